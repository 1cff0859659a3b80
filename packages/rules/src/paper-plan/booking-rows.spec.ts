import { aBooking, aHotel, at, flightHome, flightThere } from '../bookings/testing/bookings.js';
import { item } from '../day-plans/testing/sample-day.js';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { makePaperPlan } from './paper-plan.js';

const date = '2027-04-04';
const day = (change: Partial<TripDay> = {}): TripDay => ({
  date,
  kind: 'park',
  parks: ['magic-kingdom'],
  place: null,
  note: null,
  arrivesAt: null,
  leavesAt: null,
  version: 1,
  ...change,
});
const trip = {
  name: 'Spring break',
  mode: 'parks',
  startDate: date,
  endDate: '2027-04-12',
  party: [],
  stays: [],
  sailing: null,
} as unknown as TripDetail; // What paper reads of a trip.
const park = { park: 'magic-kingdom' } as const;
const paperDay = (bookings: Parameters<typeof makePaperPlan>[1]['bookings'], of = day()) => {
  const items = [
    item({ title: 'Space Mountain', date, time: '13:00', ...park }),
    item({ title: 'Fireworks', date, time: '21:00', ...park, details: { kind: 'show' } }),
  ];
  const [paper] = makePaperPlan(trip, { days: [of], items, catalogue: undefined, ports: [], bookings }).days;
  return { remarks: paper?.remarks, empty: paper?.empty, rows: paper?.rows ?? [] };
};

it('has bookings among the plans of the day at their times, with their way, numbers and clocks', () => {
  const { rows, remarks } = paperDay([
    aHotel({ numbers: [{ role: 'confirmation', value: '4711' }] }),
    flightThere({ numbers: [{ role: 'locator', value: 'HK7Q2L' }] }),
    aBooking({ kind: 'other', title: 'Photo pass', start: at(date, null), numbers: [] }),
  ]);
  expect(rows.map(({ when, title, facts, note }) => [when, title, facts, note ?? ''].join(' | '))).toEqual([
    '6:05 AM Chicago time | Fly: Delta 1187 | MSP 6:05 AM → MCO 10:28 AM · Locator HK7Q2L | Be at the airport by 4:05 AM',
    '10:28 AM | Land: Delta 1187 | MCO | ',
    '1:00 PM | Space Mountain |  | ',
    '9:00 PM | Fireworks |  | ',
    'from 3:00 PM | Check in: Pop Century | Confirmation 4711 | ',
  ]);
  expect(remarks).toEqual(['Booked: Photo pass']);
});

it('orders by when things happen, not by what other clocks show', () => {
  const late = flightThere({ start: at(date, '12:30', 'America/Chicago', 'MSP'), end: null });
  expect(paperDay([late]).rows.map(({ title }) => title)).toEqual([
    'Space Mountain',
    'Fly: Delta 1187',
    'Fireworks',
  ]);
});

it('does not call a day empty that has nothing but a flight', () => {
  const home = day({ date: '2027-04-12', parks: [] });
  expect(paperDay([flightHome()], home)).toMatchObject({
    empty: null,
    rows: [{ when: '2:35 PM' }, { when: '5:01 PM Chicago time', title: 'Land: Delta 2044' }],
  });
  expect(paperDay([], home).empty).toBe('Nothing planned yet.');
});

it('leaves what an item of the day shows to that item', () => {
  const table = aBooking({
    kind: 'dining',
    start: at(date, '18:00'),
    itemId: '00000000-0000-4000-8000-000000000077',
  });
  expect(paperDay([table]).rows).toHaveLength(2);
});

it('says of the cruise only the stateroom where it is asked for, and a flight over midnight on both days', () => {
  const cruise = aBooking({
    kind: 'cruise',
    title: 'Disney Wish',
    start: { ...at(date, '11:30'), place: 'Port Canaveral' },
    staterooms: [{ number: '7042' }],
  });
  expect(paperDay([cruise]).rows).toContainEqual(
    expect.objectContaining({
      when: '11:30 AM',
      title: 'Board: Disney Wish',
      facts: 'Port Canaveral · Stateroom 7042, deck 7',
    }),
  );
  const night = flightThere({ start: at('2027-04-03', '21:00'), end: at(date, '00:28', undefined, 'MCO') });
  expect(paperDay([night]).rows[0]).toMatchObject({ when: '12:28 AM', title: 'Land: Delta 1187' });
});
