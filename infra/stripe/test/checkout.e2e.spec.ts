import Stripe from 'stripe';
import { startTestEmulator, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
beforeAll(async () => {
  emulator = await startTestEmulator();
});
afterAll(() => emulator.close());

const pay = (id: string, card?: string) => emulator.control(`sessions/${id}/pay`, card ? { card } : {});

describe('a trip checkout', () => {
  it('goes from an open session to a paid one with intent, charge and events', async () => {
    const { stripe } = emulator;
    const open = await emulator.checkout({
      client_reference_id: 'attempt-1',
      metadata: { tripId: 't1' },
      payment_intent_data: { metadata: { tripId: 't1' } },
    });
    expect(open).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 3900,
      currency: 'usd',
    });
    expect(open).toMatchObject({
      client_reference_id: 'attempt-1',
      metadata: { tripId: 't1' },
      livemode: false,
    });
    expect(open.url).toBe(`${emulator.url}/c/pay/${open.id}`);
    expect(open.expires_at - open.created).toBe(86400);

    await pay(open.id);
    const paid = await stripe.checkout.sessions.retrieve(open.id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    });
    expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
    expect(paid.line_items?.data[0]).toMatchObject({
      quantity: 1,
      amount_total: 3900,
      description: 'Landsea trip unlock',
      price: { id: 'price_landsea_trip' },
    });
    const intent = paid.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 3900, metadata: { tripId: 't1' } });
    expect(intent.latest_charge).toMatchObject({ object: 'charge', paid: true, payment_intent: intent.id });

    const types = (await stripe.events.list({ limit: 4 })).data.map((event) => event.type);
    expect(types).toEqual([
      'checkout.session.completed',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
    const [byIntent] = (await stripe.checkout.sessions.list({ payment_intent: intent.id })).data;
    expect(byIntent?.id).toBe(open.id);
  });

  it('keeps the session open after a decline and completes it with the next card', async () => {
    const { stripe } = emulator;
    const { id } = await emulator.checkout();
    await pay(id, '4000000000009995');
    const open = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(open).toMatchObject({ status: 'open', payment_status: 'unpaid' });
    expect(open.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
    });
    await pay(id);
    const paid = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
    expect(paid.status).toBe('complete');
    expect((paid.payment_intent as Stripe.PaymentIntent).id).toBe(
      (open.payment_intent as Stripe.PaymentIntent).id,
    );
    const { data } = await stripe.charges.list({ limit: 2 });
    expect(data.map((charge) => charge.status)).toEqual(['succeeded', 'failed']);
  });

  it('keeps the customer it was made for', async () => {
    const { stripe } = emulator;
    const customer = await stripe.customers.create({ email: 'bo@example.com', metadata: { userId: 'u1' } });
    const held = await emulator.checkout({ customer: customer.id });
    expect(held.customer_details?.email).toBe('bo@example.com');
    await pay(held.id);
    expect((await stripe.checkout.sessions.retrieve(held.id)).customer).toBe(customer.id);
  });

  it('takes a price of its own', async () => {
    const price_data = { currency: 'eur', product: 'prod_landsea_trip', unit_amount: 100 };
    const { id } = await emulator.checkout({ line_items: [{ price_data, quantity: 2 }] });
    expect(await emulator.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] })).toMatchObject({
      amount_total: 200,
      currency: 'eur',
      line_items: { data: [{ price: { unit_amount: 100, active: false } }] },
    });
    const other = { ...price_data, product: 'prod_unknown' };
    await expect(
      emulator.checkout({ line_items: [{ price_data: other, quantity: 1 }] }),
    ).rejects.toMatchObject({ code: 'resource_missing', param: 'line_items[0][price_data][product]' });
  });

  it('expires on request, once, and is then not payable', async () => {
    const { stripe } = emulator;
    const { id } = await emulator.checkout();
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
    await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow(
      'Only Checkout Sessions with a status in ["open"]',
    );
    expect(await (await pay(id)).json()).toMatchObject({ outcome: 'expired' });
    expect(
      (await stripe.events.list({ type: 'checkout.session.expired' })).data[0]?.data.object,
    ).toMatchObject({ id });
  });

  it('refunds in parts, never more than was paid, and the ledger agrees', async () => {
    const fresh = await startTestEmulator();
    const { stripe } = fresh;
    const { id } = await fresh.checkout();
    await fresh.control(`sessions/${id}/pay`, {});
    const paid = await stripe.checkout.sessions.retrieve(id);
    const payment_intent = String(paid.payment_intent);
    const part = await stripe.refunds.create({ payment_intent, amount: 900 });
    expect(part).toMatchObject({ amount: 900, status: 'succeeded', payment_intent });
    await expect(stripe.refunds.create({ payment_intent, amount: 3001 })).rejects.toThrow(
      'greater than unrefunded amount',
    );
    const ledger = async () =>
      ((await (await fresh.control('ledger')).json()) as { ledgers: object[] }).ledgers;
    expect(await ledger()).toEqual([
      { currency: 'usd', charges: 3900, refunds: 900, lost_disputes: 0, balance: 3000 },
    ]);
    await stripe.refunds.create({ payment_intent });
    await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await ledger()).toMatchObject([{ refunds: 3900, balance: 0 }]);
    const intent = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
    expect(intent.latest_charge).toMatchObject({ refunded: true, amount_refunded: 3900 });
    const { data } = await stripe.refunds.list({ payment_intent });
    expect(data.map((refund) => refund.amount)).toEqual([3000, 900]);
    const [event] = (await stripe.events.list({ type: 'charge.refunded' })).data;
    expect(event?.data).toMatchObject({
      object: { amount_refunded: 3900 },
      previous_attributes: { amount_refunded: 900 },
    });
    await fresh.close();
  });
});

it('expires by the clock', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const timed = await startTestEmulator({ clock: () => now });
  const expires_at = now.getTime() / 1000 + 1800;
  const { id } = await timed.checkout({ expires_at });
  now = new Date('2026-11-20T12:30:00Z');
  const result = await timed.control(`sessions/${id}/pay`, {});
  expect(await result.json()).toMatchObject({ outcome: 'expired' });
  expect((await timed.stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  await timed.close();
});
