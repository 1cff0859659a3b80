import { randomUUID } from 'node:crypto';
import { Client, ClientMergeList, MergePreview, UndoneMerge } from '@landsea/contracts/agents';
import { ActivityList, TripDetail } from '@landsea/contracts/trip';
import { aColleague, addClient, aTeam, type Colleague } from '../../../testing/agency-factories.js';
import { startTrips } from '../../../testing/app.js';
import { aMerge } from '../../../testing/client-bodies.js';
import { accept, sharing } from '../../../testing/consent-factories.js';
import { newTrip, aTripFor } from '../../../testing/factories.js';
import { tablesOfClients } from './merge-moves.queries.js';
import { MergesPersonalData } from './merges.personal-data.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/client-merges';
const clientOf = async ({ call }: Colleague, id: string) =>
  Client.parse((await call.get(`/api/v1/clients/${id}`).expect(200)).body);
const previewOf = async ({ call }: Colleague, keepId: string, mergeId: string) =>
  MergePreview.parse((await call.get(`${path}/preview/${keepId}/${mergeId}`).expect(200)).body);
const merge = ({ call }: Colleague, body: object) => call.post(path).send(body);
const undo = ({ call }: Colleague, id: string) => call.post(`${path}/${id}/undo`).send({});
const undone = async (colleague: Colleague, id: string) =>
  UndoneMerge.parse((await undo(colleague, id).expect(200)).body);
const makeTrip = async ({ call }: Colleague, clientId: string) => (await aTripFor(call, clientId)).id;
const everything = {
  name: 'keep',
  birthDate: 'merge',
  email: 'keep',
  phone: 'merge',
  loyalties: 'keep',
  heightInches: 'keep',
  dietaryNotes: 'merge',
  passportExpiresOn: 'keep',
  notes: 'keep',
} as const;

/** The client as its page shows it, without fields that grow with each change. */
const stateOf = async (colleague: Colleague, id: string) => {
  const { version: _version, people = [], ...client } = await clientOf(colleague, id);
  return { ...client, people: people.map(({ version: _each, ...person }) => person) };
};

/** Two clients of an agent, each with people, a trip and notes, and a third who knows the second. */
const twoOf = async (agent: Colleague) => {
  const mia = { id: randomUUID(), firstName: 'Mia', lastName: 'Moss' };
  const keepId = await addClient(agent, {
    firstName: 'Ada',
    lastName: 'Moss',
    tags: ['VIP'],
    notes: 'Loves verandas',
    people: [mia],
  });
  const again = {
    id: randomUUID(),
    firstName: 'Mia',
    lastName: 'Moss',
    birthDate: '2018-05-01',
    phone: '4075550199',
  };
  const mergeId = await addClient(agent, {
    firstName: 'Adah',
    lastName: 'Moss',
    stage: 'traveled',
    tags: ['vip', 'Honeymoon'],
    notes: 'Vegetarian',
    people: [again, { id: randomUUID(), firstName: 'Ben', lastName: 'Moss' }],
  });
  const friendId = await addClient(agent, { firstName: 'Otto' });
  await agent.call
    .put(`/api/v1/clients/${mergeId}/connections/${friendId}`)
    .send({ relation: 'friend' })
    .expect(200);
  const trips = [await makeTrip(agent, keepId), await makeTrip(agent, mergeId)];
  return { keepId, mergeId, friendId, trips, mia, again };
};

