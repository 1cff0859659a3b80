import { adult, days, sailing, stay } from '../../booking-windows/testing/index.js';
import { at, aBooking } from '../../bookings/testing/bookings.js';
import { listBookingWindows } from '../../booking-windows/index.js';
import { dinner, item } from '../../day-plans/testing/sample-day.js';
import { makeTripFields, type FieldsTrip } from './trip-fields.js';

const now = new Date('2026-11-28T12:00:00Z');
const trip = {
  name: 'Okafor family trip',
  startDate: '2027-03-10',
  endDate: '2027-03-12',
  mode: 'parks' as const,
  stays: [{ ...stay('Pop Century Resort', '2027-03-10', '2027-03-12'), confirmation: '4711' }],
  sailing: null,
  party: [adult, { name: 'Femi', age: 5, birthDate: '2021-03-11' }],
  days: days('2027-03-10', '2027-03-12'),
};
const windows = listBookingWindows({ ...trip }, now);
const fields = (change: Partial<FieldsTrip> = {}) =>
  makeTripFields({ trip, items: [], windows, bookings: [], ...change }, now);

it('fills what the trip knows, and leaves the rest to the agent', () => {
  expect(fields()).toMatchObject({
    tripName: 'Okafor family trip',
    startDate: 'Wed, Mar 10',
    confirmation: '4711',
    birthdayName: 'Femi',
    windowDate: 'Sat, Jan 9',
    windowTime: '6:00 AM Eastern time',
    wishDeadline: 'Mon, Jan 4',
  });
  for (const unknown of ['bookedList', 'laneList', 'shipName', 'checkInDate', 'amountDue', 'reviewLink'])
    expect(fields()).not.toHaveProperty(unknown);
});

it('lists what was booked, one per line and in order, and no wish', () => {
  const items = [
    dinner({ title: '’Ohana', date: '2027-03-11', time: '17:40', status: 'booked', confirmation: 'QX-7' }),
    dinner({ title: 'Topolino’s Terrace', date: '2027-03-10', time: '08:30', status: 'booked' }),
    dinner({ title: 'Space 220', status: 'wish' }),
    item({
      title: 'Peter Pan’s Flight',
      time: '10:30',
      status: 'booked',
      details: { kind: 'lane', product: 'multi', returnUntil: '11:30', isPreselected: true },
    }),
  ];
  expect(fields({ items })).toMatchObject({
    bookedList: 'Wed, Mar 10, 8:30 AM: Topolino’s Terrace\nThu, Mar 11, 5:40 PM: ’Ohana, confirmation QX-7',
    laneList: 'Wed, Mar 10, 10:30 AM: Peter Pan’s Flight, until 11:30 AM',
    firstDayPlan: expect.stringContaining('8:30 AM Topolino’s Terrace') as string,
  });
});

it('names the payment that is due next, and the ship', () => {
  const cruise = { ...trip, stays: [], sailing: { ...sailing('2027-03-10', 3), reservation: 'DCL-1' } };
  const payment = (cents: number, dueOn: string, paidOn: string | null = null) => ({
    id: '00000000-0000-4000-8000-000000000001',
    kind: 'part' as const,
    cents,
    dueOn,
    paidOn,
  });
  const bookings = [
    aBooking({
      kind: 'cruise',
      start: at('2027-03-10', null),
      payments: [payment(50_000, '2026-12-01', '2026-11-20'), payment(123_450, '2026-12-10')],
    }),
  ];
  expect(fields({ trip: cruise, bookings })).toMatchObject({
    shipName: 'Disney Treasure',
    confirmation: 'DCL-1',
    amountDue: '$1,234.50',
    dueDate: 'Thu, Dec 10',
  });
});
