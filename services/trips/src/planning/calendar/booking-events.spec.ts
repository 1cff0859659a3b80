import { makeBooking } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { toZonedInstant } from '@landsea/contracts/core';
import type { TripDetail } from '@landsea/contracts/trip';
import type { DatedItem } from '../days/day-order.js';
import { listBookingEvents } from './booking-events.js';

const zone = 'America/New_York';
const [arrival, boarding, leaving] = ['2027-04-04', '2027-04-08', '2027-04-12'] as const;
const at = (date: string, time: string | null) => ({ date, time, zone });
const booked = (
  kind: Booking['kind'],
  title: string,
  start: Booking['start'],
  end: Booking['end'],
): Booking =>
  makeBooking({ id: `00000000-0000-4000-8000-${kind.padEnd(12, '0')}`, kind, title, start, end }, new Date());

const trip = {
  id: 'trip',
  mode: 'combined',
  days: [],
  party: [],
  sailing: { ship: 'Disney Wish', embarkationDate: boarding, nights: 4, concierge: false, ports: [] },
} as unknown as TripDetail; // The parts of a trip that a calendar reads.
const hotel = booked('hotel', 'Pop Century', at(arrival, '15:00'), at(boarding, '11:00'));
const car = booked('car', 'Alamo', at(boarding, '09:30'), at(boarding, '12:30'));
const cruise = booked('cruise', 'Disney Wish', at(boarding, '11:30'), at(leaving, null));
const ride = {
  ...{ title: 'Tron', date: arrival, time: '21:30', minutes: 25, park: 'magic-kingdom' },
  ...{ catalogueId: null, status: 'planned', details: { kind: 'attraction' } },
} as unknown as DatedItem; // The columns of a plan that a calendar reads.
const catalogue = {
  days: { attractions: [], shows: [], restaurants: [], snacks: [], meets: [], photoSpots: [] },
  ports: [],
} as unknown as Parameters<typeof listBookingEvents>[3]; // An empty catalog has no more lists.

const timed = (date: string, items: DatedItem[] = []) =>
  listBookingEvents(trip, [hotel, car, cruise], items, catalogue, date)
    .flatMap(({ when, summary, description }) =>
      'start' in when ? [{ start: when.start, summary, description }] : [],
    )
    .toSorted((one, other) => one.start.localeCompare(other.start));
const instant = (date: string, time: string) => toZonedInstant(date, time, zone).toISOString();

it('boards after the car is returned, and checks out before it is picked up', () => {
  expect(timed(boarding)).toEqual([
    {
      start: instant(boarding, '09:00'),
      summary: 'Check out: Pop Century',
      description: 'By 11:00 AM',
    },
    { start: instant(boarding, '09:30'), summary: 'Pick up: Alamo', description: '' },
    { start: instant(boarding, '12:30'), summary: 'Return: Alamo', description: '' },
    {
      start: instant(boarding, '13:00'),
      summary: 'Board: Disney Wish',
      description: 'Your port time is 11:30 AM. You return the car at 12:30 PM, so board after it.',
    },
  ]);
});

it('leaves the ship at the usual time where the booking has none', () => {
  expect(timed(leaving)).toEqual([
    { start: instant(leaving, '09:00'), summary: 'Leave the ship: Disney Wish', description: 'Usual time' },
  ]);
});

it('checks in at its time, or after the last plan in a park', () => {
  const checkIn = { summary: 'Check in: Pop Century', description: 'From 3:00 PM' };
  expect(timed(arrival)).toEqual([{ ...checkIn, start: instant(arrival, '15:00') }]);
  expect(timed(arrival, [ride])).toEqual([{ ...checkIn, start: instant(arrival, '21:55') }]);
});
