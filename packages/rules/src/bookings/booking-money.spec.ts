import type { Booking, BookingPayment } from '@landsea/contracts/bookings';
import { getBookingCategory, listDuePayments, priceOfBooking, sumBooking } from './booking-money.js';
import { aBooking, aHotel, at } from './testing/bookings.js';

const payment = (kind: BookingPayment['kind'], cents: number, change: Partial<BookingPayment> = {}) => ({
  ...{ id: `00000000-0000-4000-9000-${String(cents).padStart(12, '0')}`, kind, cents },
  ...{ dueOn: null, paidOn: null, ...change },
});
const cruise = (change: Partial<Booking> = {}): Booking =>
  aBooking({
    ...{ kind: 'cruise', title: 'Disney Wish', start: at('2027-04-08', '11:30'), totalCents: 912_044 },
    payments: [
      payment('final', 729_635, { dueOn: '2027-01-08' }),
      payment('deposit', 182_409, { paidOn: '2026-11-20' }),
    ],
    ...change,
  });

describe('what a booking costs', () => {
  it('is its price, with what is paid and what is still due', () => {
    expect(sumBooking(cruise())).toEqual({
      ...{ plannedCents: 912_044, bookedCents: 912_044, paidCents: 182_409, dueCents: 729_635 },
    });
  });

  it('commits a held one to what was paid only, and a canceled one to what is not refunded', () => {
    expect(sumBooking(cruise({ status: 'held' }))).toMatchObject({
      ...{ plannedCents: 912_044, bookedCents: 182_409, dueCents: 729_635 },
    });
    expect(sumBooking(cruise({ status: 'canceled', refundCents: 100_000 }))).toEqual({
      ...{ plannedCents: 82_409, bookedCents: 82_409, paidCents: 82_409, dueCents: 0 },
    });
  });

  it('counts in dollars, in the proportion that is known, and is unknown without one', () => {
    const pounds = { currency: 'GBP' as const, totalCents: 100_00, payments: [payment('deposit', 25_00)] };
    expect(priceOfBooking(aHotel(pounds))).toBeNull();
    expect(priceOfBooking(aHotel({ ...pounds, dollarCents: 130_00 }))).toBe(130_00);
    expect(listDuePayments(aHotel({ ...pounds, dollarCents: 130_00 })).map(({ cents }) => cents)).toEqual([
      32_50, 97_50,
    ]);
  });
});

describe('payments that are due', () => {
  it('come by date, and what no payment names comes last without one', () => {
    const parts = [
      payment('final', 500_00, { dueOn: '2027-03-05' }),
      payment('part', 300_00, { dueOn: '2027-01-08' }),
      payment('deposit', 100_00, { paidOn: '2026-11-20' }),
    ];
    const due = listDuePayments(aHotel({ totalCents: 1_000_00, payments: parts }));
    expect(due.map(({ dueOn, cents }) => [dueOn, cents])).toEqual([
      ['2027-01-08', 300_00],
      ['2027-03-05', 500_00],
      [null, 100_00],
    ]);
  });

  it('are none of a canceled booking', () => {
    expect(listDuePayments(cruise({ status: 'canceled' }))).toEqual([]);
  });
});

describe('the category of a booking', () => {
  const sailing = { embarkationDate: '2027-04-08' } as Parameters<typeof getBookingCategory>[1]['sailing'];

  it('is that of its kind, but for the hotel of the one night before the ship', () => {
    const night = aHotel({ start: at('2027-04-07', '15:00'), end: at('2027-04-08', '11:00') });
    expect(getBookingCategory(cruise(), { stays: [], sailing })).toBe('cruise-fare');
    expect(getBookingCategory(night, { stays: [], sailing })).toBe('preboard-hotel-stay');
    expect(getBookingCategory(night, { stays: [], sailing: null })).toBe('resort-stay');
    expect(getBookingCategory(aHotel(), { stays: [], sailing })).toBe('resort-stay');
  });
});
