import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, only, type TripsCaller } from './callers.js';
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
  // The document that was shared stands in the next email of the first two.
  'PUT /api/v1/clients/{clientId}/digest/lines': {
    answers: { ...ownClient(404), agentOfClient: only(200), unsharedAgent: only(200) },
    body: ({ documentId = '' }) => ({ subject: `document:${documentId}`, isLeftOut: false }),
  },
  'PUT /api/v1/clients/{clientId}/digest/readers': {
    answers: ownClient(200),
    body: () => ({ key: 'client', isLeftOut: false }),
  },
  // The clients of the first two have joined and can open the document that was shared.
  'POST /api/v1/clients/{clientId}/digest/emails': {
    answers: { ...ownClient(400), agentOfClient: only(200), unsharedAgent: only(200) },
  },
  'POST /api/v1/digests/stop': { answers: everyone(204), body: () => ({ token: 'a-token-that-nobody-has' }) },
  'POST /api/v1/digests/open': { answers: everyone(404), body: () => ({ token: 'a-token-that-nobody-has' }) },
  'POST /api/v1/digests/resume': {
    answers: everyone(404),
    body: () => ({ token: 'a-token-that-nobody-has' }),
  },
  'POST /api/v1/digests/one-click/{token}': { answers: everyone(400), fromOutside: true },
  'GET /api/v1/digests/one-click/{token}': { answers: everyone(303) },
};
