import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, only, signedIn, type TripsCaller } from './callers.js';
import { agents, ownClient } from './client-rows.js';

/** The emails of the morning: the agent's own, and those to their clients. */
export const digestRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/morning-digest': { answers: agents(200) },
  'PUT /api/v1/morning-digest': {
    answers: agents(200),
    body: () => ({ isOn: true, timeZone: 'America/Chicago' }),
  },
  'GET /api/v1/clients/{clientId}/digest': { answers: ownClient(200) },
  'PUT /api/v1/clients/{clientId}/digest': { answers: ownClient(200), body: () => ({ isOn: true }) },
  // Nothing of this name is recorded; what is left out is tried in client-digests.e2e.spec.ts.
  'PUT /api/v1/clients/{clientId}/digest/lines': {
    answers: signedIn(404),
    body: () => ({ subject: `item:${randomUUID()}`, isLeftOut: true }),
  },
  // The clients of the first two have joined and can open the document that was shared.
  'POST /api/v1/clients/{clientId}/digest/emails': {
    answers: { ...ownClient(400), agentOfClient: only(200), unsharedAgent: only(200) },
  },
  'POST /api/v1/digests/stop': { answers: everyone(204), body: () => ({ token: 'a-token-that-nobody-has' }) },
  'POST /api/v1/digests/one-click/{token}': { answers: everyone(400), fromOutside: true },
  'GET /api/v1/digests/one-click/{token}': { answers: everyone(303) },
};
