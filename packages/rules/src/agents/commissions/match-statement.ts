import type {
  LinePart,
  LineSuggestion,
  NewStatementLine,
  StatementPayer,
  SuggestionReason,
} from '@landsea/contracts/agents';
import { BookingIndex, type AwaitedBooking, type StatementBooking } from './booking-index.js';
import { divideCents, splitCommission } from './split-commission.js';
import { listNumbers } from './statement-numbers.js';

export interface StatementTerms {
  payer: StatementPayer;
  supplierId: string | null;
}

export interface MatchedLine {
  id: string;
  /** The booking’s without doubt; at most one. */
  parts: LinePart[];
  suggestions: LineSuggestion[];
}

/** The agent’s cents of a line: a host has split it already. */
export const countOwnCents = (
  { payer }: Pick<StatementTerms, 'payer'>,
  cents: number,
  share: number,
): number => (payer === 'host' ? cents : splitCommission(cents, share).ownCents);

const TOLERANCE_CENTS = 1;

class StatementMatcher {
  private readonly index: BookingIndex;

  constructor(
    private readonly terms: StatementTerms,
    bookings: readonly StatementBooking[],
  ) {
    this.index = new BookingIndex(bookings.map((booking) => toAwaited(terms, booking)));
  }

  match(line: NewStatementLine): MatchedLine {
    const { id, number, isFee } = line;
    if (isFee) return { id, parts: [], suggestions: [] };
    const exact = this.index.findExact(number);
    if (exact.length > 0) return this.judge(line, exact);
    const numbers = listNumbers(number);
    const named = [...new Set(numbers.flatMap((each) => this.index.findPlain(each)))];
    if (numbers.length > 1 && named.length > 1) return this.suggest(line, 'several', named);
    if (named.length > 0) return this.judge(line, named);
    const suggestions = this.index
      .findAlike(line)
      .flatMap((booking) => this.suggest(line, 'alike', [booking]).suggestions);
    return { id, parts: [], suggestions };
  }

  private judge(line: NewStatementLine, found: readonly AwaitedBooking[]): MatchedLine {
    const { supplierId } = this.terms;
    const same = found.filter(
      (each) => supplierId === null || each.supplierId === null || each.supplierId === supplierId,
    );
    if (same.length === 0) return this.suggest(line, 'other-supplier', found);
    const earning = same.filter(({ ownCents }) => ownCents !== null && ownCents > 0);
    const [booking, another] = earning.length > 0 ? earning : same;
    if (!booking || another) return this.suggest(line, 'several', earning.length > 0 ? earning : same);
    if (this.isPaidBefore(line, booking)) return this.suggest(line, 'paid-before', [booking]);
    booking.receivedCents += countOwnCents(this.terms, line.cents, booking.share);
    return { id: line.id, parts: [partOf(booking, line.cents)], suggestions: [] };
  }

  private isPaidBefore(
    { cents }: NewStatementLine,
    { ownCents, receivedCents, share }: AwaitedBooking,
  ): boolean {
    if (cents <= 0 || ownCents === null || ownCents === 0 || receivedCents < ownCents - TOLERANCE_CENTS)
      return false;
    return Math.abs(countOwnCents(this.terms, cents, share) - ownCents) <= TOLERANCE_CENTS;
  }

  private suggest(
    { id, cents }: NewStatementLine,
    reason: SuggestionReason,
    bookings: readonly AwaitedBooking[],
  ): MatchedLine {
    const named = bookings.slice(0, MOST_SUGGESTED);
    const shares = divideCents(
      cents,
      named.map(({ awaitedCents }) => Math.max(0, awaitedCents ?? 0)),
    );
    const parts = named.map((booking, index) => partOf(booking, shares[index] ?? 0));
    return { id, parts: [], suggestions: parts.length > 0 ? [{ reason, parts }] : [] };
  }
}

const MOST_SUGGESTED = 10;

const partOf = ({ tripId, bookingId }: AwaitedBooking, cents: number): LinePart => ({
  tripId,
  bookingId,
  cents,
});

/** Adds the cents that are still to come, in the terms of the payer. */
const toAwaited = ({ payer }: StatementTerms, booking: StatementBooking): AwaitedBooking => {
  const { ownCents, expectedCents, receivedCents } = booking;
  const open = ownCents === null ? null : ownCents - receivedCents;
  const awaitedCents =
    payer === 'host' || open === null || !ownCents || expectedCents === null
      ? open
      : Math.round((expectedCents * open) / ownCents);
  return { ...booking, awaitedCents };
};

/**
 * Numbers decide: the written one, then the plain one; a number of several bookings, of another supplier, or of
 * one that is paid is only suggested, as are bookings whose dates and amount or name agree. Lines count one after
 * another, so a second line with the same money is seen. The time grows with lines plus bookings.
 */
export const matchStatement = (
  terms: StatementTerms,
  lines: readonly NewStatementLine[],
  bookings: readonly StatementBooking[],
): MatchedLine[] => {
  const matcher = new StatementMatcher(terms, bookings);
  return lines.map((line) => matcher.match(line));
};
