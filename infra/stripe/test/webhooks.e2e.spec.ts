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
async function listed() {
  const { deliveries } = (await (await emulator.control('deliveries')).json()) as {
    deliveries: { type: string; state: string; attempts: { status: number }[] }[];
  };
  return deliveries;
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
  const settled = () => listed().then((all) => all.every(({ state }) => state === 'delivered'));
  await until(settled);
  const completed = (await listed()).find((delivery) => delivery.type === 'checkout.session.completed');
  expect(completed?.attempts.map((attempt) => attempt.status)).toEqual([503, 503, 503, 200]);
  expect(completed?.state).toBe('delivered');
});

it('duplicates, drops and reorders on request, the same way for the same seed', async () => {
  const run = async () => {
    inbox.received.length = 0;
    await emulator.control('deliveries/faults', {
      duplicateRate: 0.5,
      dropRate: 0.2,
      reorderMs: 150,
      seed: 7,
    });
    await payOnce();
    await payOnce();
    await until(async () => (await listed()).every(({ state }) => state !== 'pending'));
    return typesReceived().sort();
  };
  const first = await run();
  const distinct = new Set(inbox.received.map(({ event }) => event.id));
  expect(first.length).toBeGreaterThan(distinct.size);
  expect(distinct.size).toBeLessThan(8);
  expect(await run()).toEqual(first);
  expect((await emulator.stripe.events.list({ type: 'charge.succeeded' })).data).toHaveLength(4);
});

it('delivers an event once more when asked', async () => {
  await payOnce();
  await until(() => inbox.received.length === 4);
  const [event] = (await emulator.stripe.events.list({ type: 'checkout.session.completed' })).data;
  await emulator.control(`events/${String(event?.id)}/resend`, {});
  await until(() => inbox.received.length === 5);
  expect(inbox.received[4]?.event.id).toBe(event?.id);
});

it('can be pointed at a webhook after it started', async () => {
  const late = await startTestEmulator();
  await late.stripe.customers.create({ name: 'Before' });
  await late.control('webhook', { url: inbox.url });
  await late.stripe.customers.create({ name: 'After' });
  await until(() => inbox.received.length === 1);
  expect(inbox.received[0]?.event.data.object).toMatchObject({ name: 'After' });
  await late.close();
});

it('holds everything back while paused, and sends it then', async () => {
  await emulator.control('deliveries/faults', { paused: true });
  await payOnce();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(inbox.received).toHaveLength(0);
  await emulator.control('deliveries/faults', {});
  await until(() => inbox.received.length === 4);
  expect(typesReceived().sort()).toEqual(paidTypes);
});
