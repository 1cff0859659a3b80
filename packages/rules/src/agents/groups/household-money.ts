import type { GroupPaymentState, HouseholdMoney } from '@landsea/contracts/agents';
import type { BookingPayment } from '@landsea/contracts/bookings';
import type { CalendarDate } from '@landsea/contracts/core';
import { computeCommission } from '../bookings/commission.js';
import type { HouseholdBooking } from './group-facts.js';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, cents) => total + cents, 0);
const sumCents = (payments: readonly BookingPayment[]): number => sum(payments.map(({ cents }) => cents));
const isPaid = ({ paidOn }: BookingPayment): boolean => paidOn !== null;

const counts = ({ isKept, currency }: HouseholdBooking): boolean => isKept && currency === 'USD';

/** A held booking is not owed yet; without a total its payments are the price. */
const countOwed = ({ status, totalCents, payments }: HouseholdBooking): number =>
  status === 'held' ? 0 : Math.max(0, (totalCents ?? sumCents(payments)) - sumCents(payments.filter(isPaid)));

const judge = (payments: readonly BookingPayment[], today: CalendarDate): GroupPaymentState => {
  if (payments.length === 0) return 'none';
  const open = payments.filter((payment) => !isPaid(payment));
  if (open.length === 0) return 'paid';
  return open.some(({ dueOn }) => dueOn !== null && dueOn < today) ? 'late' : 'open';
};

/** US cents of the bookings in dollars that the agent keeps. */
export const sumHouseholdMoney = (
  bookings: readonly HouseholdBooking[],
  today: CalendarDate,
): HouseholdMoney => {
  const kept = bookings.filter(counts);
  const payments = kept.flatMap(({ title, payments: each }) =>
    each.map((payment) => ({ ...payment, title })),
  );
  const [next] = payments
    .filter((payment) => !isPaid(payment))
    .sort((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
  return {
    owesCents: sum(kept.map(countOwed)),
    next: next ? { title: next.title, cents: next.cents, dueOn: next.dueOn } : null,
    deposit: judge(
      payments.filter(({ kind }) => kind === 'deposit'),
      today,
    ),
    final: judge(
      payments.filter(({ kind }) => kind === 'final'),
      today,
    ),
  };
};

/** Commission in US cents; what has no amount or rate yet counts as none. */
export const sumExpected = (bookings: readonly HouseholdBooking[]): number =>
  sum(bookings.filter(counts).map((booking) => computeCommission(booking) ?? 0));
