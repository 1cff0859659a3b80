import { formatShortDate } from '../trip/short-dates.js';
import { isZone, toZonedInstant } from '@landsea/contracts/core';
import type { Traveler } from '@landsea/contracts/trip';
import type { Booking, BookingEnd } from '@landsea/contracts/bookings';
import { formatAmount } from './booking-amount.js';

/** An agent plans to make it: nothing is held at the supplier, so that no hold ends. */
export const isToBook = ({
  status,
  heldUntil,
  numbers,
  source,
}: Pick<Booking, 'status' | 'heldUntil' | 'numbers' | 'source'>): boolean =>
  status === 'held' && heldUntil === null && numbers.length === 0 && source === 'agent';

/** `refuses` blocks saving; others are shown beside the saved booking. */
export interface BookingProblem {
  path: string;
  message: string;
  refuses: boolean;
}

export interface BookingFacts {
  party: readonly Pick<Traveler, 'id' | 'name'>[];
  airports?: readonly { iata: string }[];
}

const refused = (path: string, message: string): BookingProblem => ({ path, message, refuses: true });
const told = (path: string, message: string): BookingProblem => ({ path, message, refuses: false });

/** An end without a time lasts to the end of its day, a start begins with it. */
const instantOf = ({ date, time, zone }: BookingEnd, fallback: string): number =>
  toZonedInstant(date, time ?? fallback, zone).getTime();

const backwards: Partial<Record<Booking['kind'], string>> = {
  flight: 'This flight lands before it leaves. Check the dates, the times and each airport’s own clock.',
  train: 'This train arrives before it leaves. Check the dates and times.',
  hotel: 'Check-out comes after check-in. Choose a later day.',
  car: 'The car is returned before it is picked up. Check the dates and times.',
};

const zoneProblems = ({ start, end }: Booking): BookingProblem[] =>
  (['start', 'end'] as const).flatMap((path) => {
    const zone = { start, end }[path]?.zone;
    return zone === undefined || isZone(zone)
      ? []
      : [refused(`${path}.zone`, `“${zone}” isn’t a time zone we know. Choose the city again.`)];
  });

const orderProblems = (booking: Booking): BookingProblem[] => {
  const { kind, start, end } = booking;
  if (!end || zoneProblems(booking).length > 0) return [];
  const isBackwards =
    kind === 'hotel'
      ? end.date <= start.date
      : instantOf(end, '23:59') < instantOf(start, '00:00') ||
        (kind === 'flight' &&
          start.time !== null &&
          end.time !== null &&
          instantOf(end, '23:59') === instantOf(start, '00:00'));
  return isBackwards
    ? [
        refused(
          end.date < start.date ? 'end.date' : 'end.time',
          backwards[kind] ?? 'The end comes before the start.',
        ),
      ]
    : [];
};

const airportProblems = ({ start, end }: Booking, airports: BookingFacts['airports']): BookingProblem[] => {
  if (!airports) return [];
  return (['start', 'end'] as const).flatMap((path) => {
    const code = { start, end }[path]?.airport;
    return !code || airports.some(({ iata }) => iata === code)
      ? []
      : [
          told(
            `${path}.airport`,
            `We don’t know the airport ${code}, so we use the clock of the zone you chose.`,
          ),
        ];
  });
};

const moneyProblems = ({
  totalCents,
  payments,
  refundCents,
  currency,
  dollarCents,
}: Booking): BookingProblem[] => {
  const sum = payments.reduce((cents, payment) => cents + payment.cents, 0);
  const paid = payments.reduce((cents, { paidOn, cents: own }) => cents + (paidOn ? own : 0), 0);
  const shown = (cents: number) => formatAmount(cents, currency);
  return [
    ...(totalCents !== null && sum > totalCents
      ? [
          refused(
            'payments',
            `The payments add up to ${shown(sum)}, more than the total of ${shown(totalCents)}.`,
          ),
        ]
      : []),
    ...(refundCents !== null && refundCents > Math.max(paid, payments.length === 0 ? (totalCents ?? 0) : 0)
      ? [refused('refundCents', `The refund is more than the ${shown(paid)} that was paid.`)]
      : []),
    ...(currency !== 'USD' && totalCents !== null && dollarCents === null
      ? [
          told(
            'dollarCents',
            `Say what ${shown(totalCents)} is in dollars, so that it counts in your budget.`,
          ),
        ]
      : []),
  ];
};

const statusProblems = ({ cancelUntil, ...booking }: Booking): BookingProblem[] => [
  ...(booking.status === 'held' && booking.heldUntil === null && !isToBook(booking)
    ? [refused('heldUntil', 'Say until when it is held, or mark it as booked.')]
    : []),
  ...(booking.status === 'held' &&
  booking.heldUntil !== null &&
  cancelUntil !== null &&
  cancelUntil < booking.heldUntil
    ? [told('cancelUntil', 'It can be canceled for free only until before the hold ends.')]
    : []),
];

const peopleProblems = ({ people }: Booking, { party }: BookingFacts): BookingProblem[] => {
  const gone = (people ?? []).filter(({ personId }) => !party.some(({ id }) => id === personId));
  if (gone.length === 0) return [];
  const names = gone.map(({ legalName }) => legalName).filter((name) => name !== undefined);
  const who = names.length > 0 ? names.join(' and ') : 'Somebody on this booking';
  return [told('people', `${who} isn’t traveling any more. Choose again who this is for.`)];
};

const staysOverlap = (one: Booking, other: Booking): boolean =>
  one.end !== null &&
  other.end !== null &&
  one.start.date < other.end.date &&
  other.start.date < one.end.date;

const isForBoth = ({ people: one }: Booking, { people: other }: Booking): boolean =>
  one === null ||
  other === null ||
  one.some(({ personId }) => other.some((each) => each.personId === personId));

const stayProblems = (booking: Booking, others: readonly Booking[]): BookingProblem[] => {
  if (booking.kind !== 'hotel' || booking.status === 'canceled') return [];
  const clash = others.find(
    (other) =>
      other.id !== booking.id &&
      other.kind === 'hotel' &&
      other.status !== 'canceled' &&
      staysOverlap(booking, other) &&
      isForBoth(booking, other),
  );
  if (!clash?.end) return [];
  const span = `${formatShortDate(clash.start.date)} to ${formatShortDate(clash.end.date)}`;
  const message =
    clash.title === booking.title
      ? `You have ${clash.title} for ${span} already. Keep both only if these are two rooms.`
      : `You’re also booked at ${clash.title} from ${span}. Cancel one, or say who stays where.`;
  return [told('start.date', message)];
};

/**
 * Ends are compared as instants; stays overlap from check-in to the night before check-out.
 * @param others may contain the booking itself.
 */
export const findBookingProblems = (
  booking: Booking,
  facts: BookingFacts,
  others: readonly Booking[],
): BookingProblem[] => [
  ...zoneProblems(booking),
  ...orderProblems(booking),
  ...airportProblems(booking, facts.airports),
  ...moneyProblems(booking),
  ...statusProblems(booking),
  ...peopleProblems(booking, facts),
  ...stayProblems(booking, others),
];
