import Stripe from 'stripe';
import { sendForm, startTestEmulator, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
let stripe: Stripe;
beforeAll(async () => {
  emulator = await startTestEmulator();
  stripe = emulator.stripe;
});
afterAll(() => emulator.close());

const order: TestEmulator['plan'] = (params) => emulator.plan(params);
const trial = { subscription_data: { trial_period_days: 7, metadata: { userId: 'u1' } } };
const pay = async (id: string, body: object = {}) =>
  (await (await emulator.control(`sessions/${id}/pay`, body)).json()) as { outcome: string };
const DAY = 86400;

async function started(
  params: Partial<Stripe.Checkout.SessionCreateParams> = trial,
  card = '4242424242424242',
): Promise<Stripe.Subscription> {
  const { id } = await order(params);
  expect(await pay(id, { card })).toMatchObject({ outcome: 'paid' });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['subscription'] });
  return session.subscription as Stripe.Subscription;
}
const eventsOf = async (id: string) => {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.filter((event) => (event.data.object as { id?: string }).id === id).map((event) => event.type);
};

describe('a trial', () => {
  it('is no subscription before the page is done, then one that charges nothing yet', async () => {
    const open = await order(trial);
    expect(open).toMatchObject({ mode: 'subscription', amount_total: 0, subscription: null, customer: null });
    expect((await stripe.subscriptions.list({ status: 'all' })).data).toHaveLength(0);
    const page = await (await fetch(String(open.url))).text();
    expect(page).toContain('>Start trial</button>');
    expect(page).toContain('Then $9.99 per month');
    expect((await sendForm(String(open.url))).status).toBe(303);

    const done = await stripe.checkout.sessions.retrieve(open.id, {
      expand: ['subscription.default_payment_method', 'invoice', 'customer'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'no_payment_required',
      payment_intent: null,
      customer: { email: 'ann@example.com' },
      invoice: { status: 'paid', total: 0, billing_reason: 'subscription_create' },
    });
    const subscription = done.subscription as Stripe.Subscription;
    const [item] = subscription.items.data;
    expect(subscription).toMatchObject({
      status: 'trialing',
      metadata: { userId: 'u1' },
      default_payment_method: { card: { last4: '4242' } },
    });
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(item?.current_period_end).toBe(subscription.trial_end);
    expect((subscription.trial_end ?? 0) - subscription.created).toBe(7 * DAY);
    expect((await eventsOf(subscription.id)).reverse()).toEqual(['customer.subscription.created']);
    const ofInvoice = await eventsOf((done.invoice as Stripe.Invoice).id);
    expect(ofInvoice.reverse()).toEqual([
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
  });

  it('takes a card that can be kept and refuses one that cannot', async () => {
    const { id } = await order(trial);
    expect(await pay(id, { card: '4000000000000002' })).toMatchObject({ outcome: 'declined' });
    expect(await pay(id, { card: '4000000000000341' })).toMatchObject({ outcome: 'paid' });
  });

  it('gives a customer without an address the one that was typed', async () => {
    const { id: customer } = await stripe.customers.create({});
    const open = await order({ ...trial, customer });
    await sendForm(String(open.url));
    const session = await stripe.checkout.sessions.retrieve(open.id, { expand: ['customer', 'invoice'] });
    expect(session).toMatchObject({
      customer: { email: 'ann@example.com' },
      invoice: { customer_email: 'ann@example.com' },
    });
  });

  it('asks for no card where the shop leaves it for later', async () => {
    const open = await order({ ...trial, payment_method_collection: 'if_required' });
    const page = await (await fetch(String(open.url))).text();
    expect(page).not.toContain('Card number');
    expect((await sendForm(String(open.url), { number: '', cvc: '', expiration: '' })).status).toBe(303);
    const { data } = await stripe.subscriptions.list({ status: 'trialing', limit: 1 });
    expect(data[0]?.default_payment_method).toBeNull();
  });

  it('refuses more than two years, and options of the other mode', async () => {
    await expect(order({ subscription_data: { trial_period_days: 731 } })).rejects.toMatchObject({
      param: 'subscription_data[trial_period_days]',
    });
    await expect(order({ payment_intent_data: { metadata: { a: '1' } } })).rejects.toMatchObject({
      param: 'payment_intent_data',
    });
    await expect(emulator.checkout(trial)).rejects.toMatchObject({ param: 'subscription_data' });
    await expect(emulator.checkout({ mode: 'subscription' })).rejects.toThrow('recurring');
    await expect(order({ mode: 'payment' })).rejects.toThrow('passed a recurring price');
  });
});

describe('a plan without a trial', () => {
  it('is paid at once: charge, intent and invoice belong together', async () => {
    const open = await order({});
    expect(await (await fetch(String(open.url))).text()).toContain('>Pay $9.99</button>');
    await pay(open.id);
    const { invoice, payment_status, subscription } = await stripe.checkout.sessions.retrieve(open.id, {
      expand: ['invoice.payments', 'subscription'],
    });
    const held = invoice as Stripe.Invoice;
    expect(payment_status).toBe('paid');
    expect(subscription).toMatchObject({ status: 'active', latest_invoice: held.id });
    expect(held).toMatchObject({ amount_paid: 999, status: 'paid', attempt_count: 1 });
    expect(held.parent?.subscription_details?.subscription).toBe((subscription as Stripe.Subscription).id);
    const [payment] = held.payments?.data ?? [];
    expect(payment).toMatchObject({ status: 'paid', amount_paid: 999, payment: { type: 'payment_intent' } });
  });

  it('does not come to be while the card is declined', async () => {
    const before = (await stripe.subscriptions.list({ status: 'all', limit: 100 })).data.length;
    const { id } = await order({});
    for (const card of ['4000000000000002', '4000000000000341'])
      expect(await pay(id, { card })).toMatchObject({ outcome: 'declined', session: { status: 'open' } });
    expect((await stripe.subscriptions.list({ status: 'all', limit: 100 })).data).toHaveLength(before);
  });
});

describe('its documents', () => {
  it('are a page of the invoice, under both of its links, and a receipt of the charge', async () => {
    const { id } = await started({});
    const { data } = await stripe.invoices.list({ subscription: id });
    const number = String(data[0]?.number);
    for (const link of [data[0]?.hosted_invoice_url, data[0]?.invoice_pdf]) {
      const page = await fetch(String(link));
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(number)]);
    }
    const [charge] = (await stripe.charges.list({ limit: 1 })).data;
    const receipt = await fetch(String(charge?.receipt_url));
    expect([receipt.status, await receipt.text()]).toEqual([200, expect.stringContaining('$9.99')]);
    expect((await fetch(`${emulator.url}/i/in_unknown`)).status).toBe(404);
  });
});

describe('through the API', () => {
  it('cancels at the end of the period, and takes it back', async () => {
    const { id, items } = await started({});
    const leaving = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(leaving).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: items.data[0]?.current_period_end,
    });
    expect(leaving.canceled_at).not.toBeNull();
    const staying = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(staying).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    const [event] = (await stripe.events.list({ type: 'customer.subscription.updated' })).data;
    expect(event?.data.previous_attributes).toMatchObject({ cancel_at_period_end: true });
  });

  it('cancels now, once', async () => {
    const { id } = await started({});
    await expect(stripe.subscriptions.cancel(id, { prorate: true })).rejects.toMatchObject({
      param: 'prorate',
    });
    const ended = await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false });
    expect(ended).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'cancellation_requested' },
    });
    expect(await eventsOf(id)).toContain('customer.subscription.deleted');
    await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    const { data } = await stripe.subscriptions.list({ customer: String(ended.customer) });
    expect(data).toHaveLength(0);
  });

  it('is, once canceled, still given metadata and nothing else', async () => {
    const { id } = await started({});
    await stripe.subscriptions.cancel(id);
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
      statusCode: 400,
      code: 'invalid_canceled_subscription_fields',
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    });
    const noted = await stripe.subscriptions.update(id, { metadata: { why: 'moved' } });
    expect(noted).toMatchObject({ status: 'canceled', metadata: { why: 'moved' } });
  });

  it('merges metadata as Stripe does: an empty value removes, and 50 keys count after merging', async () => {
    const { id } = await started({
      subscription_data: { metadata: { 0: 'zero', keep: 'yes', drop: 'soon' } },
    });
    const change = (metadata: Stripe.Emptyable<Stripe.MetadataParam>) =>
      stripe.subscriptions.update(id, { metadata });
    const after = await change({ drop: '', more: 'a&b=c[0]' });
    expect(after.metadata).toEqual({ 0: 'zero', keep: 'yes', more: 'a&b=c[0]' });
    const keys = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, key) => [`key-${key}`, 'x']));
    await expect(change(keys(48))).rejects.toMatchObject({
      statusCode: 400,
      param: 'metadata',
      message: "Metadata can have up to 50 keys, but you've set 51.",
    });
    expect(Object.keys((await change({ ...keys(48), keep: '' })).metadata)).toHaveLength(50);
    expect((await change('')).metadata).toEqual({});
  });

  it('changes the card a subscription is charged on', async () => {
    const { id, customer } = await started();
    const { id: method } = await stripe.paymentMethods.attach('pm_card_visa', { customer: String(customer) });
    const changed = await stripe.subscriptions.update(id, { default_payment_method: method });
    expect(changed.default_payment_method).toBe(method);
    await expect(
      stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer: String(customer) }),
    ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
    const { id: stranger } = await stripe.customers.create({});
    const theirs = await stripe.paymentMethods.attach('pm_card_visa', { customer: stranger });
    await expect(
      stripe.subscriptions.update(id, { default_payment_method: theirs.id }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'default_payment_method' });
  });

  it('refuses what it does not play by name', async () => {
    const { id } = await started();
    const update = stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } });
    await expect(update).rejects.toMatchObject({ code: 'parameter_unknown', param: 'pause_collection' });
  });
});
