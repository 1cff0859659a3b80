import { randomUUID } from 'node:crypto';
import { Client, TravelAgentList, type InvitationChanged, type TripConsent } from '@landsea/contracts';
import type { TestAgent, TestService } from '@landsea/nest-kit/testing';
import { startTrips } from './app.js';
import { identityDouble } from './identity-double.js';
import { familyWithPaidTrip, familyWithTrip, newExpense, newTrip } from './factories.js';

let service: TestService;
let identity: Awaited<ReturnType<typeof identityDouble>>;
beforeAll(async () => {
  identity = await identityDouble({
    email: 'dana@agents.example',
    firstName: 'Dana',
    lastName: 'Whitfield',
    emailVerified: true,
  });
  service = await startTrips({ IDENTITY_URL: identity.url });
});
afterAll(async () => {
  await service.close();
  await identity.close();
});

interface Known {
  agent: TestAgent;
  agentId: string;
  clientId: string;
  email: string;
}

/** An agent with one client in the list. */
const anAgent = async (): Promise<Known> => {
  const agentId = randomUUID();
  const agent = service.as({ userId: agentId, userType: 'agent' });
  const email = `${randomUUID()}@example.com`;
  const { body } = await agent
    .post('/api/v1/clients')
    .send({ firstName: 'Ada', lastName: 'Byron', email })
    .expect(201);
  return { agent, agentId, clientId: String(body.id), email };
};

const stateOf = ({ agentId, clientId, email }: Known): InvitationChanged => ({
  clientId,
  agentId,
  email,
  state: 'open',
  sentAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
  acceptedAt: null,
  userId: null,
  version: 1,
});
/** The message that identity sends once the person has accepted. */
const accept = (known: Known, userId: string, consent: TripConsent[], version = 2) =>
  service.deliver('identity.invitation-changed', {
    ...stateOf(known),
    state: 'accepted',
    acceptedAt: '2026-11-22T10:00:00.000Z',
    userId,
    version,
    consent,
  });

const sharing = (tripId: string, seesMoney = false, seesDocuments = false): TripConsent => ({
  tripId,
  seesMoney,
  seesDocuments,
});

/** A family with a paid trip that has joined, sharing the trip as given or not at all. */
const joinedFamily = async (seesMoney?: boolean, seesDocuments = false) => {
  const family = await familyWithPaidTrip(service);
  const known = await anAgent();
  const consent = seesMoney === undefined ? [] : [sharing(family.trip.id, seesMoney, seesDocuments)];
  await accept(known, family.userId, consent);
  const settings = `/api/v1/travel-agents/${known.clientId}`;
  const own = `${settings}/trips/${family.trip.id}`;
  return { family: family.agent, userId: family.userId, trip: family.trip, known, settings, own };
};
type Joined = Awaited<ReturnType<typeof joinedFamily>>;

const PLAN = ['activity', 'calendar', 'windows', 'tasks', 'collaborators'];
const MONEY = ['budget', 'budget/estimate', 'expenses', 'savings'];
const statuses = async ({ known, trip }: Joined, parts: readonly string[]) => {
  const answers = parts.map((part) => known.agent.get(`/api/v1/trips/${trip.id}/${part}`));
  return new Set((await Promise.all(answers)).map(({ status }) => status));
};
const seesNothing = async (joined: Joined) => {
  const { agent } = joined.known;
  const { id } = joined.trip;
  await agent.get(`/api/trips/${id}`).expect(404);
  await agent.get(`/api/user/access?tripId=${id}`).expect(404);
  expect(await statuses(joined, [...PLAN, ...MONEY, 'stream'])).toEqual(new Set([404]));
};
const clientAsSeen = async ({ agent, clientId }: Known) => {
  const client = Client.parse((await agent.get(`/api/v1/clients/${clientId}`).expect(200)).body);
  expect((await agent.get('/api/v1/clients').expect(200)).body.clients).toEqual([client]);
  return client;
};

/** Shorter than the heartbeat, at which a stream ends too: what ends it here is the event of the change. */
const AT_ONCE_MS = 10_000;

/** Opens the agent's event stream; `ended` rejects unless the service closes it soon. */
const watch = async ({ known, trip }: Joined) => {
  const cookie = service.cookieOf({ userId: known.agentId, userType: 'agent' });
  const signal = AbortSignal.timeout(AT_ONCE_MS);
  const response = await fetch(`${service.url}/api/v1/trips/${trip.id}/stream`, {
    headers: { cookie },
    signal,
  });
  return { status: response.status, ended: response.text() };
};

describe('an agent whose invitation was never accepted', () => {
  it('sees nothing of the person who later owns the address', async () => {
    const known = await anAgent();
    await service.deliver('identity.invitation-changed', stateOf(known));
    const family = await familyWithPaidTrip(service);
    await seesNothing({ ...(await joinedFamily()), known, trip: family.trip });
    expect(await clientAsSeen(known)).toMatchObject({ invitation: { state: 'invited' }, sharedTrips: [] });
  });
});