describe('a merge', () => {
  it('shows both sides with what hangs on them and the people who seem to be the same', async () => {
    const agent = await aColleague(service);
    const { keepId, mergeId, trips, mia, again } = await twoOf(agent);
    const { keep, merge: other, pairs, refusal, canSwap } = await previewOf(agent, keepId, mergeId);
    expect(pairs).toEqual([
      { keepId: keep.client.leadId, mergeId: other.client.leadId },
      { keepId: mia.id, mergeId: again.id },
    ]);
    expect([keep.trips, other.trips].map(([trip]) => trip?.tripId)).toEqual(trips);
    expect(other.client.people).toHaveLength(3);
    expect({ refusal, canSwap }).toEqual({ refusal: null, canSwap: true });
    await agent.call.get(`${path}/preview/${keepId}/${keepId}`).expect(400);
  });

  it('takes the chosen values and moves people, trips, connections and history; an undo brings all back', async () => {
    const agent = await aColleague(service);
    const { keepId, mergeId, friendId, trips, mia, again } = await twoOf(agent);
    const before = [
      await stateOf(agent, keepId),
      await stateOf(agent, mergeId),
      await stateOf(agent, friendId),
    ];
    const sides = await previewOf(agent, keepId, mergeId);
    const body = {
      ...aMerge(keepId, mergeId, 1),
      keepVersion: sides.keep.client.version,
      mergeVersion: sides.merge.client.version,
      people: [{ keepId: mia.id, mergeId: again.id, fields: everything }],
    };
    body.fields.stage = 'merge';
    await merge(agent, body).expect(201);
    await merge(agent, body).expect(201);

    const one = await clientOf(agent, keepId);
    expect(one).toMatchObject({
      stage: 'lead',
      pipelineStage: 'planning',
      tags: ['VIP', 'Honeymoon'],
      notes: 'Loves verandas\n\nVegetarian',
    });
    expect(one.people?.map(({ firstName }) => firstName).sort()).toEqual(['Ada', 'Adah', 'Ben', 'Mia']);
    expect(one.people?.find(({ id }) => id === mia.id)).toMatchObject({
      birthDate: '2018-05-01',
      phone: '4075550199',
    });
    expect(one.connections?.map(({ clientId }) => clientId)).toEqual([friendId]);
    await agent.call.get(`/api/v1/clients/${mergeId}`).expect(404);
    const found = await agent.call.get('/api/v1/client-list').query({ search: 'adah' }).expect(200);
    expect(found.body.clients.map(({ id }: { id: string }) => id)).toEqual([keepId]);
    expect((await previewOf(agent, keepId, friendId)).keep.trips.map(({ tripId }) => tripId).sort()).toEqual(
      trips.sort(),
    );
    const { activities } = ActivityList.parse(
      (await agent.call.get(`/api/v1/clients/${keepId}/activity`)).body,
    );
    expect(activities[0]).toMatchObject({
      id: body.id,
      kind: 'client-merge',
      what: 'Adah Moss',
      undo: 'open',
    });
    expect(activities.some(({ kind, what }) => kind === 'client' && what === 'Adah Moss')).toBe(true);
    const { merges } = ClientMergeList.parse((await agent.call.get(path).expect(200)).body);
    expect(merges).toMatchObject([
      { id: body.id, keptName: 'Ada Moss', mergedName: 'Adah Moss', undo: 'open' },
    ]);

    expect(await undone(agent, body.id)).toEqual({ clientId: mergeId, kept: [] });
    const after = [
      await stateOf(agent, keepId),
      await stateOf(agent, mergeId),
      await stateOf(agent, friendId),
    ];
    expect(after).toEqual(before);
    const apart = await previewOf(agent, keepId, mergeId);
    expect([apart.keep.trips, apart.merge.trips].map(([trip]) => trip?.tripId).sort()).toEqual(trips.sort());
    expect(apart.merge.changes).toBeGreaterThan(0);
    const again409 = await undo(agent, body.id).expect(409);
    expect(again409.body.message).toBe('This merge was already undone.');
  });

  it('keeps what was changed since an undo, and says it', async () => {
    const agent = await aColleague(service);
    const { keepId, mergeId, trips, again } = await twoOf(agent);
    const sides = await previewOf(agent, keepId, mergeId);
    const versions = { keepVersion: sides.keep.client.version, mergeVersion: sides.merge.client.version };
    const body = { ...aMerge(keepId, mergeId), ...versions };
    await merge(agent, body).expect(201);
    const { version, people = [] } = await clientOf(agent, keepId);
    await agent.call.patch(`/api/v1/clients/${keepId}`).send({ version, notes: 'New' }).expect(200);
    const ben = people.find(({ firstName }) => firstName === 'Ben');
    await agent.call.delete(`/api/v1/clients/${keepId}/people/${ben?.id ?? ''}`).expect(204);
    const moved = `/api/v1/clients/${keepId}/people/${again.id}`;
    await agent.call.patch(moved).send({ version: 1, dietaryNotes: 'Nuts' }).expect(200);
    await agent.call.delete(`/api/trips/${trips[1] ?? ''}`);
    const { kept } = await undone(agent, body.id);
    expect(kept).toEqual(
      expect.arrayContaining([
        'Changed since and left as it is now: notes of Ada Moss.',
        'Ben Moss was removed since and stays removed.',
      ]),
    );
    expect((await clientOf(agent, keepId)).notes).toBe('New');
    const back = await clientOf(agent, mergeId);
    expect(back.people?.find(({ id }) => id === again.id)?.dietaryNotes).toBe('Nuts');
  });

  it('refuses a side that was changed meanwhile, somebody who joined, too many people and wrong pairs', async () => {
    const agent = await aColleague(service);
    const { keepId, mergeId, mia, again } = await twoOf(agent);
    const stale = await merge(agent, aMerge(keepId, mergeId, 99)).expect(409);
    expect(stale.body.message).toMatch(/was changed meanwhile/);
    const pair = { keepId: mia.id, mergeId: again.id, fields: everything };
    for (const people of [[pair, pair], [{ ...pair, mergeId: randomUUID() }]])
      await merge(agent, { ...aMerge(keepId, mergeId), people }).expect(400);
    await merge(agent, aMerge(keepId, keepId)).expect(400);
    const email = (await clientOf(agent, mergeId)).email;
    const known = { agent: agent.call, agentId: agent.userId, clientId: mergeId, email };
    await accept(service, known, randomUUID(), []);
    const { body } = await merge(agent, aMerge(keepId, mergeId)).expect(409);
    expect(body.message).toBe('Adah has joined with an account: keep that client and merge the other.');
    expect(await previewOf(agent, keepId, mergeId)).toMatchObject({ refusal: body.message, canSwap: true });
    expect(await previewOf(agent, mergeId, keepId)).toMatchObject({ refusal: null });
    const other = {
      agent: agent.call,
      agentId: agent.userId,
      clientId: keepId,
      email: (await clientOf(agent, keepId)).email,
    };
    await accept(service, other, randomUUID(), []);
    expect(await previewOf(agent, mergeId, keepId)).toMatchObject({ canSwap: false });
  });

  it('across agents is for the owner alone: trips change their owner, one account keeps what it shares', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const email = `${randomUUID()}@example.com`;
    const [keepId, mergeId] = [await addClient(owner, { email }), await addClient(agent, { email })];
    const tripId = await makeTrip(agent, mergeId);
    const userId = randomUUID();
    const own = await service.as({ userId }).post('/api/trips').send(newTrip()).expect(201);
    const sides = [
      { agent: owner.call, agentId: owner.userId, clientId: keepId, email },
      { agent: agent.call, agentId: agent.userId, clientId: mergeId, email },
    ] as const;
    await accept(service, sides[0], userId, []);
    await accept(service, sides[1], userId, [sharing(String(own.body.id), true)]);
    for (const { call, clientId } of [
      { call: owner.call, clientId: keepId },
      { call: agent.call, clientId: mergeId },
    ])
      await call.post('/api/v1/conversations').send({ clientId, tripId: null }).expect(200);
    await merge(agent, aMerge(keepId, mergeId)).expect(404);
    await merge(assistant, aMerge(keepId, mergeId)).expect(403);
    const body = aMerge(keepId, mergeId);
    await merge(owner, body).expect(201);
    const trip = TripDetail.parse((await owner.call.get(`/api/trips/${tripId}`).expect(200)).body);
    expect(trip.role).toBe('owner');
    await agent.call.get(`/api/trips/${tripId}`).expect(404);
    expect((await clientOf(owner, keepId)).sharedTrips.map((each) => each.tripId)).toEqual([own.body.id]);
    const talks = `SELECT is_about_trip AS "isAboutTrip" FROM conversation WHERE client_id = $1 ORDER BY 1`;
    expect(await service.dataSource.query(talks, [keepId])).toEqual([
      { isAboutTrip: false },
      { isAboutTrip: true },
    ]);
    const sent = await service.dataSource.query<{ payload: object }[]>(
      `SELECT payload FROM outbox_message WHERE type = 'trips.client-removed' AND payload->>'clientId' = $1`,
      [mergeId],
    );
    expect(sent).toHaveLength(1);
    const { kept } = await undone(owner, body.id);
    expect(kept).toEqual(['Ada Byron has to be invited again.']);
    await agent.call.get(`/api/trips/${tripId}`).expect(200);
    for (const id of [keepId, mergeId])
      expect(await service.dataSource.query(talks, [id])).toEqual([{ isAboutTrip: false }]);
    expect((await clientOf(agent, mergeId)).invitation.state).toBe('not-invited');
  });

  it('is over after 30 days, and what was kept for it is gone', async () => {
    const agent = await aColleague(service);
    const { keepId, mergeId } = await twoOf(agent);
    const { keep, merge: other } = await previewOf(agent, keepId, mergeId);
    const versions = { keepVersion: keep.client.version, mergeVersion: other.client.version };
    const body = { ...aMerge(keepId, mergeId), ...versions };
    await merge(agent, body).expect(201);
    await service.dataSource.query(`UPDATE client_merge SET at = now() - interval '31 days' WHERE id = $1`, [
      body.id,
    ]);
    expect((await undo(agent, body.id).expect(409)).body.message).toBe('This was too long ago to take back.');
    await service.app.get(MergesPersonalData).forgetOld();
    await undo(agent, body.id).expect(404);
  });

  it('knows every table that refers to a client', async () => {
    const rows = await service.dataSource.query<{ table: string }[]>(
      `SELECT DISTINCT conrelid::regclass::text AS "table" FROM pg_constraint
        WHERE contype = 'f' AND confrelid = 'client'::regclass ORDER BY 1`,
    );
    expect(rows.map(({ table }) => table)).toEqual(Object.keys(tablesOfClients).sort());
  });
});
