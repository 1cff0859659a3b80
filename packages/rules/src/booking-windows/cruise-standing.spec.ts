import { PARKS_ZONE } from '@landsea/contracts/core';
import type { BookingPayment } from '@landsea/contracts/bookings';
import type { Sailing } from '@landsea/contracts/trip';
import { listBookingWindows } from './booking-windows.js';
import { adult, early, sailing, trip } from './testing/window-trips.js';
import type { CruiseBooking, DuePayment, WindowTrip } from './window-rule.js';

const sails = sailing('2027-07-02', 4);
const at = (date: string) => ({ date, time: null, zone: PARKS_ZONE });

const cruise = (change: Partial<CruiseBooking> = {}): CruiseBooking => ({
  id: 'b1',
  title: 'Disney Treasure',
  start: at('2027-07-02'),
  end: at('2027-07-06'),
  status: 'booked',
  heldUntil: null,
  numbers: [],
  totalCents: 400_000,
  payments: [],
  ...change,
});
const held = (change: Partial<CruiseBooking> = {}) => cruise({ status: 'held', ...change });
const pay = (change: Partial<BookingPayment> = {}): BookingPayment => ({
  id: 'p1',
  kind: 'final',
  cents: 400_000,
  dueOn: null,
  paidOn: '2026-12-01',
  ...change,
});
const paid = (change: Partial<CruiseBooking> = {}) => cruise({ payments: [pay()], ...change });
const line = (change: Partial<DuePayment> = {}): DuePayment => ({
  lineId: 'l1',
  label: 'Cruise fare',
  category: 'cruise-fare',
  vendor: null,
  dueKind: 'final-payment',
  dueOn: '2027-03-10',
  cents: 120_000,
  asOf: '2026-11-02',
  ...change,
});

const windows = (parts: Partial<WindowTrip>, of: Partial<Sailing> = {}) =>
  listBookingWindows(trip({ sailing: { ...sails, ...of }, ...parts }), early);
const finalOf = (parts: Partial<WindowTrip>, of: Partial<Sailing> = {}) =>
  windows(parts, of).find(({ kind }) => kind === 'final-payment');
const standing = (parts: Partial<WindowTrip>, of: Partial<Sailing> = {}) =>
  finalOf(parts, of)?.standing ?? 'due';

it.each([
  ['no booking', []],
  ['a plan to book', [held()]],
  ['a canceled booking', [cruise({ status: 'canceled' })]],
  ['a price that is held', [held({ heldUntil: '2026-12-05T04:59:00.000Z' })]],
])('the final payment is not due with %s', (_, cruises) => {
  expect(finalOf({ cruises })).toMatchObject({
    title: 'Final cruise payment for Disney Treasure, sailing Jul 2, once you book',
    standing: 'unbooked',
  });
});

describe('the final payment is due', () => {
  it('where the cruise is booked, or nobody knows', () => {
    expect(finalOf({})?.title).toBe('Final cruise payment is due for Disney Treasure, sailing Jul 2');
    expect(standing({})).toBe('due');
    expect(standing({ cruises: [cruise()] })).toBe('due');
    const numbered = held({ numbers: [{ role: 'confirmation', value: '48213390' }] });
    expect(standing({ cruises: [numbered] })).toBe('due');
  });

  it('where a number, a stateroom, a date or the budget says that it is booked', () => {
    expect(standing({ cruises: [] }, { reservation: '48213390' })).toBe('due');
    expect(standing({ cruises: [] }, { stateroom: '7042' })).toBe('due');
    expect(standing({ cruises: [], paymentDueOn: '2027-03-19' })).toBe('due');
    expect(standing({ cruises: [], isFareBooked: true })).toBe('due');
    expect(standing({ cruises: [], payments: [line()] })).toBe('due');
  });

  it('where something was paid for a price that was held, also to who sees no payments', () => {
    expect(standing({ cruises: [held({ payments: [pay({ kind: 'deposit', cents: 50_000 })] })] })).toBe(
      'due',
    );
    expect(standing({ cruises: [held({ hasPaid: true })] })).toBe('due');
  });

  it('where a booking of several days has another name and day, which may be a mistake', () => {
    const other = { title: 'Verandah', start: at('2027-07-01') };
    expect(standing({ cruises: [cruise(other)] })).toBe('due');
    expect(standing({ cruises: [paid(other)] })).toBe('due');
    expect(standing({ cruises: [paid(), cruise({ ...other, id: 'b2' })] })).toBe('due');
  });
});

