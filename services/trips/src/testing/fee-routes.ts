import type { RouteTable } from '@landsea/nest-kit/testing';
import { only, signedIn, type TripsAnswers, type TripsCaller } from './callers.js';
import { agents, ownAgent } from './client-rows.js';
import { aFee } from './fee-things.js';

const watched = (status: number): TripsAnswers => ({ ...signedIn(404), agentOfClient: only(status) });

/** Each change of a fee that exists names another version. */
export const feeRoutes: RouteTable<TripsCaller> = {
  // A payment to a supplier, confirmed just now or not at all.
  'POST /api/v1/agent-trips/{tripId}/bookings/{bookingId}/payments/{paymentId}/reopening': {
    answers: watched(200),
    body: () => ({}),
  },
  'GET /api/v1/planning-fees': {
    answers: { ...agents(200), assistant: 403 },
    query: () => 'year=2026',
  },
  'GET /api/v1/planning-fee-alerts': { answers: agents(200) },
  'GET /api/v1/agent-trips/{tripId}/fees': { answers: watched(200) },
  'PUT /api/v1/agent-trips/{tripId}/fees/{feeId}': {
    answers: watched(409),
    body: () => ({ ...aFee(), version: 99 }),
  },
  'PUT /api/v1/agent-trips/{tripId}/fees/{feeId}/state': {
    answers: watched(409),
    body: () => ({ state: 'open', version: 99 }),
  },
  'DELETE /api/v1/agent-trips/{tripId}/fees/{feeId}': { answers: watched(204) },
  'GET /api/v1/travel-agents/{clientId}/fees': { answers: ownAgent(200) },
  // The trip of the second one is not shared with the agent.
  'PUT /api/v1/travel-agents/{clientId}/fees/{feeId}': {
    answers: ownAgent(200, 404),
    body: () => ({ isPaid: true }),
  },
};
