import { canGoDown, findNextToMake } from '@landsea/rules/agents';
import { aBooking, paymentId } from '../testing/desk-bookings';
import { computeLowerPrice, toChange, writeNews } from './lower-price';

const deposit = {
  id: 'a0000000-0000-4000-8000-000000000005',
  kind: 'deposit' as const,
  cents: 1_824_09,
  dueOn: '2026-12-01',
  paidOn: '2026-11-20',
};
const final = { id: paymentId, kind: 'final' as const, cents: 7_296_35, dueOn: '2027-01-08', paidOn: null };
const row = aBooking({ payments: [deposit, final] });

it('takes the saving from what is open, to the cent, and the commission goes down in step', () => {
  const price = computeLowerPrice(row, 8_920_43, []);
  expect(price).toMatchObject({
    savedCents: 200_01,
    payments: [deposit, { ...final, cents: 7_096_34 }],
    refundCents: 0,
    commissionableCents: 6_846_49,
    expectedCents: 1_095_44,
  });
  expect(price && toChange(row, price)).toMatchObject({
    booking: { version: 3, totalCents: 8_920_43 },
    work: { version: 2, rate: 1_600, commissionableCents: 6_846_49 },
  });
});

it('is none for the same price, a higher one and nothing', () => {
  for (const cents of [9_120_44, 9_120_45, 0]) expect(computeLowerPrice(row, cents, [])).toBeUndefined();
});

it('names what is paid already, and leaves what the client says is paid', () => {
  const part = { ...final, id: 'part', kind: 'part' as const, cents: 100_00, dueOn: '2026-12-20' };
  const told = [{ paymentId, byName: 'Jen', at: '2026-11-21T10:00:00.000Z' }];
  const booking = { totalCents: 9_220_44, payments: [deposit, part, final] };
  expect(computeLowerPrice(aBooking(booking, { told }), 9_000_44, [])).toMatchObject({
    ...{ savedCents: 220_00, payments: [deposit, final], refundCents: 120_00 },
  });
});

it('takes the latest payment first, after a rest without a payment', () => {
  const part = { ...final, id: 'part', kind: 'part' as const, cents: 100_00, dueOn: '2026-12-20' };
  const later = { ...final, kind: 'part' as const, cents: 150_00 };
  const lower = (totalCents: number) =>
    computeLowerPrice(aBooking({ totalCents: 300_00, payments: [part, later] }), totalCents, [])?.payments;
  expect(lower(250_00)).toEqual([part, later]);
  expect(lower(220_00)).toEqual([part, { ...later, cents: 120_00 }]);
  expect(lower(80_00)).toEqual([{ ...part, cents: 80_00 }]);
});

it('takes it from the last payment beside a deposit that nobody entered', () => {
  expect(computeLowerPrice(aBooking(), 8_920_44, [])).toMatchObject({
    ...{ payments: [{ ...final, cents: 7_096_35 }], refundCents: 0 },
  });
});

it('reckons with the rate of the supplier, and with none', () => {
  const supplier = {
    ...{ id: 's', name: 'Disney', kinds: [], rate: 1_000, paysAfterDays: null, hostCode: null },
    ...{ isOwn: true, version: 1 },
  };
  const { work: known } = aBooking();
  const work = known && { ...known, rate: null, supplierId: 's' };
  expect(computeLowerPrice(aBooking({}, { work }), 4_560_22, [supplier])?.expectedCents).toBe(350_00);
  expect(computeLowerPrice(aBooking({}, { work: null }), 4_560_22, [supplier])?.expectedCents).toBeNull();
});

it('needs a booking with a price and an open payment', () => {
  expect(canGoDown(row)).toBe(true);
  expect(canGoDown(aBooking({ payments: [{ ...final, paidOn: '2027-01-02' }] }))).toBe(false);
  const told = [{ paymentId, byName: 'Jen', at: '2026-11-21T10:00:00.000Z' }];
  expect(canGoDown(aBooking({}, { told }))).toBe(false);
  const part = { ...final, id: 'part', kind: 'part' as const };
  expect(canGoDown(aBooking({ payments: [part, final] }, { told }))).toBe(true);
  expect(canGoDown(aBooking({ totalCents: null }))).toBe(false);
  expect(canGoDown(aBooking({ status: 'held' }))).toBe(false);
  expect(canGoDown(aBooking({ status: 'canceled' }))).toBe(false);
});

it('writes the news with the next payment, and without one', () => {
  const people = { clientName: 'Jen Brubaker', agentName: 'Dana Whitlock' };
  const price = computeLowerPrice(row, 8_920_44, []);
  expect(price && writeNews(row.booking, price, people)).toBe(`Hi Jen,

Good news: Disney Wish costs less now, and I changed your booking. It’s $8,920.44 instead of $9,120.44, so you save $200.00. Your next payment is $7,096.35 by Fri, Jan 8, 2027.

Dana Whitlock`);
  const paidOff = computeLowerPrice(row, 1_824_09, []);
  expect(paidOff && writeNews(row.booking, paidOff, people)).not.toContain('next payment');
});

it('names no payment as the next one that the client says is paid', () => {
  const part = { ...final, id: 'part', kind: 'part' as const, cents: 500_00, dueOn: '2026-12-20' };
  const told = [{ paymentId: 'part', byName: 'Jen', at: '2026-11-21T10:00:00.000Z' }];
  const booking = { totalCents: 9_620_44, payments: [deposit, part, final] };
  const paid = aBooking(booking, { told });
  const price = computeLowerPrice(paid, 9_420_44, []);
  const people = { clientName: 'Jen Brubaker', agentName: 'Dana Whitlock' };
  expect(findNextToMake(paid)?.cents).toBe(7_296_35);
  expect(price && writeNews(paid.booking, price, people)).toContain('Your next payment is $7,096.35 by');
  const all = [...told, { ...told[0], paymentId }] as typeof told;
  const allPaid = computeLowerPrice(aBooking(booking, { told: all }), 9_420_44, []);
  expect(allPaid && writeNews(paid.booking, allPaid, people)).not.toContain('next payment');
});
