import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, type TripsCaller } from './callers.js';
import { agents, ownClient } from './client-rows.js';

const aToken = () => ({ token: 'a token that nobody has' });
const guard = { website: '' };
const aVersion = () => ({ version: 99 });

/** The routes of quotes. What they do with the right version is tried in quotes.e2e.spec.ts. */
export const quoteRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/quotes': { answers: agents(200) },
  'GET /api/v1/quote-alerts': { answers: agents(200) },
  'POST /api/v1/quotes': {
    answers: ownClient(201),
    names: ['clientId'],
    body: ({ clientId = '' }) => ({ id: randomUUID(), clientId, tripId: null, zone: 'America/New_York' }),
  },
  'GET /api/v1/quotes/{quoteId}': { answers: ownClient(200) },
  'PUT /api/v1/quotes/{quoteId}': {
    answers: ownClient(409),
    body: () => ({
      ...aVersion(),
      title: '',
      message: '',
      people: 2,
      expiresAt: null,
      zone: 'America/New_York',
      options: [],
    }),
  },
  'POST /api/v1/quotes/{quoteId}/photos': { answers: ownClient(400), rawBody: true },
  'GET /api/v1/quotes/{quoteId}/photos/{photoId}': { answers: ownClient(200) },
  'POST /api/v1/quotes/{quoteId}/send': {
    answers: ownClient(409),
    body: () => ({ ...aVersion(), sendsEmail: false }),
  },
  'POST /api/v1/quotes/{quoteId}/withdrawal': { answers: ownClient(409), body: aVersion },
  'DELETE /api/v1/quotes/{quoteId}/recipients/{quoteRecipientId}': { answers: ownClient(200) },
  'POST /api/v1/quotes/{quoteId}/phone-acceptance': {
    answers: ownClient(409),
    body: () => ({
      ...aVersion(),
      optionId: randomUUID(),
      addonIds: [],
      who: 'Ana',
      at: new Date().toISOString(),
      note: '',
    }),
  },
  'POST /api/v1/quotes/{quoteId}/reversal': {
    answers: ownClient(409),
    body: () => ({ ...aVersion(), reason: 'A mistake' }),
  },
  'POST /api/v1/quotes/{quoteId}/trip': { answers: ownClient(409), body: aVersion },
  'DELETE /api/v1/quotes/{quoteId}': { answers: ownClient(204) },
  // The token is the secret, and nobody here holds one.
  'GET /api/v1/quote-links/photos/{pictureId}/{pictureKey}': { answers: everyone(404) },
  'POST /api/v1/quote-links/open': { answers: everyone(404), body: aToken },
  'POST /api/v1/quote-links/pdf': { answers: everyone(404), body: aToken },
  'POST /api/v1/quote-links/look': {
    answers: everyone(404),
    body: () => ({ ...aToken(), version: 1, optionId: null }),
  },
  'POST /api/v1/quote-links/question': {
    answers: everyone(404),
    body: () => ({ ...aToken(), id: randomUUID(), about: 'Dates', text: 'A day later?', ...guard }),
  },
  'POST /api/v1/quote-links/acceptance': {
    answers: everyone(404),
    body: () => ({
      ...aToken(),
      version: 1,
      optionId: randomUUID(),
      addonIds: [],
      name: 'Ana',
      travelers: [{ id: randomUUID(), firstName: 'Ana', lastName: 'Silva', birthDate: '1990-01-02' }],
      ...guard,
    }),
  },
  'POST /api/v1/quote-links/refusal': {
    answers: everyone(404),
    body: () => ({ ...aToken(), version: 1, reason: '', ...guard }),
  },
};
