import Stripe from 'stripe';
import { startTestEmulator, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
let stripe: Stripe;
beforeEach(async () => {
  emulator = await startTestEmulator();
  stripe = emulator.stripe;
});
afterEach(() => emulator.close());

async function paid(card = '4242424242424242'): Promise<string> {
  const { id } = await emulator.checkout();
  await emulator.control(`sessions/${id}/pay`, { card });
  return String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
}
const control = async (call: string, body: object) => (await emulator.control(call, body)).json();
const dispute = async (intent: string, body = {}) =>
  (await control(`charges/${intent}/dispute`, body)) as Stripe.Dispute;
const ledger = async () =>
  ((await (await emulator.control('ledger')).json()) as { ledgers: object[] }).ledgers;
const disputeEvents = async () =>
  (await stripe.events.list({ type: 'charge.dispute.*' })).data
    .map((event) => event.type.replace('charge.dispute.', ''))
    .reverse();

it.each([
  ['won', ['created', 'funds_withdrawn', 'closed', 'funds_reinstated'], { lost_disputes: 0, balance: 3900 }],
  ['lost', ['created', 'funds_withdrawn', 'closed'], { lost_disputes: 3900, balance: 0 }],
  [
    'prevented',
    ['created', 'funds_withdrawn', 'closed', 'funds_reinstated'],
    { lost_disputes: 0, balance: 3900 },
  ],
])(
  'a dispute that is %s has its events, step by step, and stands in the ledger',
  async (status, events, sums) => {
    const intent = await paid();
    const opened = await dispute(intent);
    expect(opened).toMatchObject({ status: 'needs_response', amount: 3900, payment_intent: intent });
    expect((await stripe.charges.list()).data).toMatchObject([{ id: opened.charge, disputed: true }]);
    await control(`disputes/${opened.id}/close`, { status });
    expect((await stripe.disputes.list({ payment_intent: intent })).data).toMatchObject([{ status }]);
    expect(await disputeEvents()).toEqual(events);
    expect(await ledger()).toMatchObject([sums]);
  },
);

it('a warning takes no money, and may be closed as one', async () => {
  const { id, status } = await dispute(await paid(), { status: 'warning_needs_response' });
  expect(status).toBe('warning_needs_response');
  await control(`disputes/${id}/close`, { status: 'warning_closed' });
  expect(await disputeEvents()).toEqual(['created', 'closed']);
});

it('forbids a refund of what is charged back', async () => {
  const intent = await paid();
  const { id } = await dispute(intent);
  const refund = () => stripe.refunds.create({ payment_intent: intent });
  await expect(refund()).rejects.toMatchObject({ code: 'charge_disputed' });
  await control(`disputes/${id}/close`, { status: 'won' });
  expect(await refund()).toMatchObject({ status: 'succeeded', amount: 3900 });
});

it('comes by itself with the card that disputes', async () => {
  const intent = await paid('4000000000000259');
  const { data } = await stripe.disputes.list({ payment_intent: intent });
  expect(data).toMatchObject([{ status: 'needs_response', reason: 'fraudulent', amount: 3900 }]);
  const again = await emulator.control(`charges/${intent}/dispute`, {});
  expect(again.status).toBe(409);
});

it('takes only what a partial refund left', async () => {
  const intent = await paid();
  await stripe.refunds.create({ payment_intent: intent, amount: 900 });
  const { id, amount } = await dispute(intent);
  expect(amount).toBe(3000);
  await control(`disputes/${id}/close`, { status: 'lost' });
  expect(await ledger()).toMatchObject([{ charges: 3900, refunds: 900, lost_disputes: 3000, balance: 0 }]);
});

it('a refund that the bank could not pass on is the shop’s money again', async () => {
  const intent = await paid();
  const { id } = await stripe.refunds.create({ payment_intent: intent });
  await control(`refunds/${id}/fail`, {});
  expect((await stripe.refunds.list({ payment_intent: intent })).data).toMatchObject([{ status: 'failed' }]);
  expect((await stripe.events.list({ type: 'refund.failed' })).data).toHaveLength(1);
  expect(await ledger()).toMatchObject([{ refunds: 0, balance: 3900 }]);
  expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({ amount: 3900 });
});
