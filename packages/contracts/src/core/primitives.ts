import * as z from 'zod/mini';
import { issueMessage } from './issue-messages.js';

// All schemas are built on these primitives, so every copy of the validator has the table of messages.
z.config({ customError: issueMessage });

/** Lower case, as the database answers it. */
export const Id = z.uuid('Not a valid id').check(z.toLowerCase());

/** `YYYY-MM-DD` without a zone: dates compare as strings and subtract as calendar days. */
export const CalendarDate = z.iso
  .date({ error: 'Enter a date of the calendar, as YYYY-MM-DD', abort: true })
  .check(z.refine((date) => date >= '1900' && date < '2200', 'Enter a date between 1900 and 2199'));
export type CalendarDate = z.infer<typeof CalendarDate>;

/** Grows with each write; a change names the version it saw. */
export const Version = z
  .int('Name the version you saw')
  .check(z.minimum(0, 'Name the version you saw'), z.maximum(2_147_483_647, 'Name the version you saw'));

/** ISO-8601, always UTC. */
export const Instant = z.iso.datetime('Not a valid instant');

/** Integer US cents, 0 to ten million dollars. */
export const Cents = z
  .int('Enter an amount in whole cents')
  .check(
    z.minimum(0, 'An amount cannot be negative'),
    z.maximum(1_000_000_000, 'That is more than Landsea can hold: enter less'),
  );

const MOST_CENTS = 1_000_000_000;

/** May be negative, as for a refund. */
export const SignedCents = z
  .int('Enter an amount in whole cents')
  .check(
    z.minimum(-MOST_CENTS, 'That is more than Landsea can hold: enter less'),
    z.maximum(MOST_CENTS, 'That is more than Landsea can hold: enter less'),
  );

/** Refuses characters that control a printer or turn the reading direction. */
export const requireVisible = (what: string) =>
  z.regex(
    /^(?:[^\p{Cc}\u202a-\u202e\u2066-\u2069]|[\t\n\r])*$/u,
    `${what} contains an invisible character: please retype it`,
  );

/** Refuses text of invisible characters only. */
const inked = (what: string) =>
  z.regex(/[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u, `${what} is required`);

/** One line: trimmed, not empty. */
export const defineShortText = (what: string, max = 120) =>
  z
    .string(`${what} is required`)
    .check(
      z.trim(),
      inked(what),
      requireVisible(what),
      z.maxLength(max, `${what} is too long (${max} characters at most)`),
    );

/** `1,000`, without Intl, which costs a slow phone a tenth of a second. */
const count = (characters: number): string => String(characters).replace(/\B(?=(\d{3})+$)/g, ',');

/** May be empty. */
export const freeText = (what: string, max = 500) =>
  z
    .string()
    .check(
      z.trim(),
      requireVisible(what),
      z.maxLength(max, `${what} is too long (${count(max)} characters at most)`),
    );

export const defineOptionalText = (what: string, max = 500) => z.optional(freeText(what, max));
