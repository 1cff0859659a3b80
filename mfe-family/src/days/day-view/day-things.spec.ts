import { Booking } from '@landsea/contracts/bookings';
import type { DayItem } from '@landsea/contracts/planning';
import { aDayItem } from '../../testing/day-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { makeDayRows } from './day-lines';
import { listDayThings, findLeadingThing, listThingsAhead } from './day-things';

const date = '2027-03-14';
const aBooking = (overrides: object) =>
  Booking.parse({
    id: lineId(50),
    kind: 'hotel',
    supplier: null,
    title: 'Pop Century',
    status: 'booked',
    heldUntil: null,
    numbers: [{ role: 'confirmation', value: 'H1' }],
    people: null,
    start: { date, time: '15:00', zone: 'America/New_York', place: 'Walt Disney World' },
    end: { date: '2027-03-18', time: '11:00', zone: 'America/New_York' },
    staterooms: [],
    included: null,
    note: null,
    totalCents: null,
    currency: 'USD',
    dollarCents: null,
    payments: [],
    refundCents: null,
    cancelUntil: null,
    source: 'typed',
    version: 1,
    updatedAt: '2026-10-02T12:00:00Z',
    ...overrides,
  });
const thingsOf = (items: readonly DayItem[], bookings: readonly Booking[], on = date) =>
  listDayThings({ mode: 'parks', sailing: null }, { date: on, arrivesAt: null }, items, bookings, []);

it('does not repeat the dates in a title, and says where a flight goes', () => {
  const tickets = aBooking({ kind: 'tickets', title: '4-Day tickets, Mar 14 – Mar 18, 2027' });
  const flight = aBooking({
    id: lineId(51),
    kind: 'flight',
    title: 'Delta 1187',
    start: { date, time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
    end: { date, time: '10:28', zone: 'America/New_York', airport: 'MCO' },
  });
  expect(thingsOf([], [tickets, flight], date).map(({ title, place }) => [title, place])).toEqual([
    ['Delta 1187', 'MSP 6:05 AM → MCO 10:28 AM'],
    ['Delta 1187', 'MCO'],
    ['4-Day tickets', 'Walt Disney World'],
  ]);
});

const redEye = aDayItem({
  id: lineId(60),
  title: 'Red-eye DL 2405',
  time: '22:30',
  note: 'Lands at 7:15 AM',
  catalogueId: null,
  park: null,
  place: null,
  details: { kind: 'note', isFlight: true },
});

describe('the things of a day', () => {
  it('are its flights and bookings with their times, on the day of each end', () => {
    const hotel = aBooking({});
    expect(thingsOf([redEye], [hotel], date)).toMatchObject([
      { label: 'Check in', title: 'Pop Century', when: 'from 3:00 PM', spot: 900, number: 'H1' },
      { label: 'Flight', title: 'Red-eye DL 2405', when: '10:30 PM', spot: 1350, note: 'Lands at 7:15 AM' },
    ]);
    expect(thingsOf([], [hotel], '2027-03-18')).toMatchObject([
      { label: 'Check out', when: 'by 11:00 AM', spot: 660 },
    ]);
    expect(thingsOf([], [hotel], '2027-03-15')).toEqual([]);
  });

  it('leave out canceled bookings, plain notes and the bookings that are items', () => {
    const canceled = aBooking({ status: 'canceled' });
    const asItem = aBooking({ id: lineId(51), itemId: redEye.id });
    const note = aDayItem({ id: lineId(61), details: { kind: 'note' } });
    expect(thingsOf([redEye, note], [canceled], date).map(({ id }) => id)).toEqual([redEye.id]);
    expect(thingsOf([redEye], [asItem], date)).toEqual([]);
  });

  it('lead the day where they come before its next stop, until half an hour after', () => {
    const things = thingsOf([redEye], [aBooking({})]);
    expect(findLeadingThing(things, undefined)?.title).toBe('Pop Century');
    expect(findLeadingThing(things, 600)).toBeUndefined();
    expect(findLeadingThing(things, 930)?.title).toBe('Pop Century');
    expect(listThingsAhead(things, 929)).toHaveLength(2);
    expect(listThingsAhead(things, 930)).toHaveLength(1);
    expect(listThingsAhead(things, undefined)).toHaveLength(2);
  });
});

it('boards after the way to the port, and says why above the note of the booking', () => {
  const cruise = aBooking({
    kind: 'cruise',
    title: 'Disney Wish',
    note: 'Bring passports',
    start: { date, time: '11:30', zone: 'America/New_York' },
    end: null,
  });
  const car = aBooking({
    id: lineId(52),
    kind: 'car',
    title: 'Alamo',
    end: { ...cruise.start, time: '12:30' },
  });
  const sailing = { ship: 'Disney Wish', embarkationDate: date, nights: 4, concierge: false, ports: [] };
  const things = listDayThings(
    { mode: 'combined', sailing },
    { date, arrivesAt: null },
    [],
    [cruise, { ...car, start: { ...car.start, time: '09:30' } }],
    [],
  );
  expect(things.map(({ label, when, note }) => [label, when, note])).toEqual([
    ['Pick up', '9:30 AM', null],
    ['Return', '12:30 PM', null],
    [
      'Board',
      '1:00 PM',
      'Your port time is 11:30 AM. You return the car at 12:30 PM, so board after it.\nBring passports',
    ],
  ]);
});

it('checks in after the park and out before leaving, and says when to be at the airport', () => {
  const ride = aDayItem({ time: '20:00' });
  const things = thingsOf([ride], [aBooking({})]);
  expect(makeDayRows([], things, []).map(({ kind }) => kind)).toEqual(['thing']);
  expect(things).toMatchObject([{ when: 'from 3:00 PM', spot: 1201 }]);
  expect(findLeadingThing(things, 20 * 60)).toBeUndefined();
  expect(listThingsAhead(things, 17 * 60)).toHaveLength(1);
  const flight = aBooking({
    kind: 'flight',
    start: { date, time: '14:35', zone: 'America/New_York' },
    end: null,
  });
  expect(thingsOf([], [flight], date)).toMatchObject([{ note: 'Be at the airport by 12:35 PM' }]);
});
