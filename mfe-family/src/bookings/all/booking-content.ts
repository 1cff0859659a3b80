import type { Booking, BookingNumber, CreateBooking } from '@landsea/contracts/bookings';
import { toZonedInstant } from '@landsea/contracts/core';
import { isMain, type BookingInput, type DraftFacts } from './booking-draft';
import { getKindFields } from './booking-kinds';

export type BookingContent = Omit<CreateBooking, 'id' | 'source'>;

const numbersOf = (
  { kind, number, flight }: BookingInput,
  before: readonly BookingNumber[],
): BookingNumber[] => {
  const main = before.find(isMain);
  const ownFlight = before.find((each) => !isMain(each));
  const others = before.filter((each) => each !== main && each !== ownFlight);
  return [
    ...(number ? [{ role: main?.role ?? getKindFields(kind).role, value: number }] : []),
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

/** `before` is the booking under change, whose numbers and staterooms the form does not show completely. */
export const toContent = (
  input: BookingInput,
  { zoneOn, zoneAt, everybody }: DraftFacts,
  before?: Pick<Booking, 'numbers' | 'staterooms'>,
): BookingContent => {
  const { isByAir, hasStaterooms } = getKindFields(input.kind);
  const side = (each: Omit<BookingInput['start'], 'date'>, date: string) => ({
    date,
    time: each.time,
    zone: (isByAir && each.airport ? zoneAt(each.airport) : undefined) ?? (each.zone || zoneOn(date)),
    ...(isByAir && each.airport && { airport: each.airport }),
    ...(!isByAir && each.place.trim() && { place: each.place.trim() }),
  });
  const start = side(input.start, input.start.date);
  const hasEnd = input.end.date !== null || input.end.time !== null || input.end.airport !== null;
  const end = hasEnd ? side(input.end, input.end.date ?? input.start.date) : null;
  const instant = (date: string | null, time: string | null) =>
    date === null ? null : toZonedInstant(date, time ?? '23:59', start.zone).toISOString();
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

export const getBookingChange = (content: BookingContent, seen: Booking): Partial<BookingContent> =>
  Object.fromEntries(
    Object.entries(content).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(seen[field as keyof Booking]),
    ),
  );
