import * as z from 'zod/mini';
import { definePersonName } from '../core/names.js';
import { Id, Instant } from '../core/primitives.js';

export const UserType = z.enum(['family', 'agent', 'client']);
export type UserType = z.infer<typeof UserType>;

export const Role = z.enum(['marketing']);
export type Role = z.infer<typeof Role>;

export const Theme = z.enum(['system', 'light', 'dark']);
export type Theme = z.infer<typeof Theme>;

/** `GET /api/auth/user`, also the answer of login and registration. */
export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userType: UserType,
  isDemo: z.boolean(),
  /** Sharing a trip and connecting a calendar need it. */
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  googleLinked: z.boolean(),
  /** True after accepting an agent's invitation: opens /client-portal for any user type. */
  isClient: z.boolean(),
  theme: z.nullable(Theme),
  erasesAt: z.nullable(Instant),
  roles: z.optional(z.array(Role)),
});
export type User = z.infer<typeof User>;

/** Trimmed and lower-case. */
export const Email = z
  .string('Please enter a valid email address')
  .check(
    z.trim(),
    z.toLowerCase(),
    z.email('Please enter a valid email address'),
    z.maxLength(254, 'Please enter a valid email address'),
  );

/** `POST /api/auth/login`. */
export const Login = z.strictObject({
  email: Email,
  password: z.string('Password is required').check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
});
export type Login = z.infer<typeof Login>;

export const NewPassword = z
  .string('Password must be at least 6 characters')
  .check(
    z.minLength(6, 'Password must be at least 6 characters'),
    z.maxLength(1024, 'That password is too long'),
  );

export const LastName = definePersonName('Last name must be at least 2 characters');

/** `POST /api/auth/register`. A client is invited instead; the short sign-up asks for no last name. */
export const Register = z.strictObject({
  firstName: definePersonName('First name must be at least 2 characters'),
  lastName: z.optional(LastName),
  email: Email,
  password: NewPassword,
  userType: z.optional(z.enum(['family', 'agent'])),
});
export type Register = z.infer<typeof Register>;

/** `POST /api/auth/forgot-password`; the answer does not tell whether the account exists. */
export const ForgotPassword = z.strictObject({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

const mailedToken = (message: string) => z.string(message).check(z.minLength(1, message), z.maxLength(256));

/** `POST /api/auth/reset-password`. */
export const ResetPassword = z.strictObject({
  token: mailedToken('Reset token is required'),
  password: NewPassword,
});
export type ResetPassword = z.infer<typeof ResetPassword>;

export const PasswordReset = z.object({ deletionCanceled: z.boolean() });
export type PasswordReset = z.infer<typeof PasswordReset>;

/**
 * `POST /api/auth/register-for-trip`: the invited address is never sent by the browser and counts as
 * verified.
 */
export const RegisterForTrip = z.strictObject({
  token: mailedToken('Invitation token is required'),
  firstName: Register.shape.firstName,
  lastName: z.optional(LastName),
  password: NewPassword,
});
export type RegisterForTrip = z.infer<typeof RegisterForTrip>;

/** `POST /api/auth/register-for-team`: an agent's account for the invited address, which counts as verified. */
export const RegisterForTeam = z.extend(RegisterForTrip, { lastName: LastName });
export type RegisterForTeam = z.infer<typeof RegisterForTeam>;

/** `POST /api/auth/verify-email`, signed in to the account of the link. */
export const VerifyEmail = z.strictObject({ token: mailedToken('Verification token is required') });
export type VerifyEmail = z.infer<typeof VerifyEmail>;

/** `POST /internal/sessions/resolve`: the SHA-256 of a cookie's value, as hex. */
export const ResolveSession = z.strictObject({ tokenHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });
export type ResolveSession = z.infer<typeof ResolveSession>;

export const Principal = z.object({
  userId: Id,
  sessionId: Id,
  userType: UserType,
  isDemo: z.boolean(),
  firstName: z.string(),
});
export type Principal = z.infer<typeof Principal>;

/** `POST /internal/sessions/resolve`: null without such a live session. */
export const ResolvedSession = z.object({ principal: z.nullable(Principal) });
export type ResolvedSession = z.infer<typeof ResolvedSession>;
