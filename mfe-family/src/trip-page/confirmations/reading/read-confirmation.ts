import { CONFIRMATION_TEXT_LENGTH } from '@landsea/contracts/forwarding';
import { BookingText, isName } from './booking-text';
import type { KnownNames } from './booking-text';
import type { ReadBooking, TripDates } from './confirmation';
import { isCanceled, linesOf, numberIn } from './fields';
import { kindOf } from './kind-of';
import { readBooking } from './read-booking';
import { readFlights } from './read-flights';

/** A mail that lists several tables is cut where each begins: at the name of its restaurant, or behind the number before it. */
const blocksOf = (lines: readonly string[], known: KnownNames): string[][] => {
  const numbered = lines.flatMap((line, index) =>
    /\bconfirmation\s*(?:number|no\.?|#|:)/i.test(line) ? [index] : [],
  );
  if (
    numbered.length < 2 ||
    new Set(numbered.map((at) => numberIn(lines.slice(at, at + 2)))).size < numbered.length
  )
    return [[...lines]];
  const named = lines.flatMap((line, index) => (isName(line) && known.restaurant(line) ? [index] : []));
  const starts = numbered.map(
    (at, n) =>
      named.findLast((each) => each <= at && each > (numbered[n - 1] ?? -1)) ?? (numbered[n - 1] ?? -1) + 1,
  );
  return starts.map((start, n) => lines.slice(n === 0 ? 0 : start, starts[n + 1] ?? lines.length));
};

export interface ConfirmationContext {
  trip: TripDates;
  names: KnownNames;
}

const isTold = ({ title, date, number }: ReadBooking): boolean =>
  [title, date, number].filter((each) => each !== null).length >= 2;

/**
 * The bookings that the text of a confirmation names, one for each flight and each table; none where it cannot be told what the
 * text confirms.
 */
export const readConfirmation = (
  text: string,
  { trip, names: known }: ConfirmationContext,
): ReadBooking[] => {
  const lines = linesOf(text.slice(0, CONFIRMATION_TEXT_LENGTH));
  const kind = kindOf(lines.join('\n'));
  if (!kind || kind === 'lane' || kind === 'other') return [];
  const blocks = kind === 'dining' ? blocksOf(lines, known) : [lines];
  const found =
    kind === 'flight'
      ? readFlights(lines, trip)
      : blocks.map((block) => readBooking[kind](new BookingText(block, trip, known))).filter(isTold);
  return found.map((booking) => ({ ...booking, isCanceled: isCanceled(lines) }));
};
