import { planPriceProblems } from './plan-prices.js';

const monthly = { interval: 'month' as const, interval_count: 1, usage_type: 'licensed' as const };
const price = (change: object = {}): Parameters<typeof planPriceProblems>[0] => ({
  active: true,
  type: 'recurring',
  currency: 'usd',
  unit_amount: 999,
  recurring: { ...monthly, meter: null, trial_period_days: null },
  ...change,
});

describe('planPriceProblems', () => {
  it('finds nothing in a price as it is sold', () => {
    expect(planPriceProblems(price(), 999)).toEqual([]);
  });

  it.each<[string, object]>([
    ['active', { active: false }],
    ['recurring', { type: 'one_time' }],
    ['month', { recurring: { ...monthly, interval: 'year' } }],
    ['month', { recurring: { ...monthly, interval_count: 3 } }],
    ['month', { recurring: null }],
    ['metered', { recurring: { ...monthly, usage_type: 'metered' } }],
    ['eur', { currency: 'eur' }],
    ['1000', { unit_amount: 1000 }],
  ])('names what is wrong: %s', (word, change) => {
    expect(planPriceProblems(price(change), 999).join()).toContain(word);
  });
});
