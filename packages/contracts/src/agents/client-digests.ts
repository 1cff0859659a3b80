import * as z from 'zod/mini';
import { CalendarDate, Instant } from '../core/primitives.js';

/** On the clock of the client’s agent, after the messages that send themselves and the agent’s own email. */
export const CLIENT_DIGEST_TIME = '07:00';

/** Begins the secret of a client’s email, so that the page that stops it says whose it is. */
export const CLIENT_DIGEST_TOKEN = 'trip-';

/** `day` is null for what belongs to no day. `subject` names the line in calls. */
export const ClientDigestLine = z.object({
  subject: z.string(),
  tripName: z.nullable(z.string()),
  day: z.nullable(CalendarDate),
  text: z.string(),
  isLeftOut: z.boolean(),
  /** First names of those whose email has it. */
  goesTo: z.optional(z.array(z.string())),
});
export type ClientDigestLine = z.infer<typeof ClientDigestLine>;

export const ClientDigestReader = z.object({
  /** Names the reader in calls: `client`, or the address in lowercase. */
  key: z.optional(z.string()),
  name: z.string(),
  firstName: z.optional(z.string()),
  /** As the agent wrote it; words in place of another one, which is the person’s account’s. */
  email: z.string(),
  /** Set once the person has stopped the email; only they start it again. */
  stoppedAt: z.nullable(Instant),
  isLeftOut: z.optional(z.boolean()),
});
export type ClientDigestReader = z.infer<typeof ClientDigestReader>;

/** `GET /api/v1/clients/:clientId/digest`: the next email to the household, as it would leave now. */
export const ClientDigest = z.object({
  firstName: z.string(),
  isOn: z.boolean(),
  /** The client follows the choice that the agent made for all. */
  isDefault: z.boolean(),
  sendsAt: Instant,
  /** IANA name of the agent’s clock. */
  timeZone: z.string(),
  lines: z.array(ClientDigestLine),
  readers: z.array(ClientDigestReader),
  /** A sentence, when nothing is sent. */
  problem: z.nullable(z.string()),
  /** A sentence for each trip whose lines wait. */
  held: z.array(z.string()),
  lastSentAt: z.nullable(Instant),
});
export type ClientDigest = z.infer<typeof ClientDigest>;

/** `PUT /api/v1/clients/:clientId/digest`; null follows the choice for all clients. */
export const ChooseClientDigest = z.strictObject({ isOn: z.nullable(z.boolean()) });
export type ChooseClientDigest = z.infer<typeof ChooseClientDigest>;

/** `PUT /api/v1/clients/:clientId/digest/lines`. */
export const LeaveOutLine = z.strictObject({
  subject: z
    .string('Name the line')
    .check(z.regex(/^(item|booking|payment|document|itinerary):[0-9a-f-]{36}$/, 'Name a line of this email')),
  isLeftOut: z.boolean(),
});
export type LeaveOutLine = z.infer<typeof LeaveOutLine>;

/** `PUT /api/v1/clients/:clientId/digest/readers`; `key` is that of {@link ClientDigestReader}. */
export const LeaveOutReader = z.strictObject({
  key: z
    .string('Choose who gets it')
    .check(z.minLength(1, 'Choose who gets it'), z.maxLength(320, 'Choose who gets it')),
  isLeftOut: z.boolean(),
});
export type LeaveOutReader = z.infer<typeof LeaveOutReader>;
