import { BookingKind, BookingStatus, Currency } from '@landsea/contracts/bookings';
import type { Booking, BookingNumber } from '@landsea/contracts/bookings';
import { CalendarDate, getDateIn, freeText, defineShortText, timeIn } from '@landsea/contracts/core';
import { formatMoneyText } from '@landsea/ui/fields/money-field';
import * as z from 'zod/mini';
import { PeopleInput, TimeInput } from '../../items/panel/form-inputs';
import { defineOptionalMoney } from '../../trip-frame/money/typed-money';

const OptionalDate = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text || null),
  ),
  z.nullable(CalendarDate),
);

/** `MCO`, or the list's text: `MCO · Orlando`. */
const AirportInput = z.pipe(
  z.string(),
  z.transform((text, { issues }) => {
    const typed = text.trim();
    if (typed === '') return null;
    const code = /^([a-z]{3})(?:\s|$)/i.exec(typed)?.[1]?.toUpperCase();
    if (code) return code;
    issues.push({
      code: 'custom',
      input: text,
      message: 'Choose an airport, or type its three letters: MCO',
    });
    return z.NEVER;
  }),
);

const endInput = <D extends z.ZodMiniType>(date: D) =>
  z.object({
    date,
    time: TimeInput,
    /** Empty means the trip's clocks on that day. */
    zone: z.string(),
    airport: AirportInput,
    place: freeText('The place', 160),
  });

const text = (what: string, max: number) =>
  z.pipe(
    freeText(what, max),
    z.transform((typed) => typed.trim() || null),
  );

/** Paths are those of the contract, so that an error is shown at its field. */
export const BookingInput = z.object({
  kind: BookingKind,
  title: defineShortText('A name', 160),
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
  totalCents: defineOptionalMoney(),
  currency: Currency,
  dollarCents: defineOptionalMoney(),
  payments: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['deposit', 'part', 'final']),
      cents: defineOptionalMoney().check(z.refine((cents) => cents !== null && cents > 0, 'Enter an amount')),
      dueOn: OptionalDate,
      paidOn: OptionalDate,
    }),
  ),
  refundCents: defineOptionalMoney(),
  cancelUntil: OptionalDate,
  cancelTime: TimeInput,
});
export type BookingInput = z.infer<typeof BookingInput>;
export type BookingDraft = z.input<typeof BookingInput>;

const blankEnd = { date: '', time: '', zone: '', airport: '', place: '' };

export const makeDraft = (kind: BookingKind, startDate: string): BookingDraft => ({
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

const typed = (cents: number | null): string => (cents === null ? '' : formatMoneyText(cents));

/** The number by which the supplier knows a booking; a flight's own number is another one. */
export const isMain = ({ role }: BookingNumber): boolean => role !== 'flight';

const instantFields = (instant: string | null, zone: string): [date: string, time: string] =>
  instant ? [getDateIn(new Date(instant), zone), timeIn(new Date(instant), zone)] : ['', ''];

export interface DraftFacts {
  zoneOn: (date: string) => string;
  zoneAt: (iata: string) => string | undefined;
  everybody: readonly string[];
}

export const toBookingDraft = (booking: Booking, { zoneOn, everybody }: DraftFacts): BookingDraft => {
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
