import { PARKS_ZONE } from '@landsea/contracts/core';
import type { Booking } from '@landsea/contracts/bookings';
import { makeBooking } from './booking-changes.js';
import {
  listBookingLines,
  findBookingOfSailing,
  findBookingOfStay,
  listUnbookedLinesOn,
} from './booking-remarks.js';

const made = (number: number, booking: Partial<Booking>): Booking => ({
  ...makeBooking(
    {
      id: `c0000000-0000-4000-8000-00000000000${number}`,
      kind: 'hotel',
      title: 'Pop Century Resort',
      start: { date: '2027-04-04', time: '15:00', zone: PARKS_ZONE },
    },
    new Date('2026-11-28T12:00:00Z'),
  ),
  ...booking,
});
const hotel = made(1, {
  end: { date: '2027-04-08', time: '11:00', zone: PARKS_ZONE },
  numbers: [{ role: 'confirmation', value: '48213377' }],
});
const flight = made(2, {
  kind: 'flight',
  title: 'Delta 1187',
  start: { date: '2027-04-04', time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
  end: { date: '2027-04-04', time: '10:28', zone: PARKS_ZONE, airport: 'MCO' },
  numbers: [{ role: 'locator', value: 'HK7Q2L' }],
});
const cruise = made(3, {
  kind: 'cruise',
  title: 'Disney Wish',
  start: { date: '2027-04-08', time: '11:30', zone: PARKS_ZONE, place: 'Port Canaveral' },
  end: { date: '2027-04-12', time: null, zone: PARKS_ZONE },
  staterooms: [{ number: '7042' }],
});

const said = (bookings: Booking[], date: string) =>
  listBookingLines(bookings, date).map(({ entry, title, way, numbers }) =>
    [entry.time ?? '', title, way ?? entry.place ?? '', ...numbers].join(' | '),
  );

it('says on each day what is booked, with times at the place and numbers where they are asked for', () => {
  expect(said([hotel, flight, cruise], '2027-04-04')).toEqual([
    '06:05 | Fly: Delta 1187 | MSP 6:05 AM → MCO 10:28 AM | Locator HK7Q2L',
    '10:28 | Land: Delta 1187 | MCO',
    '15:00 | Check in from: Pop Century Resort |  | Confirmation 48213377',
  ]);
  expect(said([hotel, flight, cruise], '2027-04-08')).toEqual([
    '11:00 | Check out by: Pop Century Resort | ',
    '11:30 | Board: Disney Wish | Port Canaveral | Stateroom 7042, deck 7',
  ]);
  expect(said([{ ...hotel, status: 'canceled' }], '2027-04-04')).toEqual([]);
});

it('says a flight over midnight on both of its days', () => {
  const night = { ...flight, end: { date: '2027-04-05', time: '00:28', zone: PARKS_ZONE, airport: 'MCO' } };
  expect(said([night], '2027-04-05')).toEqual(['00:28 | Land: Delta 1187 | MCO']);
});

it('knows the booking of a stay by its hotel, else by its nights, and that of the sailing', () => {
  const stay = { hotelName: 'pop century resort', checkIn: '2027-04-04', checkOut: '2027-04-08' };
  const other = made(4, { title: 'Yacht Club', end: hotel.end });
  expect(findBookingOfStay(stay, [other, hotel])).toBe(hotel);
  expect(findBookingOfStay({ ...stay, hotelName: 'Pop Century' }, [hotel])).toBe(hotel);
  expect(findBookingOfStay({ ...stay, hotelName: 'Pop Century' }, [hotel, other])).toBeUndefined();
  expect(findBookingOfSailing({ ship: 'Disney Wish', embarkationDate: '2027-04-09' }, [hotel, cruise])).toBe(
    cruise,
  );
});

it('has the number of a stay that has no booking, once', () => {
  const stay = {
    hotelName: 'Pop Century Resort',
    onSite: true,
    checkIn: '2027-04-04',
    checkOut: '2027-04-08',
    confirmation: '4711',
  };
  const trip = { stays: [stay], sailing: null };
  const lines = ['Check in: Pop Century Resort · Confirmation 4711'];
  expect(listUnbookedLinesOn(trip, '2027-04-04', [], [])).toEqual(lines);
  expect(listUnbookedLinesOn(trip, '2027-04-04', [], [{ confirmation: '4711' }])).toEqual([]);
  expect(listUnbookedLinesOn(trip, '2027-04-04', [hotel], [])).toEqual([]);
});
