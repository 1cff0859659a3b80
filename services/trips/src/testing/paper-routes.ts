import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, only, type TripsAnswers, type TripsCaller } from './callers.js';
import { aBrand, aCall, aDocumentOf } from './client-bodies.js';
import { agents, ownAgent, ownClient } from './client-rows.js';

/** The clients name a document of theirs, too, and have another page for it. */
const ownDocument = (status: number): TripsAnswers => ({
  ...ownClient(status),
  expiredPayer: only(404),
  unpaid: only(404),
});
export const paperRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/brand': { answers: agents(200) },
  'PUT /api/v1/brand/own': { answers: { ...agents(200), assistant: 403 }, body: aBrand },
  // The first two work alone.
  'PUT /api/v1/brand/agency': {
    answers: { ...agents(403), otherAgent: 200, agencyOwner: 200 },
    body: aBrand,
  },
  'POST /api/v1/brand-pictures': { answers: agents(400), rawBody: true },
  // Emails show the pictures; nobody here has one.
  'GET /api/v1/brand-pictures/{pictureId}': { answers: everyone(404) },
  'GET /api/v1/clients/{clientId}/timeline': { answers: ownClient(200) },
  'POST /api/v1/clients/{clientId}/calls': {
    answers: ownClient(201),
    body: () => ({ id: randomUUID(), ...aCall() }),
  },
  'PUT /api/v1/calls/{callId}': { answers: ownClient(200), body: () => ({ ...aCall(), version: 1 }) },
  'DELETE /api/v1/calls/{callId}': { answers: ownClient(204) },
  'GET /api/v1/documents': { answers: agents(200) },
  'GET /api/v1/paper-alerts': { answers: agents(200) },
  'POST /api/v1/clients/{clientId}/documents': {
    answers: ownClient(201),
    body: () => ({ id: randomUUID(), ...aDocumentOf }),
  },
  'PUT /api/v1/documents/{documentId}': {
    answers: ownDocument(200),
    body: () => ({ ...aDocumentOf, version: 1 }),
  },
  'DELETE /api/v1/documents/{documentId}': { answers: ownDocument(204) },
  'POST /api/v1/documents/{documentId}/files': { answers: ownDocument(400), rawBody: true },
  'GET /api/v1/documents/{documentId}/files/{documentFileId}': { answers: ownClient(200) },
  'GET /api/v1/travel-agents/{clientId}/documents': { answers: ownAgent(200) },
  'GET /api/v1/travel-agents/{clientId}/documents/{documentId}/file': { answers: ownAgent(200) },
};
