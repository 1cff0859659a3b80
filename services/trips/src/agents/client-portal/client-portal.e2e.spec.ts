import { randomUUID } from 'node:crypto';
import { ClientPortal, ClientTaskList } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { accept, anAgent, dana, joinedFamily, type Known } from '../../testing/consent-factories.js';
import { newLine, newTrip, aTripFor } from '../../testing/factories.js';
import { identityDouble } from '../../testing/identity-double.js';

const identity = await identityDouble(dana);
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const preview = async ({ agent, clientId }: Pick<Known, 'agent' | 'clientId'>) =>
  ClientPortal.parse((await agent.get(`/api/v1/clients/${clientId}/portal`).expect(200)).body);

const today = getDateIn(new Date());
const aPlannedTrip = async (known: Known) => {
  const startDate = addDays(today, 90);
  const trip = await aTripFor(known.agent, known.clientId, {
    startDate,
    endDate: addDays(startDate, 4),
    stays: [],
    sailing: null,
  });
  const applied = { template: 'parks', bookedOn: today, pastIsDone: false };
  await known.agent.post(`/api/v1/agent-trips/${trip.id}/workflow`).send(applied).expect(200);
  return trip;
};

describe('the portal as the agent previews it', () => {
  it('is there before the client joins: the trips, tasks and papers that wait for them', async () => {
    const known = await anAgent(service);
    const trip = await aPlannedTrip(known);
    const paper = { kind: 'insurance', personId: null, tripId: null, expiresOn: null, sharedPersonId: null };
    for (const [title, sharedWith] of [
      ['Policy', 'household'],
      ['Notes of ours', 'nobody'],
    ])
      await known.agent
        .post(`/api/v1/clients/${known.clientId}/documents`)
        .send({ id: randomUUID(), ...paper, title, sharedWith })
        .expect(201);
    const seen = await preview(known);
    expect(seen).toMatchObject({ clientName: 'Ada Byron', joined: false, agent: { name: 'Dana Whitfield' } });
    expect(seen.agent.made).toMatchObject([{ tripId: trip.id, may: 'wishes' }]);
    expect(seen.documents.map(({ title }) => title)).toEqual(['Policy']);
    expect(seen.tasks.map(({ title }) => title)).toContain('Pay the deposit');
    expect(seen.tasks.map(({ title }) => title)).not.toContain('Book the tables as they open');
  });

  it('has the same tasks as the client’s own page, with what is to pay', async () => {
    const known = await anAgent(service);
    const trip = await aPlannedTrip(known);
    const due = { dueOn: addDays(today, 2), dueKind: 'deposit', vendor: 'Walt Disney World' } as const;
    const line = newLine({ ...due, label: 'Room', category: 'resort-stay', plannedCents: 20_000 });
    await known.agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
    const money = (seesMoney: boolean, version: number) =>
      known.agent
        .put(`/api/v1/agent-trips/${trip.id}/client`)
        .send({ may: 'wishes', seesMoney, seesDocuments: false, version })
        .expect(200);
    await money(true, 1);
    const userId = randomUUID();
    await accept(service, known, userId, []);
    const own = async () => {
      const path = `/api/v1/travel-agents/${known.clientId}/tasks`;
      return ClientTaskList.parse((await service.as({ userId }).get(path).expect(200)).body).tasks;
    };
    const paymentsOf = async () => (await own()).find(({ title }) => title === 'Pay the deposit')?.payments;
    expect(await paymentsOf()).toEqual([
      { label: 'Room', vendor: 'Walt Disney World', cents: 20_000, dueOn: due.dueOn },
    ]);
    expect((await preview(known)).tasks).toEqual(await own());
    await money(false, 2);
    expect(await paymentsOf()).toEqual([]);
    expect((await preview(known)).tasks).toEqual(await own());
  });

  it('tells the client by name who plans the trip', async () => {
    const known = await anAgent(service);
    const trip = await aPlannedTrip(known);
    const userId = randomUUID();
    await accept(service, known, userId, []);
    const { body } = await service.as({ userId }).get(`/api/user/access?tripId=${trip.id}`).expect(200);
    expect(body.message).toBe('Dana plans this trip. Tell Dana what you wish for.');
  });

  it('leaves out trips of the client that are not shared', async () => {
    const { known, family, trip } = await joinedFamily(service, false);
    await family
      .post('/api/trips')
      .send(newTrip({ name: 'Ours alone' }))
      .expect(201);
    const seen = await preview(known);
    expect(seen.joined).toBe(true);
    expect(seen.agent.trips.map(({ tripId }) => tripId)).toEqual([trip.id]);
    expect(JSON.stringify(seen)).not.toContain('Ours alone');
  });

  it('is nobody else’s to open', async () => {
    const { clientId } = await anAgent(service);
    const other = await anAgent(service);
    await other.agent.get(`/api/v1/clients/${clientId}/portal`).expect(404);
  });
});
