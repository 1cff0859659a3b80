import { BookingKind, BookingStatus, Currency } from '@landsea/contracts/bookings';
import type { Booking, BookingNumber, CreateBooking } from '@landsea/contracts/bookings';
import { CalendarDate, freeText, shortText, timeIn, dateIn, zonedInstant } from '@landsea/contracts/core';
import { moneyText } from '@landsea/ui/fields/money-field';
import * as z from 'zod/mini';
import { PeopleInput, TimeInput } from '../../trip-page/items/panel/form-inputs';
import { optionalMoney } from '../../trip-page/rules/typed-money';
import { fieldsOf } from './booking-kinds';

const OptionalDate = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text || null),
  ),
  z.nullable(CalendarDate),
);

/** `MCO`, or what is picked from the list: `MCO · Orlando`. */
const AirportInput = z.pipe(
  z.string(),
  z.transform((text, { issues }) => {
    const typed = text.trim();
    if (typed === '') return null;
    const code = /^([a-z]{3})(?:\s|$)/i.exec(typed)?.[1]?.toUpperCase();
    if (code) return code;
    issues.push({ code: 'custom', input: text, message: 'Choose an airport, or type its three letters: MCO' });
    return z.NEVER;
  }),
);

const endInput = <D extends z.ZodMiniType>(date: D) =>
  z.object({
    date,
    time: TimeInput,
    /** Empty: the clocks of the trip on that day. */
    zone: z.string(),
    airport: AirportInput,
    place: freeText('The place', 160),
  });

const text = (what: string, max: number) =>
  z.pipe(
    freeText(what, max),
    z.transform((typed) => typed.trim() || null),
  );

/** The form of a booking. Paths are those of the contract, so that what it refuses is shown at its field. */
export const BookingInput = z.object({
  kind: BookingKind,
  title: shortText('A name', 160),
  supplier: text('The company', 120),
  status: BookingStatus,
  heldUntil: OptionalDate,
  heldTime: TimeInput,
  number: freeText('The number', 60),
  flight: freeText('The flight number', 60),
  people: PeopleInput,
  legalNames: z.record(z.string(), freeText('The name as booked', 120)),
  start: endInput(CalendarDate),
  end: endInput(OptionalDate),
  staterooms: freeText('The staterooms', 120),
  included: text('What is included', 500),
  note: text('The note', 1000),
  totalCents: optionalMoney(),
  currency: Currency,
  dollarCents: optionalMoney(),
  payments: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['deposit', 'part', 'final']),
      cents: optionalMoney().check(z.refine((cents) => cents !== null && cents > 0, 'Enter an amount')),
      dueOn: OptionalDate,
      paidOn: OptionalDate,
    }),
  ),
  refundCents: optionalMoney(),
  cancelUntil: OptionalDate,
  cancelTime: TimeInput,
});
export type BookingInput = z.infer<typeof BookingInput>;
export type BookingDraft = z.input<typeof BookingInput>;

const blankEnd = { date: '', time: '', zone: '', airport: '', place: '' };

/** An empty form for a trip. */
export const newDraft = (kind: BookingKind, startDate: string): BookingDraft => ({
  kind,
  title: '',
  supplier: '',
  status: 'booked',
  heldUntil: '',
  heldTime: '',
  number: '',
  flight: '',
  people: null,
  legalNames: {},
  start: { ...blankEnd, date: startDate },
  end: blankEnd,
  staterooms: '',
  included: '',
  note: '',
  totalCents: '',
  currency: 'USD',
  dollarCents: '',
  payments: [],
  refundCents: '',
  cancelUntil: '',
  cancelTime: '',
});

const typed = (cents: number | null): string => (cents === null ? '' : moneyText(cents));

const isMain = ({ role }: BookingNumber): boolean => role !== 'flight';

const instantFields = (instant: string | null, zone: string): [date: string, time: string] =>
  instant ? [dateIn(new Date(instant), zone), timeIn(new Date(instant), zone)] : ['', ''];

/** What the form knows of the trip: its clocks on a date, the zones of airports, and the ids of the party. */
export interface DraftFacts {
  zoneOn: (date: string) => string;
  zoneAt: (iata: string) => string | undefined;
  everybody: readonly string[];
}

