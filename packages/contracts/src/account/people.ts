import * as z from 'zod/mini';
import { Id } from '../core/primitives.js';

/** `GET /internal/people/:userId` of identity: whom a service writes to. 404 once the account is gone. */
export const PersonContact = z.object({
  userId: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.optional(z.string()),
  /** Ask again before each decision that needs it. */
  emailVerified: z.boolean(),
});
export type PersonContact = z.infer<typeof PersonContact>;

/** `POST /internal/people/verified-address` of identity. */
export const VerifiedAddressQuestion = z.strictObject({ email: z.string() });
export type VerifiedAddressQuestion = z.infer<typeof VerifiedAddressQuestion>;
export const VerifiedAddressAnswer = z.object({ isVerified: z.boolean() });
export type VerifiedAddressAnswer = z.infer<typeof VerifiedAddressAnswer>;
