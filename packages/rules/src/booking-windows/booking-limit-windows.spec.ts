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
        rule: 'As your booking says. Free until 6:30 PM.',
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

  it('is said once where the plan has one, too', () => {
    const planned = { ...stay('Pop Century', '2027-04-04', '2027-04-08'), cancelBy: { date: '2027-03-05' } };
    expect(limits({ stays: [planned], bookings: [hotel] }).map(({ id }) => id)).toEqual([
      `cancel-booking-${hotel.id}`,
    ]);
  });
});
