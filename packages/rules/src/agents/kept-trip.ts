import type { KeptTripContent, KeptTripLine } from '@landsea/contracts/agents';
import type { Booking } from '@landsea/contracts/bookings';
import { formatDate, formatDateRange } from '@landsea/contracts/core';
import type { DayItem, DayPart } from '@landsea/contracts/planning';
import { getDebarkationDate, type TripDetail } from '@landsea/contracts/trip';
import { omitCanceledNumbers } from '../bookings/booking-remarks.js';
import { sortByDayOrder } from '../day-plans/stops/item-order.js';
import { formatTimeOfDay, toMinute } from '../trip/clock.js';
import { formatDayTitle } from '../trip/day-title.js';

type WholeTrip = Pick<TripDetail, 'stays' | 'sailing' | 'party' | 'days'>;
type KeptBooking = KeptTripContent['bookings'][number];

const partNames: Readonly<Record<DayPart, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
};

const formatWhen = ({ time, dayPart }: Pick<DayItem, 'time' | 'dayPart'>): string =>
  time ? formatTimeOfDay(toMinute(time)) : dayPart ? partNames[dayPart] : 'Any time';

const isNumber = (value: string | null | undefined): value is string => Boolean(value);

const toLine = (item: DayItem): KeptTripLine => ({
  when: formatWhen(item),
  title: item.title,
  place: item.place,
  isBooked: item.status === 'booked' || item.status === 'done',
  numbers: [item.confirmation].filter(isNumber),
  note: item.note,
});

/** Stays and the sailing keep a number of their own where no booking has it. */
const listBookings = (trip: WholeTrip, bookings: readonly Booking[]): KeptBooking[] => {
  const { stays, sailing } = omitCanceledNumbers(trip, bookings);
  const booked = bookings
    .filter(({ status, itemId }) => status !== 'canceled' && !itemId)
    .map(({ title, start, numbers }) => ({
      title,
      when: formatDate(start.date),
      numbers: numbers.map(({ value }) => value),
    }));
  const known = new Set(booked.flatMap(({ numbers }) => numbers));
  const own = [
    ...stays.map(({ hotelName, checkIn, checkOut, confirmation }) => ({
      title: hotelName,
      when: formatDateRange(checkIn, checkOut),
      numbers: [confirmation].filter(isNumber),
    })),
    ...(sailing
      ? [
          {
            title: sailing.ship,
            when: formatDateRange(sailing.embarkationDate, getDebarkationDate(sailing)),
            numbers: [sailing.reservation].filter(isNumber),
          },
        ]
      : []),
  ];
  return [...own.filter(({ numbers }) => !numbers.some((each) => known.has(each))), ...booked];
};

/** The trip in words, as the reader of `trip`, `items` and `bookings` sees it; prices are left out. */
export const makeKeptTrip = (
  trip: WholeTrip,
  items: readonly DayItem[],
  bookings: readonly Booking[],
): KeptTripContent => {
  const kept = items.filter(({ status }) => status !== 'cancelled');
  return {
    party: trip.party.map(({ name }) => name),
    bookings: listBookings(trip, bookings),
    days: trip.days.map((day) => ({
      date: day.date,
      title: formatDayTitle(day),
      lines: sortByDayOrder(kept.filter(({ date }) => date === day.date)).map(toLine),
    })),
    wishes: kept.filter(({ date }) => date === null).map(({ title }) => title),
  };
};