describe('a client who has just joined', () => {
  it('shows the agent none of their older trips until they choose one', async () => {
    const joined = await joinedFamily();
    await seesNothing(joined);
    expect(await clientAsSeen(joined.known)).toMatchObject({
      invitation: { state: 'joined' },
      sharedTrips: [],
    });
    await joined.family
      .put(joined.own)
      .send({ seesMoney: false, seesDocuments: false, version: 0 })
      .expect(200);
    expect(await statuses(joined, PLAN)).toEqual(new Set([200]));
  });

  it('shows a trip chosen without money as if it had no budget', async () => {
    const joined = await joinedFamily(false);
    const { known, trip } = joined;
    await known.agent.get(`/api/trips/${trip.id}`).expect(200);
    expect(await statuses(joined, PLAN)).toEqual(new Set([200]));
    expect(await statuses(joined, MONEY)).toEqual(new Set([404]));
    expect((await known.agent.get(`/api/user/access?tripId=${trip.id}`)).body).toMatchObject({
      role: 'agent',
      seesMoney: false,
      seesDocuments: false,
    });
    expect((await clientAsSeen(known)).sharedTrips).toEqual([
      {
        tripId: trip.id,
        name: trip.name,
        startDate: trip.startDate,
        endDate: trip.endDate,
        seesMoney: false,
        seesDocuments: false,
      },
    ]);
  });

  it('shows the budget of a trip chosen with money', async () => {
    expect(await statuses(await joinedFamily(true), MONEY)).toEqual(new Set([200]));
  });

  it('cannot share a trip of somebody else, and a new trip is not shared', async () => {
    const other = await familyWithTrip(service);
    const family = await familyWithPaidTrip(service);
    const known = await anAgent();
    await accept(known, family.userId, [sharing(other.trip.id, true), sharing(family.trip.id)]);
    const later = await family.agent.post('/api/trips').send(newTrip()).expect(201);
    await known.agent.get(`/api/trips/${other.trip.id}`).expect(404);
    await known.agent.get(`/api/trips/${String(later.body.id)}`).expect(404);
    expect((await clientAsSeen(known)).sharedTrips.map(({ tripId }) => tripId)).toEqual([family.trip.id]);
  });

  it('starts anew with each acceptance: what was shared before is not shared again', async () => {
    const joined = await joinedFamily(true);
    await accept(joined.known, joined.userId, [], 3);
    await seesNothing(joined);
  });
});

describe('receipts', () => {
  const withReceipt = async (joined: Joined) => {
    const expense = newExpense();
    const expenses = `/api/v1/trips/${joined.trip.id}/expenses`;
    await joined.family.post(expenses).send(expense).expect(201);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const receipt = `${expenses}/${expense.id}/receipt`;
    await joined.family
      .put(`${receipt}?name=Dinner.png`)
      .set('Content-Type', 'image/png')
      .send(png)
      .expect(200);
    const [listed] = (await joined.known.agent.get(expenses).expect(200)).body.expenses;
    const one = (await joined.known.agent.get(`${expenses}/${expense.id}`).expect(200)).body;
    return { receipt, names: [listed?.receipt?.name, one.receipt?.name] };
  };

  it('are kept from an agent who sees the money without documents', async () => {
    const joined = await joinedFamily(true);
    const { receipt, names } = await withReceipt(joined);
    expect(names).toEqual([undefined, undefined]);
    await joined.known.agent.get(receipt).expect(404);
    await joined.known.agent.delete(receipt).expect(404);
    await joined.family.get(receipt).expect(200);
  });

  it('are shown to an agent who sees documents', async () => {
    const joined = await joinedFamily(true, true);
    const { receipt, names } = await withReceipt(joined);
    expect(names).toEqual(['Dinner.png', 'Dinner.png']);
    await joined.known.agent.get(receipt).expect(200);
  });
});

