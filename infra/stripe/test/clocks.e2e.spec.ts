import Stripe from 'stripe';
import { openInbox, startTestEmulator, until, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
let stripe: Stripe;
beforeEach(async () => {
  emulator = await startTestEmulator();
  stripe = emulator.stripe;
});
afterEach(() => emulator.close());

const DAY = 86400;
const HOUR = 3600;
const BEGIN = Date.UTC(2027, 0, 31, 9) / 1000;
const at = (iso: string) => Date.parse(`${iso}Z`) / 1000;

interface Life {
  id: string;
  customer: string;
  clock: string;
}

/** A subscription bought on the hosted page by a customer who lives on a test clock. */
async function bought(o: { trial?: boolean; card?: string; without_card?: boolean } = {}): Promise<Life> {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: BEGIN });
  const customer = await stripe.customers.create({ email: 'ann@example.com', test_clock: clock.id });
  const missing_payment_method = 'cancel' as const;
  const { id } = await emulator.plan({
    customer: customer.id,
    ...(o.without_card && { payment_method_collection: 'if_required' }),
    subscription_data: {
      ...(o.trial && { trial_period_days: 7 }),
      trial_settings: { end_behavior: { missing_payment_method } },
    },
  });
  await emulator.control(`sessions/${id}/pay`, o.card ? { card: o.card } : {});
  const { subscription } = await stripe.checkout.sessions.retrieve(id);
  return { id: String(subscription), customer: customer.id, clock: clock.id };
}

async function goTo({ clock }: Life, time: number): Promise<void> {
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: time });
  expect(await stripe.testHelpers.testClocks.retrieve(clock)).toMatchObject({
    status: 'ready',
    frozen_time: time,
  });
}
const look = (life: Life) => stripe.subscriptions.retrieve(life.id, { expand: ['latest_invoice'] });
const invoiceOf = async (life: Life) => (await look(life)).latest_invoice as Stripe.Invoice;
async function replaceCard({ id, customer }: Life, ready: string): Promise<void> {
  const method = await stripe.paymentMethods.attach(ready, { customer });
  await stripe.subscriptions.update(id, { default_payment_method: method.id });
}
const typesOf = async (prefix: string) =>
  (await stripe.events.list({ type: `${prefix}*`, limit: 100 })).data.map((event) => event.type).reverse();

it('renews each month on the anchor day, a draft for an hour and then paid', async () => {
  const life = await bought();
  expect((await look(life)).items.data[0]).toMatchObject({
    current_period_start: BEGIN,
    current_period_end: at('2027-02-28T09:00'),
  });
  await goTo(life, at('2027-02-28T09:30'));
  expect(await invoiceOf(life)).toMatchObject({
    status: 'draft',
    billing_reason: 'subscription_cycle',
    automatically_finalizes_at: at('2027-02-28T10:00'),
  });
  await goTo(life, at('2027-02-28T11:00'));
  const renewed = await look(life);
  expect(renewed.status).toBe('active');
  expect(renewed.items.data[0]?.current_period_end).toBe(at('2027-03-31T09:00'));
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 999 });
  await goTo(life, at('2027-05-30T12:00'));
  expect((await look(life)).items.data[0]?.current_period_end).toBe(at('2027-05-31T09:00'));
  const { data } = await stripe.invoices.list({ subscription: life.id });
  expect(data.map((invoice) => invoice.status)).toEqual(['paid', 'paid', 'paid', 'paid']);
  expect(new Set(data.map((invoice) => invoice.number)).size).toBe(4);
});

it('announces the end of a trial three days before, then charges', async () => {
  const life = await bought({ trial: true });
  await goTo(life, BEGIN + 4 * DAY - 60);
  expect(await typesOf('customer.subscription.trial')).toEqual([]);
  await goTo(life, BEGIN + 4 * DAY);
  await goTo(life, BEGIN + 5 * DAY);
  expect(await typesOf('customer.subscription.trial')).toEqual(['customer.subscription.trial_will_end']);
  expect((await look(life)).status).toBe('trialing');
  await goTo(life, BEGIN + 7 * DAY + 2 * HOUR);
  const charged = await look(life);
  expect(charged).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 999 } });
  expect(charged.items.data[0]?.current_period_end).toBe(at('2027-03-07T09:00'));
});

it('ends after a trial without a card', async () => {
  const life = await bought({ trial: true, without_card: true });
  await goTo(life, BEGIN + 8 * DAY);
  expect(await look(life)).toMatchObject({ status: 'canceled', ended_at: BEGIN + 7 * DAY });
});

