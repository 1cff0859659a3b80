import type { AgentBooking, BookingSupplier, ChangeAgentBooking } from '@landsea/contracts/agents';
import type { Booking, BookingPayment } from '@landsea/contracts/bookings';
import { computeCommission, findNextToMake, getPaymentState } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { formatDate } from '@landsea/web-kit';

/** Amounts in cents of the booking’s currency. */
export interface LowerPrice {
  totalCents: number;
  savedCents: number;
  payments: BookingPayment[];
  nextPayment: BookingPayment | undefined;
  /** The part of the saving that the family has paid already. */
  refundCents: number;
  taxCents: number | null;
  commissionableCents: number | null;
  /** Null where amount or rate is unknown. */
  expectedCents: number | null;
}

/** The rest of the price while its last payment is not entered; beside one it is what was paid before. */
const countUnnamed = ({ totalCents, payments }: Pick<Booking, 'totalCents' | 'payments'>): number =>
  payments.some(({ kind }) => kind === 'final')
    ? 0
    : Math.max(
        0,
        payments.reduce((cents, payment) => cents - payment.cents, totalCents ?? 0),
      );

/** Takes `cents` from what is open, the latest payment first. @returns what is left of the payments and of `cents`. */
const takeFrom = (
  { booking: { payments }, told }: Pick<AgentBooking, 'booking' | 'told'>,
  cents: number,
): { payments: BookingPayment[]; rest: number } => {
  const open = payments
    .filter((payment) => getPaymentState(payment, told) === 'open')
    .sort((one, other) => (other.dueOn ?? '9999').localeCompare(one.dueOn ?? '9999'));
  let rest = cents;
  const taken = new Map<string, number>();
  for (const payment of open) {
    const part = Math.min(payment.cents, rest);
    taken.set(payment.id, part);
    rest -= part;
  }
  const left = payments.map((payment) => ({
    ...payment,
    cents: payment.cents - (taken.get(payment.id) ?? 0),
  }));
  return { payments: left.filter((payment) => payment.cents > 0), rest };
};

/**
 * A rest of the price without a payment goes first, then the open payments. Taxes and the commissionable amount go
 * down in the proportion of the total. @returns undefined for a price that is not lower.
 */
export const computeLowerPrice = (
  row: AgentBooking,
  totalCents: number,
  suppliers: readonly BookingSupplier[],
): LowerPrice | undefined => {
  const { booking, work } = row;
  const before = booking.totalCents ?? 0;
  if (totalCents <= 0 || totalCents >= before) return undefined;
  const savedCents = before - totalCents;
  const { payments, rest } = takeFrom(row, Math.max(0, savedCents - countUnnamed(booking)));
  const scale = (cents: number | null | undefined): number | null =>
    cents === null || cents === undefined ? null : Math.round((cents * totalCents) / before);
  const commissionableCents = scale(work?.commissionableCents);
  const supplier = suppliers.find(({ id }) => id === work?.supplierId);
  return {
    ...{ totalCents, savedCents, payments, refundCents: rest },
    nextPayment: findNextToMake({ booking: { ...booking, payments }, told: row.told }),
    ...{ taxCents: scale(work?.taxCents), commissionableCents },
    expectedCents: computeCommission({ commissionableCents, rate: work?.rate ?? null }, supplier?.rate),
  };
};

export const toChange = (
  { booking, work }: Pick<AgentBooking, 'booking' | 'work'>,
  { totalCents, payments, taxCents, commissionableCents }: LowerPrice,
): ChangeAgentBooking => ({
  booking: { version: booking.version, totalCents, payments },
  ...(work && { work: { ...work, taxCents, commissionableCents } }),
});

const describeNext = (next: BookingPayment | undefined, currency: Booking['currency']): string => {
  if (!next) return '';
  const due = next.dueOn ? ` by ${formatDate(next.dueOn)}, ${next.dueOn.slice(0, 4)}` : '';
  return ` Your next payment is ${formatAmount(next.cents, currency)}${due}.`;
};

/** The message to the client, which the agent may change before it leaves. */
export const writeNews = (
  booking: Booking,
  { totalCents, savedCents, nextPayment }: LowerPrice,
  { clientName, agentName }: { clientName: string; agentName: string },
): string => {
  const shown = (cents: number): string => formatAmount(cents, booking.currency);
  return `Hi ${clientName.split(' ')[0] ?? ''},

Good news: ${booking.title} costs less now, and I changed your booking. It’s ${shown(totalCents)} instead of ${shown(booking.totalCents ?? 0)}, so you save ${shown(savedCents)}.${describeNext(nextPayment, booking.currency)}

${agentName}`;
};
