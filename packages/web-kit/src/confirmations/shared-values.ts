import type { ReadBooking, ReadKind } from './confirmation';
import { findNumbers } from './fields/numbers';

/** A booking whose price is that of others too has none of its own. */
export const withoutPrice = {
  currency: null,
  totalCents: null,
  paidCents: null,
  dueCents: null,
  dueOn: null,
  payments: [],
};

const ofAll = /\b(?:both|all|trip|grand|order|combined|overall)\b/i;
const isTotal = (row: string): boolean => /\btotal\b|gesamt/i.test(row);

/** The price of all bookings stands at the end of a mail, and with the first of them. */
const withPrice = (bookings: readonly ReadBooking[], isOne: boolean): ReadBooking[] => {
  const last = bookings.at(-1);
  const isOfAll =
    isOne && last?.totalCents !== null && bookings.every((each) => each === last || each.totalCents === null);
  if (!last || !isOfAll) return [...bookings];
  const { currency, totalCents, paidCents, dueCents, dueOn, payments } = last;
  return bookings.map((booking, n) => ({
    ...booking,
    ...(n === 0 ? { currency, totalCents, paidCents, dueCents, dueOn, payments } : withoutPrice),
  }));
};

/** The only number, the total price, the company and the days of one sailing are shared. */
export const withShared = (
  bookings: readonly ReadBooking[],
  rows: readonly string[],
  kind: ReadKind,
): ReadBooking[] => {
  const [first] = bookings;
  if (!first || bookings.length < 2) return [...bookings];
  const numbers = findNumbers(rows);
  const isOne = numbers.length === 1 || rows.some((row) => isTotal(row) && ofAll.test(row));
  const company = first.title?.replace(/ \d+$/, '') ?? 'Train';
  const dated = bookings.find(({ date }) => date !== null) ?? first;
  const named = bookings.find(({ title }) => title !== null) ?? first;
  const { date, endDate, time, endTime, doubts, choices } = dated;
  return withPrice(bookings, isOne).map((booking) => ({
    ...booking,
    ...(booking.numbers.length === 0 &&
      numbers.length === 1 && { numbers, number: numbers[0]?.value ?? null }),
    ...(kind === 'cruise' && booking.date === null && { date, endDate, time, endTime, doubts, choices }),
    ...(kind === 'cruise' && booking.title === null && { title: named.title }),
    ...(kind === 'transfer' && booking.title === 'Transfer' && { title: first.title }),
    ...(kind === 'train' && { title: booking.title?.replace(/^Train\b/, company) ?? null }),
  }));
};