describe('a renewal that the bank refuses', () => {
  let life: Life;
  const attempts = [2, 3 * 24 + 2, 8 * 24 + 2, 15 * 24 + 2].map((hours) => BEGIN + 7 * DAY + hours * HOUR);
  beforeEach(async () => {
    life = await bought({ trial: true, card: '4000000000000341' });
  });

  it('is past due, tried again after 3, 5 and 7 days, and then canceled', async () => {
    for (const [index, time] of attempts.slice(0, 3).entries()) {
      await goTo(life, time);
      expect(await look(life)).toMatchObject({
        status: 'past_due',
        latest_invoice: { status: 'open', attempt_count: index + 1 },
      });
    }
    await goTo(life, attempts[3] ?? 0);
    expect(await look(life)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
      latest_invoice: { status: 'open', attempt_count: 4, next_payment_attempt: null },
    });
    const failures = await typesOf('invoice.payment_failed');
    expect(failures).toHaveLength(4);
    expect(await typesOf('customer.subscription.deleted')).toHaveLength(1);
  });

  it('is active again once another card pays', async () => {
    await goTo(life, attempts[0] ?? 0);
    await replaceCard(life, 'pm_card_visa');
    await goTo(life, attempts[1] ?? 0);
    expect(await look(life)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', attempt_count: 2 },
    });
  });

  it('can be paid by hand: a card that is refused is 402 and an attempt, a good one pays', async () => {
    await goTo(life, attempts[0] ?? 0);
    const { id } = await invoiceOf(life);
    const pay = (idempotencyKey: string) => stripe.invoices.pay(id, {}, { idempotencyKey });
    const refusal = { statusCode: 402, type: 'StripeCardError', code: 'card_declined' };
    await expect(pay('first')).rejects.toMatchObject(refusal);
    await expect(pay('first')).rejects.toMatchObject(refusal);
    expect(await invoiceOf(life)).toMatchObject({ status: 'open', attempt_count: 2 });
    expect(await typesOf('invoice.payment_failed')).toHaveLength(2);
    await replaceCard(life, 'pm_card_visa');
    expect(await pay('second')).toMatchObject({ status: 'paid', amount_paid: 999 });
    expect((await look(life)).status).toBe('active');
    await expect(pay('third')).rejects.toMatchObject({ statusCode: 400 });
  });

  it('is not collected any more once its subscription is canceled', async () => {
    await goTo(life, attempts[0] ?? 0);
    await stripe.subscriptions.cancel(life.id);
    await goTo(life, attempts[3] ?? 0);
    expect(await invoiceOf(life)).toMatchObject({
      status: 'open',
      attempt_count: 1,
      next_payment_attempt: null,
    });
  });
});

it('ends at the end of its period when canceled so', async () => {
  const life = await bought();
  await stripe.subscriptions.update(life.id, { cancel_at_period_end: true });
  await goTo(life, at('2027-02-28T08:59'));
  expect((await look(life)).status).toBe('active');
  await goTo(life, at('2027-02-28T09:00'));
  expect(await look(life)).toMatchObject({ status: 'canceled', ended_at: at('2027-02-28T09:00') });
  expect((await stripe.invoices.list({ subscription: life.id })).data).toHaveLength(1);
});

it('advances only forward, and touches only its own customers', async () => {
  const life = await bought();
  const other = await bought();
  await goTo(life, at('2027-03-05T00:00'));
  await expect(stripe.testHelpers.testClocks.advance(life.clock, { frozen_time: BEGIN })).rejects.toThrow(
    'later',
  );
  expect((await look(other)).items.data[0]?.current_period_start).toBe(BEGIN);
});

it("moves everyone else's time by the clock call, and signs deliveries at the machine's", async () => {
  const inbox = await openInbox();
  const moved = await startTestEmulator({ webhookUrl: inbox.url });
  const { id } = await moved.plan();
  await moved.control(`sessions/${id}/pay`, {});
  const { id: open } = await moved.checkout();
  const subscription = String((await moved.stripe.checkout.sessions.retrieve(id)).subscription);
  const shown = await (await moved.control('clock', { advance_seconds: 32 * DAY })).json();
  expect(shown).toMatchObject({ ahead_seconds: 32 * DAY });
  const { data } = await moved.stripe.invoices.list({ subscription });
  expect(data.map((invoice) => [invoice.status, invoice.amount_paid])).toEqual([
    ['paid', 999],
    ['paid', 999],
  ]);
  expect((await moved.stripe.checkout.sessions.retrieve(open)).status).toBe('expired');
  await until(() => inbox.received.filter(({ event }) => event.type === 'invoice.paid').length === 2);
  for (const { signedAt } of inbox.received) expect(Math.abs(signedAt - Date.now() / 1000)).toBeLessThan(60);
  expect(await (await moved.control('clock', {})).json()).toMatchObject({ ahead_seconds: 0 });
  await moved.close();
  await inbox.close();
});
