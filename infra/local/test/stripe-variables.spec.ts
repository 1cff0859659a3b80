import { requireStripeVariables } from '../src/stripe-variables.js';

const key = { STRIPE_SECRET_KEY: 'sk_test_key' };
const prices = { STRIPE_PRICE_TRIP: 'price_1', STRIPE_PRICE_PRO: 'price_2', STRIPE_PRICE_AGENT: 'price_3' };
const missing = (env: NodeJS.ProcessEnv): string[] => {
  try {
    requireStripeVariables(env);
    return [];
  } catch (error) {
    return String(error).match(/STRIPE_(?:WEBHOOK|PRICE)_[A-Z]+/g) ?? [];
  }
};

it('asks for nothing while the payment emulator is used', () => {
  expect(missing({})).toEqual([]);
  expect(missing({ STRIPE_SECRET_KEY: '' })).toEqual([]);
});

it('names every variable that is missing beside the key', () => {
  expect(missing(key)).toEqual(['STRIPE_WEBHOOK_SECRET', ...Object.keys(prices)]);
  expect(missing({ ...key, ...prices, STRIPE_PRICE_PRO: '' })).toEqual([
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_PRO',
  ]);
  expect(missing({ ...key, ...prices, STRIPE_WEBHOOK_SECRET: 'whsec_secret' })).toEqual([]);
});

it('asks only for the prices of what is sold', () => {
  const sells = (env: NodeJS.ProcessEnv) =>
    missing({ ...key, STRIPE_WEBHOOK_SECRET: 'whsec_secret', ...env });
  expect(sells({ PRICING: 'trip' })).toEqual(['STRIPE_PRICE_TRIP']);
  expect(sells({ PRICING: 'subscription', AGENT_PLAN: 'coming-soon' })).toEqual([
    'STRIPE_PRICE_TRIP',
    'STRIPE_PRICE_PRO',
  ]);
});
