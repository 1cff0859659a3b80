import type { BookingNumber } from '@landsea/contracts/bookings';
import type { CalendarDate, CurrencyCode } from '@landsea/contracts/core';

export const bookingKinds = [
  'dining',
  'hotel',
  'cruise',
  'flight',
  'outing',
  'transfer',
  'train',
  'tickets',
  'lane',
  'insurance',
  'other',
] as const;
export type ReadKind = (typeof bookingKinds)[number];

/** A field that the text lets be read in two ways; the first value is the one that was taken. */
export interface ReadChoice {
  field: 'date' | 'endDate' | 'time' | 'endTime';
  values: string[];
}

/** Money that the text says is paid (`isPaid`) or due, in the smallest unit of the booking's currency. */
export interface ReadPayment {
  cents: number;
  on: CalendarDate | null;
  isPaid: boolean;
}

/**
 * One booking as the text of a confirmation says it. What the text does not say is null or empty, never a guess; `doubts` are
 * sentences about what can be read in more than one way, and `choices` name the values to choose from. A booking with a doubt, a
 * canceled, unconfirmed or guessed one is never taken without a look.
 *
 * `endDate` is the check-out, the end of a sailing, the arrival of a flight on a later day or the return of a car. `place` is where it
 * happens, or the way of a flight; `endPlace` where a car is returned or a train arrives. Amounts are in the smallest unit of
 * `currency` (null: US dollars): `totalCents` is for everybody, `paidCents` what is paid of it, `dueCents` what is due by `dueOn`;
 * `payments` has all of them where the text names several. `cancelBy` is the last day to cancel for free.
 */
export interface ReadBooking {
  kind: ReadKind;
  title: string | null;
  date: CalendarDate | null;
  endDate: CalendarDate | null;
  time: string | null;
  endTime: string | null;
  people: number | null;
  guests: string[];
  /** The number that names the booking to the company, as it is written there; the first of `numbers`. */
  number: string | null;
  /** All numbers with what each is, the most telling first. */
  numbers: BookingNumber[];
  currency: CurrencyCode | null;
  totalCents: number | null;
  paidCents: number | null;
  dueCents: number | null;
  dueOn: CalendarDate | null;
  payments: ReadPayment[];
  cancelBy: CalendarDate | null;
  place: string | null;
  endPlace: string | null;
  staterooms: string[];
  facts: string[];
  doubts: string[];
  choices: ReadChoice[];
  /** The kind was told from loose words only, not from a label, a number or a name. */
  isGuess: boolean;
  isCanceled: boolean;
  isUnconfirmed: boolean;
  isChange: boolean;
}

/** A date without a year is read as one of these days where that fits. */
export interface TripDates {
  startDate: CalendarDate;
  endDate: CalendarDate;
}

export const blankBooking: Omit<ReadBooking, 'kind'> = {
  ...{ title: null, date: null, endDate: null, time: null, endTime: null, people: null, guests: [] },
  ...{ number: null, numbers: [], currency: null, totalCents: null, paidCents: null, dueCents: null },
  ...{ dueOn: null, payments: [], cancelBy: null, place: null, endPlace: null, staterooms: [] },
  ...{ facts: [], doubts: [], choices: [] },
  ...{ isGuess: false, isCanceled: false, isUnconfirmed: false, isChange: false },
};

export const isOnTrip = (date: string | null, { startDate, endDate }: TripDates): boolean =>
  date !== null && date >= startDate && date <= endDate;