/** A booking as its form shows it. */
export const draftOf = (booking: Booking, { zoneOn, everybody }: DraftFacts): BookingDraft => {
  const { start, end, people } = booking;
  const side = (each: Booking['end']) =>
    each
      ? {
          date: each.date,
          time: each.time ?? '',
          zone: each.zone === zoneOn(each.date) ? '' : each.zone,
          airport: each.airport ?? '',
          place: each.place ?? '',
        }
      : blankEnd;
  const [heldUntil, heldTime] = instantFields(booking.heldUntil, start.zone);
  const [cancelUntil, cancelTime] = instantFields(booking.cancelUntil, start.zone);
  return {
    kind: booking.kind,
    title: booking.title,
    supplier: booking.supplier ?? '',
    status: booking.status,
    ...{ heldUntil, heldTime, cancelUntil, cancelTime },
    number: booking.numbers.find(isMain)?.value ?? '',
    flight: booking.numbers.find((each) => !isMain(each))?.value ?? '',
    people: people && people.length < everybody.length ? people.map(({ personId }) => personId) : null,
    legalNames: Object.fromEntries(
      (people ?? []).flatMap(({ personId, legalName }) => (legalName ? [[personId, legalName]] : [])),
    ),
    start: side(start),
    end: side(end),
    staterooms: booking.staterooms.map(({ number }) => number).join(', '),
    included: booking.included ?? '',
    note: booking.note ?? '',
    totalCents: typed(booking.totalCents),
    currency: booking.currency,
    dollarCents: typed(booking.dollarCents),
    payments: booking.payments.map(({ id, kind, cents, dueOn, paidOn }) => ({
      ...{ id, kind },
      cents: typed(cents),
      dueOn: dueOn ?? '',
      paidOn: paidOn ?? '',
    })),
    refundCents: typed(booking.refundCents),
  };
};

const numbersOf = (
  { kind, number, flight }: BookingInput,
  before: readonly BookingNumber[],
): BookingNumber[] => {
  const main = before.find(isMain);
  const ownFlight = before.find((each) => !isMain(each));
  const others = before.filter((each) => each !== main && each !== ownFlight);
  return [
    ...(number ? [{ role: main?.role ?? fieldsOf(kind).role, value: number }] : []),
    ...(kind === 'flight' && flight ? [{ role: 'flight' as const, value: flight }] : []),
    ...others,
  ];
};

const peopleFrom = (
  { people, legalNames }: BookingInput,
  everybody: readonly string[],
): Booking['people'] => {
  const hasNames = Object.values(legalNames).some((name) => name.trim() !== '');
  // Names as booked stand beside people, so then everybody is listed.
  const listed = people ?? (hasNames ? everybody : null);
  return (
    listed &&
    listed.map((personId) => {
      const legalName = legalNames[personId]?.trim();
      return { personId, ...(legalName && { legalName }) };
    })
  );
};

/**
 * What a form says, as the contract has it. `before`: the booking that is changed, of which the form does not show every number
 * and stateroom.
 */
export const contentOf = (
  input: BookingInput,
  { zoneOn, zoneAt, everybody }: DraftFacts,
  before?: Pick<Booking, 'numbers' | 'staterooms'>,
): Omit<CreateBooking, 'id' | 'source'> => {
  const { isByAir, hasStaterooms } = fieldsOf(input.kind);
  const side = (each: Omit<BookingInput['start'], 'date'>, date: string) => ({
    date,
    time: each.time,
    zone: (isByAir && each.airport ? zoneAt(each.airport) : undefined) ?? (each.zone || zoneOn(date)),
    ...(isByAir ? { airport: each.airport } : { place: each.place.trim() || null }),
  });
  const start = side(input.start, input.start.date);
  const hasEnd = input.end.date !== null || input.end.time !== null || input.end.airport !== null;
  const end = hasEnd ? side(input.end, input.end.date ?? input.start.date) : null;
  const instant = (date: string | null, time: string | null) =>
    date === null ? null : zonedInstant(date, time ?? '23:59', start.zone).toISOString();
  const rooms = input.staterooms.split(/[,;]/).map((number) => number.trim());
  return {
    ...{ kind: input.kind, title: input.title.trim(), supplier: input.supplier, status: input.status },
    ...{ start, end, included: input.included, note: input.note },
    heldUntil: input.status === 'held' ? instant(input.heldUntil, input.heldTime) : null,
    numbers: numbersOf(input, before?.numbers ?? []),
    people: peopleFrom(input, everybody),
    staterooms: hasStaterooms
      ? rooms
          .filter(Boolean)
          .map((number) => before?.staterooms.find((room) => room.number === number) ?? { number })
      : [],
    totalCents: input.totalCents,
    currency: input.currency,
    dollarCents: input.currency === 'USD' ? null : input.dollarCents,
    payments: input.payments.map((payment) => ({ ...payment, cents: payment.cents ?? 0 })),
    refundCents: input.status === 'canceled' ? input.refundCents : null,
    cancelUntil: instant(input.cancelUntil, input.cancelTime),
  };
};

/** The fields that differ from the booking as it was. */
export const changeOf = (
  content: Omit<CreateBooking, 'id' | 'source'>,
  seen: Booking,
): Partial<Omit<CreateBooking, 'id' | 'source'>> =>
  Object.fromEntries(
    Object.entries(content).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(seen[field as keyof Booking]),
    ),
  );
