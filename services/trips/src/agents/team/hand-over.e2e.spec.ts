import { randomUUID } from 'node:crypto';
import {
  ClientDigest,
  ClientHandOver,
  HandOverList,
  TravelAgentList,
  TripFees,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { AccessInfo, TripDetail } from '@landsea/contracts/trip';
import {
  aColleague,
  addClient,
  aTeam,
  joinAgency,
  openAgency,
  type Colleague,
} from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { accept, sharing } from '../../testing/consent-factories.js';
import { newTable, newTrip, aTripFor } from '../../testing/factories.js';
import { aFee } from '../../testing/fee-things.js';

const service = await startTrips();
afterAll(() => service.close());

const handOver = ({ call }: Colleague, clientIds: string[], { userId }: Colleague) =>
  call.post('/api/v1/hand-overs').send({ clientIds, toAgentId: userId });
const given = async (from: Colleague, clientIds: string[], to: Colleague) =>
  ClientHandOver.parse((await handOver(from, clientIds, to).expect(201)).body);
const undo = ({ call }: Colleague, id: string) => call.post(`/api/v1/hand-overs/${id}/undo`).send({});
const sees = async ({ call }: Colleague, clientId: string) =>
  (await call.get(`/api/v1/clients/${clientId}`)).status === 200;
const makeTrip = async ({ call }: Colleague, clientId: string) => (await aTripFor(call, clientId)).id;

describe('a hand-over', () => {
  it('moves the client with trips, conversation, next step and history, and says so to all', async () => {
    const { owner, agent } = await aTeam(service);
    const email = `${randomUUID()}@example.com`;
    const clientId = await addClient(agent, { email });
    const tripId = await makeTrip(agent, clientId);
    const step = { version: 1, nextStep: 'Call about the balcony' };
    await agent.call.patch(`/api/v1/clients/${clientId}`).send(step).expect(200);
    const userId = randomUUID();
    const known = { agent: agent.call, agentId: agent.userId, clientId, email };
    await accept(service, known, userId, []);
    const conversation = await agent.call
      .post('/api/v1/conversations')
      .send({ clientId, tripId: null })
      .expect(200);
    const talk = `/api/v1/conversations/${conversation.body.id}`;
    await agent.call.post(`${talk}/messages`).send({ id: randomUUID(), body: 'Welcome!' }).expect(201);

    const { toName, clients, undo: way } = await given(agent, [clientId], owner);
    expect({ toName, clients, way }).toEqual({ toName: 'Robin', clients: 1, way: 'open' });
    expect(await sees(agent, clientId)).toBe(false);
    await agent.call.get(`/api/trips/${tripId}`).expect(404);
    await agent.call.get(talk).expect(404);
    const { body } = await owner.call.get(`/api/v1/clients/${clientId}`).expect(200);
    expect(body).toMatchObject({ nextStep: 'Call about the balcony', agentId: owner.userId });
    const trip = TripDetail.parse((await owner.call.get(`/api/trips/${tripId}`).expect(200)).body);
    expect(trip.role).toBe('owner');
    expect((await owner.call.get(talk).expect(200)).body.messages).toHaveLength(1);
    const history = await owner.call.get(`/api/v1/clients/${clientId}/activity`).expect(200);
    expect(history.body.activities).toHaveLength(3);
    const portal = await service.as({ userId }).get('/api/v1/travel-agents').expect(200);
    expect(TravelAgentList.parse(portal.body).agents).toMatchObject([{ clientId, email: owner.email }]);

    const subjects = await service.dataSource.query<{ recipient: string; subject: string }[]>(
      `SELECT recipient, subject FROM mail_message WHERE recipient = ANY($1) AND subject NOT LIKE '%invited%' AND subject NOT LIKE 'Message from %' ORDER BY subject`,
      [[owner.email, `${userId}@example.com`]],
    );
    expect(subjects.map(({ recipient }) => recipient).sort()).toEqual(
      [owner.email, `${userId}@example.com`].sort(),
    );
    const messages = await service.dataSource.query<{ type: string; payload: Record<string, unknown> }[]>(
      `SELECT DISTINCT ON (type) type, payload FROM outbox_message
        WHERE payload::text LIKE '%' || $1 || '%' ORDER BY type, created_at DESC`,
      [owner.userId],
    );
    const byType = new Map(messages.map(({ type, payload }) => [type, payload]));
    expect(byType.get('trips.clients-handed-over')).toEqual({
      agentId: owner.userId,
      clients: [{ clientId, agentVersion: 1 }],
    });
    expect(byType.get('trips.trip-changed')).toMatchObject({ tripId, ownerId: owner.userId });
  });

  it('leaves the morning email to the choice of the next agent, and begins it anew', async () => {
    const { owner, agent } = await aTeam(service);
    const all = { isOn: false, timeZone: 'America/Chicago', tellsClients: true };
    await owner.call.put('/api/v1/morning-digest').send(all).expect(200);
    const [onId, offId] = [await addClient(agent), await addClient(agent)];
    const pathOf = (clientId: string) => `/api/v1/clients/${clientId}/digest`;
    await agent.call.put(pathOf(onId)).send({ isOn: true }).expect(200);
    await agent.call.put(pathOf(offId)).send({ isOn: false }).expect(200);
    const tripId = await makeTrip(agent, onId);
    const book = async ({ call }: Colleague, title: string, time: string) => {
      const date = addDays(getDateIn(new Date()), 90);
      const { status, body } = await call
        .post(`/api/v1/trips/${tripId}/items`)
        .send(newTable({ title, date, time }));
      expect({ status, body }).toMatchObject({ status: 201, body: { title } });
    };
    await book(agent, 'Before', '12:00');
    const digestOf = async ({ call }: Colleague, clientId: string) =>
      ClientDigest.parse((await call.get(pathOf(clientId)).expect(200)).body);
    expect((await digestOf(agent, onId)).lines).toHaveLength(1);
    await given(agent, [onId, offId], owner);
    expect(await digestOf(owner, onId)).toMatchObject({ isOn: true, isDefault: true, lines: [] });
    expect(await digestOf(owner, offId)).toMatchObject({ isOn: false, isDefault: false });
    for (const isOn of [true, false, null]) await owner.call.put(pathOf(onId)).send({ isOn }).expect(200);
    expect(await digestOf(owner, onId)).toMatchObject({ isOn: true, isDefault: true, lines: [] });
    await owner.call.put(pathOf(onId)).send({ isOn: true }).expect(200);
    expect(await digestOf(owner, onId)).toMatchObject({ isOn: true, isDefault: false, lines: [] });
    await owner.call.put(pathOf(onId)).send({ isOn: null }).expect(200);
    await book(owner, 'After', '18:10');
    expect((await digestOf(owner, onId)).lines).toMatchObject([
      { text: expect.stringContaining('After') as string },
    ]);
    await owner.call
      .put('/api/v1/morning-digest')
      .send({ ...all, tellsClients: false })
      .expect(200);
    expect((await digestOf(owner, onId)).isOn).toBe(false);
  });

  it('gives the morning email back with the client, but what the next agent turned off stays off', async () => {
    const { owner, agent } = await aTeam(service);
    const pathOf = (clientId: string) => `/api/v1/clients/${clientId}/digest`;
    const choose = ({ call }: Colleague, clientId: string, isOn: boolean) =>
      call.put(pathOf(clientId)).send({ isOn }).expect(200);
    const readRow = async (clientId: string) => {
      const [row] = await service.dataSource.query<{ is_on: boolean | null; since: Date | null }[]>(
        'SELECT is_on, since FROM client_digest WHERE client_id = $1',
        [clientId],
      );
      return row;
    };
    const clientIds: string[] = [];
    for (let made = 0; made < 6; made += 1) clientIds.push(await addClient(agent));
    const [on = '', off = '', turnedOff = '', turnedOn = '', none = '', older = ''] = clientIds;
    for (const id of [on, turnedOff, older]) await choose(agent, id, true);
    for (const id of [off, turnedOn]) await choose(agent, id, false);
    const before = await Promise.all(clientIds.map(readRow));
    expect(before[0]).toMatchObject({ is_on: true, since: expect.any(Date) as Date });
    const { id } = await given(agent, clientIds, owner);
    await choose(owner, turnedOff, false);
    await choose(owner, turnedOn, true);
    await service.dataSource.query(
      `UPDATE client_hand_over SET clients = (SELECT jsonb_agg(CASE WHEN each->>'clientId' = $2 THEN each - 'digest' ELSE each END)
         FROM jsonb_array_elements(clients) each) WHERE id = $1`,
      [id, older],
    );
    await undo(agent, id).expect(200);
    expect(await readRow(on)).toEqual(before[0]);
    expect(await readRow(off)).toEqual(before[1]);
    expect(await readRow(turnedOff)).toMatchObject({ is_on: false });
    expect(await readRow(turnedOn)).toEqual(before[3]);
    expect(await readRow(none)).toEqual({ is_on: null, since: null });
    expect(await readRow(older)).toMatchObject({ is_on: null });
  });

  it('takes the former agent’s payment link off the fees, and suggests it to nobody', async () => {
    const { owner, agent } = await aTeam(service);
    const clientId = await addClient(agent);
    const fees = `/api/v1/agent-trips/${await makeTrip(agent, clientId)}/fees`;
    const fee = { ...aFee(), version: 0 };
    await agent.call.put(`${fees}/${randomUUID()}`).send(fee).expect(200);
    await given(agent, [clientId], owner);
    const { body } = await owner.call.get(fees).expect(200);
    expect(TripFees.parse(body)).toMatchObject({
      lastPayLink: null,
      fees: [{ cents: fee.cents, payLink: null, version: 2 }],
    });
  });

  it('is taken back by who made it, for 30 days, but for clients who have moved on', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const second = await aColleague(service);
    await joinAgency(service, owner, second, 'agent');
    const clientIds = [await addClient(agent), await addClient(agent, { firstName: 'Zoe' })];
    const { id } = await given(agent, clientIds, second);
    await undo(second, id).expect(404);
    await undo(assistant, id).expect(403);
    await given(owner, [clientIds[0] ?? ''], owner);
    expect((await undo(agent, id).expect(200)).body).toEqual({ undone: 1, kept: 1 });
    expect(await sees(agent, clientIds[0] ?? '')).toBe(false);
    expect(await sees(agent, clientIds[1] ?? '')).toBe(true);
    await undo(agent, id).expect(409);
    const late = await given(agent, [clientIds[1] ?? ''], second);
    await service.dataSource.query(
      `UPDATE client_hand_over SET at = now() - interval '31 days' WHERE id = $1`,
      [late.id],
    );
    await undo(agent, late.id).expect(409);
    const { handOvers } = HandOverList.parse((await agent.call.get('/api/v1/hand-overs').expect(200)).body);
    expect(handOvers.map(({ undo: way }) => way).sort()).toEqual(['done', 'over']);
  });

  it('stays within the agency and what a role reaches, and gives no client to whom cannot keep them', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const stranger = await aColleague(service);
    await openAgency(stranger);
    const clientId = await addClient(agent);
    await handOver(assistant, [clientId], owner).expect(403);
    await handOver(stranger, [clientId], stranger).expect(404);
    for (const to of [stranger, assistant, agent])
      expect((await handOver(agent, [clientId], to).expect(400)).body.fields).toMatchObject([
        { path: 'toAgentId' },
      ]);
    await handOver(agent, [clientId, await addClient(owner)], owner).expect(404);
    const unpaid = await aColleague(service, false);
    await joinAgency(service, owner, unpaid, 'agent');
    await addClient(unpaid);
    expect((await handOver(agent, [clientId], unpaid).expect(400)).body.fields[0].message).toContain(
      'no Agent plan',
    );
    const email = `${randomUUID()}@example.com`;
    const twice = await addClient(agent, { email });
    await addClient(owner, { email });
    expect((await handOver(agent, [twice], owner).expect(400)).body.fields[0].message).toContain(
      'same email address',
    );
  });
});

