import { randomUUID } from 'node:crypto';
import type { RouteTable } from '@landsea/nest-kit/testing';
import { everyone, only, signedIn, type TripsAnswers, type TripsCaller } from './callers.js';
import {
  aClient,
  aHouseholdPerson,
  aMerge,
  anImport,
  anImportedHousehold,
  aSupplier,
  someWork,
} from './client-bodies.js';
import { agencyRoutes } from './agency-routes.js';
import { agents, inConversation, ownAgent, ownClient, ownClientOfAgent } from './client-rows.js';
import { newHotel, newTrip } from './factories.js';
import { agreementRoutes } from './agreement-routes.js';
import { intakeRoutes } from './intake-routes.js';
import { paperRoutes } from './paper-routes.js';
import { commissionRoutes } from './commission-routes.js';
import { digestRoutes } from './digest-routes.js';
import { feeRoutes } from './fee-routes.js';
import { priceOfferRoutes } from './price-offer-routes.js';
import { groupRoutes } from './group-routes.js';
import { ownTemplateRoutes } from './own-template-routes.js';
import { quoteRoutes } from './quote-routes.js';
import { itineraryRoutes } from './itinerary-routes.js';

/** Routes of an agent for a trip that a client shares. */
const watched = (status: number): TripsAnswers => ({ ...signedIn(404), agentOfClient: only(status) });
export const agentRoutes: RouteTable<TripsCaller> = {
  // One client is free, and each agent here has one; all but one have the plan.
  'POST /api/v1/clients': {
    answers: { ...agents(201), otherAgent: 403 },
    body: aClient,
  },
  'GET /api/v1/clients': { answers: agents(200) },
  'GET /api/v1/clients/{clientId}': { answers: ownClient(200) },
  // The clients of the first two have joined already.
  'POST /api/v1/clients/{clientId}/invite': {
    answers: { ...ownClientOfAgent(200), agentOfClient: only(409), unsharedAgent: only(409) },
  },
  'PATCH /api/v1/clients/{clientId}': {
    answers: ownClient(200),
    body: () => ({ version: 1, stage: 'lost' }),
  },
  // Nobody here types the client's name; who may delete is tried in client-deletion.e2e.spec.ts.
  'POST /api/v1/clients/{clientId}/deletion': {
    answers: ownClientOfAgent(400),
    body: () => ({ name: 'Nobody' }),
  },
  'GET /api/v1/clients/{clientId}/portal': { answers: ownClient(200) },
  'GET /api/v1/clients/{clientId}/activity': { answers: ownClient(200) },
  'POST /api/v1/clients/{clientId}/activity/{changeId}/undo': { answers: ownClient(200) },
  'POST /api/v1/clients/{clientId}/people': { answers: ownClient(201), body: aHouseholdPerson },
  'PATCH /api/v1/clients/{clientId}/people/{travelerId}': {
    answers: ownClient(200),
    body: () => ({ version: 1, notes: 'Likes window seats' }),
  },
  'DELETE /api/v1/clients/{clientId}/people/{travelerId}': { answers: ownClient(204) },
  'PUT /api/v1/clients/{clientId}/connections/{otherId}': {
    answers: ownClient(200),
    body: () => ({ relation: 'family' }),
  },
  'DELETE /api/v1/clients/{clientId}/connections/{otherId}': { answers: ownClient(204) },
  'POST /api/v1/clients/{clientId}/trips': { answers: ownClient(201), body: () => newTrip() },
  // Nobody here owns the trip to copy; who does is tried in agent-trips.e2e.spec.ts.
  'POST /api/v1/clients/{clientId}/trips/copies': {
    answers: ownClient(404),
    body: () => ({ fromTripId: randomUUID(), name: 'Once more', startDate: '2027-06-01' }),
  },
  'POST /api/v1/clients/{clientId}/trips/beginnings': {
    answers: ownClient(201),
    body: () => ({ template: 'parks', name: 'Five days', startDate: '2027-06-01' }),
  },
  'GET /api/v1/agent-trips': { answers: agents(200) },
  'GET /api/v1/agent-trips/{tripId}': { answers: watched(200) },
  'GET /api/v1/agent-trips/{tripId}/message-fields': { answers: watched(200) },
  'PUT /api/v1/agent-trips/{tripId}/stage': { answers: watched(200), body: () => ({ stage: 'quoted' }) },
  // Of their own trip the client decides what the agent sees, not the agent.
  'PUT /api/v1/agent-trips/{tripId}/client': {
    answers: watched(403),
    body: () => ({ may: 'view', seesMoney: false, seesDocuments: false, version: 1 }),
  },
  'GET /api/v1/trip-templates': { answers: agents(200) },
  // The trips here are the clients' own; who may save one is tried in trip-templates.e2e.spec.ts.
  'PUT /api/v1/agent-trips/{tripId}/template': { answers: signedIn(404), body: () => ({ name: 'A week' }) },
  'DELETE /api/v1/agent-trips/{tripId}/template': { answers: signedIn(404) },
  'GET /api/v1/workflow-tasks': { answers: agents(200) },
  'GET /api/v1/agent-trips/{tripId}/tasks': { answers: watched(200) },
  'POST /api/v1/agent-trips/{tripId}/workflow': {
    answers: watched(200),
    body: () => ({ template: 'parks', bookedOn: '2026-10-01', pastIsDone: false }),
  },
  'POST /api/v1/agent-trips/{tripId}/tasks': {
    answers: watched(201),
    body: () => ({ id: randomUUID(), title: 'Order the flowers', dueOn: null, who: 'agent' }),
  },
  'PATCH /api/v1/agent-trips/{tripId}/tasks/{workflowTaskId}': {
    answers: watched(200),
    body: () => ({ version: 1, note: 'Roses' }),
  },
  'DELETE /api/v1/agent-trips/{tripId}/tasks/{workflowTaskId}': { answers: watched(204) },
  'POST /api/v1/agent-trips/{tripId}/tasks/{workflowTaskId}/restore': { answers: watched(200) },
  'GET /api/v1/agent-trips/{tripId}/tasks/{workflowTaskId}/message': { answers: watched(200) },
  'POST /api/v1/agent-trips/{tripId}/tasks/{workflowTaskId}/message': {
    answers: watched(204),
    body: () => ({ body: 'Welcome home!' }),
  },
  'PUT /api/v1/agent-trips/{tripId}/message-sending': {
    answers: watched(204),
    body: () => ({ isPaused: true }),
  },
  'DELETE /api/v1/agent-trips/{tripId}/workflow': { answers: watched(204) },
  'GET /api/v1/booking-alerts': { answers: agents(200) },
  'GET /api/v1/booking-search': { answers: agents(200), query: () => 'number=4821' },
  'GET /api/v1/booking-suppliers': { answers: agents(200) },
  'PUT /api/v1/booking-suppliers/{supplierId}': { answers: ownClient(200), body: aSupplier },
  'GET /api/v1/clients/{clientId}/money': { answers: ownClient(200) },
  'GET /api/v1/agent-trips/{tripId}/bookings': { answers: watched(200) },
  'POST /api/v1/agent-trips/{tripId}/bookings': {
    answers: watched(201),
    body: () => ({ booking: newHotel(), work: someWork }),
  },
  // Nothing is sent; what a file answers is tried in confirmation-texts.e2e.spec.ts.
  'POST /api/v1/agent-trips/{tripId}/confirmation-texts': { answers: watched(400), rawBody: true },
  'PATCH /api/v1/agent-trips/{tripId}/bookings/{bookingId}': {
    answers: watched(200),
    body: () => ({ work: { ...someWork, version: 1 } }),
  },
  'POST /api/v1/agent-trips/{tripId}/bookings/{bookingId}/payments/{paymentId}/confirmation': {
    answers: watched(200),
  },
  'DELETE /api/v1/agent-trips/{tripId}/bookings/{bookingId}/payments/{paymentId}/told': {
    answers: watched(200),
  },
  'GET /api/v1/travel-agents/{clientId}/payments': { answers: ownAgent(200) },
  // The trip of the second one is not shared with the agent.
  'PUT /api/v1/travel-agents/{clientId}/payments/{bookingId}/{paymentId}': {
    answers: ownAgent(200, 404),
    body: () => ({ isPaid: true }),
  },
  'GET /api/v1/core-needs': { answers: agents(200) },
  'GET /api/v1/morning': { answers: agents(200) },
  // No window is called like an id; what they answer is tried in morning.e2e.spec.ts.
  'GET /api/v1/morning/{tripId}/{windowId}': { answers: signedIn(404) },
  'PUT /api/v1/morning/{tripId}/{windowId}/outcome': {
    answers: signedIn(404),
    body: () => ({ outcome: 'done', opensAt: '2027-03-14T11:00:00.000Z' }),
  },
  'DELETE /api/v1/morning/{tripId}/{windowId}/outcome': { answers: signedIn(404) },
  ...digestRoutes,
  'GET /api/v1/client-list': { answers: agents(200) },
  'GET /api/v1/client-list/summary': { answers: agents(200) },
  'GET /api/v1/client-list/export': {
    answers: { ...agents(200), assistant: 403 },
    writesBecause: 'the audit of an agency says who took a copy',
  },
  'POST /api/v1/client-list/bulk': {
    answers: ownClient(200),
    names: ['clientId'],
    body: ({ clientId = '' }) => ({ action: 'stage', ids: [clientId], stage: 'lost' }),
  },
  'POST /api/v1/client-list/bulk/{stepId}/undo': { answers: ownClient(200) },
  'GET /api/v1/client-views': { answers: agents(200) },
  'POST /api/v1/client-views': {
    answers: agents(201),
    body: () => ({ id: randomUUID(), name: 'Leads', filter: { stages: ['lead'] }, columns: ['stage'] }),
  },
  'PATCH /api/v1/client-views/{viewId}': {
    answers: ownClient(200),
    body: () => ({ version: 1, name: 'Leads' }),
  },
  'DELETE /api/v1/client-views/{viewId}': { answers: ownClient(204) },
  ...ownTemplateRoutes,
  'GET /api/v1/client-duplicates': { answers: { ...agents(200), assistant: 403 } },
  'POST /api/v1/client-duplicates/check': {
    answers: agents(200),
    body: () => ({ firstName: 'Ben', lastName: 'Moss' }),
  },
  'GET /api/v1/client-duplicates/{clientId}': { answers: ownClient(200) },
  'PUT /api/v1/client-duplicates/{clientId}/apart/{otherId}': { answers: ownClientOfAgent(204) },
  'DELETE /api/v1/client-duplicates/{clientId}/apart/{otherId}': { answers: ownClientOfAgent(204) },
  'GET /api/v1/client-merges': { answers: { ...agents(200), assistant: 403 } },
  'GET /api/v1/client-merges/preview/{clientId}/{otherId}': { answers: ownClientOfAgent(200) },
  // Nobody has seen this version; who may merge is tried in merges.e2e.spec.ts.
  'POST /api/v1/client-merges': {
    answers: ownClientOfAgent(409),
    names: ['clientId', 'otherId'],
    body: ({ clientId = '', otherId = '' }) => aMerge(clientId, otherId, 1000),
  },
  // What was merged here was taken back already.
  'POST /api/v1/client-merges/{mergeId}/undo': { answers: ownClientOfAgent(409) },
  'GET /api/v1/client-imports': { answers: { ...agents(200), assistant: 403 } },
  'POST /api/v1/client-imports/check': {
    answers: { ...agents(200), assistant: 403 },
    body: () => ({ households: [{ household: anImportedHousehold() }] }),
  },
  // An owner without the plan imports for a colleague who has it.
  'POST /api/v1/client-imports': {
    answers: { ...agents(201), assistant: 403 },
    body: anImport,
  },
  // What was imported here was undone already; the rest is tried in client-imports.e2e.spec.ts.
  'POST /api/v1/client-imports/{importId}/households': {
    answers: { ...ownClientOfAgent(409), assistant: 403 },
    body: () => ({ households: [{ household: anImportedHousehold() }] }),
  },
  'POST /api/v1/client-imports/{importId}/undo': {
    answers: { ...ownClientOfAgent(409), assistant: 403 },
  },
  'GET /api/v1/conversations': { answers: signedIn(200), query: () => 'side=agent' },
  'GET /api/v1/conversations/stream': { answers: signedIn(200) },
  'GET /api/v1/conversations/unanswered': { answers: signedIn(200) },
  // The client of the third agent has not joined, and is written to by email.
  'POST /api/v1/conversations': {
    answers: inConversation(200),
    names: ['clientId'],
    body: ({ clientId = '' }) => ({ clientId, tripId: null }),
  },
  'GET /api/v1/conversations/{conversationId}': { answers: inConversation(200) },
  'POST /api/v1/conversations/{conversationId}/messages': {
    answers: inConversation(201, 403),
    body: () => ({ id: randomUUID(), body: 'See you at the castle' }),
  },
  'POST /api/v1/conversations/{conversationId}/read': {
    answers: inConversation(204),
    body: () => ({ upTo: 1_000_000 }),
  },
  // Only the agent's side answers.
  'PUT /api/v1/conversations/{conversationId}/waiting': {
    answers: { ...inConversation(200), expiredPayer: only(404), unpaid: only(404) },
    body: () => ({ waiting: false }),
  },
  'POST /api/v1/client-messages': {
    answers: ownClient(200),
    names: ['clientId'],
    body: ({ clientId = '' }) => ({ id: randomUUID(), clientIds: [clientId], body: 'See you soon' }),
  },
  ...paperRoutes,
  'GET /api/v1/feature-status': { answers: agents(200) },
  'GET /api/v1/agent-plan': { answers: agents(200) },
  'GET /api/v1/quick-start': { answers: agents(200) },
  'PUT /api/v1/quick-start/sample': { answers: agents(200) },
  'DELETE /api/v1/quick-start/sample': { answers: agents(200) },
  ...agencyRoutes,
  ...agreementRoutes,
  ...intakeRoutes,
  ...quoteRoutes,
  ...commissionRoutes,
  ...feeRoutes,
  ...priceOfferRoutes,
  ...groupRoutes,
  ...itineraryRoutes,
  'GET /api/v1/conversations/{conversationId}/messages/{messageId}/email': { answers: inConversation(200) },
  'POST /api/v1/conversations/{conversationId}/attachments': {
    answers: inConversation(400, 403),
    rawBody: true,
  },
  'GET /api/v1/conversations/{conversationId}/attachments/{fileId}': { answers: inConversation(200) },
  // It is a PDF, and sent already.
  'GET /api/v1/conversations/{conversationId}/attachments/{fileId}/thumbnail': { answers: signedIn(404) },
  'DELETE /api/v1/conversations/{conversationId}/attachments/{fileId}': { answers: signedIn(404) },
  // Held emails are shown to the agent's side alone.
  'GET /api/v1/conversations/{conversationId}/held/{heldId}/email': {
    answers: { ...inConversation(200), expiredPayer: only(404), unpaid: only(404) },
  },
  'DELETE /api/v1/conversations/{conversationId}/held/{heldId}': {
    answers: { ...inConversation(204), expiredPayer: only(404), unpaid: only(404) },
  },
  'PUT /api/v1/conversations/{conversationId}/held/{heldId}': {
    answers: { ...inConversation(204), expiredPayer: only(404), unpaid: only(404) },
  },
  'POST /api/v1/conversations/{conversationId}/held/{heldId}/accept': {
    answers: { ...inConversation(200, 403), expiredPayer: only(404), unpaid: only(404) },
  },
  // Not configured here; what it answers is tried in inbound-emails.e2e.spec.ts.
  'POST /api/v1/inbound-emails': { answers: everyone(404), fromOutside: true, rawBody: true },
  'GET /api/v1/kept-trips': { answers: signedIn(200) },
  'GET /api/v1/kept-trips/{keptTripId}': { answers: ownAgent(200) },
  'DELETE /api/v1/kept-trips/{keptTripId}': { answers: ownAgent(204) },
  'GET /api/v1/travel-agents': { answers: signedIn(200) },
  // The version is that of a trip which is shared already.
  'PUT /api/v1/travel-agents/{clientId}/trips/{tripId}': {
    answers: ownAgent(200, 409),
    body: () => ({ seesMoney: false, seesDocuments: false, version: 1 }),
  },
  'GET /api/v1/travel-agents/{clientId}/tasks': { answers: ownAgent(200) },
  // The trip of the second one is not shared with the agent.
  'PUT /api/v1/travel-agents/{clientId}/tasks/{workflowTaskId}': {
    answers: ownAgent(200, 404),
    body: () => ({ done: true }),
  },
  'DELETE /api/v1/travel-agents/{clientId}/trips/{tripId}': { answers: ownAgent(204) },
  'DELETE /api/v1/travel-agents/{clientId}': { answers: ownAgent(204) },
};
