import type { Booking } from '@landsea/contracts/bookings';
import type { BookingEntry } from '../../bookings/booking-days.js';
import { findBookingOfSailing } from '../../bookings/booking-remarks.js';
import type { CalendarDate } from '@landsea/contracts/core';
import { getSeatingAt, type Seating } from '../../planning/ship-dinner.js';
import type { Sailing } from '@landsea/contracts/trip';
import { toMinute, type Minute } from '../../trip/clock.js';

/** `time` is ship time, null where the confirmation has none. */
export interface BookedStep {
  key: 'board' | 'ashore';
  title: string;
  time: Minute | null;
  note?: string;
}

export const findStepOfEntry = <Step extends { key: string; note?: string }>(
  { kind, end, time }: Pick<BookingEntry, 'kind' | 'end' | 'time'>,
  steps: readonly Step[],
): Step | undefined => {
  if (kind !== 'cruise') return undefined;
  const step = steps.find(({ key }) => key === (end === 'start' ? 'board' : 'ashore'));
  return step && (time === null || step.note !== undefined) ? step : undefined;
};

const wordsOf: readonly (readonly [RegExp, Seating])[] = [
  [/\b(late|second)\b/i, 'late'],
  [/\b(main|early|first)\b/i, 'early'],
];

/** From texts such as `Main dinner seating 5:45 PM` or `Dining seating: Late`. */
export const findSeating = (text: string): Seating | null => {
  const around = /[^.;\n]{0,24}\bseating\b[^.;\n]{0,16}/i.exec(text)?.[0];
  if (around === undefined) return null;
  const named = wordsOf.find(([word]) => word.test(around))?.[1];
  if (named) return named;
  const hour = /\b(\d{1,2}):\d{2}\s*p/i.exec(around)?.[1];
  return hour === undefined ? null : getSeatingAt(`${Number(hour) + 12}:00`);
};

export const readBookedSailing = (
  sailing: Pick<Sailing, 'ship' | 'embarkationDate'>,
  date: CalendarDate,
  bookings: readonly Booking[],
): { steps: BookedStep[]; seating: Seating | null } => {
  const booking = findBookingOfSailing(sailing, bookings);
  if (!booking) return { steps: [], seating: null };
  const { title, start, end, included, note } = booking;
  const step = (key: BookedStep['key'], at: Booking['end']): BookedStep[] =>
    at?.date === date ? [{ key, title, time: at.time === null ? null : toMinute(at.time) }] : [];
  return {
    steps: [...step('board', start), ...step('ashore', end)],
    seating: findSeating([included, note].filter(Boolean).join('\n')),
  };
};
