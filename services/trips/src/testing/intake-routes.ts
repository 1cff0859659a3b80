import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, type TripsCaller } from './callers.js';
import { agents, ownClient } from './client-rows.js';

const aToken = () => ({ token: 'a token that nobody has' });
const aDraft = () => ({ ...aToken(), version: 1, answers: {} });

/** The routes of intake forms. No template is named like an id; what they answer is tried in intake-forms.e2e.spec.ts. */
export const intakeRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/intake-forms': { answers: agents(200) },
  'PUT /api/v1/intake-forms/{template}': {
    answers: agents(400),
    body: () => ({ version: 0, title: 'Hello', intro: '', off: [], texts: {} }),
  },
  'POST /api/v1/intake-forms/{template}/links': {
    answers: agents(400),
    body: () => ({ kind: 'public', label: 'My website' }),
  },
  'DELETE /api/v1/intake-links/{intakeLinkId}': { answers: ownClient(204) },
  'GET /api/v1/intake-answers': { answers: agents(200) },
  'GET /api/v1/intake-answers/{intakeAnswerId}': { answers: ownClient(200) },
  'POST /api/v1/intake-answers/{intakeAnswerId}/decisions': {
    answers: ownClient(200),
    names: ['proposalId'],
    body: ({ proposalId = '' }) => ({ decisions: [{ id: proposalId, accept: false, ours: null }] }),
  },
  'POST /api/v1/intake-answers/{intakeAnswerId}/confirmation': { answers: ownClient(200) },
  'POST /api/v1/intake-answers/{intakeAnswerId}/lead': { answers: ownClient(200) },
  'DELETE /api/v1/intake-answers/{intakeAnswerId}': { answers: ownClient(204) },
  // The token is the secret, and nobody here holds one.
  'POST /api/v1/intake/open': { answers: everyone(404), body: aToken },
  'POST /api/v1/intake/begin': {
    answers: everyone(404),
    body: () => ({ ...aToken(), formVersion: 1, answers: {} }),
  },
  'POST /api/v1/intake/save': { answers: everyone(404), body: aDraft },
  'POST /api/v1/intake/continue': {
    answers: everyone(404),
    body: () => ({ ...aToken(), email: `${randomUUID()}@example.com` }),
  },
  'POST /api/v1/intake/send': {
    answers: everyone(404),
    body: () => ({ ...aDraft(), website: '', secondsOpen: 60 }),
  },
  'POST /api/v1/intake/confirm': { answers: everyone(404), body: aToken },
};
