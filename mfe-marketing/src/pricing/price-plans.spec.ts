import type { Prices } from '@landsea/contracts/billing';
import { prices } from '../testing/prices';
import { pricePlans } from './price-plans';

const shown = (prices: Prices) => pricePlans(prices).map(({ id, price }) => `${id} ${price}`);

describe('pricePlans', () => {
  it('shows both readings when both are on sale', () => {
    expect(shown(prices)).toEqual(['free $0', 'trip $39', 'pro $9.99 a month', 'agent $29 a month']);
  });

  it('shows only what configuration offers', () => {
    expect(shown({ ...prices, proMonthly: null, agentMonthly: null })).toEqual(['free $0', 'trip $39']);
    expect(shown({ ...prices, tripUnlock: null })).toEqual([
      'free $0',
      'pro $9.99 a month',
      'agent $29 a month',
    ]);
  });

  it('promises a trial only when there is one', () => {
    const terms = (prices: Prices) => pricePlans(prices).find(({ id }) => id === 'pro')?.terms;
    expect(terms(prices)).toMatch(/^7-day free trial/);
    expect(terms({ ...prices, trialDays: 0 })).toBe('Monthly. Cancel anytime.');
  });

  it('takes no trial of an agent plan that is coming soon', () => {
    const soon = { ...prices, agentMonthly: null, agentPlan: 'coming-soon' as const };
    const agent = pricePlans(soon).find(({ id }) => id === 'agent');
    expect(agent).toMatchObject({ price: 'Coming soon', action: undefined });
    expect(shown({ ...soon, proMonthly: null })).toEqual(['free $0', 'trip $39']);
  });
});
