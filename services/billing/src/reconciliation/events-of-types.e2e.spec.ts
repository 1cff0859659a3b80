import { startEmulator, type RunningEmulator } from '@landsea/stripe-emulator';
import { Stripe } from 'stripe';
import { listEventsOfTypes } from './reconciler.js';
import { HANDLED_EVENTS } from '../webhook/handled-events.js';
import { KEY } from '../testing/app.js';

let emulator: RunningEmulator;
let stripe: Stripe;
beforeAll(async () => {
  emulator = await startEmulator({ secretKey: KEY });
  const { hostname, port } = new URL(emulator.url);
  stripe = new Stripe(KEY, { host: hostname, port, protocol: 'http', telemetry: false });
});
afterAll(() => emulator.close());

/** The handled types are twenty, as many as Stripe lists at once; two more stand for types handled in the future. */
const moreThanTwenty: Stripe.Event['type'][] = [...HANDLED_EVENTS, 'customer.created', 'charge.succeeded'];

it('lists events of more types than Stripe takes in one call, each once', async () => {
  const since = { gte: Math.floor(Date.now() / 1000) - 60 };
  await stripe.customers.create({ email: 'robin@example.com' });
  const { id } = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_landsea_trip', quantity: 1 }],
    success_url: 'http://localhost/paid',
  });
  await fetch(`${emulator.url}/_emulator/sessions/${id}/pay`, { method: 'POST' });
  await expect(stripe.events.list({ types: moreThanTwenty })).rejects.toThrow('no more than 20');
  const found: string[] = [];
  for await (const { type } of listEventsOfTypes(stripe, moreThanTwenty, since)) found.push(type);
  expect(found).toEqual(['checkout.session.completed', 'charge.succeeded', 'customer.created']);
});
