import { randomUUID } from 'node:crypto';
import { describeAuthorisation } from '@landsea/nest-kit/testing';
import { startTrips } from './app.js';
import {
  callers,
  everyone,
  hidden,
  nobodyWithoutSession,
  only,
  servicesOnly,
  signedIn,
  type Row,
  type Who,
} from './callers.js';
import { entitlement, newLine, newPreview, newTrip } from './factories.js';

const ownTrip = (status: number, whenExpired = status): Row => ({
  ...nobodyWithoutSession,
  owner: only(status),
  otherFamily: only(status),
  expiredPayer: only(whenExpired),
  agentOfClient: hidden,
  otherAgent: hidden,
  client: hidden,
  otherClient: hidden,
  demo: only(status),
});
const ownClient = (status: number): Row => ({
  ...everyone(404),
  ...nobodyWithoutSession,
  agentOfClient: only(status),
  otherAgent: only(status),
});
const agents = (status: number): Row => ({
  ...everyone(404),
  ...nobodyWithoutSession,
  agentOfClient: status,
  otherAgent: status,
});
const aClient = () => ({ firstName: 'Ben', lastName: 'Moss', email: `${randomUUID()}@example.com` });

describeAuthorisation<Who>({
  start: startTrips,
  callers,
  routes: {
    'GET /api/v1/catalogue': { answers: everyone(200) },
    'POST /api/trips': { answers: signedIn(201), body: () => newTrip() },
    'GET /api/trips': { answers: signedIn(200) },
    'GET /api/v1/trips/active': { answers: signedIn(200) },
    'GET /api/trips/{tripId}': { answers: ownTrip(200) },
    'PATCH /api/trips/{tripId}': { answers: ownTrip(200), body: () => ({ archived: true }) },
    'POST /api/v1/trips/{tripId}/change-plan': {
      answers: ownTrip(200, 403),
      body: () => ({ version: 1, name: 'Another name' }),
    },
    // Nobody here has changed anything, so there is nothing to take back.
    'POST /api/v1/trips/{tripId}/undo-change': { answers: ownTrip(404, 403), body: () => ({ version: 2 }) },
    'GET /api/v1/trips/{tripId}/stream': { answers: ownTrip(200) },
    'GET /api/v1/trips/{tripId}/windows': { answers: ownTrip(200) },
    'GET /api/v1/trips/{tripId}/budget': { answers: ownTrip(200) },
    'POST /api/v1/trips/{tripId}/budget/lines': { answers: ownTrip(201, 403), body: () => newLine() },
    'PATCH /api/v1/trips/{tripId}/budget/lines/{lineId}': {
      answers: ownTrip(200, 403),
      body: () => ({ version: 1, spentCents: 5 }),
    },
    'DELETE /api/v1/trips/{tripId}/budget/lines/{lineId}': { answers: ownTrip(204, 403) },
    'GET /api/user/access': {
      answers: ownTrip(200),
      names: ['tripId'],
      query: ({ tripId = '' }) => `tripId=${tripId}`,
    },
    // One client is free, and each agent here has one.
    'POST /api/v1/clients': { answers: agents(403), body: aClient },
    'GET /api/v1/clients': { answers: agents(200) },
    'GET /api/v1/clients/{clientId}': { answers: ownClient(200) },
    'POST /api/v1/clients/{clientId}/invite': { answers: ownClient(200) },
    // Nobody here holds a key; who does is tried in previews.e2e.spec.ts.
    'POST /api/seed-trip': { answers: everyone(401), body: newPreview, fromOutside: true },
    // A visitor that knows the id may see it, whoever had it made: the id is the secret.
    'GET /api/seed-trip/{tripId}': { answers: everyone(404) },
    'POST /internal/previews/{previewId}/keep': {
      answers: servicesOnly({ other: 200, none: 404 }),
    },
    'GET /internal/accounts/{userId}/export': { answers: servicesOnly(200) },
    'GET /internal/trips/{tripId}': {
      answers: servicesOnly({ other: 200, none: 404 }),
    },
    'POST /internal/inbox': {
      answers: servicesOnly(204),
      body: () => ({
        id: randomUUID(),
        type: 'billing.entitlement-changed',
        payload: entitlement({ id: randomUUID() }, randomUUID()),
      }),
    },
  },
});
