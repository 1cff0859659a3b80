import { randomUUID } from 'node:crypto';
import { KeptTripDetail, KeptTripList, TravelAgentList } from '@landsea/contracts/agents';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import {
  ACCEPTED_AT,
  accept,
  clientAsSeen,
  dana,
  joinedFamily,
  MONEY,
  PLAN,
  seesNothing,
  sharing,
  stateOf,
  statuses,
  watch,
} from '../../testing/consent-factories.js';
import { aMeal, familyWithTrip, newDayItem, newTrip } from '../../testing/factories.js';
import { identityDouble } from '../../testing/identity-double.js';

const identity = await identityDouble(dana);
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

describe('a client’s settings', () => {
  const listOf = async (person: TestAgent) =>
    TravelAgentList.parse((await person.get('/api/v1/travel-agents').expect(200)).body).agents;

  it('list the agent and every own trip, shared or not', async () => {
    const { family, known, trip } = await joinedFamily(service, true);
    const later = (await family.post('/api/trips').send(newTrip()).expect(201)).body.id;
    const agents = await listOf(family);
    expect(agents).toMatchObject([
      {
        clientId: known.clientId,
        name: 'Dana Whitfield',
        email: dana.email,
        since: ACCEPTED_AT,
      },
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
    const { family, own } = await joinedFamily(service, true, true);
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
    const joined = await joinedFamily(service);
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
    const joined = await joinedFamily(service, true);
    const stream = await watch(service, joined);
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
    const joined = await joinedFamily(service, true);
    const stream = await watch(service, joined);
    await joined.family.delete(joined.own).expect(204);
    await stream.ended;
    await seesNothing(joined);
    expect((await clientAsSeen(joined.known)).invitation.state).toBe('joined');
    await joined.family.delete(joined.own).expect(204);
  });
});

describe('leaving an agent', () => {
  it('ends all access at once, and notifies identity', async () => {
    const joined = await joinedFamily(service, true, true);
    const { known, family, userId } = joined;
    const stream = await watch(service, joined);
    await family.delete(joined.settings).expect(204);
    await stream.ended;
    await seesNothing(joined);
    expect(await clientAsSeen(known)).toMatchObject({ invitation: { state: 'left' }, sharedTrips: [] });
    expect((await family.get('/api/v1/travel-agents')).body).toEqual({ agents: [] });
    await family.delete(joined.settings).expect(404);
    const published: unknown = await service.dataSource.query(
      `SELECT payload FROM outbox_message WHERE type = 'trips.client-left' AND payload->>'clientId' = $1`,
      [known.clientId],
    );
    expect(published).toEqual([
      { payload: { clientId: known.clientId, agentId: known.agentId, userId, keptTrips: [] } },
    ]);
  });

  it('leaves the person a copy of what the agent made for them, with its numbers, to read and to delete', async () => {
    const joined = await joinedFamily(service);
    const { known, family } = joined;
    const made = newTrip({ name: 'Castles and coral' });
    const to = `/api/v1/clients/${known.clientId}/trips`;
    const { body: trip } = await known.agent.post(to).send(made).expect(201);
    const table = newDayItem({
      title: 'Topolino’s Terrace',
      date: made.startDate,
      time: '08:30',
      details: aMeal,
    });
    const { body: item } = await known.agent.post(`/api/v1/trips/${trip.id}/items`).send(table).expect(201);
    await known.agent
      .patch(`/api/v1/trips/${trip.id}/items/${table.id}`)
      .send({ version: item.version, status: 'booked', confirmation: 'QX-7' })
      .expect(200);
    await family.delete(joined.settings).expect(204);
    await family.get(`/api/trips/${trip.id}`).expect(404);
    const { trips } = KeptTripList.parse((await family.get('/api/v1/kept-trips').expect(200)).body);
    expect(trips).toMatchObject([{ name: 'Castles and coral', agentName: 'Dana Whitfield' }]);
    const path = `/api/v1/kept-trips/${trips[0]?.id ?? ''}`;
    const { content } = KeptTripDetail.parse((await family.get(path).expect(200)).body);
    expect(content.bookings).toMatchObject([{ title: 'Pop Century Resort' }]);
    expect(content.days[0]?.lines).toMatchObject([
      { when: '8:30 AM', title: 'Topolino’s Terrace', isBooked: true, numbers: ['QX-7'] },
    ]);
    await known.agent.patch(`/api/trips/${trip.id}`).send({ version: 1, name: 'Something else' });
    expect((await family.get(path).expect(200)).body.name).toBe('Castles and coral');
    await known.agent.get(path).expect(404);
    await known.agent.delete(path).expect(404);
    await family.delete(path).expect(204);
    await family.get(path).expect(404);
  });

  it('stays ended when identity repeats an old message, and after the invitation is closed', async () => {
    const joined = await joinedFamily(service, true);
    await joined.family.delete(joined.settings).expect(204);
    await accept(service, joined.known, joined.userId, [sharing(joined.trip.id, true)]);
    await seesNothing(joined);
    await service.deliver('identity.invitation-changed', {
      ...stateOf(joined.known),
      state: 'revoked',
      version: 3,
    });
    expect((await clientAsSeen(joined.known)).invitation.state).toBe('left');
  });

  it('lets the agent invite again, and nothing is shared until the person accepts again', async () => {
    const joined = await joinedFamily(service, true);
    await joined.family.delete(joined.settings).expect(204);
    const { agent, clientId } = joined.known;
    const { body } = await agent.post(`/api/v1/clients/${clientId}/invite`).send({}).expect(200);
    expect(body.invitation).toMatchObject({ state: 'invited' });
    await seesNothing(joined);
  });
});
