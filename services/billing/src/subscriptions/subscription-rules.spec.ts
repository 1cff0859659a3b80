import { listSubscriptionMismatches } from './subscription-mismatch.js';
import {
  getAccessUntil,
  isStartedLater,
  isLive,
  getPastDueSince,
  planAccessUntil,
  type SubscriptionStanding,
} from './subscription-rules.js';

const day = (number: number): Date => new Date(Date.UTC(2027, 2, number));
const standing = (change: Partial<SubscriptionStanding> = {}): SubscriptionStanding => ({
  status: 'active',
  itemPeriodEnd: day(10),
  cancelAt: null,
  pastDueSince: null,
  disputed: false,
  endReason: null,
  ...change,
});

describe('getAccessUntil', () => {
  it.each<[string, Partial<SubscriptionStanding>, Date | null]>([
    ['an active plan, and a week for a renewal to be notified', {}, day(17)],
    ['a trial likewise', { status: 'trialing' }, day(17)],
    ['a plan that was canceled: to the end of what is paid', { cancelAt: day(10) }, day(10)],
    ['a failed payment: seven days', { status: 'past_due', pastDueSince: day(3) }, day(10)],
    ['unpaid', { status: 'unpaid', pastDueSince: day(3) }, null],
    ['canceled', { status: 'canceled' }, null],
    ['never begun', { status: 'incomplete' }, null],
    ['paused', { status: 'paused' }, null],
    ['a bank decides about a payment', { disputed: true }, null],
    ['the later of two', { endReason: 'duplicate' }, null],
  ])('%s', (_, change, until) => {
    expect(getAccessUntil(standing(change))).toEqual(until);
  });
});

describe('planAccessUntil', () => {
  it('is the latest end, and none once it has passed', () => {
    const two = [standing({ status: 'canceled' }), standing()];
    expect(planAccessUntil(two, day(16))).toEqual(day(17));
    expect(planAccessUntil(two, day(17))).toBeNull();
    expect(planAccessUntil([], day(1))).toBeNull();
  });
});

describe('getPastDueSince', () => {
  it('counts from the renewal that failed, and stays when another period begins', () => {
    const seen = { status: 'past_due' as const, itemPeriodStart: day(3) };
    expect(getPastDueSince(seen, null)).toEqual(day(3));
    expect(getPastDueSince({ ...seen, itemPeriodStart: day(30) }, day(3))).toEqual(day(3));
    expect(getPastDueSince({ ...seen, status: 'active' }, day(3))).toBeNull();
  });
});

describe('startedLater', () => {
  it('is decided by the time, then by the id, never by who is looked at first', () => {
    const first = { stripeId: 'sub_b', startedAt: day(1) };
    const second = { stripeId: 'sub_a', startedAt: day(2) };
    expect([isStartedLater(second, first), isStartedLater(first, second)]).toEqual([true, false]);
    const twin = { stripeId: 'sub_c', startedAt: day(1) };
    expect([isStartedLater(twin, first), isStartedLater(first, twin)]).toEqual([true, false]);
  });
});

describe('isLive', () => {
  it('is what Stripe may still charge for', () => {
    const statuses = ['trialing', 'active', 'past_due', 'unpaid', 'canceled', 'incomplete_expired'] as const;
    expect(statuses.filter((status) => isLive({ status }))).toEqual([
      'trialing',
      'active',
      'past_due',
      'unpaid',
    ]);
  });
});

describe('listSubscriptionMismatches', () => {
  const line = { priceId: 'price', quantity: 1 };
  const facts = {
    livemode: false,
    userId: 'user',
    plan: 'pro',
    lines: [line],
    amount: 999,
    currency: 'usd',
  };
  const expected = {
    livemode: false,
    userId: 'user',
    kind: 'pro',
    priceId: 'price',
    amount: 999,
    currency: 'usd',
  };
  type Judged = Parameters<typeof listSubscriptionMismatches>[0];

  it('is empty for the requested plan', () => {
    expect(listSubscriptionMismatches(facts, expected)).toEqual([]);
  });

  it.each<[string, Partial<Judged>]>([
    ['livemode', { livemode: true }],
    ['user', { userId: undefined }],
    ['plan', { plan: 'agent' }],
    ['price', { lines: [{ ...line, priceId: 'other' }] }],
    ['price', { lines: [line, line] }],
    ['quantity', { lines: [{ ...line, quantity: 2 }] }],
    ['amount', { amount: 998 }],
    ['amount', { amount: 1000 }],
    ['amount', { amount: null }],
    ['currency', { currency: 'eur' }],
  ])('names %s', (what, change) => {
    expect(listSubscriptionMismatches({ ...facts, ...change }, expected)).toEqual([what]);
  });
});
