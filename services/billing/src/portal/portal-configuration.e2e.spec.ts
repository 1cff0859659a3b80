import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import { PortalConfiguration } from './portal-configuration.js';
import { startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const billing = await startBilling();
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.down = false;
});

const configurations = async (): Promise<Stripe.BillingPortal.Configuration[]> =>
  (await billing.sdk.billingPortal.configurations.list({ active: true })).data;
const only = async (): Promise<Stripe.BillingPortal.Configuration> => {
  const [first, ...more] = await configurations();
  if (!first || more.length > 0) throw new Error(`${more.length + Number(!!first)} configurations, not one`);
  return first;
};
const openPortal = async (status: number): Promise<void> => {
  const userId = randomUUID();
  const agent = billing.as({ userId });
  await billing.checkoutPlan(agent, 'pro');
  await agent.post('/api/billing/portal').send({}).expect(status);
};

it('is made at the start for an account that has none', async () => {
  await eventually(async () => expect(await configurations()).toHaveLength(1));
  expect((await only()).features).toMatchObject({
    customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  });
  await openPortal(200);
});

it('is made once, however often and by however many copies it is looked for', async () => {
  const own = billing.app.get(PortalConfiguration);
  const { id } = await only();
  own.forget();
  expect(await own.getId()).toBe(id);
  expect((await only()).id).toBe(id);
});

it('is looked for again after Stripe was away, and health says so meanwhile', async () => {
  const own = billing.app.get(PortalConfiguration);
  const problems = async () =>
    ((await billing.anonymous().get('/health/ready')).body as { problems?: object }).problems ?? {};
  own.forget();
  billing.stripe.down = true;
  await expect(own.getId()).rejects.toThrow();
  expect(await problems()).toHaveProperty('billing-portal');
  billing.stripe.down = false;
  expect(await own.getId()).toBe((await only()).id);
  expect(await problems()).not.toHaveProperty('billing-portal');
});

it('is replaced after somebody switched it off at Stripe: one portal fails, the next one opens', async () => {
  const { id } = await only();
  await billing.sdk.billingPortal.configurations.update(id, { active: false });
  const other = await billing.sdk.billingPortal.configurations.create({
    features: { invoice_history: { enabled: true } },
    metadata: { product: 'landsea' },
  });
  await openPortal(503);
  await openPortal(200);
  expect((await only()).id).toBe(other.id);
});
