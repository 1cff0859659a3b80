import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, only, signedIn, type TripsCaller } from './callers.js';
import { agents, ownAgency, ownTeam } from './client-rows.js';

const aToken = () => ({ token: 'a token that nobody has' });
const aName = () => ({ name: 'Coral Travel' });

export const agencyRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/agency': { answers: agents(200) },
  'POST /api/v1/agency': {
    answers: { ...agents(409), agentOfClient: 201, unsharedAgent: 201 },
    body: aName,
  },
  'PATCH /api/v1/agency': { answers: ownAgency(200), body: () => ({ ...aName(), version: 1 }) },
  'DELETE /api/v1/agency': { answers: ownAgency(204) },
  'PUT /api/v1/agency/members/{memberId}/role': { answers: ownTeam(200), body: () => ({ role: 'agent' }) },
  'POST /api/v1/agency/members/{memberId}/removal': {
    answers: ownTeam(200),
    body: () => ({ toAgentId: null }),
  },
  'POST /api/v1/agency/invitations': {
    answers: ownAgency(201),
    body: () => ({ email: `${randomUUID()}@example.com`, role: 'assistant' }),
  },
  'POST /api/v1/agency/invitations/{invitationId}/resend': { answers: ownTeam(200) },
  'DELETE /api/v1/agency/invitations/{invitationId}': { answers: ownTeam(204) },
  // The token is the secret, and nobody here holds one.
  'POST /api/v1/agency-invitations/preview': { answers: everyone(404), body: aToken },
  'POST /api/v1/agency-invitations/accept': { answers: { ...signedIn(404), demo: 403 }, body: aToken },
  'GET /api/v1/agency-audit': { answers: ownAgency(200) },
  'GET /api/v1/agency-audit/export': { answers: ownAgency(200) },
  'GET /api/v1/hand-overs': { answers: agents(200) },
  // The first two work alone and so have no colleague.
  'POST /api/v1/hand-overs': {
    answers: {
      ...agents(400),
      otherAgent: only(201),
      agencyOwner: only(201),
      agencyAgent: only(201),
      assistant: 403,
    },
    names: ['clientId', 'colleagueId'],
    body: ({ clientId = '', colleagueId = '' }) => ({ clientIds: [clientId], toAgentId: colleagueId }),
  },
  'POST /api/v1/hand-overs/{handOverId}/undo': {
    answers: { ...ownTeam(200), agencyAgent: only(200) },
  },
};
