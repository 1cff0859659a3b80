import { addDays, PARKS_ZONE } from '@landsea/contracts/core';
import type { ChangingTrip } from './dependent-effects.js';
import { getNextFrame, type TripFrame } from './next-frame.js';
import { listEffects } from './trip-effects.js';

const now = new Date('2026-11-21T12:00:00Z');
const stay = (hotelName: string, checkIn: string, checkOut: string) => ({
  hotelName,
  onSite: true,
  checkIn,
  checkOut,
});
const ofNights = (first: string, second: string): TripFrame => ({
  mode: 'combined',
  startDate: '2027-03-13',
  endDate: '2027-03-20',
  stays: [stay(first, '2027-03-13', '2027-03-15'), stay(second, '2027-03-15', '2027-03-17')],
  sailing: { ship: 'Disney Wish', embarkationDate: '2027-03-17', nights: 3, concierge: false, ports: [] },
  days: [],
});
const trip = ofNights('Pop Century', 'Port Inn');

const booked = (kind: 'hotel' | 'cruise' | 'flight', title: string, from: string, to = from) => ({
  ...{ id: 'b0000000-0000-4000-8000-000000000001', kind, title },
  start: { date: from, time: null, zone: PARKS_ZONE },
  end: { date: to, time: null, zone: PARKS_ZONE },
  ...{ status: 'booked' as const, supplier: null, numbers: [], cancelUntil: null },
});
const hotel = booked('hotel', 'Pop Century', '2027-03-13', '2027-03-15');
const inn = booked('hotel', 'Port Inn', '2027-03-15', '2027-03-17');
const cruise = booked('cruise', 'Disney Wish', '2027-03-17', '2027-03-20');
const there = booked('flight', 'Delta 1187', '2027-03-13');
const home = booked('flight', 'Delta 2044', '2027-03-20');

const moveBy = (days: number, each: typeof hotel): typeof hotel => ({
  ...each,
  start: { ...each.start, date: addDays(each.start.date, days) },
  end: { ...each.end, date: addDays(each.end.date, days) },
});
const by = (days: number) => ({
  startDate: addDays(trip.startDate, days),
  endDate: addDays(trip.endDate, days),
});
const asked = (
  change: Parameters<typeof getNextFrame>[1],
  bookings: NonNullable<ChangingTrip['bookings']>,
  before = trip,
): string[] => {
  const party = [{ name: 'Robin', age: 40 }];
  const changing = { ...before, party, meals: [], paymentDueOn: null, lines: [], tasks: [], bookings };
  const effects = listEffects(changing, getNextFrame(before, change), now);
  return effects.flatMap(({ kind, what }) => (kind === 'check' ? [what] : []));
};

describe('a change of the dates', () => {
  const all = [hotel, inn, cruise, there, home];

  it('asks after no booking that is for the new dates already, and after each that is not', () => {
    const moved = all.map((each) => moveBy(14, each));
    expect(asked(by(14), moved)).toEqual([]);
    expect(asked(by(14), all)).toEqual([
      'Change the booking at Pop Century',
      'Change the booking at Port Inn',
      'A sailing of Disney Wish on this day',
      'Your hotel (Pop Century)',
      'Your hotel (Port Inn)',
      'Your cruise (Disney Wish)',
      'Your flight (Delta 1187)',
      'Your flight (Delta 2044)',
    ]);
  });

  it.each([
    ['home', 7, home],
    ['there', -7, there],
  ])('asks after the flight %s of the former dates on a new first or last day', (_, days, flight) => {
    const flights = (change: typeof flight) =>
      asked(by(days), [change]).filter((what) => what.startsWith('Your flight'));
    expect(flights(flight)).toEqual([`Your flight (${flight.title})`]);
    expect(flights(moveBy(days, flight))).toEqual([]);
  });

  it('takes the booking of one hotel for no booking of another', () => {
    const checks = (change: Parameters<typeof getNextFrame>[1], booking: typeof hotel, before = trip) =>
      asked(change, [booking], before).filter((what) => /Pop Century|Port Inn/.test(what));
    const both = ['Change the booking at Pop Century', 'Change the booking at Port Inn'];
    expect(checks(by(2), inn)).toEqual([...both, 'Your hotel (Port Inn)']);
    expect(checks(by(2), { ...inn, title: 'Port Inn & Suites' })).toEqual([
      ...both,
      'Your hotel (Port Inn & Suites)',
    ]);
    const swapped = { stays: ofNights('Port Inn', 'Pop Century').stays };
    expect(checks(swapped, hotel)).toEqual(both);
    expect(checks(by(14), { ...moveBy(14, hotel), title: 'Port Inn' })).toEqual([
      ...both,
      'Your hotel (Port Inn)',
    ]);
    const renamed = { ...moveBy(14, hotel), title: 'Pop Century Resort' };
    expect(checks(by(14), renamed)).toEqual(['Change the booking at Port Inn']);
  });

  it('asks after another ship on the same day, until that ship is booked', () => {
    const sailing = trip.sailing && { ...trip.sailing, ship: 'Disney Dream' };
    expect(asked({ sailing }, [cruise])).toEqual(['A sailing of Disney Dream on this day']);
    expect(asked({ sailing }, [{ ...cruise, title: 'disney dream' }])).toEqual([]);
    const later = { ...by(14), sailing: sailing && { ...sailing, embarkationDate: '2027-03-31' } };
    expect(asked(later, [moveBy(14, cruise)])).toContain('Your cruise (Disney Wish)');
  });
});
