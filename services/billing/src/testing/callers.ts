import { randomUUID } from 'node:crypto';
import { serviceCaller, type Answers, type Caller, type TestService } from '@landsea/nest-kit/testing';
import type { UserType } from '@landsea/contracts/account';
import type { Billing } from './app.js';
import { goToPay } from './preview-buyer.js';

export type BillingCaller =
  | 'visitor'
  | 'owner'
  | 'otherFamily'
  | 'payerOfArchivedTrip'
  | 'agent'
  | 'otherAgent'
  | 'client'
  | 'otherClient'
  | 'demo'
  | 'service'
  | 'wrongAudience';
export type BillingAnswers = Record<BillingCaller, number | Answers>;

const session = (service: TestService, userType: UserType): Caller => ({
  headers: { cookie: service.cookieOf({ userType }) },
});

/** A payment that waits, for a trip that billing knows nothing else of. */
async function heldBy(billing: Billing, userId: string, sessionId: string): Promise<string> {
  const id = randomUUID();
  await billing.rows(
    `INSERT INTO payment (payment_intent, session_id, attempt_id, user_id, trip_id, origin, amount, currency, paid_at)
     SELECT $1::text, $1::text, id, user_id, $1::uuid, 'stripe', 3900, 'usd', now() FROM checkout_attempt WHERE session_id = $2`,
    [id, sessionId],
  );
  await billing.rows(
    `INSERT INTO entitlement (id, user_id, trip_id, payment_intent, state, starts_at, ends_at, version)
     VALUES ($1::uuid, $2, $1::uuid, $1::text, 'held', now(), now(), 1)`,
    [id, userId],
  );
  return id;
}

/** Everybody who may call billing; those who own a trip own a checkout for it too. */
export async function callers(billing: Billing): Promise<Record<BillingCaller, Caller>> {
  const payer = async (over: { isDemo?: boolean; archived?: boolean } = {}): Promise<Caller> => {
    const userId = randomUUID();
    const cookie = billing.cookieOf({ userId, isDemo: over.isDemo ?? false });
    const trip = billing.addTrip(userId, over.archived ? { archived: true } : {});
    const { tripId } = trip;
    await billing.deliver('trips.trip-changed', trip);
    if (over.archived || over.isDemo) return { headers: { cookie }, owns: { userId, tripId } };
    const sessionId = await billing.checkout(billing.anonymous().set('Cookie', cookie), tripId);
    const entitlementId = await heldBy(billing, userId, sessionId);
    const bought = await goToPay(billing);
    const previews = { previewId: bought.previewId, previewSession: bought.sessionId };
    return {
      headers: { cookie: `${cookie}; ${bought.cookie}` },
      owns: { userId, tripId, sessionId, entitlementId, ...previews },
    };
  };
  return {
    visitor: { headers: {} },
    owner: await payer(),
    otherFamily: await payer(),
    payerOfArchivedTrip: await payer({ archived: true }),
    agent: session(billing, 'agent'),
    otherAgent: session(billing, 'agent'),
    client: session(billing, 'client'),
    otherClient: session(billing, 'client'),
    demo: await payer({ isDemo: true }),
    service: serviceCaller(billing, { issuer: 'trips' }),
    wrongAudience: serviceCaller(billing, { issuer: 'trips', audience: 'identity' }),
  };
}

export const everyone = (status: number): BillingAnswers => ({
  visitor: status,
  owner: status,
  otherFamily: status,
  payerOfArchivedTrip: status,
  agent: status,
  otherAgent: status,
  client: status,
  otherClient: status,
  demo: status,
  service: status,
  wrongAudience: status,
});
export const nobodyWithoutSession = { visitor: 401, service: 401, wrongAudience: 401 };
export const servicesOnly = (status: number): BillingAnswers => ({ ...everyone(401), service: status });
export const only = (own: number): Answers => ({ own, other: 404, none: 404 });
export const hidden: Answers = { other: 404, none: 404 };
