import type {
  Booking,
  BookingEnd,
  BookingKind,
  BookingNumber,
  BookingPayment,
  CreateBooking,
} from '@landsea/contracts/bookings';
import { addDays, toZonedInstant } from '@landsea/contracts/core';
import type { Proposal } from './proposal';
import { parseAmount } from './typed-amounts';
import { getFlightCode } from '@landsea/web-kit/confirmations';

export interface ProposalFacts {
  zoneOn: (date: string) => string;
  zoneAt: (iata: string) => string | undefined;
  /** The ports where the trip's ship boards and ends. */
  shipZones?: { start: string; end: string } | undefined;
  today: string;
  source: 'pasted' | 'forwarded';
}

const numbersOf = ({ kind, number, title }: Proposal): BookingNumber[] => {
  const roles = { flight: 'locator', tickets: 'order', insurance: 'policy' } as const;
  const role = kind in roles ? roles[kind as keyof typeof roles] : ('confirmation' as const);
  const flight = kind === 'flight' ? getFlightCode(title) : undefined;
  return [
    ...(number.trim() ? [{ role, value: number.trim() }] : []),
    ...(flight ? [{ role: 'flight' as const, value: flight }] : []),
  ];
};

/** The payments that a mail names: what is paid, and what is due. The day of a payment that is made is that of taking it over. */
const paymentsOf = (
  { currency, total, paid, due, dueOn }: Proposal,
  today: string,
  newId: (name: string) => string,
): BookingPayment[] => {
  const [totalCents = null, paidCents = null, dueCents = null] = [total, paid, due].map((text) =>
    parseAmount(text, currency),
  );
  const isWhole = paidCents !== null && paidCents === totalCents;
  return [
    ...(paidCents
      ? [
          {
            id: newId('paid'),
            kind: isWhole ? ('final' as const) : ('deposit' as const),
            cents: paidCents,
            dueOn: null,
            paidOn: today,
          },
        ]
      : []),
    ...(dueCents && !isWhole
      ? [{ id: newId('due'), kind: 'final' as const, cents: dueCents, dueOn: dueOn || null, paidOn: null }]
      : []),
  ];
};

const airportsOf = ({ kind, confirmation: { place } }: Proposal): [string?, string?] => {
  const found = kind === 'flight' ? /^([A-Z]{3}) to ([A-Z]{3})$/.exec(place ?? '') : null;
  return found ? [found[1], found[2]] : [];
};

/** Mails of a flight or train name one day; one that would arrive before it leaves arrives on the next. */
const arrivalOf = (start: BookingEnd, end: BookingEnd): BookingEnd => {
  if (start.time === null || end.time === null || end.date !== start.date) return end;
  const [from, to] = [start, end].map((each) => toZonedInstant(each.date, each.time ?? '', each.zone));
  return from && to && to < from ? { ...end, date: addDays(end.date, 1) } : end;
};

const travels = (kind: BookingKind): boolean => kind === 'flight' || kind === 'train' || kind === 'transfer';

/** A booking as the check sheet says it. `newId` names it and its payments, the same way each time. */
export const toCreateBooking = (
  proposal: Proposal,
  { zoneOn, zoneAt, shipZones, today, source }: ProposalFacts,
  newId: (name: string) => string,
): CreateBooking => {
  const { kind, title, date, time, endTime, confirmation } = proposal;
  const { place, endPlace, cancelBy, facts, staterooms } = confirmation;
  const [from, to] = airportsOf(proposal);
  // A hotel stays where it is, and a ship boards and ends at its ports, whatever the trip has on that day.
  const zoneOf = (day: string, side: 'start' | 'end'): string =>
    kind === 'cruise' && shipZones ? shipZones[side] : zoneOn(kind === 'hotel' ? date : day);
  const end = (
    side: 'start' | 'end',
    day: string,
    clock: string,
    airport: string | undefined,
    where: string | null,
  ): BookingEnd => ({
    date: day,
    time: clock || null,
    zone: (airport && zoneAt(airport)) ?? zoneOf(day, side),
    ...(airport ? { airport } : where && kind !== 'flight' ? { place: where.slice(0, 160) } : {}),
  });
  const start = end('start', date, time, from, place);
  const lastDate = proposal.endDate || (endTime ? date : null);
  const last = lastDate ? end('end', lastDate, endTime, to, endPlace) : null;
  const total = parseAmount(proposal.total, proposal.currency);
  const others = facts.filter((fact) => staterooms.length === 0 || !fact.startsWith('Stateroom'));
  return {
    ...{ id: newId('booking'), kind, title: title.trim(), source, start },
    end: last && travels(kind) && !proposal.endDate ? arrivalOf(start, last) : last,
    numbers: numbersOf(proposal),
    ...(confirmation.isUnconfirmed && { status: 'held' as const }),
    ...(staterooms.length > 0 && { staterooms: staterooms.map((stateroom) => ({ number: stateroom })) }),
    ...(others.length > 0 && { note: others.join('. ').slice(0, 1000) }),
    ...((proposal.total || proposal.paid || proposal.due) && { currency: proposal.currency }),
    ...(total !== null && { totalCents: total }),
    payments: paymentsOf(proposal, today, newId),
    ...(cancelBy && { cancelUntil: toZonedInstant(cancelBy, '23:59', start.zone).toISOString() }),
  };
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const sum = (payments: readonly BookingPayment[]): number =>
  payments.reduce((cents, payment) => cents + payment.cents, 0);

/** Paid payments keep their day; a mail that names more adds the difference and replaces the balance. */
const mergedPayments = (
  known: readonly BookingPayment[],
  read: readonly BookingPayment[],
): BookingPayment[] => {
  if (read.length === 0) return [...known];
  const paid = known.filter(({ paidOn }) => paidOn !== null);
  const readPaid = read.filter(({ paidOn }) => paidOn !== null);
  const more = sum(readPaid) - sum(paid);
  const added = readPaid.slice(0, more > 0 ? 1 : 0).map((payment) => ({ ...payment, cents: more }));
  const due = read
    .filter(({ paidOn, cents }) => paidOn === null && !paid.some((payment) => payment.cents === cents))
    .map((payment) => {
      const before = known.find(({ paidOn, cents }) => paidOn === null && cents === payment.cents);
      return before ? { ...before, dueOn: payment.dueOn ?? before.dueOn } : payment;
    });
  return [...paid, ...added, ...due];
};

type Change = Partial<Omit<CreateBooking, 'id' | 'source'>>;

/** Fields that the mail does not name stay. */
export const changeFrom = (read: CreateBooking, known: Booking): Change => {
  const { id: _id, source: _source, note, ...said } = read;
  const kept = known.numbers.filter(
    ({ role, value }) => !said.numbers?.some((each) => each.role === role || each.value === value),
  );
  const end = said.end ?? known.end;
  const merged: Change = {
    ...said,
    end,
    numbers: [...(said.numbers ?? []), ...kept],
    payments: mergedPayments(known.payments, said.payments ?? []),
    ...(known.note === null && note && { note }),
    status: known.status === 'canceled' || said.status === 'held' ? known.status : ('booked' as const),
  };
  return Object.fromEntries(
    Object.entries(merged).filter(([field, value]) => !isSame(value, known[field as keyof Booking])),
  );
};
