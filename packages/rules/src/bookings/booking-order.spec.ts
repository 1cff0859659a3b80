import { listBookingEntriesOn } from './booking-days.js';
import { findLastInPark, placeEntry } from './booking-order.js';
import { noteAirport } from './closed-spans.js';
import { aBooking, aHotel, at, flightHome, flightThere } from './testing/bookings.js';

const spots = (
  bookings: Parameters<typeof listBookingEntriesOn>[0],
  date: string,
  lastInPark: number | null,
) => {
  const entries = listBookingEntriesOn(bookings, date);
  return entries.map((entry) => {
    const { at: time, limit, spot } = placeEntry(entry, entries, lastInPark) ?? {};
    return [entry.label, limit, time, spot];
  });
};

it('checks out before the family leaves with its car, whatever the deadline is', () => {
  const car = aBooking({ kind: 'car', start: at('2027-04-08', '09:30'), end: at('2027-04-08', '12:30') });
  expect(spots([car, aHotel()], '2027-04-08', null)).toEqual([
    ['Pick up', null, 570, 570],
    ['Check out', 'before', 570, 569],
    ['Return', null, 750, 750],
  ]);
  expect(spots([aHotel()], '2027-04-08', null)).toEqual([['Check out', 'by', 660, 660]]);
  const later = { ...car, start: at('2027-04-08', '11:00') };
  expect(spots([later, aHotel()], '2027-04-08', null)).toContainEqual(['Check out', 'by', 660, 659]);
});

it('checks in after the last plan in a park, and at its time without one', () => {
  expect(spots([aHotel()], '2027-04-04', 21 * 60)).toEqual([['Check in', 'from', 900, 1261]]);
  expect(spots([aHotel()], '2027-04-04', 13 * 60)).toEqual([['Check in', 'from', 900, 900]]);
  expect(spots([aHotel({ start: at('2027-04-04', null) })], '2027-04-04', null)).toEqual([
    ['Check in', undefined, undefined, undefined],
  ]);
  const plan = { park: 'epcot', time: '13:00', status: 'planned' };
  expect(findLastInPark([plan, { ...plan, time: '20:00' }, { ...plan, park: null, time: '22:00' }])).toBe(
    1200,
  );
  expect(findLastInPark([{ ...plan, status: 'cancelled' }])).toBeNull();
});

it('says when to be at the airport, longer before a flight abroad', () => {
  expect(noteAirport(flightHome())).toBe('Be at the airport by 12:35 PM');
  const abroad = flightHome({ end: at('2027-04-13', '06:00', 'Europe/London', 'LHR') });
  expect(noteAirport(abroad)).toBe('Be at the airport by 11:35 AM');
  expect(noteAirport(flightThere({ start: at('2027-04-04', '01:00') }))).toBeNull();
  expect(noteAirport(aHotel())).toBeNull();
});
