import type { AgentBooking, BookingGuest, BookingSupplier } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import { currencyDigits } from '@landsea/contracts/core';
import { findUsualSupplier, matchGuests } from '@landsea/rules/agents';
import { formatMoneyText } from '@landsea/ui/fields/money-field';
import type { ReadBooking } from '@landsea/web-kit/confirmations';
import { deskKinds, type DeskKind } from '../frame/bookings/booking-texts';
import {
  makeBookingDraft,
  makeGuestDrafts,
  type DeskBookingDraft,
  type GuestDraft,
  type PaymentDraft,
} from './booking-draft';

export interface ReadContext {
  text: string;
  people: readonly BookingGuest[];
  suppliers: readonly BookingSupplier[];
  startDate: string;
  today: string;
  newId: () => string;
}

export interface DraftRead {
  draft: DeskBookingDraft;
  /** Sentences to look at before saving. */
  remarks: string[];
}

export const isDeskKind = (kind: ReadBooking['kind']): kind is DeskKind & ReadBooking['kind'] =>
  (deskKinds as readonly string[]).includes(kind);

const money = (cents: number | null): string => (cents === null ? '' : formatMoneyText(cents));

const guestsOf = (
  names: readonly string[],
  people: readonly BookingGuest[],
): { guests: GuestDraft[]; unknown: string[] } => {
  const { people: found, unknown } = matchGuests(names, people);
  if (found.length === 0) return { guests: makeGuestDrafts(people), unknown };
  const guests = makeGuestDrafts(people).map((guest) => {
    const booked = found.find(({ personId }) => personId === guest.personId);
    return { ...guest, isGoing: booked !== undefined, legalName: booked?.legalName ?? guest.legalName };
  });
  return { guests, unknown };
};

const paymentsOf = (
  { totalCents, paidCents, dueCents, dueOn }: ReadBooking,
  { today, newId }: ReadContext,
): PaymentDraft[] => {
  const isWhole = paidCents !== null && paidCents === totalCents;
  const paid = paidCents
    ? [
        {
          id: newId(),
          kind: isWhole ? ('final' as const) : ('deposit' as const),
          amount: money(paidCents),
          dueOn: '',
          paidOn: today,
        },
      ]
    : [];
  const due =
    dueCents && !isWhole
      ? [{ id: newId(), kind: 'final' as const, amount: money(dueCents), dueOn: dueOn ?? '', paidOn: '' }]
      : [];
  return [...paid, ...due];
};

const supplierOf = (read: ReadBooking, { text, suppliers }: ReadContext): string => {
  const kind = isDeskKind(read.kind) ? read.kind : 'other';
  const lower = `${read.title ?? ''}\n${text}`.toLowerCase();
  const own = suppliers.find(
    ({ name, kinds }) => lower.includes(name.toLowerCase()) && (kinds.length === 0 || kinds.includes(kind)),
  );
  if (own) return own.id;
  const usual = findUsualSupplier(read.title ?? '', kind) ?? findUsualSupplier(text.slice(0, 2000), kind);
  if (!usual) return '';
  return suppliers.find(({ name }) => name === usual.name)?.id ?? `usual:${usual.name}`;
};

/** Fields that the text does not name stay empty. */
export const readDraft = (read: ReadBooking, context: ReadContext): DraftRead => {
  const { people, startDate } = context;
  const { guests, unknown } = guestsOf(read.guests, people);
  const isDollars = currencyDigits[read.currency ?? 'USD'] === 2;
  const rooms = read.staterooms.map((number) => ({ category: `Stateroom ${number}`, beds: '', people: [] }));
  const draft: DeskBookingDraft = {
    ...makeBookingDraft(people, read.date ?? startDate),
    kind: isDeskKind(read.kind) ? read.kind : 'other',
    title: (read.title ?? '').slice(0, 160),
    status: read.isCanceled ? 'canceled' : read.isUnconfirmed ? 'held' : 'booked',
    numbers:
      read.numbers.length > 0
        ? read.numbers.slice(0, 12)
        : [{ role: 'confirmation', value: read.number ?? '' }],
    startTime: read.time ?? '',
    endDate: read.endDate ?? '',
    endTime: read.endTime ?? '',
    guests,
    rooms: rooms.slice(0, 10),
    staterooms: read.staterooms.slice(0, 10).map((number) => number.slice(0, 20)),
    currency: isDollars ? (read.currency ?? 'USD') : 'USD',
    ...(isDollars && { total: money(read.totalCents), payments: paymentsOf(read, context) }),
    supplier: supplierOf(read, context),
    note: read.facts
      .filter((fact) => !fact.startsWith('Stateroom'))
      .join('. ')
      .slice(0, 1000),
  };
  const remarks = [
    ...(read.date === null ? ['The text names no date that we can read. Check the days.'] : read.doubts),
    ...(read.isGuess ? ['The text doesn’t say clearly what it confirms. Check every field.'] : []),
    ...(unknown.length > 0 ? [`Not in this trip’s party: ${unknown.join(', ')}.`] : []),
    ...(isDollars ? [] : ['Enter the amounts in dollars: we can’t keep this currency here.']),
  ];
  return { draft, remarks };
};

const plain = (value: string): string => value.toUpperCase().replace(/[^A-Z0-9]/g, '');

const sharesNumber = ({ numbers }: Booking, read: ReadBooking): boolean =>
  numbers.some(
    ({ role, value }) => role !== 'flight' && read.numbers.some((each) => plain(each.value) === plain(value)),
  );

/** The booking of the trip that the text is about. An order has several flights, so their day has to match, too. */
export const findRead = (read: ReadBooking, bookings: readonly AgentBooking[]): AgentBooking | undefined =>
  bookings.find(
    ({ booking }) =>
      booking.kind === read.kind &&
      sharesNumber(booking, read) &&
      (read.kind !== 'flight' || booking.start.date === read.date),
  );
