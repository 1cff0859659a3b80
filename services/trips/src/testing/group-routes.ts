import type { RouteTable } from '@landsea/nest-kit/testing';
import { aGroupItem } from './client-bodies.js';
import { only, signedIn, type TripsCaller } from './callers.js';
import { agents, ownClient } from './client-rows.js';

const aGroup = () => ({
  ...{ version: 99, name: 'Okafor reunion', kind: 'reunion', firstDate: null, lastDate: null, note: '' },
});

/** Groups of clients' trips; the trips that these callers name are in none. */
export const groupRoutes: RouteTable<TripsCaller> = {
  'GET /api/v1/agent-groups': { answers: agents(200) },
  'GET /api/v1/agent-groups/{groupId}': { answers: ownClient(200) },
  'PUT /api/v1/agent-groups/{groupId}': { answers: ownClient(409), body: aGroup },
  'POST /api/v1/agent-groups/{groupId}/restoration': { answers: signedIn(404) },
  'DELETE /api/v1/agent-groups/{groupId}/trips/{tripId}': { answers: signedIn(404) },
  // One of them has a client who shows the named trip.
  'PUT /api/v1/agent-groups/{groupId}/trips/{tripId}': {
    answers: { ...signedIn(404), agentOfClient: only(200) },
  },
  'POST /api/v1/agent-groups/{groupId}/copies': {
    answers: signedIn(404),
    names: ['clientId', 'tripId'],
    body: ({ clientId = '', tripId = '' }) => ({ clientId, fromTripId: tripId, name: 'The same' }),
  },
  'POST /api/v1/agent-groups/{groupId}/items': { answers: ownClient(200), body: aGroupItem },
  'DELETE /api/v1/agent-groups/{groupId}/items/{groupItemId}': { answers: ownClient(200) },
  'GET /api/v1/agent-groups/{groupId}/rooming-list': {
    answers: ownClient(200),
    writesBecause: 'the audit of an agency says who took a copy',
  },
  'DELETE /api/v1/agent-groups/{groupId}': { answers: ownClient(204) },
};
