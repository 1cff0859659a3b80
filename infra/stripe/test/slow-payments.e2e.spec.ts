import Stripe from 'stripe';

import { sendForm, startTestEmulator, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
let stripe: Stripe;
beforeEach(async () => {
  emulator = await startTestEmulator();
  stripe = emulator.stripe;
});
afterEach(() => emulator.close());

const look = (id: string) => stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
const types = async () => (await stripe.events.list({ limit: 100 })).data.map((event) => event.type);
const ledger = async () => (await (await emulator.control('ledger')).json()) as { ledgers: object[] };

describe('a card that asks for 3-D Secure', () => {
  const card = { number: '4000 0025 0000 3155' };
  const answer = (page: string, authentication: string) =>
    fetch(page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ then: 'return', authentication }),
    });

  it('is charged only after its owner said yes', async () => {
    const { id, url } = await emulator.checkout();
    const page = String(url);
    const step = await sendForm(page, card);
    expect([step.status, await step.text()]).toEqual([
      200,
      expect.stringContaining('Complete authentication'),
    ]);
    expect(await look(id)).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: { status: 'requires_action', latest_charge: null },
    });
    expect((await ledger()).ledgers).toEqual([]);
    const back = await answer(page, 'complete');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `http://localhost/paid?session_id=${id}`,
    ]);
    expect(await look(id)).toMatchObject({
      status: 'complete',
      payment_intent: { status: 'succeeded', next_action: null },
    });
    expect(await (await answer(page, 'complete')).text()).not.toContain('Complete authentication');
    expect((await ledger()).ledgers).toMatchObject([{ charges: 3900 }]);
  });

  it('leaves the session open when its owner said no', async () => {
    const { id, url } = await emulator.checkout();
    await sendForm(String(url), card);
    const refused = await answer(String(url), 'fail');
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('unable to authenticate'),
    ]);
    expect(await look(id)).toMatchObject({
      status: 'open',
      payment_intent: { last_payment_error: { code: 'payment_intent_authentication_failure' } },
    });
    expect((await sendForm(String(url))).status).toBe(303);
  });

  it('starts a plan too, and pays without its owner afterwards', async () => {
    const { id } = await emulator.checkout({
      mode: 'subscription',
      line_items: [{ price: 'price_landsea_pro', quantity: 1 }],
    });
    const pay = async (body: object) => (await emulator.control(`sessions/${id}/pay`, body)).json();
    expect(await pay({ card: '4000002500003155' })).toMatchObject({ outcome: 'requires_action' });
    expect(await pay({ card: '4000002500003155', authentication: 'complete' })).toMatchObject({
      outcome: 'paid',
    });
    await emulator.control('clock', { advance_seconds: 32 * 86400 });
    const { subscription } = await stripe.checkout.sessions.retrieve(id);
    const { data } = await stripe.invoices.list({ subscription: String(subscription) });
    expect(data.map((invoice) => invoice.status)).toEqual(['paid', 'paid']);
  });
});

describe('a bank debit', () => {
  async function debited(): Promise<string> {
    const { id, url } = await emulator.checkout({ customer_creation: 'always' });
    const answer = await sendForm(String(url), { then: 'debit', number: '', expiration: '', cvc: '' });
    expect(answer.status).toBe(303);
    return id;
  }

  it('completes the session unpaid, and pays it later', async () => {
    const id = await debited();
    const complete = await look(id);
    expect(complete).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      payment_intent: { status: 'processing', amount_received: 0 },
    });
    expect((await ledger()).ledgers).toEqual([]);
    await emulator.control(`sessions/${id}/settle`, { outcome: 'succeeded' });
    expect(await look(id)).toMatchObject({
      payment_status: 'paid',
      payment_intent: { status: 'succeeded', amount_received: 3900 },
    });
    expect(await types()).toEqual(
      expect.arrayContaining(['checkout.session.async_payment_succeeded', 'charge.succeeded']),
    );
    expect((await ledger()).ledgers).toMatchObject([{ charges: 3900 }]);
    expect((await emulator.control(`sessions/${id}/settle`, { outcome: 'failed' })).status).toBe(409);
  });

  it('may come back unpaid', async () => {
    const id = await debited();
    await emulator.control(`sessions/${id}/settle`, { outcome: 'failed' });
    expect(await look(id)).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect((await types())[0]).toBe('checkout.session.async_payment_failed');
    expect((await ledger()).ledgers).toEqual([]);
  });

  it('is not offered for a plan', async () => {
    const { url } = await emulator.checkout({
      mode: 'subscription',
      line_items: [{ price: 'price_landsea_pro', quantity: 1 }],
    });
    expect(await (await fetch(String(url))).text()).not.toContain('bank debit');
  });
});
