import { randomUUID } from 'node:crypto';
import { AgentTrip, AgentTripList, Client, type SetClientAccess } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { addClient, aTeam } from '../../testing/agency-factories.js';
import { accept, anAgent, type Known, anAgentWithPlan } from '../../testing/consent-factories.js';
import { newDayItem, newLine, newTask, newTrip, planAccess, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const makeTrip = async ({ agent, clientId }: Pick<Known, 'agent' | 'clientId'>, change = {}) =>
  await aTripFor(agent, clientId, change);
/** Another one for the same client, a month later. */
const makePaidTrip = async (known: Known, { startDate, endDate }: TripDetail) => {
  await service.deliver('billing.subscription-changed', planAccess(known.agentId, { plan: 'agent' }));
  const dates = { startDate: addDays(startDate, 30), endDate: addDays(endDate, 30) };
  return makeTrip(known, { ...dates, stays: [] });
};
/** An agent with a trip for a client who has joined. */
const joinedClient = async () => {
  const known = await anAgent(service);
  const trip = await makeTrip(known);
  const userId = randomUUID();
  await accept(service, known, userId, []);
  const client = service.as({ userId, userType: 'client', firstName: 'Ada' });
  return { known, trip, client, userId };
};
const letClient = async ({ agent }: Known, tripId: string, change: Partial<SetClientAccess>) => {
  const { access } = AgentTrip.parse((await agent.get(`/api/v1/agent-trips/${tripId}`).expect(200)).body);
  const { may, seesMoney, seesDocuments, version } = access ?? { version: 0 };
  const body = { may, seesMoney, seesDocuments, version, ...change };
  await agent.put(`/api/v1/agent-trips/${tripId}/client`).send(body).expect(200);
};
const accessOf = async (who: TestAgent, tripId: string) =>
  (await who.get(`/api/user/access?tripId=${tripId}`).expect(200)).body;
const addLine = (who: TestAgent, tripId: string) =>
  who.post(`/api/v1/trips/${tripId}/budget/lines`).send(newLine());
const addItem = (who: TestAgent, tripId: string, change = {}) =>
  who.post(`/api/v1/trips/${tripId}/items`).send(newDayItem(change));

describe('a trip that an agent makes for a client', () => {
  it('is planned by the agent, and is none of the agent’s own trips', async () => {
    const known = await anAgent(service);
    const trip = await makeTrip(known);
    expect(await accessOf(known.agent, trip.id)).toMatchObject({
      role: 'owner',
      canEdit: true,
      forClient: true,
      seesMoney: true,
    });
    await addLine(known.agent, trip.id).expect(201);
    const { body } = await known.agent.get(`/api/v1/trips/${trip.id}/activity`).expect(200);
    expect(body.activities[0]).toMatchObject({ action: 'added' });
    expect((await known.agent.get('/api/trips').expect(200)).body).toEqual([]);
    expect((await known.agent.get('/api/v1/trips/active').expect(200)).body).toEqual({ trip: null });
    const { trips } = AgentTripList.parse((await known.agent.get('/api/v1/agent-trips').expect(200)).body);
    expect(trips).toMatchObject([
      { tripId: trip.id, clientName: 'Ada Byron', isMade: true, stage: 'planning', clientJoined: false },
    ]);
  });

  it('says what is booked and paid, and when the next payment is due', async () => {
    const known = await anAgent(service);
    const trip = await makeTrip(known);
    const moneyOf = async () =>
      AgentTrip.parse((await known.agent.get(`/api/v1/agent-trips/${trip.id}`).expect(200)).body).money;
    expect(await moneyOf()).toBeNull();
    const line = (await addLine(known.agent, trip.id).expect(201)).body;
    const due = addDays(getDateIn(new Date()), 9);
    await service.dataSource.query(
      `UPDATE budget_line SET booked_cents = 420000, spent_cents = 20000, due_on = $2 WHERE id = $1`,
      [line.id, due],
    );
    expect(await moneyOf()).toEqual({ bookedCents: 420000, paidCents: 20000, nextDueOn: due });
  });

  it('is nobody else’s: neither another agent’s, nor that of a client’s namesake', async () => {
    const known = await anAgent(service);
    const trip = await makeTrip(known);
    const other = await anAgent(service);
    for (const stranger of [other.agent, service.as({}), service.as({ userType: 'client' })])
      await stranger.get(`/api/trips/${trip.id}`).expect(404);
    await other.agent.get(`/api/v1/agent-trips/${trip.id}`).expect(404);
    await other.agent.post(`/api/v1/clients/${known.clientId}/trips`).send(newTrip()).expect(404);
    expect((await other.agent.get('/api/v1/agent-trips').expect(200)).body).toEqual({ trips: [] });
  });

  it('is free for one client, and needs the Agent plan from the second trip on', async () => {
    const known = await anAgent(service);
    await makeTrip(known);
    const path = `/api/v1/clients/${known.clientId}/trips`;
    const { body } = await known.agent.post(path).send(newTrip()).expect(403);
    expect(body).toMatchObject({ code: 'PAYWALL' });
    await service.deliver('billing.subscription-changed', planAccess(known.agentId, { plan: 'agent' }));
    await known.agent.post(path).send(newTrip()).expect(201);
  });
});

describe('the client', () => {
  it('sees the trip once they have joined, and no longer once they left', async () => {
    const { known, trip, client } = await joinedClient();
    await client.get(`/api/trips/${trip.id}`).expect(200);
    await client.get(`/api/v1/trips/${trip.id}/budget`).expect(404);
    await client.delete(`/api/v1/travel-agents/${known.clientId}`).expect(204);
    await client.get(`/api/trips/${trip.id}`).expect(404);
    await known.agent.get(`/api/trips/${trip.id}`).expect(200);
  });

  it('votes for what they wish, as the traveler of their name', async () => {
    const known = await anAgent(service);
    const party = [
      { name: 'Max', age: 7 },
      { name: 'Ada Byron', age: 38 },
    ];
    const trip = await makeTrip(known, { party });
    const userId = randomUUID();
    await accept(service, known, userId, []);
    const named = (firstName: string) => service.as({ userId, userType: 'client', firstName });
    const { body } = await addItem(named('Ada'), trip.id, { date: null }).expect(201);
    expect(body.votes).toEqual({ [trip.party[1]?.id ?? '']: 'nice' });
    expect((await addItem(named('Bo'), trip.id, { date: null }).expect(201)).body.votes).toEqual({});
    expect((await addItem(known.agent, trip.id, { date: null }).expect(201)).body.votes).toEqual({});
  });

  it('may look, wish or plan along, as the agent lets them', async () => {
    const { known, trip, client } = await joinedClient();
    const wish = { date: null };
    expect(await accessOf(client, trip.id)).toMatchObject({ canEdit: false, clientMay: 'wishes' });
    await addItem(client, trip.id, wish).expect(201);
    await addItem(client, trip.id).expect(403);
    const item = (await addItem(known.agent, trip.id, wish).expect(201)).body;
    const vote = `/api/v1/trips/${trip.id}/items/${item.id}/votes/${trip.party[0]?.id ?? ''}`;
    await client.put(vote).send({ vote: 'must' }).expect(200);
    await client
      .patch(`/api/v1/trips/${trip.id}/items/${item.id}`)
      .send({ version: 1, title: 'Other' })
      .expect(403);
    const own = (await addItem(client, trip.id, wish).expect(201)).body;
    await client.delete(`/api/v1/trips/${trip.id}/items/${own.id}`).expect(204);
    const planned = (await addItem(known.agent, trip.id).expect(201)).body;
    await client.delete(`/api/v1/trips/${trip.id}/items/${planned.id}`).expect(403);

    await letClient(known, trip.id, { may: 'view' });
    await addItem(client, trip.id, wish).expect(403);
    await client.put(vote).send({ vote: 'nice' }).expect(403);
    await client.delete(`/api/v1/trips/${trip.id}/items/${item.id}`).expect(403);

    await letClient(known, trip.id, { may: 'edit' });
    expect(await accessOf(client, trip.id)).toMatchObject({ canEdit: true, role: 'editor' });
    await addItem(client, trip.id).expect(201);
    await addLine(client, trip.id).expect(404);
    const { activities } = (await known.agent.get(`/api/v1/trips/${trip.id}/activity`).expect(200)).body;
    expect(activities[0]).toMatchObject({ by: 'Ada' });
  });

  it('sees money and documents only where the agent shows them', async () => {
    const { known, trip, client } = await joinedClient();
    await letClient(known, trip.id, { seesMoney: true });
    await client.get(`/api/v1/trips/${trip.id}/budget`).expect(200);
    expect(await accessOf(client, trip.id)).toMatchObject({ seesMoney: true, seesDocuments: false });
    await letClient(known, trip.id, { seesDocuments: true });
    expect(await accessOf(client, trip.id)).toMatchObject({ seesDocuments: true });
    const path = `/api/v1/agent-trips/${trip.id}/client`;
    const documentsOnly = { may: 'view', seesMoney: false, seesDocuments: true, version: 3 };
    await known.agent.put(path).send(documentsOnly).expect(400);
    await known.agent
      .put(path)
      .send({ ...documentsOnly, seesDocuments: false, version: 1 })
      .expect(409);
  });

  it('keeps their own trips beside it, which the agent does not see', async () => {
    const { known, trip, client } = await joinedClient();
    const own = (await client.post('/api/trips').send(newTrip()).expect(201)).body;
    await known.agent.get(`/api/trips/${own.id}`).expect(404);
    await known.agent.get(`/api/trips/${own.id}?asClient=${known.clientId}`).expect(404);
    expect((await client.get('/api/trips').expect(200)).body).toHaveLength(1);
    await client.get(`/api/trips/${trip.id}`).expect(200);
  });
});

describe('?asClient', () => {
  it('shows the agent what the client sees, and changes nothing', async () => {
    const { known, trip } = await joinedClient();
    const as = `asClient=${known.clientId}`;
    expect(await accessOf(known.agent, `${trip.id}&${as}`)).toMatchObject({
      canEdit: false,
      seesMoney: false,
      clientMay: 'wishes',
    });
    await known.agent.get(`/api/v1/trips/${trip.id}/budget?${as}`).expect(404);
    await known.agent.post(`/api/v1/trips/${trip.id}/items?${as}`).send(newDayItem()).expect(403);
  });

  it('is for the client’s agent alone', async () => {
    const { known, trip } = await joinedClient();
    for (const stranger of [(await anAgent(service)).agent, service.as({})])
      await stranger.get(`/api/trips/${trip.id}?asClient=${known.clientId}`).expect(404);
  });
});

describe('when the Agent plan ends', () => {
  it('stays open for 14 days of notice, then only to look at, for the client too', async () => {
    const { known, trip, client } = await joinedClient();
    const plan = (accessUntil: string | null, version: number) =>
      service.deliver(
        'billing.subscription-changed',
        planAccess(known.agentId, { plan: 'agent', accessUntil, version }),
      );
    await plan(inDays(30), 1);
    await makeTrip(known);
    await plan(inDays(-13), 2);
    const noticed = await accessOf(known.agent, trip.id);
    expect(noticed).toMatchObject({ canEdit: true });
    expect(new Date(String(noticed.readOnlyFrom)).getTime()).toBeGreaterThan(Date.now());
    await plan(inDays(-15), 3);
    expect(await accessOf(known.agent, trip.id)).toMatchObject({ canEdit: false });
    await addItem(known.agent, trip.id).expect(403);
    await client.get(`/api/trips/${trip.id}`).expect(200);
    await plan(inDays(30), 4);
    expect(await accessOf(known.agent, trip.id)).toMatchObject({ canEdit: true });
    // One that is revoked at once is told at once, and ends no sooner than one that runs out.
    await plan(null, 5);
    expect(await accessOf(known.agent, trip.id)).toMatchObject({ canEdit: true });
  });
});

describe('a copy of a trip', () => {
  it('has the plan from another date on, and no names of another family', async () => {
    const known = await anAgentWithPlan(service);
    const from = await makeTrip(known);
    await addItem(known.agent, from.id).expect(201);
    await known.agent.post(`/api/v1/trips/${from.id}/tasks`).send(newTask()).expect(201);
    const second = (
      await known.agent
        .post('/api/v1/clients')
        .send({ firstName: 'Ben', lastName: 'Moss', email: `${randomUUID()}@example.com` })
        .expect(201)
    ).body;
    const startDate = addDays(getDateIn(new Date()), 200);
    const copy = { fromTripId: from.id, name: 'The Mosses by the sea', startDate };
    const copies = `/api/v1/clients/${second.id}/trips/copies`;
    const made = TripDetail.parse((await known.agent.post(copies).send(copy).expect(201)).body);
    expect(made).toMatchObject({ name: copy.name, startDate, endDate: addDays(startDate, 3) });
    expect(made.party.map(({ name }) => name)).toEqual(['Ben']);
    const people = Client.parse((await known.agent.get(`/api/v1/clients/${second.id}`)).body).people;
    const ages = people?.map(({ id }) => ({ personId: id, age: 12 }));
    const { body: aged } = await known.agent
      .post(copies)
      .send({ ...copy, ages })
      .expect(201);
    expect(TripDetail.parse(aged).party).toMatchObject([{ name: 'Ben', age: 12 }]);
    const { body: refused } = await known.agent
      .post(copies)
      .send({ ...copy, ages: [] })
      .expect(400);
    expect(refused).toMatchObject({ fields: [{ path: 'ages', message: 'Add Ben’s age' }] });
    const { items } = (await known.agent.get(`/api/v1/trips/${made.id}/days`).expect(200)).body;
    expect(items).toMatchObject([{ title: 'Haunted Mansion', date: startDate }]);
    const stranger = await anAgent(service);
    const elsewhere = `/api/v1/clients/${stranger.clientId}/trips/copies`;
    await stranger.agent.post(elsewhere).send(copy).expect(404);
  });

  it('is made by an assistant for the agents they assist, and by no other agent of the agency', async () => {
    const { agent, owner, assistant } = await aTeam(service);
    const clientId = await addClient(agent);
    const from = await makeTrip({ agent: agent.call, clientId });
    const copy = { fromTripId: from.id, name: 'Once more', startDate: addDays(from.startDate, 30) };
    const { body } = await assistant.call
      .post(`/api/v1/clients/${clientId}/trips/copies`)
      .send(copy)
      .expect(201);
    expect(TripDetail.parse(body).party.map(({ name }) => name)).toEqual(from.party.map(({ name }) => name));
    const { trips } = AgentTripList.parse((await agent.call.get('/api/v1/agent-trips').expect(200)).body);
    expect(trips.map(({ name }) => name)).toContain('Once more');
    const others = await addClient(owner);
    const ofOwner = await makeTrip({ agent: owner.call, clientId: others });
    await agent.call
      .post(`/api/v1/clients/${clientId}/trips/copies`)
      .send({ ...copy, fromTripId: ofOwner.id })
      .expect(404);
  });
});

describe('the board', () => {
  it('keeps the stage that the agent chose until the trip begins', async () => {
    const known = await anAgent(service);
    const trip = await makeTrip(known);
    const path = `/api/v1/agent-trips/${trip.id}/stage`;
    expect((await known.agent.put(path).send({ stage: 'quoted' }).expect(200)).body.stage).toBe('quoted');
    await known.agent.put(path).send({ stage: 'traveled' }).expect(400);
    await service.dataSource.query(`UPDATE trip SET start_date = now()::date - 1 WHERE id = $1`, [trip.id]);
    expect((await known.agent.get(`/api/v1/agent-trips/${trip.id}`)).body.stage).toBe('traveling');
    await known.agent.put(path).send({ stage: 'booked' }).expect(400);
  });

  it('says that a message waits until it is answered, about a trip or about none', async () => {
    const { known, trip, client } = await joinedClient();
    const later = await makePaidTrip(known, trip);
    const nextOf = async (id: string) =>
      AgentTrip.parse((await known.agent.get(`/api/v1/agent-trips/${id}`).expect(200)).body).next;
    const write = async (who: TestAgent, tripId: string | null) => {
      const subject = { clientId: known.clientId, tripId };
      const { body } = await who.post('/api/v1/conversations').send(subject).expect(200);
      const id = String(body.id);
      const text = { id: randomUUID(), body: 'Which pool is warm?' };
      await who.post(`/api/v1/conversations/${id}/messages`).send(text).expect(201);
      return id;
    };
    const general = await write(client, null);
    expect(await nextOf(trip.id)).toMatchObject({ kind: 'message', windowId: general, type: 'due' });
    expect((await nextOf(trip.id))?.waitingSince).not.toBeNull();
    expect((await nextOf(later.id))?.kind).not.toBe('message');
    await write(known.agent, null);
    expect((await nextOf(trip.id))?.kind).not.toBe('message');
    const about = await write(client, later.id);
    expect(await nextOf(later.id)).toMatchObject({ kind: 'message', windowId: about });
    const stranger = await anAgent(service);
    const { trips } = AgentTripList.parse((await stranger.agent.get('/api/v1/agent-trips')).body);
    expect(trips).toEqual([]);
  });
});
