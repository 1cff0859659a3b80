import Stripe from 'stripe';
import { openInbox, startTestEmulator, until, type Inbox, type TestEmulator } from './emulator.js';

let emulator: TestEmulator;
let inbox: Inbox;
let statusOf: (event: Stripe.Event) => number;
beforeEach(async () => {
  statusOf = () => 200;
  inbox = await openInbox((event) => statusOf(event));
  emulator = await startTestEmulator({ webhookUrl: inbox.url, retryBaseMs: 20 });
});
afterEach(async () => {
  await emulator.close();
  await inbox.close();
});

async function payOnce(): Promise<string> {
  const { id } = await emulator.checkout();
  await emulator.control(`sessions/${id}/pay`, {});
  return id;
}
const typesReceived = () => inbox.received.map(({ event }) => event.type);
const paidTypes = [
  'charge.succeeded',
  'checkout.session.completed',
  'payment_intent.created',
  'payment_intent.succeeded',
];

it('delivers every event, signed so that the SDK accepts it', async () => {
  const id = await payOnce();
  await until(() => inbox.received.length === 4);
  expect(typesReceived().sort()).toEqual(paidTypes);
  const completed = inbox.received.find(({ event }) => event.type === 'checkout.session.completed');
  expect(completed?.event.data.object).toMatchObject({ id, payment_status: 'paid' });
});

it('tries again until it is answered 2xx', async () => {
  let refusals = 3;
  statusOf = (event) => (event.type === 'checkout.session.completed' && refusals-- > 0 ? 503 : 200);
  await payOnce();
  await until(() => inbox.received.length === 7);
  const statuses = inbox.received
    .filter(({ event }) => event.type === 'checkout.session.completed')
    .map(({ status }) => status);
  expect(statuses).toEqual([503, 503, 503, 200]);
});

it('delivers nothing while told to drop events, which stay on record', async () => {
  await emulator.control('deliveries', { dropped: true });
  await payOnce();
  await emulator.control('deliveries', { dropped: false });
  const paid = await payOnce();
  await until(() => inbox.received.length === 4);
  const completed = inbox.received.find(({ event }) => event.type === 'checkout.session.completed');
  expect(completed?.event.data.object).toMatchObject({ id: paid });
  expect((await emulator.stripe.events.list({ type: 'charge.succeeded' })).data).toHaveLength(2);
});
