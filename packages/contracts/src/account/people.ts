import * as z from 'zod/mini';
import { Id } from '../core/primitives.js';

/** `GET /internal/people/:userId` of identity: whom a service writes to. 404 once the account is gone. */
export const PersonContact = z.object({
  userId: Id,
  email: z.string(),
  firstName: z.string(),
  /** Absent from an identity service of an older release. */
  lastName: z.optional(z.string()),
  /** Whether the person has shown that email to this address reaches them. Ask again before each decision that needs it. */
  emailVerified: z.boolean(),
});
export type PersonContact = z.infer<typeof PersonContact>;

/** `POST /internal/people/verified-address` of identity: whether an account has this address and has verified it. */
export const VerifiedAddressQuestion = z.strictObject({ email: z.string() });
export type VerifiedAddressQuestion = z.infer<typeof VerifiedAddressQuestion>;
export const VerifiedAddressAnswer = z.object({ isVerified: z.boolean() });
export type VerifiedAddressAnswer = z.infer<typeof VerifiedAddressAnswer>;
