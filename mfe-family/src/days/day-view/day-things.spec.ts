import { Booking } from '@landsea/contracts/bookings';
import { aDayItem } from '../../testing/day-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { makeDayRows } from './day-lines';
import { listDayThings, findLeadingThing, listThingsAhead, listTimedThings } from './day-things';

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
it('does not repeat the dates in a title, and says where a flight goes', () => {
  const tickets = aBooking({ kind: 'tickets', title: '4-Day tickets, Mar 14 – Mar 18, 2027' });
  const flight = aBooking({
    id: lineId(51),
    kind: 'flight',
    title: 'Delta 1187',
    start: { date, time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
    end: { date, time: '10:28', zone: 'America/New_York', airport: 'MCO' },
  });
  expect(listDayThings([], [tickets, flight], date).map(({ title, place }) => [title, place])).toEqual([
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
    expect(listDayThings([redEye], [hotel], date)).toMatchObject([
      { label: 'Check in from', title: 'Pop Century', at: 900, number: 'H1' },
      { label: 'Flight', title: 'Red-eye DL 2405', at: 1350, note: 'Lands at 7:15 AM' },
    ]);
    expect(listDayThings([], [hotel], '2027-03-18')).toMatchObject([{ label: 'Check out by', at: 660 }]);
    expect(listDayThings([], [hotel], '2027-03-15')).toEqual([]);
  });

  it('leave out canceled bookings, plain notes and the bookings that are items', () => {
    const canceled = aBooking({ status: 'canceled' });
    const asItem = aBooking({ id: lineId(51), itemId: redEye.id });
    const note = aDayItem({ id: lineId(61), details: { kind: 'note' } });
    expect(listDayThings([redEye, note], [canceled], date).map(({ id }) => id)).toEqual([redEye.id]);
    expect(listDayThings([redEye], [asItem], date)).toEqual([]);
  });

  it('lead the day where they come before its next stop, until half an hour after', () => {
    const things = listDayThings([redEye], [aBooking({})], date);
    expect(findLeadingThing(things, undefined)?.title).toBe('Pop Century');
    expect(findLeadingThing(things, 600)).toBeUndefined();
    expect(findLeadingThing(things, 930)?.title).toBe('Pop Century');
    expect(listThingsAhead(things, 929)).toHaveLength(2);
    expect(listThingsAhead(things, 930)).toHaveLength(1);
    expect(listThingsAhead(things, undefined)).toHaveLength(2);
  });
});

it('boards after the way to the port, and says why', () => {
  const note = 'Your port time is 11:30 AM. You return the car at 12:30 PM, so board after it.';
  const board = {
    id: 'a start',
    label: 'Board',
    title: 'Disney Wish',
    at: 690,
    place: null,
    note: null,
    number: null,
  };
  const car = { ...board, id: 'b end', label: 'Return', title: 'Alamo', at: 750 };
  const step = { key: 'board', title: 'Board the ship', time: '13:00', minutes: 60, detail: 'Disney Wish' };
  const row = { ...step, catalogueId: null, section: 'Aboard', isBooked: true };
  expect(
    listTimedThings([board, car], [{ ...row, note }]).map(({ label, at, note: said }) => [label, at, said]),
  ).toEqual([
    ['Return', 750, null],
    ['Board', 780, note],
  ]);
  expect(listTimedThings([board, car], [row]).map(({ at }) => at)).toEqual([690, 750]);
});

it('checks in after the park and out before leaving, and says when to be at the airport', () => {
  const ride = aDayItem({ time: '20:00' });
  const things = listDayThings([ride], [aBooking({})], date);
  expect(makeDayRows([], things, []).map(({ kind }) => kind)).toEqual(['thing']);
  expect(things).toMatchObject([{ at: 900, spot: 1201 }]);
  expect(findLeadingThing(things, 20 * 60)).toBeUndefined();
  expect(listThingsAhead(things, 17 * 60)).toHaveLength(1);
  const flight = aBooking({
    kind: 'flight',
    start: { date, time: '14:35', zone: 'America/New_York' },
    end: null,
  });
  expect(listDayThings([], [flight], date)).toMatchObject([{ note: 'Be at the airport by 12:35 PM' }]);
});

it('puts leaving the ship at its usual time, before the flight home, where the booking names none', () => {
  const cruise = { id: 'a end', label: 'Leave', title: 'Disney Wish', place: null, note: null, number: null };
  const flight = { ...cruise, id: 'b start', label: 'Fly', title: 'UA 1', at: 14 * 60 + 35 };
  const step = { key: 'ashore', title: 'Off the ship', time: '09:00', minutes: 45, detail: 'Disney Wish' };
  const rows = [{ ...step, catalogueId: null, section: 'Aboard', isBooked: true }];
  expect(
    listTimedThings([flight, { ...cruise, at: null }], rows).map(({ label, at }) => [label, at]),
  ).toEqual([
    ['Leave', 540],
    ['Fly', 875],
  ]);
});
