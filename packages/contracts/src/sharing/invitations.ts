import * as z from 'zod/mini';
import { LastName, Register } from '../account/auth.js';
import { Brand } from '../agents/brand.js';
import { ClientConsent, TripConsent } from '../agents/client-consent.js';
import { CalendarDate, Id, Instant } from '../core/primitives.js';

/** Days after each time it is sent. */
export const INVITATION_DAYS = 7;

/** The form is not checked: a mangled key is an unknown one. */
export const InvitationKey = z.union([
  z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  z.strictObject({ code: z.string().check(z.maxLength(60)) }),
]);
export type InvitationKey = z.infer<typeof InvitationKey>;

export const InvitationViewer = z.enum(['visitor', 'invited', 'sender', 'other']);

/**
 * `POST /api/v1/invitations/preview`. `email` is masked. `provesEmail`: this key was emailed; with another
 * one the account's address must be verified first.
 */
export const InvitationPreview = z.object({
  state: z.enum(['open', 'used', 'expired']),
  agentName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  expiresAt: Instant,
  viewer: InvitationViewer,
  provesEmail: z.boolean(),
  brand: z.optional(z.nullable(Brand)),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;

/** `POST /api/v1/invitations/accept`. */
export const AcceptInvitation = z.strictObject({ key: InvitationKey, consent: ClientConsent });
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/** `POST /api/v1/invitations/register`: an emailed key also verifies and accepts, a copied one does not. */
export const RegisterInvited = z.strictObject({
  key: InvitationKey,
  firstName: Register.shape.firstName,
  lastName: LastName,
  password: Register.shape.password,
});
export type RegisterInvited = z.infer<typeof RegisterInvited>;

/** `POST /api/v1/invitations/:clientId/link`: shown once; the service stores neither link nor code. */
export const InvitationLink = z.object({ url: z.string(), code: z.string(), expiresAt: Instant });
export type InvitationLink = z.infer<typeof InvitationLink>;

export const InvitationState = z.object({
  clientId: Id,
  agentId: Id,
  email: z.string(),
  state: z.enum(['open', 'accepted', 'revoked']),
  sentAt: Instant,
  expiresAt: Instant,
  acceptedAt: z.nullable(Instant),
  userId: z.nullable(Id),
  version: z.int(),
});
export type InvitationState = z.infer<typeof InvitationState>;

/** Sent to trips with the shared trips. */
export const InvitationChanged = z.extend(InvitationState, { consent: z.optional(z.array(TripConsent)) });
export type InvitationChanged = z.infer<typeof InvitationChanged>;

export const ClientInvited = z.object({
  clientId: Id,
  agentId: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Grows with each invitation. */
  version: z.int(),
  /** Grows with each hand-over of the client; absent in earlier releases. */
  agentVersion: z.optional(z.int()),
  /** The mail says these besides the agent's name; absent in earlier releases. */
  agencyName: z.optional(z.nullable(z.string())),
  trip: z.optional(
    z.nullable(z.object({ name: z.string(), startDate: CalendarDate, endDate: CalendarDate })),
  ),
  line: z.optional(z.string()),
  brand: z.optional(Brand),
});
export type ClientInvited = z.infer<typeof ClientInvited>;
