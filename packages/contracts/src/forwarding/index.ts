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

/** How many files of one email are named. */
export const MOST_NAMED_FILES = 20;

export const ForwardedFileKind = z.enum(['pdf', 'picture', 'calendar', 'pass', 'email', 'other']);
export type ForwardedFileKind = z.infer<typeof ForwardedFileKind>;

/**
 * Why the words of a file are not among the text: it is a picture, a PDF that is a picture of a page, locked by a password,
 * broken, empty, longer or larger than we read, or of a kind that we do not read.
 */
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

/** A file that came with an email, by its name; the file itself is not kept. `unread` is null where its words were read. */
export const ForwardedFile = z.object({
  name: z.string(),
  kind: ForwardedFileKind,
  unread: z.nullable(FileProblem),
});
export type ForwardedFile = z.infer<typeof ForwardedFile>;

/** Stands in place of the text of an email in which there are no words. */
export const NO_TEXT_READ = 'We could not read any text in this email.';

/**
 * `GET /api/v1/trips/:tripId/forwarding/emails/:emailId`: an email with its words, never as HTML. Rows of tables are lines whose
 * cells are parted by tabs; the words of PDFs and of emails that were attached follow its own. `hasNoText` says that the text is
 * {@link NO_TEXT_READ}.
 */
export const ForwardedEmailText = z.object({
  ...ForwardedEmail.shape,
  text: z.string(),
  hasNoText: z.optional(z.boolean()),
  reservations: z.optional(z.array(StatedReservation)),
  files: z.optional(z.array(ForwardedFile)),
});
export type ForwardedEmailText = z.infer<typeof ForwardedEmailText>;
