import { randomUUID } from 'node:crypto';
import { Client, type TripConsent } from '@landsea/contracts/agents';
import { type InvitationChanged } from '@landsea/contracts/sharing';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { familyWithPaidTrip, planAccess } from './factories.js';

export const dana = {
  email: 'dana@agents.example',
  firstName: 'Dana',
  lastName: 'Whitfield',
  emailVerified: true,
};

export interface Known {
  agent: TestAgent;
  agentId: string;
  clientId: string;
  email: string;
}

/** An agent with one client in the list. */
export const anAgent = async (service: TestService): Promise<Known> => {
  const agentId = randomUUID();
  const agent = service.as({ userId: agentId, userType: 'agent' });
  const email = `${randomUUID()}@example.com`;
  const { body } = await agent
    .post('/api/v1/clients')
    .send({ firstName: 'Ada', lastName: 'Byron', email })
    .expect(201);
  return { agent, agentId, clientId: String(body.id), email };
};

/** {@link anAgent} with the Agent plan. */
export const anAgentWithPlan = async (service: TestService): Promise<Known> => {
  const known = await anAgent(service);
  await service.deliver('billing.subscription-changed', planAccess(known.agentId, { plan: 'agent' }));
  return known;
};

const DAY_MS = 86_400_000;
/** Two days ago, so that the link of seven days is still good whenever the test runs. */
const SENT_AT = new Date(Date.now() - 2 * DAY_MS);
export const ACCEPTED_AT = new Date(SENT_AT.getTime() + DAY_MS).toISOString();

export const stateOf = ({ agentId, clientId, email }: Known): InvitationChanged => ({
  clientId,
  agentId,
  email,
  state: 'open',
  sentAt: SENT_AT.toISOString(),
  expiresAt: new Date(SENT_AT.getTime() + 7 * DAY_MS).toISOString(),
  acceptedAt: null,
  userId: null,
  version: 1,
});
/** The message that identity sends once the person has accepted. */
export const accept = (
  service: TestService,
  known: Known,
  userId: string,
  consent: TripConsent[],
  version = 2,
) =>
  service.deliver('identity.invitation-changed', {
    ...stateOf(known),
    state: 'accepted',
    acceptedAt: ACCEPTED_AT,
    userId,
    version,
    consent,
  });

export const sharing = (tripId: string, seesMoney = false, seesDocuments = false): TripConsent => ({
  tripId,
  seesMoney,
  seesDocuments,
});

/** A family with a paid trip that has joined, sharing the trip as given or not at all. */
export const joinedFamily = async (service: TestService, seesMoney?: boolean, seesDocuments = false) => {
  const family = await familyWithPaidTrip(service);
  const known = await anAgent(service);
  const consent = seesMoney === undefined ? [] : [sharing(family.trip.id, seesMoney, seesDocuments)];
  await accept(service, known, family.userId, consent);
  const settings = `/api/v1/travel-agents/${known.clientId}`;
  const own = `${settings}/trips/${family.trip.id}`;
  return { family: family.agent, userId: family.userId, trip: family.trip, known, settings, own };
};
export type Joined = Awaited<ReturnType<typeof joinedFamily>>;

export const PLAN = ['activity', 'calendar', 'windows', 'tasks', 'collaborators'];
export const MONEY = ['budget', 'budget/estimate', 'expenses', 'savings'];
export const statuses = async ({ known, trip }: Joined, parts: readonly string[]) => {
  const answers = parts.map((part) => known.agent.get(`/api/v1/trips/${trip.id}/${part}`));
  return new Set((await Promise.all(answers)).map(({ status }) => status));
};
export const seesNothing = async (joined: Joined) => {
  const { agent } = joined.known;
  const { id } = joined.trip;
  await agent.get(`/api/trips/${id}`).expect(404);
  await agent.get(`/api/user/access?tripId=${id}`).expect(404);
  expect(await statuses(joined, [...PLAN, ...MONEY, 'stream'])).toEqual(new Set([404]));
};
export const clientAsSeen = async ({ agent, clientId }: Known) => {
  const client = Client.parse((await agent.get(`/api/v1/clients/${clientId}`).expect(200)).body);
  const { people: _p, connections: _c, madeTrips: _m, isEmailUnconfirmed: _u, ...listed } = client;
  expect((await agent.get('/api/v1/clients').expect(200)).body.clients).toEqual([listed]);
  return client;
};

/** Shorter than the heartbeat, at which a stream ends too: what ends it here is the event of the change. */
const AT_ONCE_MS = 10_000;

/** Opens the agent's event stream; `ended` rejects unless the service closes it soon. */
export const watch = async (service: TestService, { known, trip }: Joined) => {
  const cookie = service.cookieOf({ userId: known.agentId, userType: 'agent' });
  const signal = AbortSignal.timeout(AT_ONCE_MS);
  const response = await fetch(`${service.url}/api/v1/trips/${trip.id}/stream`, {
    headers: { cookie },
    signal,
  });
  return { status: response.status, ended: response.text() };
};
