import { makeBooking } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { listDayBookings } from '@landsea/rules/day-plans';
import { makeSharedBookings } from './shared-bookings.js';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const zone = 'America/New_York';
const booked = (added: Parameters<typeof makeBooking>[0]): Booking =>
  makeBooking(
    { ...added, numbers: [{ role: 'confirmation', value: 'HK7Q2L' }], totalCents: 184_200 },
    new Date(),
  );
const flight = booked({
  id: id(1),
  kind: 'flight',
  title: 'Delta 1187',
  start: { date: '2027-04-04', time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
  end: { date: '2027-04-04', time: '10:28', zone, airport: 'MCO' },
});
const hotel = booked({
  id: id(2),
  kind: 'hotel',
  title: 'Pop Century',
  start: { date: '2027-04-04', time: '15:00', zone },
  end: { date: '2027-04-08', time: null, zone },
});
const insurance = booked({ id: id(3), kind: 'insurance', title: 'Policy', start: hotel.start });

const shared = (bookings: Booking[], date: string, showsStays = true) =>
  makeSharedBookings(
    listDayBookings({ mode: 'parks', sailing: null }, { date, arrivesAt: null }, [], bookings),
    showsStays,
  );

it('shows flights and check-in with their times and places, without numbers and money', () => {
  const shown = shared([flight, hotel, insurance], '2027-04-04');
  expect(shown).toEqual([
    { at: 425, item: { date: '2027-04-04', time: '06:05', title: 'Fly: Delta 1187', clock: 'Chicago time' } },
    { at: 628, item: { date: '2027-04-04', time: '10:28', title: 'Land: Delta 1187' } },
    { at: 900, item: { date: '2027-04-04', time: '15:00', title: 'Check in: Pop Century', limit: 'from' } },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/HK7Q2L|184/);
});

it('does not name the hotel where the link hides it, and leaves out what is canceled', () => {
  expect(shared([hotel], '2027-04-08', false)).toEqual([
    { at: null, item: { date: '2027-04-08', time: null, title: 'Check out' } },
  ]);
  expect(shared([{ ...flight, status: 'canceled' }], '2027-04-04')).toEqual([]);
});