describe('the final payment is made', () => {
  it('where all payments of the booking are, and nothing has to wait for it', () => {
    expect(finalOf({ cruises: [paid()] })).toMatchObject({
      title: 'Final cruise payment is made for Disney Treasure, sailing Jul 2',
      standing: 'paid',
    });
    const gold = [{ ...adult, loyaltyLevel: 'gold' as const }];
    expect(windows({ party: gold, cruises: [paid()] }).filter(({ warning }) => warning)).toEqual([]);
  });

  it('not while a payment of a booking is open, or does not reach its total', () => {
    expect(standing({ cruises: [paid({ payments: [pay({ paidOn: null })] })] })).toBe('due');
    expect(standing({ cruises: [paid({ payments: [pay({ cents: 399_999 })] })] })).toBe('due');
    expect(standing({ cruises: [paid(), cruise({ id: 'b2', title: 'Cabin B' })] })).toBe('due');
  });

  it.each([null, 0])('not by the deposit of a booking with the total %s', (totalCents) => {
    const deposit = pay({ kind: 'deposit', cents: 80_000 });
    expect(standing({ cruises: [cruise({ totalCents, payments: [deposit] })] })).toBe('due');
    expect(standing({ cruises: [cruise({ totalCents, payments: [deposit, pay({ id: 'p2' })] })] })).toBe(
      'paid',
    );
  });

  it('not while another fare of the budget is open', () => {
    const both = { cruises: [paid()], payments: [line({ label: 'Cabin B' })] };
    expect(finalOf(both)).toMatchObject({
      title: 'Final cruise payment of $1,200.00 is due for Disney Treasure, sailing Jul 2',
      opensAt: '2027-03-10T05:00:00.000Z',
    });
    expect(standing(both)).toBe('due');
    expect(standing({ cruises: [paid()], isFareOpen: true })).toBe('due');
    const gold = { ...both, party: [{ ...adult, loyaltyLevel: 'gold' as const }] };
    const early = windows({ ...gold, payments: [line({ dueOn: '2027-04-03' })] });
    expect(early.find(({ kind }) => kind === 'cruise-activities')?.warning).toContain('Apr 3');
  });

  it('not by a dinner cruise, which has a payment of its own', () => {
    const dinner = paid({ id: 'd1', title: 'Dinner cruise', start: at('2027-06-30'), end: at('2027-06-30') });
    expect(standing({ cruises: [dinner] })).toBe('unbooked');
    expect(standing({ cruises: [dinner, cruise()] })).toBe('due');
    const open = { ...dinner, payments: [pay({ paidOn: null })] };
    const payments = [line({ lineId: 'd1', label: 'Dinner cruise' })];
    expect(standing({ cruises: [open, paid()], payments })).toBe('paid');
    expect(windows({ cruises: [open, paid()], payments }).map(({ id }) => id)).toContain('payment-d1');
  });
});

describe('a price that is held', () => {
  const quote = held({ heldUntil: '2026-12-05T04:59:00.000Z', payments: [pay({ paidOn: null })] });
  const fare = line({ lineId: 'b1', paymentId: 'p1', label: 'Disney Treasure' });

  it('asks for the deposit that keeps it, and for no final payment', () => {
    const deposit = line({ lineId: 'b1', paymentId: 'p0', dueKind: 'deposit', dueOn: '2026-12-04' });
    const parts = { cruises: [quote], payments: [deposit, fare] };
    expect(windows(parts).flatMap(({ id, type }) => (type === 'due' ? [id] : []))).toEqual([
      'payment-p0',
      'final-payment',
    ]);
    expect(finalOf(parts)).toMatchObject({
      standing: 'unbooked',
      title: 'Final cruise payment for Disney Treasure, sailing Jul 2, once you book',
      opensAt: '2027-03-10T05:00:00.000Z',
    });
  });

  it('asks for the final payment where that keeps it', () => {
    const payments = [{ ...fare, dueOn: '2026-12-04' }];
    expect(standing({ cruises: [quote], payments })).toBe('due');
    expect(standing({ cruises: [quote], payments: [{ ...fare, dueOn: '2026-12-05' }] })).toBe('unbooked');
  });

  it('hides no fare that the family has beside it', () => {
    const parts = { cruises: [quote], payments: [fare, line({ dueOn: '2027-03-20' })] };
    expect(finalOf(parts)).toMatchObject({
      title: 'Final cruise payment of $1,200.00 is due for Disney Treasure, sailing Jul 2',
      opensAt: '2027-03-20T04:00:00.000Z',
    });
  });

  it('has the day of the budget on a ship of another line, too', () => {
    const other = { ship: 'Meridian Lumen' };
    expect(finalOf({ cruises: [quote], payments: [fare] }, other)).toMatchObject({
      standing: 'unbooked',
      rule: 'Nothing is due before you book.',
    });
    expect(finalOf({ cruises: [cruise()], payments: [fare] }, other)?.rule).toBe(
      'Your booking or your budget says so.',
    );
  });
});

it('leaves a date that somebody entered out of what is canceled', () => {
  const canceled = cruise({ status: 'canceled' });
  const dated = { paymentDueOn: '2027-03-19' };
  expect(standing({ ...dated, cruises: [canceled] })).toBe('unbooked');
  expect(finalOf({ ...dated, cruises: [canceled] })?.ownDate).toBe('2027-03-19');
  expect(standing({ ...dated, cruises: [canceled, held({ id: 'b2' })] })).toBe('due');
  expect(standing({ ...dated, cruises: [{ ...canceled, title: 'Verandah', start: at('2027-07-01') }] })).toBe(
    'due',
  );
});

it('is not due for a canceled cruise whose number the plan keeps, unless the number is of another one', () => {
  const canceled = cruise({ status: 'canceled', numbers: [{ role: 'confirmation', value: '48213390' }] });
  const kept = { reservation: '48213390', stateroom: '7042' };
  expect(standing({ cruises: [canceled] }, kept)).toBe('unbooked');
  expect(standing({ cruises: [{ ...canceled, numbers: [] }] }, kept)).toBe('unbooked');
  expect(standing({ cruises: [canceled] }, { stateroom: '7042' })).toBe('unbooked');
  expect(standing({ cruises: [canceled] }, { ...kept, reservation: '55120034' })).toBe('due');
  expect(standing({ cruises: [canceled, cruise({ id: 'b2' })] }, kept)).toBe('due');
  expect(standing({ cruises: [canceled], isFareBooked: true }, kept)).toBe('due');
});
