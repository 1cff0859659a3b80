import Stripe from 'stripe';
import { startTestEmulator, type TestEmulator } from './emulator.js';

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

describe('a bank debit', () => {
  async function debited(): Promise<string> {
    const { id } = await emulator.checkout();
    const paid = await emulator.control(`sessions/${id}/pay`, { method: 'bank_debit' });
    expect(await paid.json()).toMatchObject({ outcome: 'processing' });
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

  it('does not pay for a plan', async () => {
    const { id } = await emulator.plan();
    const refused = await emulator.control(`sessions/${id}/pay`, { method: 'bank_debit' });
    expect(refused.status).toBe(409);
  });
});
