import type { BookingAlert } from '@landsea/contracts/agents';
import type { BookingKind, BookingPayment, NumberRole } from '@landsea/contracts/bookings';
import type { BookingStage } from '@landsea/rules/agents';
import { formatAmount } from '@landsea/rules/bookings';
import { formatDate } from '@landsea/web-kit';

/** Tables, Lightning Lanes and outings are kept in the trip's days. */
export const deskKinds = [
  'hotel',
  'tickets',
  'cruise',
  'flight',
  'car',
  'transfer',
  'train',
  'insurance',
  'other',
] as const satisfies readonly BookingKind[];
export type DeskKind = (typeof deskKinds)[number];

export const kindNames: Readonly<Record<DeskKind, string>> = {
  hotel: 'Hotel or package',
  tickets: 'Park tickets',
  cruise: 'Cruise',
  flight: 'Flight',
  car: 'Rental car',
  transfer: 'Transfer',
  train: 'Train',
  insurance: 'Insurance',
  other: 'Other',
};

export const stageNames: Readonly<Record<BookingStage, string>> = {
  quoted: 'Quoted',
  held: 'On hold',
  booked: 'Booked',
  deposited: 'Deposit paid',
  paid: 'Paid in full',
  traveled: 'Traveled',
  canceled: 'Canceled',
};

export type DeskNumberRole = NumberRole | 'payment' | 'group';

export const numberNames: Readonly<Record<DeskNumberRole, string>> = {
  confirmation: 'Reservation',
  payment: 'Supplier pays under',
  group: 'Group',
  locator: 'Airline’s code',
  flight: 'Flight',
  ticket: 'Ticket',
  order: 'Order',
  policy: 'Policy',
};

export const paymentNames: Readonly<Record<BookingPayment['kind'], string>> = {
  deposit: 'Deposit',
  part: 'Part payment',
  final: 'Final payment',
};

/** `Fri, Jan 8`, with its year unless that is this one. */
export const formatDay = (date: string, today: string): string =>
  `${formatDate(date)}${date.slice(0, 4) === today.slice(0, 4) ? '' : `, ${date.slice(0, 4)}`}`;

/** `due Fri, Jan 8`, `was due …`. */
export const formatDue = (dueOn: string | null, today: string): string => {
  if (dueOn === null) return 'no date yet';
  if (dueOn === today) return 'due today';
  return `${dueOn < today ? 'was due' : 'due'} ${formatDay(dueOn, today)}`;
};

const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/** In the agent's own clock. */
export const formatHold = (heldUntil: string, now: Date): string => {
  const isOver = heldUntil <= now.toISOString();
  const day = new Date(heldUntil).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
  const isToday =
    day === now.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
  const when = isToday ? timeOf(heldUntil) : `${day}, ${timeOf(heldUntil)}`;
  return isOver ? `the hold ended ${isToday ? `at ${when}` : when}` : `held until ${when}`;
};

export const formatBookingAlert = (alert: BookingAlert, now: Date, today: string): string => {
  const { kind, title, clientName, cents, currency, at, on } = alert;
  const amount = cents === null ? '' : formatAmount(cents, currency);
  switch (kind) {
    case 'hold':
      return `${title}: ${at ? formatHold(at, now) : 'on hold'}.`;
    case 'number':
      return `${title}: confirm the number with the supplier before ${on ? formatDay(on, today) : 'travel'}.`;
    case 'told':
      return `${title}: ${clientName} says ${amount} is paid.`;
    case 'payment':
      return `${title}: ${amount} ${formatDue(on, today)}.`;
  }
};
