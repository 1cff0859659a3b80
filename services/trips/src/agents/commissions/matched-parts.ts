import type {
  Commission,
  LinePart,
  LineSuggestion,
  NewStatementLine,
  StatementLine,
} from '@landsea/contracts/agents';
import { countOpenCents, countOwnCents, matchStatement, type StatementTerms } from '@landsea/rules/agents';
import type { BookingToJudge } from './commissions.queries.js';
import type { MatchedPart } from './statements.queries.js';

/** Bookings to choose from beside the lines. */
const MOST_OPEN = 500;

const keyOf = ({ tripId, bookingId }: Pick<LinePart, 'tripId' | 'bookingId'>): string =>
  `${tripId} ${bookingId}`;

export const withOwnCents = (
  terms: StatementTerms,
  parts: readonly (LinePart & { lineId: string })[],
  bookings: readonly Commission[],
): MatchedPart[] => {
  const shares = new Map(bookings.map((booking) => [keyOf(booking), booking.share]));
  return parts.map((part) => ({
    ...part,
    ownCents: countOwnCents(terms, part.cents, shares.get(keyOf(part)) ?? 0),
  }));
};

/** The bookings as they are once these parts stand. */
export const withParts = (
  bookings: readonly BookingToJudge[],
  parts: readonly Pick<MatchedPart, 'tripId' | 'bookingId' | 'ownCents'>[],
): BookingToJudge[] => {
  const paid = new Map<string, { cents: number; lines: number }>();
  for (const part of parts) {
    const { cents, lines } = paid.get(keyOf(part)) ?? { cents: 0, lines: 0 };
    paid.set(keyOf(part), { cents: cents + part.ownCents, lines: lines + 1 });
  }
  return bookings.map((booking) => {
    const { cents, lines } = paid.get(keyOf(booking)) ?? { cents: 0, lines: 0 };
    return { ...booking, receivedCents: booking.receivedCents + cents, lines: booking.lines + lines };
  });
};

/** Numbers decide, line by line. */
export const matchNewLines = (
  terms: StatementTerms,
  lines: readonly NewStatementLine[],
  bookings: readonly Commission[],
): MatchedPart[] =>
  withOwnCents(
    terms,
    matchStatement(terms, lines, bookings).flatMap(({ id, parts }) =>
      parts.map((part) => ({ ...part, lineId: id })),
    ),
    bookings,
  );

/** A line that somebody took from its booking, or whose booking came later, is suggested by its number. */
export const suggestFor = (
  terms: StatementTerms,
  lines: readonly Omit<StatementLine, 'suggestions'>[],
  bookings: readonly Commission[],
): StatementLine[] => {
  const open = lines.filter(({ parts, isFee }) => parts.length === 0 && !isFee);
  const found = new Map<string, LineSuggestion[]>(
    matchStatement(terms, open, bookings).map(({ id, parts, suggestions }) => [
      id,
      parts.length > 0 ? [{ reason: 'number', parts }] : suggestions,
    ]),
  );
  return lines.map((line) => ({ ...line, suggestions: found.get(line.id) ?? [] }));
};

/** Those that lines name, and of the others those with money to come. */
export const pickBookings = (
  lines: readonly StatementLine[],
  bookings: readonly Commission[],
): Commission[] => {
  const named = new Set(
    lines.flatMap(({ parts, suggestions }) =>
      [...parts, ...suggestions.flatMap((each) => each.parts)].map(keyOf),
    ),
  );
  const isNamed = (booking: Commission): boolean => named.has(keyOf(booking));
  const open = bookings.filter((booking) => !isNamed(booking) && countOpenCents(booking) > 0);
  return [...bookings.filter(isNamed), ...open.slice(0, MOST_OPEN)];
};
