import Stripe from 'stripe';
import { startTestEmulator, type TestEmulator } from './emulator.js';

const offer: Stripe.BillingPortal.ConfigurationCreateParams = {
  features: {
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  },
  metadata: { product: 'landsea' },
};

let emulator: TestEmulator;
let subscription: Stripe.Subscription;
let page: string;
let configuration: string;
beforeAll(async () => {
  emulator = await startTestEmulator();
  ({ id: configuration } = await emulator.stripe.billingPortal.configurations.create(offer));
});
afterAll(() => emulator.close());
beforeEach(async () => {
  const { stripe } = emulator;
  const { id } = await emulator.plan();
  await emulator.control(`sessions/${id}/pay`, {});
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  subscription = session.subscription as Stripe.Subscription;
  const portal = await stripe.billingPortal.sessions.create({
    customer: String(subscription.customer),
    configuration,
    return_url: 'http://localhost/billing',
  });
  page = portal.url;
});

const text = async (url = page) => (await (await fetch(url)).text()).replaceAll('&#39;', "'");
const send = (form: Record<string, string>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
const now = () =>
  emulator.stripe.subscriptions.retrieve(subscription.id, { expand: ['default_payment_method'] });

it('shows what runs, its card and the way back', async () => {
  const shown = await text();
  expect(shown).toContain('Landsea Pro');
  expect(shown).toContain('$9.99 per month');
  expect(shown).toContain('Renews on');
  expect(shown).toContain('Visa ending in 4242');
  expect(shown).toContain('href="http://localhost/billing">Return to Landsea</a>');
  expect(shown).not.toContain('<script');
});

it('cancels at the end of the period after asking once, and takes it back', async () => {
  const [, ask] = /href="([^"]+\?cancel=[^"]+)"/.exec(await text()) ?? [];
  expect(await text(`${emulator.url}${ask}`)).toContain('Cancel Landsea Pro?');
  expect((await now()).cancel_at_period_end).toBe(false);
  expect((await send({ do: 'cancel', subscription: subscription.id })).status).toBe(303);
  expect((await now()).cancel_at_period_end).toBe(true);
  expect(await text()).toContain("Don't cancel subscription");
  await send({ do: 'resume', subscription: subscription.id });
  expect(await now()).toMatchObject({ cancel_at_period_end: false, status: 'active' });
});

it('changes the card, and says at its field what is wrong with one', async () => {
  const card = { do: 'card', expiration: '12 / 40', cvc: '123' };
  const refused = await send({ ...card, number: '4000000000000002' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('number-error')]);
  expect((await send({ ...card, number: '4000 0000 0000 0341' })).status).toBe(303);
  expect((await now()).default_payment_method).toMatchObject({ card: { last4: '0341' } });
  const expand = ['customer'];
  expect(await emulator.stripe.subscriptions.retrieve(subscription.id, { expand })).toMatchObject({
    customer: { invoice_settings: { default_payment_method: expect.stringMatching(/^pm_/) as unknown } },
  });
});

it("touches nobody else's subscription and answers 404 for a page it does not know", async () => {
  const other = subscription.id;
  const { id: stranger } = await emulator.stripe.customers.create({ email: 'x@example.com' });
  page = (await emulator.stripe.billingPortal.sessions.create({ customer: stranger, configuration })).url;
  await send({ do: 'cancel', subscription: other });
  expect((await emulator.stripe.subscriptions.retrieve(other)).cancel_at_period_end).toBe(false);
  expect((await fetch(`${emulator.url}/p/session/bps_unknown`)).status).toBe(404);
});

describe('a configuration', () => {
  it('is listed and switched off, and is never the default one of the account', async () => {
    const { configurations } = emulator.stripe.billingPortal;
    const made = await configurations.create(offer);
    expect(made).toMatchObject({ active: true, is_default: false, metadata: { product: 'landsea' } });
    expect(made.features).toMatchObject({
      customer_update: { enabled: false, allowed_updates: [] },
      subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    });
    expect((await configurations.list({ is_default: true })).data).toEqual([]);
    await configurations.update(made.id, { active: false });
    expect((await configurations.list({ active: true })).data.map(({ id }) => id)).toEqual([configuration]);
  });

  it('is needed by every session: none, an unknown one and one that is off are refused', async () => {
    const { configurations, sessions } = emulator.stripe.billingPortal;
    const customer = String(subscription.customer);
    await expect(sessions.create({ customer })).rejects.toThrow('No configuration provided');
    await expect(sessions.create({ customer, configuration: 'bpc_unknown' })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'configuration',
    });
    const off = await configurations.create(offer);
    await configurations.update(off.id, { active: false });
    await expect(sessions.create({ customer, configuration: off.id })).rejects.toThrow('is not active');
  });
});
