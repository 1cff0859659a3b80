import { randomUUID } from 'node:crypto';
import { IntervalTasks } from '@landsea/nest-kit';
import { describeAuthorisation } from '@landsea/nest-kit/testing';
import { aTrip, startBilling, type Billing } from './app.js';
import {
  callers,
  everyone,
  hidden,
  nobodyWithoutSession,
  only,
  servicesOnly,
  type BillingAnswers,
  type BillingCaller,
} from './callers.js';

let billing: Billing;
const start = async (): Promise<Billing> => {
  billing = await startBilling();
  // Requests here stay pending: work behind a call would look like a trace of the next one.
  await billing.app.get(IntervalTasks).beforeApplicationShutdown();
  return billing;
};

const payers = (own: number, over: Partial<BillingAnswers> = {}): BillingAnswers => ({
  ...nobodyWithoutSession,
  owner: only(own),
  otherFamily: only(own),
  payerOfArchivedTrip: only(own),
  agent: hidden,
  otherAgent: hidden,
  client: hidden,
  otherClient: hidden,
  demo: only(own),
  ...over,
});

describeAuthorisation<BillingCaller>({
  start,
  callers: () => callers(billing),
  routes: {
    'GET /api/billing/prices': { answers: everyone(200) },
    'GET /api/billing/payments': { answers: { ...everyone(200), ...nobodyWithoutSession } },
    'GET /api/billing/overview': { answers: { ...everyone(200), ...nobodyWithoutSession } },
    'GET /api/billing/documents': { answers: { ...everyone(200), ...nobodyWithoutSession } },
    'POST /api/billing/subscription-checkout': {
      answers: { ...everyone(200), ...nobodyWithoutSession, demo: 403 },
      body: () => ({ plan: 'pro' }),
    },
    'POST /api/billing/verify-subscription': {
      answers: { ...everyone(404), ...nobodyWithoutSession },
      body: ({ sessionId }) => ({ sessionId: sessionId ?? 'cs_test_none' }),
    },
    'POST /api/billing/portal': { answers: { ...everyone(404), ...nobodyWithoutSession } },
    'GET /internal/accounts/{userId}/export': { answers: servicesOnly(200) },
    'POST /api/create-trip-checkout': {
      answers: payers(200, { payerOfArchivedTrip: only(400), demo: 403 }),
      names: ['tripId'],
      body: ({ tripId }) => ({ tripId }),
    },
    'POST /api/billing/held-payments/{entitlementId}/refund': {
      answers: payers(404, {
        owner: only(200),
        otherFamily: only(200),
        payerOfArchivedTrip: hidden,
        demo: hidden,
      }),
    },
    'POST /api/verify-payment': {
      answers: payers(404, { owner: only(200), otherFamily: only(200) }),
      names: ['tripId', 'sessionId'],
      body: ({ tripId, sessionId }) => ({ tripId, sessionId }),
    },
    'GET /api/billing/preview-checkout/{previewId}': {
      answers: everyone(303),
      writesBecause: 'a visitor’s way to pay: the session that the browser is led to is made here',
    },
    'POST /api/billing/claim-preview': {
      answers: {
        ...everyone(404),
        ...nobodyWithoutSession,
        owner: only(200),
        otherFamily: only(200),
        demo: 403,
      },
      names: ['previewSession'],
      body: ({ previewSession }) => ({ sessionId: previewSession }),
    },
    'POST /api/stripe/webhook': {
      answers: everyone(400),
      fromOutside: true,
      rawBody: true,
    },
    'POST /internal/inbox': {
      answers: servicesOnly(204),
      body: () => ({ id: randomUUID(), type: 'trips.trip-changed', payload: aTrip(randomUUID()) }),
    },
  },
});

it('accepts messages of trips from trips only', async () => {
  const { tripId, userId } = billing.payer();
  const payload = billing.addTrip(userId, { tripId });
  const body = { id: randomUUID(), type: 'trips.trip-changed', payload };
  await billing.internal('identity').post('/internal/inbox').send(body).expect(403);
  await billing.as({ userId }).post('/internal/inbox').send(body).expect(401);
});
