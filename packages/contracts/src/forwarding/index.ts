import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';

/** How many forwarded emails of one trip may wait; further ones are dropped. */
export const MOST_WAITING_EMAILS = 50;
/** Forwarded emails are deleted after so many days. */
export const FORWARDED_EMAIL_DAYS = 30;
/** The longest text of a confirmation that is read, in characters: longer than any mail's. */
export const CONFIRMATION_TEXT_LENGTH = 40_000;

/** What the demo account is answered in place of an address. */
export const demoForwardingMessage =
  'Forwarding is turned off in the demo. Create a free account to forward emails to a trip of your own.';

/** A confirmation that somebody forwarded to the trip, and nobody has checked yet. */
export const ForwardedEmail = z.object({
  id: Id,
  /** The name or address of the person who forwarded it; as it came, so anybody may have written it. */
  sender: z.string(),
  subject: z.string(),
  receivedAt: Instant,
});
export type ForwardedEmail = z.infer<typeof ForwardedEmail>;

/**
 * `GET /api/v1/trips/:tripId/forwarding`, for people who may edit the trip and see its documents: where to forward confirmations
 * to, null until somebody makes an address, and those that wait, the latest first.
 */
export const TripForwarding = z.object({
  address: z.nullable(z.string()),
  emails: z.array(ForwardedEmail),
});
export type TripForwarding = z.infer<typeof TripForwarding>;

/** `POST /api/v1/trips/:tripId/forwarding/address`: a new address; the one before takes nothing more. */
export const ForwardingAddress = z.object({ address: z.string() });
export type ForwardingAddress = z.infer<typeof ForwardingAddress>;

/** `GET /api/v1/trips/:tripId/forwarding/emails/:emailId`: an email with its words, never as HTML. */
export const ForwardedEmailText = z.object({ ...ForwardedEmail.shape, text: z.string() });
export type ForwardedEmailText = z.infer<typeof ForwardedEmailText>;
