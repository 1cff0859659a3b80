import { randomUUID } from 'node:crypto';
import { CheckoutSession, TripFacts, type Plan } from '@landsea/contracts/billing';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { PreviewFacts } from '@landsea/contracts/trip';
import { startTestService, type TestAgent, type TestService } from '@landsea/nest-kit/testing';
import { startEmulator, type RunningEmulator } from '@landsea/stripe-emulator';
import { Stripe } from 'stripe';
import { AppModule } from '../app.module.js';
import { makeDataSourceOptions } from '../data-source.js';
import { readEnv } from '../env.js';
import { startStripeEdge, type StripeEdge } from './stripe-edge.js';
import { startTripsDouble, type TripsDouble } from './trips-double.js';

export const SECRET = 'whsec_current_for_tests';
export const PREVIOUS_SECRET = 'whsec_previous_for_tests';
export const KEY = 'sk_test_billing_tests';
export const PRICE = 'price_trip_for_tests';
export const PRICE_PRO = 'price_pro_for_tests';
export const PRICE_AGENT = 'price_agent_for_tests';

/** A person with a trip that trips knows of. */
export interface Payer {
  userId: string;
  tripId: string;
  agent: TestAgent;
}

export interface Billing extends TestService {
  emulator: RunningEmulator;
  stripe: StripeEdge;
  sdk: Stripe;
  trips: TripsDouble;
  env: NodeJS.ProcessEnv;
  addTrip(userId: string, over?: Partial<TripFacts>): TripFacts;
  payer(over?: Partial<TripFacts>): Payer;
  /** A preview that trips knows of. */
  addPreview(over?: Partial<PreviewFacts>): PreviewFacts;
  /** Checks out and answers the session's id. */
  checkout(agent: TestAgent, tripId: string): Promise<string>;
  /** The same for a plan. */
  checkoutPlan(agent: TestAgent, plan: Plan): Promise<string>;
  pay(sessionId: string, card?: string): Promise<void>;
  /** `POST /_emulator/<path>`. */
  control(path: string, body?: object): Promise<Record<string, unknown>>;
  /** The event of this type that Stripe keeps for an object. */
  event(type: Stripe.Event['type'], objectId: string): Promise<Stripe.Event>;
  send(event: object, o?: { secret?: string; at?: Date }): Promise<Response>;
  rows<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>;
  /** As though the trip, and the access with it, had ended long ago; nobody has looked yet. */
  letTripEnd(tripId: string): Promise<void>;
}

/** Variables of billing that the kit's harness does not set. */
export const billingVariables = (
  stripeUrl: string,
  checkoutOrigin: string,
  tripsUrl: string,
): NodeJS.ProcessEnv => ({
  STRIPE_SECRET_KEY: KEY,
  STRIPE_API_BASE: stripeUrl,
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_WEBHOOK_SECRET_PREVIOUS: PREVIOUS_SECRET,
  STRIPE_PRICE_TRIP: PRICE,
  STRIPE_PRICE_PRO: PRICE_PRO,
  STRIPE_PRICE_AGENT: PRICE_AGENT,
  CHECKOUT_ORIGINS: checkoutOrigin,
  TRIPS_URL: tripsUrl,
  IDENTITY_URL: tripsUrl,
});

export const aTrip = (ownerId: string, over: Partial<TripFacts> = {}): TripFacts => {
  const startDate = addDays(getDateIn(new Date()), 60);
  return TripFacts.parse({
    tripId: randomUUID(),
    ownerId,
    name: 'Land and sea',
    startDate,
    endDate: addDays(startDate, 7),
    archived: false,
    deleted: false,
    version: 1,
    ...over,
  });
};

/** The booted service with a real emulator behind the official SDK, and trips' edge. */
export async function startBilling(extra: NodeJS.ProcessEnv = {}): Promise<Billing> {
  const emulator = await startEmulator({
    secretKey: KEY,
    webhookSecret: SECRET,
    priceTrip: PRICE,
    pricePro: PRICE_PRO,
    priceAgent: PRICE_AGENT,
  });
  const stripe = await startStripeEdge(emulator.url);
  const trips = await startTripsDouble();
  const env = { ...billingVariables(stripe.url, emulator.url, trips.url), ...extra };
  const service = await startTestService({
    service: 'billing',
    env: (base) => readEnv({ ...base, ...env }),
    module: (parsed) => AppModule.register(parsed),
    dataSource: makeDataSourceOptions,
  });
  const { hostname, port } = new URL(emulator.url);
  const sdk = new Stripe(KEY, { host: hostname, port, protocol: 'http', telemetry: false });
  const control: Billing['control'] = async (path, body = {}) => {
    const answer = await fetch(`${emulator.url}/_emulator/${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const addTrip = (userId: string, over: Partial<TripFacts> = {}): TripFacts => {
    const facts = aTrip(userId, over);
    trips.trips.set(facts.tripId, facts);
    return facts;
  };

  return {
    ...service,
    emulator,
    stripe,
    sdk,
    trips,
    env,
    addTrip,
    payer: (over = {}) => {
      const userId = over.ownerId ?? randomUUID();
      const { tripId } = addTrip(userId, over);
      trips.people.set(userId, {
        userId,
        email: `${userId}@example.com`,
        firstName: 'Robin',
        emailVerified: true,
      });
      return { userId, tripId, agent: service.as({ userId }) };
    },
    addPreview: (over = {}) => {
      const { tripId: previewId, name, startDate, endDate } = aTrip(randomUUID());
      const preview = PreviewFacts.parse({ previewId, name, startDate, endDate, ...over });
      trips.previews.set(preview.previewId, preview);
      return preview;
    },
    checkout: async (agent, tripId) => {
      const { body } = await agent.post('/api/create-trip-checkout').send({ tripId }).expect(200);
      return CheckoutSession.parse(body).url.split('/').pop() ?? '';
    },
    checkoutPlan: async (agent, plan) => {
      const { body } = await agent.post('/api/billing/subscription-checkout').send({ plan }).expect(200);
      return CheckoutSession.parse(body).url.split('/').pop() ?? '';
    },
    control,
    pay: async (sessionId, card) => {
      await control(`sessions/${sessionId}/pay`, card ? { card } : {});
    },
    event: async (type, objectId) => {
      for await (const event of sdk.events.list({ types: [type], limit: 100 }))
        if ('id' in event.data.object && event.data.object.id === objectId) return event;
      throw new Error(`no ${type} of ${objectId}`);
    },
    send: (event, { secret = SECRET, at = new Date() } = {}) => {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(at.getTime() / 1000);
      const header = sdk.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return fetch(`${service.url}/api/stripe/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': header },
        body: payload,
      });
    },
    rows: (sql, values = []) => service.dataSource.query(sql, values),
    letTripEnd: async (tripId) => {
      for (const change of [
        `UPDATE known_trip SET start_date = '2026-01-01', end_date = '2026-01-08' WHERE trip_id = $1`,
        `UPDATE entitlement SET ends_at = now() - interval '1 second' WHERE trip_id = $1`,
      ])
        await service.dataSource.query(change, [tripId]);
    },
    close: async () => {
      await service.close();
      await Promise.all([stripe.close(), trips.close()]);
      await emulator.close();
    },
  };
}
