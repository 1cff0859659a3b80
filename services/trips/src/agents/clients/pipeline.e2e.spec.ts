import { Client, ClientListSummary, ClientPage, type ChosenStage } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { MoveStagesToTrips1764521000000 } from '../../migrations/agents/1764521000000-move-stages-to-trips.js';
import { aColleague, addClient, type Colleague } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { newTrip, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const addTrip = async ({ call }: Colleague, clientId: string, startsIn = 60): Promise<string> => {
  const dates = { startDate: addDays(today, startsIn), endDate: addDays(today, startsIn + 3) };
  const trip = newTrip({ ...dates, stays: [] });
  return (await aTripFor(call, clientId, trip)).id;
};
const move = ({ call }: Colleague, tripId: string, stage: ChosenStage) =>
  call.put(`/api/v1/agent-trips/${tripId}/stage`).send({ stage }).expect(200);
const read = async ({ call }: Colleague, id: string) =>
  Client.parse((await call.get(`/api/v1/clients/${id}`).expect(200)).body);
const change = async (agent: Colleague, id: string, stage: string) => {
  const { version } = await read(agent, id);
  return agent.call.patch(`/api/v1/clients/${id}`).send({ version, stage });
};
const begin = async (tripId: string, startsIn: number) => {
  await service.dataSource.query(`UPDATE trip SET start_date = $2, end_date = $3 WHERE id = $1`, [
    tripId,
    addDays(today, startsIn),
    addDays(today, startsIn + 3),
  ]);
};
const listed = async ({ call }: Colleague, pipeline: string) =>
  ClientPage.parse((await call.get('/api/v1/client-list').query({ pipeline }).expect(200)).body).clients.map(
    ({ firstName }) => firstName,
  );

describe('the stage of a client', () => {
  it('is that of the most advanced open trip, in the list, its counts, filters and table alike', async () => {
    const agent = await aColleague(service);
    await addClient(agent, { firstName: 'Lea', stage: 'booked' });
    const id = await addClient(agent, { firstName: 'Jen' });
    const [first] = [await addTrip(agent, id), await addTrip(agent, id, 90)];
    expect(await read(agent, id)).toMatchObject({ stage: 'lead', pipelineStage: 'planning' });
    await move(agent, first, 'ready');
    expect(await read(agent, id)).toMatchObject({ stage: 'booked', pipelineStage: 'ready' });
    expect([await listed(agent, 'ready'), await listed(agent, 'lead,planning')]).toEqual([['Jen'], ['Lea']]);
    const { body } = await agent.call.get('/api/v1/client-list').query({ stages: 'booked' }).expect(200);
    expect(ClientPage.parse(body).clients).toMatchObject([{ firstName: 'Jen', pipelineStage: 'ready' }]);
    const summary = await agent.call.get('/api/v1/client-list/summary').expect(200);
    expect(ClientListSummary.parse(summary.body)).toMatchObject({
      stages: { lead: 1, booked: 1 },
      pipeline: { lead: 1, ready: 1 },
    });
    const { text } = await agent.call.get('/api/v1/client-list/export').expect(200);
    expect(text).toMatch(/Jen.*"?ready"?/);
    expect(text).not.toMatch(/Lea.*booked/);
  });

  it('follows the dates, and a trip that was given up does not count', async () => {
    const agent = await aColleague(service);
    const id = await addClient(agent);
    const tripId = await addTrip(agent, id);
    await begin(tripId, -1);
    expect((await read(agent, id)).pipelineStage).toBe('traveling');
    await begin(tripId, -10);
    expect((await read(agent, id)).pipelineStage).toBe('traveled');
    await service.dataSource.query(`UPDATE trip SET archived = true WHERE id = $1`, [tripId]);
    expect((await read(agent, id)).pipelineStage).toBe('lead');
    await service.dataSource.query(`UPDATE trip SET status = 'booked' WHERE id = $1`, [tripId]);
    expect((await read(agent, id)).pipelineStage).toBe('traveled');
  });

  it('is lost when the agent says so, until a trip is booked or planned again', async () => {
    const agent = await aColleague(service);
    const id = await addClient(agent);
    const tripId = await addTrip(agent, id);
    await change(agent, id, 'lost');
    expect((await read(agent, id)).pipelineStage).toBe('lost');
    await move(agent, tripId, 'booked');
    expect((await read(agent, id)).pipelineStage).toBe('booked');
    const refused = await change(agent, id, 'lost');
    expect([refused.status, refused.body.fields[0].message]).toEqual([
      400,
      'This client has a booked trip. Move or archive the trip first',
    ]);
    await move(agent, tripId, 'quoted');
    await change(agent, id, 'lost');
    await addTrip(agent, id, 120);
    expect((await read(agent, id)).pipelineStage).toBe('quoted');
  });

  it('is none that only a trip can have, alone or several at once', async () => {
    const agent = await aColleague(service);
    const [lead, booked] = [await addClient(agent), await addClient(agent)];
    await move(agent, await addTrip(agent, booked), 'booked');
    expect((await change(agent, lead, 'quoted')).status).toBe(400);
    const bulk = (stage: string) =>
      agent.call.post('/api/v1/client-list/bulk').send({ action: 'stage', ids: [lead, booked], stage });
    await bulk('booked').expect(400);
    expect((await bulk('lost').expect(200)).body.changed).toBe(1);
    expect((await read(agent, lead)).pipelineStage).toBe('lost');
    expect((await read(agent, booked)).pipelineStage).toBe('booked');
  });
});

it('moves what an agent kept on the client alone to the next trip, unless a trip is further', async () => {
  const agent = await aColleague(service);
  const [behind, ahead] = [await addClient(agent), await addClient(agent)];
  await addTrip(agent, behind, 90);
  await addTrip(agent, behind, 30);
  await addTrip(agent, ahead, 30);
  await move(agent, await addTrip(agent, ahead, 90), 'ready');
  await service.dataSource.query(`UPDATE client SET stage = 'booked' WHERE id = ANY($1::uuid[])`, [
    [behind, ahead],
  ]);
  const runner = service.dataSource.createQueryRunner();
  await new MoveStagesToTrips1764521000000().up(runner);
  await runner.release();
  const { trips } = (await agent.call.get('/api/v1/agent-trips').expect(200)).body;
  const stagesOf = (id: string) =>
    trips
      .filter(({ clientId }: { clientId: string }) => clientId === id)
      .map(({ stage }: { stage: string }) => stage);
  expect([stagesOf(behind), stagesOf(ahead)]).toEqual([
    ['booked', 'planning'],
    ['planning', 'ready'],
  ]);
});