describe('an assistant and the owner of the agency', () => {
  it('open and edit the trips of an agent’s clients, as the client shares them and by the agent’s plan', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const email = `${randomUUID()}@example.com`;
    const clientId = await addClient(agent, { email });
    const made = await makeTrip(agent, clientId);
    const byAssistant = await makeTrip(assistant, clientId);
    const userId = randomUUID();
    const own = TripDetail.parse(
      (await service.as({ userId }).post('/api/trips').send(newTrip()).expect(201)).body,
    ).id;
    const known = { agent: agent.call, agentId: agent.userId, clientId, email };
    await accept(service, known, userId, [sharing(own)]);
    for (const { call } of [owner, assistant]) {
      for (const tripId of [made, byAssistant, own]) {
        const { body } = await call.get(`/api/user/access?tripId=${tripId}`).expect(200);
        expect(AccessInfo.parse(body)).toMatchObject({ canEdit: true });
      }
      await call.get(`/api/v1/trips/${made}/budget`).expect(200);
      await call.get(`/api/v1/trips/${own}/budget`).expect(404);
      await call.delete(`/api/trips/${made}`).expect(403);
      const listed = await call.get('/api/v1/agent-trips').expect(200);
      expect(listed.body.trips).toHaveLength(3);
      await call.get(`/api/trips/${made}?asClient=${clientId}`).expect(200);
    }
    expect((await agent.call.get(`/api/trips/${byAssistant}`).expect(200)).body.role).toBe('owner');
    await owner.call.delete('/api/v1/agency').expect(204);
    for (const tripId of [made, byAssistant, own])
      await assistant.call.get(`/api/trips/${tripId}`).expect(404);
  });
});
