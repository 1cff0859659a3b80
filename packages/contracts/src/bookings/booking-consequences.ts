import { clockLabel, minuteOf } from '../day-plans/clock.js';
import type { DayItem } from '../planning/day-items.js';
import { amountLabel } from './booking-amount.js';
import type { Booking } from './booking.js';
import { closedSpansOn, type ClosedSpan } from './closed-spans.js';

/**
 * What a changed booking proposes: `move` names items that no longer fit around it, `freed` that its time is free again and what
 * comes back. Nothing is changed until somebody says so.
 */
export interface BookingConsequence {
  kind: 'move' | 'freed';
  sentence: string;
  itemIds: string[];
}

const counts = ['', 'one plan', 'two plans', 'three plans', 'four plans', 'five plans', 'six plans'];
const counted = (count: number): string => counts[count] ?? `${String(count)} plans`;

const isFor = ({ people }: DayItem, span: ClosedSpan): boolean =>
  people === null || span.people === null || people.some((person) => span.people?.includes(person));

const collides = (item: DayItem, span: ClosedSpan): boolean => {
  if (item.time === null || !isFor(item, span)) return false;
  const from = minuteOf(item.time);
  return span.from > 0 ? from + (item.minutes ?? 0) > span.from : from < span.until;
};

const isOpen = ({ status }: DayItem): boolean => status === 'planned' || status === 'booked';

/** Plans with a time that the booking leaves no room for, on the days of its two ends. */
const blockedBy = (booking: Booking, items: readonly DayItem[]): { span: ClosedSpan; item: DayItem }[] => {
  const dates = [...new Set([booking.start.date, booking.end?.date ?? booking.start.date])];
  return dates.flatMap((date) =>
    closedSpansOn([booking], date).flatMap((span) =>
      items
        .filter((item) => item.date === date && isOpen(item) && collides(item, span))
        .map((item) => ({ span, item })),
    ),
  );
};

const moves = (before: Booking | null, after: Booking, items: readonly DayItem[]): BookingConsequence[] => {
  const known = new Set(before ? blockedBy(before, items).map(({ item }) => item.id) : []);
  const found = blockedBy(after, items).filter(({ item }) => !known.has(item.id));
  const [first] = found;
  if (!first) return [];
  const { span } = first;
  const reason = span.reason.charAt(0).toUpperCase() + span.reason.slice(1);
  const earliest =
    span.from === 0 && span.until < 1440 ? ` The day starts at about ${clockLabel(span.until)}.` : '';
  const itemIds = [...new Set(found.map(({ item }) => item.id))];
  return [{ kind: 'move', sentence: `${reason}.${earliest} Move ${counted(itemIds.length)}?`, itemIds }];
};

const freed = (before: Booking | null, after: Booking): BookingConsequence[] => {
  if (after.status !== 'canceled' || before?.status === 'canceled') return [];
  const { refundCents, currency, title } = after;
  const back = refundCents ? ` ${amountLabel(refundCents, currency)} comes back.` : ' Say what is refunded.';
  return [{ kind: 'freed', sentence: `${title} is canceled, and its time is free.${back}`, itemIds: [] }];
};

/**
 * What follows from a booking that was added (`before` null) or changed.
 * @param items those of the trip; wishes, done and cancelled ones are passed over.
 */
export const consequencesOf = (
  before: Booking | null,
  after: Booking,
  items: readonly DayItem[],
): BookingConsequence[] => [...moves(before, after, items), ...freed(before, after)];
