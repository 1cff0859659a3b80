import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { only, signedIn, type TripsAnswers, type TripsCaller } from './callers.js';
import { agents, ownClient } from './client-rows.js';

/** The role of an assistant does not include what agents earn. */
const earners: TripsAnswers = { ...agents(200), assistant: 403 };
const ownStatement = (status: number): TripsAnswers => ({ ...ownClient(status), assistant: 403 });
const aVersion = () => ({ version: 99 });

const aStatement = () => ({
  ...{ id: randomUUID(), payer: 'host', name: 'Harbor Host', supplierId: null, paidOn: '2026-11-20' },
  ...{ bankCents: 10_000, fileName: 'payout.csv', isReversed: false },
  sha256: `${randomUUID()}${randomUUID()}`.replaceAll('-', ''),
  lines: [
    {
      ...{ id: randomUUID(), number: 'R8770544', guestName: '', supplierName: '', travelOn: null },
      ...{ cents: 10_000, isFee: false, note: '' },
    },
  ],
});

/** Versions here are wrong on purpose: commissions.e2e.spec.ts tries the right ones. */
export const commissionRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/commissions': { answers: earners, query: () => 'year=2027' },
  // A booking in the trip of a client who shares it with their agent.
  'PUT /api/v1/commissions/{tripId}/{bookingId}': {
    answers: { ...signedIn(404), agentOfClient: only(200), assistant: 403 },
    body: () => ({ askedOn: '2026-11-20', settledNote: null, version: 0 }),
  },
  'GET /api/v1/commission-lines': { answers: earners },
  'GET /api/v1/commission-statements': { answers: earners },
  'POST /api/v1/commission-statements': {
    answers: { ...agents(201), assistant: 403 },
    body: aStatement,
  },
  'GET /api/v1/commission-statements/{statementId}': { answers: ownStatement(200) },
  'PATCH /api/v1/commission-statements/{statementId}': { answers: ownStatement(409), body: aVersion },
  'PUT /api/v1/commission-statements/{statementId}/lines/{statementLineId}': {
    answers: ownStatement(409),
    body: () => ({ ...aVersion(), parts: [] }),
  },
  'POST /api/v1/commission-statements/{statementId}/fees': {
    answers: ownStatement(409),
    body: () => ({ ...aVersion(), id: randomUUID(), note: 'Wire fee', cents: -100 }),
  },
  'DELETE /api/v1/commission-statements/{statementId}': { answers: ownStatement(204) },
};
