import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, signedIn, type TripsCaller } from './callers.js';

/** Codes are limited by link. */
const aToken = () => ({ token: randomUUID() });

/** The routes of itineraries. The trips here are the clients' own; who may publish one of a made trip is tried in itineraries.e2e.spec.ts. */
export const itineraryRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/agent-trips/{tripId}/itinerary': { answers: signedIn(404) },
  'PUT /api/v1/agent-trips/{tripId}/itinerary': {
    answers: signedIn(404),
    body: () => ({ version: 0, title: 'A week', message: '', contacts: '', sections: [], dayWords: {} }),
  },
  'POST /api/v1/agent-trips/{tripId}/itinerary/publications': {
    answers: signedIn(404),
    body: () => ({ checksum: '', tells: false }),
  },
  'POST /api/v1/agent-trips/{tripId}/itinerary/emails': { answers: signedIn(404) },
  'POST /api/v1/agent-trips/{tripId}/itinerary/recipients': {
    answers: signedIn(404),
    body: () => ({ name: 'Grandma', email: 'grandma@example.com' }),
  },
  'DELETE /api/v1/agent-trips/{tripId}/itinerary/recipients/{recipientId}': { answers: signedIn(404) },
  'POST /api/v1/agent-trips/{tripId}/itinerary/covers': { answers: signedIn(404), rawBody: true },
  'GET /api/v1/agent-trips/{tripId}/itinerary/covers/{coverId}': { answers: signedIn(404) },
  // The token is the secret, and nobody here holds one.
  'POST /api/v1/itinerary/open': { answers: everyone(404), body: aToken },
  'POST /api/v1/itinerary/code': { answers: everyone(404), body: aToken },
  'POST /api/v1/itinerary/numbers': {
    answers: everyone(404),
    body: () => ({ ...aToken(), code: '123456' }),
  },
  'POST /api/v1/itinerary/cover': { answers: everyone(404), body: aToken },
  'POST /api/v1/itinerary/pdf': { answers: everyone(404), body: aToken },
  'POST /api/v1/itinerary/calendar': { answers: everyone(404), body: aToken },
};
