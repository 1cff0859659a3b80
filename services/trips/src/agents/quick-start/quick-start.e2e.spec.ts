import { randomUUID } from 'node:crypto';
import { AgentTripList, CoreNeeds, Morning, QuickStart } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { aClient, someWork } from '../../testing/client-bodies.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { newHotel, aTripFor } from '../../testing/factories.js';
import { aFee } from '../../testing/fee-things.js';
import { identityDouble } from '../../testing/identity-double.js';

const identity = await identityDouble({
  email: 'dana@agents.example',
  firstName: 'Dana',
  emailVerified: true,
});
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const path = '/api/v1/quick-start';
const read = async (agent: TestAgent) => QuickStart.parse((await agent.get(path).expect(200)).body);

describe('the first steps of an agent', () => {
  it('are done when they were done, not before', async () => {
    const userId = randomUUID();
    identity.people.set(userId, { email: 'new@agents.example', firstName: 'New', emailVerified: false });
    const agent = service.as({ userId, userType: 'agent' });
    expect(await read(agent)).toEqual({ done: [], clientId: null, tripId: null, sampleId: null });

    identity.people.set(userId, { email: 'new@agents.example', firstName: 'New', emailVerified: true });
    expect((await read(agent)).done).toEqual(['profile']);

    const clientId = String((await agent.post('/api/v1/clients').send(aClient()).expect(201)).body.id);
    expect(await read(agent)).toMatchObject({ done: ['profile', 'first-client'], clientId });

    await aTripFor(agent, clientId);
    const { done, tripId } = await read(agent);
    expect(done).toContain('first-trip');

    await agent.get(`/api/trips/${tripId}?asClient=${clientId}`).expect(200);
    expect((await read(agent)).done).toContain('invitation');
    await service.dataSource.query(
      `INSERT INTO desk_outcome (trip_id, window_id, opens_at, outcome, user_id, by_name, at)
       VALUES ($1, 'dining', now(), 'done', $2, 'New', now())`,
      [tripId, userId],
    );
    expect((await read(agent)).done).toEqual([
      'profile',
      'first-client',
      'first-trip',
      'invitation',
      'first-morning',
    ]);
    const other = service.as({ userType: 'agent' });
    expect(await read(other)).toEqual({ done: ['profile'], clientId: null, tripId: null, sampleId: null });
  });

  it('offer a sample client, which is no first client and takes no place', async () => {
    const agent = service.as({ userType: 'agent' });
    await Promise.all([agent.put(`${path}/sample`).send({}), agent.put(`${path}/sample`).send({})]);
    const { done, clientId, sampleId } = await read(agent);
    expect({ done, clientId }).toEqual({ done: ['profile'], clientId: null });
    const { body } = await agent.get(`/api/v1/clients/${sampleId}`).expect(200);
    expect(body.people).toHaveLength(3);
    await deskPlanned(service);
    const morning = Morning.parse((await agent.get('/api/v1/morning').expect(200)).body);
    expect(morning.entries.filter(({ kind }) => kind === 'dining')).toMatchObject([
      { clientName: 'Sofia Rivera', wishes: 2, at: expect.stringContaining(getDateIn(new Date())) },
    ]);
    expect(morning.entries.every(({ isSample }) => isSample)).toBe(true);
    expect(morning.trips).toBe(0);
    const needs = CoreNeeds.parse((await agent.get('/api/v1/core-needs').expect(200)).body);
    expect(needs).toEqual({ clients: [], total: 0, safety: [] });
    const invite = await agent.post(`/api/v1/clients/${sampleId}/invite`).send({}).expect(409);
    expect(invite.body.message).toContain('This is a sample client');
    const { body: own } = await agent.post('/api/v1/clients').send(aClient()).expect(201);
    await aTripFor(agent, own.id);
    await agent.delete(`${path}/sample`).expect(200);
    await agent.delete(`${path}/sample`).expect(200);
    expect((await read(agent)).sampleId).toBeNull();
    const { body: left } = await agent.get('/api/v1/agent-trips').expect(200);
    expect(left.trips).toMatchObject([{ clientId: own.id }]);
  });

  it('count no sample among clients, trips, commissions and fees', async () => {
    const agent = service.as({ userType: 'agent' });
    const { sampleId } = QuickStart.parse((await agent.put(`${path}/sample`).send({}).expect(200)).body);
    const { trips } = AgentTripList.parse((await agent.get('/api/v1/agent-trips').expect(200)).body);
    expect(trips).toMatchObject([{ clientId: sampleId, isSample: true }]);
    const tripId = trips[0]?.tripId ?? '';
    const work = { ...someWork, rate: 1_000, commissionableCents: 200_000 };
    await agent
      .post(`/api/v1/agent-trips/${tripId}/bookings`)
      .send({ booking: newHotel(), work })
      .expect(201);
    await agent
      .put(`/api/v1/agent-trips/${tripId}/fees/${randomUUID()}`)
      .send({ ...aFee(), dueOn: addDays(getDateIn(new Date()), -1), version: 0 })
      .expect(200);
    expect((await agent.get('/api/v1/planning-fee-alerts').expect(200)).body).toEqual({
      alerts: [],
      total: 0,
    });
    const year = (trips[0]?.endDate ?? '').slice(0, 4);
    const ofYear = async (path: string) => (await agent.get(path).query({ year }).expect(200)).body;
    expect(await ofYear('/api/v1/commissions')).toMatchObject({ commissions: [] });
    expect(await ofYear('/api/v1/planning-fees')).toEqual({ fees: [], isCut: false });
    const { body: list } = await agent.get('/api/v1/client-list').expect(200);
    expect(list.clients).toMatchObject([{ id: sampleId, isSample: true }]);
    const { body: summary } = await agent.get('/api/v1/client-list/summary').expect(200);
    expect(summary).toMatchObject({ pipeline: {}, stages: {}, archived: 0 });
  });

  it('keep a sample client for whom a trip was made', async () => {
    const agent = service.as({ userType: 'agent' });
    const { sampleId } = QuickStart.parse((await agent.put(`${path}/sample`).send({}).expect(200)).body);
    await aTripFor(agent, sampleId ?? '');
    const { body } = await agent.delete(`${path}/sample`).expect(409);
    expect(body.message).toBe('You made a trip for the sample client. Delete the trip first.');
  });
});
