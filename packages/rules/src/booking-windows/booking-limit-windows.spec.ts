import { aBooking, aHotel, at } from '../bookings/testing/bookings.js';
import { listBookingWindows } from './booking-windows.js';
import { early, sailing, stay, trip } from './testing/window-trips.js';
import type { WindowTrip } from './window-rule.js';

const hotel = aHotel({ title: 'Pop Century Resort', cancelUntil: '2027-03-30T03:59:00.000Z' });
const limits = (parts: Partial<WindowTrip>) =>
  listBookingWindows(trip(parts), early).filter(({ kind }) => kind === 'booking-cancellation');

describe('the last day to cancel a booking for free', () => {
  it('is the day of the booking, at its place', () => {
    const flight = aBooking({
      kind: 'flight',
      title: 'Delta 1187',
      start: at('2027-04-04', '06:05', 'America/Los_Angeles', 'LAX'),
      cancelUntil: '2027-02-02T02:30:00.000Z',
    });
    expect(limits({ bookings: [hotel, flight] })).toMatchObject([
      {
        id: `cancel-booking-${flight.id}`,
        title: 'Last day to cancel Delta 1187, Apr 4',
        rule: 'As your booking says. Free until 6:30 PM Los Angeles time.',
        ownDate: '2027-02-01',
      },
      {
        id: `cancel-booking-${hotel.id}`,
        type: 'due',
        title: 'Last day to cancel Pop Century Resort, Apr 4 – Apr 8',
        rule: 'As your booking says.',
        ownDate: '2027-03-29',
        opensAt: '2027-03-29T04:00:00.000Z',
        source: 'Your booking confirmation',
      },
    ]);
  });

  it('is the day before where the booking says midnight', () => {
    const until = { ...hotel, cancelUntil: '2027-03-30T04:00:00.000Z' };
    expect(limits({ bookings: [until] })).toMatchObject([
      { ownDate: '2027-03-29', rule: 'As your booking says.' },
    ]);
  });

  it('is none of a canceled booking, nor of a plan whose booking was canceled', () => {
    const planned = {
      ...stay('Pop Century Resort', '2027-04-04', '2027-04-08'),
      cancelBy: { date: '2027-03-05' },
    };
    const ship = { ...sailing('2027-04-08', 4), cancelBy: { date: '2027-01-05' } };
    const cruise = aBooking({ kind: 'cruise', title: ship.ship, start: at('2027-04-08', null) });
    const canceled = [hotel, cruise].map((booking) => ({ ...booking, status: 'canceled' as const }));
    const plan = { stays: [planned], sailing: ship };
    expect(limits(plan).map(({ id }) => id)).toEqual(['cancel-sailing', 'cancel-stay-1']);
    expect(limits({ ...plan, bookings: canceled })).toEqual([]);
    expect(limits({ ...plan, bookings: [cruise] }).map(({ id }) => id)).toEqual([
      'cancel-sailing',
      'cancel-stay-1',
    ]);
  });

  it('has the clock of its place only where that is another one', () => {
    const until = (zone: string) =>
      limits({
        bookings: [
          { ...hotel, start: at('2027-04-04', null, zone), cancelUntil: '2027-03-29T20:00:00.000Z' },
        ],
      }).map(({ rule }) => rule);
    expect(until('America/New_York')).toEqual(['As your booking says. Free until 4:00 PM.']);
    expect(until('America/Chicago')).toEqual(['As your booking says. Free until 3:00 PM Chicago time.']);
  });

  it('is said once where the plan has one, too, by the name that tasks and reminders know', () => {
    const planned = { ...stay('Pop Century', '2027-04-04', '2027-04-08'), cancelBy: { date: '2027-03-05' } };
    const ship = { ...sailing('2027-04-08', 4), cancelBy: { date: '2027-01-05' } };
    const cruise = aBooking({
      kind: 'cruise',
      title: ship.ship,
      start: at('2027-04-08', null),
      cancelUntil: '2027-01-08T17:00:00.000Z',
    });
    const bookings = [hotel, cruise];
    expect(limits({ stays: [planned], sailing: ship, bookings })).toMatchObject([
      { id: 'cancel-sailing', ownDate: '2027-01-08', bookingId: cruise.id },
      { id: 'cancel-stay-1', ownDate: '2027-03-29', bookingId: hotel.id },
    ]);
    const { cancelBy: _, ...undated } = planned;
    expect(limits({ stays: [undated], sailing: null, bookings: [hotel] })).toMatchObject([
      { id: `cancel-booking-${hotel.id}`, bookingId: hotel.id },
    ]);
    const twice = [planned, { ...planned, hotelName: hotel.title }];
    expect(limits({ stays: twice, bookings: [hotel] }).map(({ id }) => id)).toEqual(['cancel-stay-1']);
  });

  it('stays that of the plan where another hotel of these nights has one', () => {
    const planned = {
      ...stay('Yacht Club', '2027-04-04', '2027-04-08'),
      cancelBy: { date: '2027-03-05' },
    };
    const own = {
      ...hotel,
      id: '00000000-0000-4000-9000-000000000002',
      title: 'Yacht Club',
      cancelUntil: null,
    };
    expect(limits({ stays: [planned], bookings: [own, hotel] })).toMatchObject([
      { id: 'cancel-stay-1', ownDate: '2027-03-05' },
      { id: `cancel-booking-${hotel.id}`, ownDate: '2027-03-29' },
    ]);
  });

  it('is said once for the rooms of one hotel or ship that have the same day', () => {
    const cruise = aBooking({ kind: 'cruise', title: 'Disney Treasure', start: at('2027-04-08', null) });
    const cancelUntil = '2027-01-08T17:00:00.000Z';
    const other = { ...cruise, id: '00000000-0000-4000-9000-000000000001', cancelUntil };
    const first = { ...cruise, cancelUntil };
    const ids = (second: typeof other, of: Partial<WindowTrip> = {}) =>
      limits({ bookings: [first, second], ...of }).map(({ id }) => id);
    expect(ids(other)).toEqual([`cancel-booking-${cruise.id}`]);
    const ship = { ...sailing('2027-04-08', 4), cancelBy: { date: '2027-01-05' } };
    expect(ids(other, { sailing: ship })).toEqual(['cancel-sailing']);
    const later = { ...other, cancelUntil: '2027-01-09T17:00:00.000Z' };
    expect(ids(later)).toEqual([`cancel-booking-${cruise.id}`, `cancel-booking-${other.id}`]);
    const longer = { ...other, end: at('2027-04-12', null) };
    expect(ids(longer)).toHaveLength(2);
  });
});