describe('a client’s settings', () => {
  const listOf = async (person: TestAgent) =>
    TravelAgentList.parse((await person.get('/api/v1/travel-agents').expect(200)).body).agents;

  it('list the agent and every own trip, shared or not', async () => {
    const { family, known, trip } = await joinedFamily(true);
    const later = (await family.post('/api/trips').send(newTrip()).expect(201)).body.id;
    const agents = await listOf(family);
    expect(agents).toMatchObject([
      { clientId: known.clientId, name: 'Dana Whitfield', since: '2026-11-22T10:00:00.000Z' },
    ]);
    const byId = new Map(agents[0]?.trips.map((each) => [each.tripId, each]));
    expect(byId.get(trip.id)).toMatchObject({
      shared: true,
      seesMoney: true,
      seesDocuments: false,
      version: 1,
    });
    expect(byId.get(later)).toMatchObject({ shared: false, seesMoney: false, version: 0 });
    expect(await listOf(service.as({}))).toEqual([]);
  });

  it('refuse a change from a page that is out of date', async () => {
    const { family, own } = await joinedFamily(true, true);
    const off = { seesMoney: false, seesDocuments: false };
    expect(
      (
        await family
          .put(own)
          .send({ ...off, version: 1 })
          .expect(200)
      ).body,
    ).toMatchObject({ version: 2 });
    const stale = { seesMoney: true, seesDocuments: false, version: 1 };
    expect((await family.put(own).send(stale).expect(409)).body).toMatchObject({ code: 'EDIT_CONFLICT' });
    await family
      .put(own)
      .send({ ...off, version: 0 })
      .expect(409);
  });

  it('hide another person’s relationship and trips like missing ones', async () => {
    const joined = await joinedFamily();
    const body = { seesMoney: true, seesDocuments: true, version: 0 };
    const stranger = await familyWithTrip(service);
    for (const who of [stranger.agent, joined.known.agent]) {
      await who.put(joined.own).send(body).expect(404);
      await who.delete(joined.own).expect(404);
      await who.delete(joined.settings).expect(404);
    }
    await joined.family.put(`${joined.settings}/trips/${stranger.trip.id}`).send(body).expect(404);
    await joined.family.put(`${joined.settings}/trips/not-an-id`).send(body).expect(404);
    await joined.family
      .put(joined.own)
      .send({ ...body, agentId: randomUUID() })
      .expect(400);
  });

  it('take money away at once, and close a stream that was opened with it', async () => {
    const joined = await joinedFamily(true);
    const stream = await watch(joined);
    expect(stream.status).toBe(200);
    await joined.family
      .put(joined.own)
      .send({ seesMoney: false, seesDocuments: false, version: 1 })
      .expect(200);
    await stream.ended;
    expect(await statuses(joined, MONEY)).toEqual(new Set([404]));
    expect(await statuses(joined, PLAN)).toEqual(new Set([200]));
  });

  it('stop sharing a trip at once, and close its open stream', async () => {
    const joined = await joinedFamily(true);
    const stream = await watch(joined);
    await joined.family.delete(joined.own).expect(204);
    await stream.ended;
    await seesNothing(joined);
    expect((await clientAsSeen(joined.known)).invitation.state).toBe('joined');
    await joined.family.delete(joined.own).expect(204);
  });
});

describe('leaving an agent', () => {
  it('ends all access at once, and notifies identity', async () => {
    const joined = await joinedFamily(true, true);
    const { known, family, userId } = joined;
    const stream = await watch(joined);
    await family.delete(joined.settings).expect(204);
    await stream.ended;
    await seesNothing(joined);
    expect(await clientAsSeen(known)).toMatchObject({ invitation: { state: 'left' }, sharedTrips: [] });
    expect((await family.get('/api/v1/travel-agents')).body).toEqual({ agents: [] });
    await family.delete(joined.settings).expect(404);
    const told: unknown = await service.dataSource.query(
      `SELECT payload FROM outbox_message WHERE type = 'trips.client-left' AND payload->>'clientId' = $1`,
      [known.clientId],
    );
    expect(told).toEqual([{ payload: { clientId: known.clientId, agentId: known.agentId, userId } }]);
  });

  it('stays ended when identity repeats an old message, and after the invitation is closed', async () => {
    const joined = await joinedFamily(true);
    await joined.family.delete(joined.settings).expect(204);
    await accept(joined.known, joined.userId, [sharing(joined.trip.id, true)]);
    await seesNothing(joined);
    await service.deliver('identity.invitation-changed', {
      ...stateOf(joined.known),
      state: 'revoked',
      version: 3,
    });
    expect((await clientAsSeen(joined.known)).invitation.state).toBe('left');
  });

  it('lets the agent invite again, and nothing is shared until the person accepts again', async () => {
    const joined = await joinedFamily(true);
    await joined.family.delete(joined.settings).expect(204);
    const { agent, clientId } = joined.known;
    const { body } = await agent.post(`/api/v1/clients/${clientId}/invite`).send({}).expect(200);
    expect(body.invitation).toMatchObject({ state: 'invited' });
    await seesNothing(joined);
  });
});

test('another service reads which trips a person owns', async () => {
  const { userId, trip, agent } = await familyWithTrip(service);
  const gone = (await agent.post('/api/trips').send(newTrip()).expect(201)).body.id as string;
  await agent.delete(`/api/trips/${gone}`).expect(204);
  const path = `/internal/owners/${userId}/trips`;
  const { body } = await service.internal('identity').get(path).expect(200);
  expect(body).toEqual({ tripIds: [trip.id] });
});
