import * as z from 'zod/mini';

/** A row's id, and every id that one service knows of another's row. */
export const Id = z.uuid('Not a valid id');

/** A calendar date without a time zone, `YYYY-MM-DD`. Two of them compare as strings and subtract as calendar days. */
export const CalendarDate = z.iso
  .date('Enter a date as YYYY-MM-DD')
  .check(z.refine((date) => date >= '1900' && date < '2200', 'Enter a date between 1900 and 2199'));
export type CalendarDate = z.infer<typeof CalendarDate>;

/** How often something was written: who changes it names the version that they saw. */
export const Version = z
  .int('Name the version you saw')
  .check(z.minimum(0, 'Name the version you saw'), z.maximum(2_147_483_647, 'Name the version you saw'));

/** An instant in ISO-8601, always UTC. */
export const Instant = z.iso.datetime('Not a valid instant');

/** Integer US cents, 0 to ten million dollars. */
export const Cents = z
  .int('Enter an amount in whole cents')
  .check(
    z.minimum(0, 'An amount cannot be negative'),
    z.maximum(1_000_000_000, 'That is more than Landsea can hold'),
  );

/** Text without signs that nobody sees, or that turn what follows around. */
const seen = (what: string) =>
  z.regex(/^(?:[^\p{Cc}\u202d\u202e]|[\t\n\r])*$/u, `${what} holds a sign that cannot be seen: type it anew`);

/** One line of text a person typed: trimmed, not empty. */
export const shortText = (what: string, max = 120) =>
  z
    .string(`${what} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${what} is required`),
      seen(what),
      z.maxLength(max, `${what} is too long (${String(max)} characters at most)`),
    );

/** Free text a person may leave out; empty text is the same as none. */
export const optionalText = (what: string, max = 500) =>
  z.optional(
    z
      .string()
      .check(
        z.trim(),
        seen(what),
        z.maxLength(max, `${what} is too long (${String(max)} characters at most)`),
      ),
  );
