import * as z from 'zod/mini';
import { Id, Instant } from '../core/primitives.js';
import { StatedReservation } from './stated-reservation.js';

export {
  MOST_STATED_RESERVATIONS,
  StatedEnd,
  StatedReservation,
  StatedSource,
  StatedStatus,
} from './stated-reservation.js';

/** Further emails are dropped. */
export const MOST_WAITING_EMAILS = 50;
/** Days until a forwarded email is deleted. */
export const FORWARDED_EMAIL_DAYS = 30;
/** Characters. */
export const CONFIRMATION_TEXT_LENGTH = 40_000;

export const demoForwardingMessage =
  'Forwarding is turned off in the demo. Create a free account to forward emails to a trip of your own.';

export const ForwardedEmail = z.object({
  id: Id,
  /** Anybody may have written it. */
  sender: z.string(),
  subject: z.string(),
  receivedAt: Instant,
});
export type ForwardedEmail = z.infer<typeof ForwardedEmail>;

/** `GET /api/v1/trips/:tripId/forwarding`; `address` is null until somebody makes one. */
export const TripForwarding = z.object({
  address: z.nullable(z.string()),
  emails: z.array(ForwardedEmail),
});
export type TripForwarding = z.infer<typeof TripForwarding>;

/** `POST /api/v1/trips/:tripId/forwarding/address`; the former address stops working. */
export const ForwardingAddress = z.object({ address: z.string() });
export type ForwardingAddress = z.infer<typeof ForwardingAddress>;

export const MOST_NAMED_FILES = 20;

export const ForwardedFileKind = z.enum(['pdf', 'picture', 'calendar', 'pass', 'email', 'other']);
export type ForwardedFileKind = z.infer<typeof ForwardedFileKind>;

export const FileProblem = z.enum([
  'picture',
  'scan',
  'password',
  'damaged',
  'empty',
  'too-long',
  'too-large',
  'kind',
]);
export type FileProblem = z.infer<typeof FileProblem>;

/** The file is not stored; `unread` is null where its text was read. */
export const ForwardedFile = z.object({
  name: z.string(),
  kind: ForwardedFileKind,
  unread: z.nullable(FileProblem),
});
export type ForwardedFile = z.infer<typeof ForwardedFile>;

export const NO_TEXT_READ = 'We could not read any text in this email.';

/**
 * `GET /api/v1/trips/:tripId/forwarding/emails/:emailId`: plain text, cells separated by tabs; texts of PDFs
 * and attached emails follow.
 */
export const ForwardedEmailText = z.object({
  ...ForwardedEmail.shape,
  text: z.string(),
  hasNoText: z.optional(z.boolean()),
  reservations: z.optional(z.array(StatedReservation)),
  files: z.optional(z.array(ForwardedFile)),
});
export type ForwardedEmailText = z.infer<typeof ForwardedEmailText>;

/**
 * Words of a PDF, cells separated by tabs; nothing of it is stored. `problem` says why there are none, or not all.
 * `POST /api/v1/agent-trips/:tripId/confirmation-texts`, whose body is the file.
 */
export const ConfirmationText = z.object({ text: z.string(), problem: z.nullable(FileProblem) });
export type ConfirmationText = z.infer<typeof ConfirmationText>;
