import { randomUUID } from 'node:crypto';
import type { BookingSupplier, NewBookingWork } from '@landsea/contracts/agents';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { Booking, BookingEnd, BookingKind, BookingPayment } from '@landsea/contracts/bookings';
import { makeBooking } from '@landsea/rules/bookings';
import { getPackagePaymentDate } from '@landsea/rules/booking-windows';
import { parkRules } from '@landsea/rules/planning';
import type { DemoTrip } from '../demo-trips.js';
import { cruiseBookings } from './cruise-bookings.js';
import { parkBookings } from './park-bookings.js';
import { traveledBookings } from './traveled-bookings.js';
import { parseWrittenBookings, type WrittenBooking, type WrittenEnd } from './written-bookings.js';

export interface DemoBooking {
  tripId: string;
  clientId: string;
  booking: Booking;
  work: NewBookingWork & { clientId: string; tripId: string; bookingId: string };
  told: { paymentId: string; at: Date } | null;
}

const PARKS = 'America/New_York';
/** Agents pay some days before the last one. */
const PAID_BEFORE = 3;

const written = parseWrittenBookings({ ...parkBookings, ...traveledBookings, ...cruiseBookings });

/** The day on which the supplier wants the rest, before a trip; by the published rules of parks and cruises. */
export const findDueDate = (
  kind: BookingKind,
  { planned: { trip }, bookedOn }: DemoTrip,
): CalendarDate | null => {
  const { shortDays, shortUpToNights, longDays } = parkRules.cruise.finalPayment;
  if (kind === 'cruise' && trip.sailing)
    return addDays(
      trip.sailing.embarkationDate,
      -(trip.sailing.nights <= shortUpToNights ? shortDays : longDays),
    );
  return getPackagePaymentDate(trip) ?? bookedOn;
};

const listPayments = (
  { kind, netCents, taxCents = 0, depositCents, dueIn }: WrittenBooking,
  trip: DemoTrip,
  bookedOn: CalendarDate,
  today: CalendarDate,
): BookingPayment[] => {
  const total = netCents + taxCents;
  const whole: BookingPayment = {
    id: randomUUID(),
    kind: 'final',
    cents: total,
    dueOn: bookedOn,
    paidOn: bookedOn,
  };
  if (depositCents === undefined) return [whole];
  const dueOn = dueIn === undefined ? findDueDate(kind, trip) : addDays(today, dueIn);
  const paidOn = dueOn !== null && dueOn <= today ? addDays(dueOn, -PAID_BEFORE) : null;
  const rest = { ...whole, id: randomUUID(), cents: total - depositCents, dueOn, paidOn };
  return depositCents === 0 ? [rest] : [{ ...whole, kind: 'deposit', cents: depositCents }, rest];
};

const toEnd = ({ day, time, zone = PARKS, ...place }: WrittenEnd, first: CalendarDate): BookingEnd => ({
  ...place,
  date: addDays(first, day),
  time: time ?? null,
  zone,
});

const isNamed = ({ kind }: WrittenBooking): boolean => ['hotel', 'cruise', 'flight'].includes(kind);

const fillBooking = (
  each: WrittenBooking,
  demo: DemoTrip,
  payments: BookingPayment[],
  now: Date,
): Booking => {
  const { party, startDate } = demo.planned.trip;
  const {
    kind,
    title,
    supplier,
    numbers,
    start,
    end,
    rooms = [],
    netCents,
    taxCents = 0,
    note = null,
  } = each;
  const people = party.map(({ id = '', name }) => ({ personId: id, legalName: name }));
  const cabins = rooms.flatMap(({ cabin, people: names }) =>
    cabin === undefined ? [] : [{ number: cabin, people: names.map((name) => idOf(demo, name)) }],
  );
  return makeBooking(
    {
      ...{ kind, title, supplier, numbers, payments, note },
      id: randomUUID(),
      start: toEnd(start, startDate),
      end: end ? toEnd(end, startDate) : null,
      people: isNamed(each) ? people : null,
      staterooms: cabins,
      totalCents: netCents + taxCents,
      source: each.bookedBy === 'client' ? 'forwarded' : 'agent',
    },
    now,
  );
};

const idOf = ({ planned }: DemoTrip, firstName: string): string =>
  planned.trip.party.find(({ name }) => name.startsWith(`${firstName} `))?.id ?? '';

/** Empty for a trip that nobody has booked. */
export const makeDemoBookings = (
  demo: DemoTrip,
  suppliers: readonly Pick<BookingSupplier, 'id' | 'name'>[],
  today: CalendarDate,
  now: Date,
): DemoBooking[] => {
  const { key, clientId, bookedOn, planned } = demo;
  if (bookedOn === null) return [];
  return (written[key] ?? []).map((each) => {
    const payments = listPayments(each, demo, bookedOn, today);
    const booking = fillBooking(each, demo, payments, now);
    const { bookedBy = 'agent', netCents, taxCents = 0, howToPay = null, toldHoursAgo, rooms = [] } = each;
    const supplierId = suppliers.find(({ name }) => name === each.supplier)?.id ?? null;
    const open = payments.find(({ paidOn }) => paidOn === null);
    const keys = { clientId, tripId: planned.id };
    return {
      ...keys,
      booking,
      work: {
        ...{
          ...keys,
          bookingId: booking.id,
          bookedBy,
          supplierId,
          taxCents,
          howToPay,
          rate: null,
          numbers: [],
        },
        rooms: rooms.map(({ category, beds, people }) => ({
          category,
          beds,
          people: people.map((name) => idOf(demo, name)),
        })),
        commissionableCents: supplierId === null ? null : netCents,
        numberCheckedOn: each.isUnchecked || bookedBy === 'client' ? null : addDays(bookedOn, 1),
      },
      told:
        toldHoursAgo === undefined || !open
          ? null
          : { paymentId: open.id, at: new Date(now.getTime() - toldHoursAgo * 3_600_000) },
    };
  });
};
