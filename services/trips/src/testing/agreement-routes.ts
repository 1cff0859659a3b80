import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, type TripsCaller } from './callers.js';
import { agents, ownClient } from './client-rows.js';

const aToken = () => ({ token: 'a token that nobody has', zone: 'America/New_York' });

/** The routes of agreements; what they answer is tried in agreements.e2e.spec.ts. */
export const agreementRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/agreement-texts': { answers: agents(200) },
  // No kind is named like an id.
  'PUT /api/v1/agreement-texts/{agreementKind}': {
    answers: agents(400),
    body: () => ({ title: 'Terms', blocks: [], values: {}, isLawyerRead: false, version: 0 }),
  },
  'GET /api/v1/agreements': { answers: agents(200) },
  'GET /api/v1/agreement-alerts': { answers: agents(200) },
  'GET /api/v1/clients/{clientId}/agreement-draft': {
    answers: ownClient(200),
    query: () => 'kind=protection',
  },
  // What the text needs is not here.
  'POST /api/v1/clients/{clientId}/agreements': {
    answers: ownClient(400),
    body: () => ({
      id: randomUUID(),
      kind: 'terms',
      tripId: null,
      recipientName: 'Ana Silva',
      recipientEmail: 'ana@example.com',
      values: {},
      amounts: [],
      cancellation: [],
      authorization: null,
      replacesId: null,
      sends: 'later',
    }),
  },
  'GET /api/v1/agreements/{agreementId}': { answers: ownClient(200) },
  'GET /api/v1/agreements/{agreementId}/pdf': { answers: ownClient(200) },
  'POST /api/v1/agreements/{agreementId}/withdrawal': {
    answers: ownClient(200),
    body: () => ({ reason: 'A mistake' }),
  },
  'POST /api/v1/agreements/{agreementId}/sending': {
    answers: ownClient(200),
    body: () => ({ sends: 'link' }),
  },
  // The token is the secret, and nobody here holds one.
  'POST /api/v1/signing/open': { answers: everyone(404), body: aToken },
  'POST /api/v1/signing/pdf': { answers: everyone(404), body: aToken },
  'POST /api/v1/signing/decline': {
    answers: everyone(404),
    body: () => ({ ...aToken(), reason: 'Too expensive' }),
  },
  'POST /api/v1/signing/sign': {
    answers: everyone(404),
    body: () => ({
      ...aToken(),
      contentHash: '0'.repeat(64),
      answers: {},
      name: 'Jen Brubaker',
      drawn: null,
      hasRead: true,
    }),
  },
};
