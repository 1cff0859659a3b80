import type { CalendarDate } from '@landsea/contracts/core';

export const bookingKinds = [
  'dining',
  'hotel',
  'cruise',
  'flight',
  'outing',
  'transfer',
  'train',
  'tickets',
  'insurance',
] as const;
export type ReadKind = (typeof bookingKinds)[number];

/**
 * One booking as the text of a confirmation says it. What the text does not say is null, never a guess; `doubts` are sentences
 * about what can be read in more than one way. `endDate` is the check-out, the end of a sailing or the return of a car.
 * `place` is where it happens, or the way of a flight; `endPlace` where a car is returned. `totalCents` is for everybody, `paidCents`
 * what is paid of it, `dueCents` what is due by `dueOn`; `cancelBy` is the last day to cancel for free.
 */
export interface ReadBooking {
  kind: ReadKind;
  title: string | null;
  date: CalendarDate | null;
  endDate: CalendarDate | null;
  time: string | null;
  endTime: string | null;
  people: number | null;
  number: string | null;
  totalCents: number | null;
  paidCents: number | null;
  dueCents: number | null;
  dueOn: CalendarDate | null;
  cancelBy: CalendarDate | null;
  place: string | null;
  endPlace: string | null;
  stateroom: string | null;
  /** What else is worth keeping, such as a room type or a stateroom, in the words of the text. */
  facts: string[];
  doubts: string[];
  /** The text says that the booking is canceled. */
  isCanceled: boolean;
}

/** When the trip is: a date without a year is read as one of these days where that fits. */
export interface TripDates {
  startDate: CalendarDate;
  endDate: CalendarDate;
}
