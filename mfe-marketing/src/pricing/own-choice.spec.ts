import type { BillingOverview, OwnSubscription, Prices } from '@landsea/contracts/billing';
import type { User } from '@landsea/contracts/account';
import { aUser } from '@landsea/web-kit/testing';
import { prices } from '../testing/prices';
import { chooseAction } from './own-choice';
import { pricePlans, type PricePlan } from './price-plans';

const nothing: BillingOverview = {
  subscriptions: [],
  trips: [],
  held: [],
  trialAvailable: true,
  hasPortal: false,
};
const withPro = (status: OwnSubscription['status']): BillingOverview => ({
  ...nothing,
  subscriptions: [
    {
      plan: 'pro',
      status,
      amountCents: 999,
      currency: 'usd',
      trialEndsAt: null,
      periodEndsAt: null,
      cancelsAt: null,
      nextCharge: null,
      accessEndsAt: null,
      givesAccess: true,
      disputed: false,
    },
  ],
});

const choice = (id: PricePlan['id'], user?: User, own = nothing, sold: Prices = prices) => {
  const plan = pricePlans(sold).find((one) => one.id === id);
  if (!plan) throw new Error(`${id} is not shown`);
  return chooseAction(plan, user, own, sold);
};

const agent = aUser({ userType: 'agent' });

test('a visitor is led to an account, and back to the plan', () => {
  expect(choice('pro')).toMatchObject({ kind: 'link', path: '/auth/signup', comesBack: true });
  expect(choice('agent')).toMatchObject({ kind: 'link', path: '/auth/signup?type=agent', comesBack: true });
  expect(choice('trip')).toMatchObject({ kind: 'link', comesBack: false });
});

test('each kind of account begins the plan that is made for it', () => {
  expect(choice('pro', aUser())).toMatchObject({ kind: 'checkout', plan: 'pro' });
  expect(choice('agent', aUser())).toMatchObject({
    kind: 'none',
    note: expect.stringMatching(/agent account/) as string,
  });
  expect(choice('agent', agent)).toMatchObject({ kind: 'checkout', plan: 'agent' });
  expect(choice('pro', agent).kind).toBe('none');
  const soon: Prices = { ...prices, agentMonthly: null, agentPlan: 'coming-soon' };
  expect(choice('pro', agent, nothing, soon)).toMatchObject({ kind: 'checkout', plan: 'pro' });
  expect(choice('agent', agent, nothing, soon).kind).toBe('none');
});

test('what runs is not sold a second time; what is over is', () => {
  expect(choice('pro', aUser(), withPro('past_due')).kind).toBe('running');
  expect(choice('pro', aUser(), withPro('canceled')).kind).toBe('checkout');
});

test('a family unlocks a trip from here; the demo account pays for nothing', () => {
  expect(choice('trip', aUser()).kind).toBe('paywall');
  const demo = aUser({ isDemo: true });
  expect([choice('trip', demo).kind, choice('pro', demo).kind]).toEqual(['link', 'none']);
});
