import type { Booking } from '@landsea/contracts/bookings';
import { getBookingStage, type BookingStage } from './booking-stage.js';

const place = { zone: 'America/New_York', time: null };
const deposit = { id: 'a', kind: 'deposit', cents: 200_00, dueOn: null, paidOn: '2026-11-01' } as const;
const final = { id: 'b', kind: 'final', cents: 800_00, dueOn: '2027-02-01', paidOn: null } as const;
const booking: Pick<Booking, 'status' | 'numbers' | 'payments' | 'totalCents' | 'start' | 'end'> = {
  status: 'booked',
  numbers: [{ role: 'confirmation', value: '48213377' }],
  payments: [],
  totalCents: 1_000_00,
  start: { ...place, date: '2027-03-14' },
  end: { ...place, date: '2027-03-20' },
};

const cases: [string, object, BookingStage][] = [
  ['a booking without a payment', {}, 'booked'],
  ['a hold without a number', { status: 'held', numbers: [] }, 'quoted'],
  ['a hold with a number', { status: 'held' }, 'held'],
  ['a deposit, with the final payment open', { payments: [deposit, final] }, 'deposited'],
  ['a payment that is less than the total', { payments: [deposit] }, 'deposited'],
  ['all payments', { payments: [deposit, { ...final, paidOn: '2027-01-30' }] }, 'paid'],
  ['payments without a total', { payments: [deposit], totalCents: null }, 'paid'],
  ['a canceled booking that was paid', { status: 'canceled', payments: [deposit] }, 'canceled'],
  ['a trip that is over', { end: { ...place, date: '2026-11-28' } }, 'traveled'],
  ['a trip that ends today', { end: { ...place, date: '2026-11-29' } }, 'booked'],
];

it.each(cases)('%s', (_what, change, stage) => {
  expect(getBookingStage({ ...booking, ...change }, '2026-11-29')).toBe(stage);
});
