import { randomUUID } from 'node:crypto';
import {
  AgentTrip,
  DueTaskList,
  MessageFieldValues,
  Morning,
  MorningTask,
  TripWorkflow,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startTrips } from '../../testing/app.js';
import { anAgent, joinedFamily, type Known } from '../../testing/consent-factories.js';
import { aMeal, newDayItem, aTripFor } from '../../testing/factories.js';
import { loggedStatements } from '../../testing/logged-statements.js';
import { deskPlanned } from '../../testing/desk-planned.js';

const service = await startTrips();
afterAll(() => service.close());

const today = () => getDateIn(new Date());

/** A trip whose dining opens in three days, with a wish for a table. */
const aMorning = async () => {
  const known = await anAgent(service);
  const startDate = addDays(today(), 63);
  const trip = await aTripFor(known.agent, known.clientId, { startDate });
  const table = newDayItem({ title: 'Topolino’s Terrace', date: startDate, time: '08:30', details: aMeal });
  await known.agent.post(`/api/v1/trips/${trip.id}/items`).send(table).expect(201);
  await deskPlanned(service);
  return { known, trip, table };
};
const morningOf = async ({ agent }: Known) =>
  Morning.parse((await agent.get('/api/v1/morning').expect(200)).body);
const diningOf = async (known: Known) => {
  const { entries } = await morningOf(known);
  const entry = entries.find(({ kind }) => kind === 'dining');
  if (!entry) throw new Error(`no dining among ${JSON.stringify(entries)}`);
  return { entry, path: `/api/v1/morning/${entry.tripId}/${entry.windowId}` };
};

describe('an agent’s morning', () => {
  it('has each window of all clients at its minute, with what there is to book', async () => {
    const { known, trip } = await aMorning();
    const { entries, trips, total } = await morningOf(known);
    expect({ trips, total }).toEqual({ trips: 1, total: entries.length });
    const instants = entries.map(({ at }) => at);
    expect(instants).toEqual([...instants].sort());
    const { entry, path } = await diningOf(known);
    expect(entry).toMatchObject({ tripId: trip.id, clientName: 'Ada Byron', wishes: 1, people: 1 });
    expect(getDateIn(new Date(entry.opensAt))).toBe(addDays(today(), 3));
    const task = MorningTask.parse((await known.agent.get(path).expect(200)).body);
    expect(task).toMatchObject({
      canEdit: true,
      wishes: [{ title: 'Topolino’s Terrace' }],
      party: [{ name: 'Robin', age: 40 }],
    });
  });

  it('changes the client’s plan at once when a table is booked', async () => {
    const { known, trip, table } = await aMorning();
    const booked = { version: 1, status: 'booked', time: '09:15', confirmation: 'QX-7' };
    await known.agent.patch(`/api/v1/trips/${trip.id}/items/${table.id}`).send(booked).expect(200);
    expect((await diningOf(known)).entry.wishes).toBe(0);
  });

  it('is done with what was dealt with, and takes it back', async () => {
    const { known } = await aMorning();
    const { entry, path } = await diningOf(known);
    const outcome = { outcome: 'done', opensAt: entry.opensAt };
    await known.agent.put(`${path}/outcome`).send(outcome).expect(200);
    expect((await morningOf(known)).entries.map(({ windowId }) => windowId)).not.toContain(entry.windowId);
    await known.agent.delete(`${path}/outcome`).expect(200);
    expect((await diningOf(known)).entry.windowId).toBe(entry.windowId);
  });

  it.each(['put', 'delete'] as const)('takes five statements for an outcome, by %s', async (method) => {
    const { known } = await aMorning();
    const { entry, path } = await diningOf(known);
    const body = method === 'put' ? { outcome: 'done', opensAt: entry.opensAt } : undefined;
    const statements = await loggedStatements(service, (requestId) =>
      known.agent[method](`${path}/outcome?answer=none`)
        .set('x-request-id', requestId)
        .send(body)
        .expect(204),
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(5);
  });

  it('answers a page of the release before with the task', async () => {
    const { known } = await aMorning();
    const { entry, path } = await diningOf(known);
    const outcome = { outcome: 'done', opensAt: entry.opensAt };
    const { body } = await known.agent.put(`${path}/outcome`).send(outcome).expect(200);
    expect(MorningTask.parse(body).entry.windowId).toBe(entry.windowId);
    MorningTask.parse((await known.agent.delete(`${path}/outcome`).expect(200)).body);
  });

  it('shows later what was put off, and refuses what it cannot know', async () => {
    const { known } = await aMorning();
    const { entry, path } = await diningOf(known);
    const laterAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const later = { outcome: 'later', opensAt: entry.opensAt };
    await known.agent.put(`${path}/outcome`).send(later).expect(400);
    await known.agent
      .put(`${path}/outcome`)
      .send({ ...later, laterAt })
      .expect(200);
    expect((await diningOf(known)).entry.at).toBe(laterAt);
    await known.agent
      .put(`${path}/outcome`)
      .send({ ...later, laterAt, opensAt: laterAt })
      .expect(409);
  });

  it('is one piece of work with its task: seen once, closed and opened together', async () => {
    const { known, trip } = await aMorning();
    const applied = { template: 'parks', bookedOn: today(), pastIsDone: false };
    await known.agent.post(`/api/v1/agent-trips/${trip.id}/workflow`).send(applied).expect(200);
    const { entry, path } = await diningOf(known);
    const taskOf = async () => {
      const { body } = await known.agent.get(`/api/v1/agent-trips/${trip.id}/tasks`).expect(200);
      return TripWorkflow.parse(body).tasks.find(({ title }) => title === 'Book the tables as they open');
    };
    const due = async () => {
      const { body } = await known.agent.get('/api/v1/workflow-tasks').expect(200);
      return DueTaskList.parse(body).tasks.map(({ title }) => title);
    };
    expect(await taskOf()).toMatchObject({ doneAt: null });
    expect(await due()).not.toContain('Book the tables as they open');
    await known.agent.put(`${path}/outcome`).send({ outcome: 'done', opensAt: entry.opensAt }).expect(200);
    expect((await taskOf())?.doneAt).not.toBeNull();
    await known.agent.delete(`${path}/outcome`).expect(200);
    expect(await taskOf()).toMatchObject({ doneAt: null, doneBy: null });
  });

  it('leaves the task open while the window comes again later, or another window of its kind is open', async () => {
    const { known, trip } = await aMorning();
    const applied = { template: 'parks', bookedOn: today(), pastIsDone: false };
    await known.agent.post(`/api/v1/agent-trips/${trip.id}/workflow`).send(applied).expect(200);
    const { entry, path } = await diningOf(known);
    const isOpen = async () => {
      const { body } = await known.agent.get(`/api/v1/agent-trips/${trip.id}/tasks`).expect(200);
      return TripWorkflow.parse(body).tasks.some(
        ({ title, doneAt }) => title === 'Book the tables as they open' && doneAt === null,
      );
    };
    const laterAt = new Date(Date.now() + 86_400_000).toISOString();
    const later = { outcome: 'later', opensAt: entry.opensAt, laterAt };
    await known.agent.put(`${path}/outcome`).send(later).expect(200);
    expect(await isOpen()).toBe(true);
    await service.dataSource.query(
      `INSERT INTO desk_window (agent_id, trip_id, window_id, kind, type, title, rule, opens_at, closes_at)
       SELECT agent_id, trip_id, 'another', kind, type, title, rule, opens_at, closes_at FROM desk_window
        WHERE trip_id = $1 AND window_id = $2`,
      [trip.id, entry.windowId],
    );
    await known.agent.put(`${path}/outcome`).send({ outcome: 'done', opensAt: entry.opensAt }).expect(200);
    expect(await isOpen()).toBe(true);
  });

  it('says what is booked in a window, and fills it into a message', async () => {
    const { known, trip, table } = await aMorning();
    const booked = { version: 1, status: 'booked', time: '09:15', confirmation: 'QX-7' };
    await known.agent.patch(`/api/v1/trips/${trip.id}/items/${table.id}`).send(booked).expect(200);
    const { entry, path } = await diningOf(known);
    expect(entry).toMatchObject({ wishes: 0, booked: 1 });
    const task = MorningTask.parse((await known.agent.get(path).expect(200)).body);
    expect(task.booked).toMatchObject([{ title: 'Topolino’s Terrace', confirmation: 'QX-7' }]);
    const fields = `/api/v1/agent-trips/${trip.id}/message-fields`;
    const { values } = MessageFieldValues.parse((await known.agent.get(fields).expect(200)).body);
    expect(values).toMatchObject({ tripName: trip.name });
    expect(values['bookedList']).toContain('9:15 AM: Topolino’s Terrace, confirmation QX-7');
    await (await anAgent(service)).agent.get(fields).expect(404);
  });

  it('checks what is wished for against the day, the people and the tiers', async () => {
    const { known, trip } = await aMorning();
    const lane = { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false } as const;
    for (const catalogueId of ['peter-pans-flight', 'jungle-cruise'])
      await known.agent
        .post(`/api/v1/trips/${trip.id}/items`)
        .send(newDayItem({ title: catalogueId, catalogueId, date: trip.startDate, details: lane }))
        .expect(201);
    await service.dataSource.query(
      `UPDATE desk_window SET opens_at = now() + interval '1 day' WHERE trip_id = $1 AND kind = 'multi-pass'`,
      [trip.id],
    );
    const { entries } = await morningOf(known);
    const lanes = entries.find(({ kind }) => kind === 'multi-pass');
    const { body } = await known.agent.get(`/api/v1/morning/${trip.id}/${lanes?.windowId ?? ''}`).expect(200);
    const { problems = [] } = MorningTask.parse(body);
    expect(problems.map(({ text }) => text).join('\n')).toContain('Only one Tier 1 ride fits');
  });

  it('waits again when the trip moves', async () => {
    const { known, trip } = await aMorning();
    const { entry, path } = await diningOf(known);
    await known.agent.put(`${path}/outcome`).send({ outcome: 'done', opensAt: entry.opensAt }).expect(200);
    const [startDate, endDate] = [addDays(trip.startDate, 2), addDays(trip.endDate, 2)];
    await known.agent.patch(`/api/trips/${trip.id}`).send({ version: 1, startDate, endDate }).expect(200);
    await deskPlanned(service);
    expect((await diningOf(known)).entry.opensAt).not.toBe(entry.opensAt);
  });

  it('says which clients left in the last days', async () => {
    const { known, settings, family } = await joinedFamily(service, true);
    expect((await morningOf(known)).left).toEqual([]);
    await family.delete(settings).expect(204);
    expect((await morningOf(known)).left).toMatchObject([
      { clientId: known.clientId, clientName: 'Ada Byron' },
    ]);
    await service.dataSource.query(`UPDATE client SET left_at = now() - interval '8 days' WHERE id = $1`, [
      known.clientId,
    ]);
    expect((await morningOf(known)).left).toEqual([]);
  });

  it('is the agent’s own', async () => {
    const { known } = await aMorning();
    const { path, entry } = await diningOf(known);
    const other = await anAgent(service);
    expect(await morningOf(other)).toEqual({ entries: [], total: 0, trips: 0, left: [] });
    await other.agent.get(path).expect(404);
    await other.agent.put(`${path}/outcome`).send({ outcome: 'done', opensAt: entry.opensAt }).expect(404);
    await other.agent.delete(`${path}/outcome?answer=none`).expect(404);
    await known.agent.get(`/api/v1/morning/${randomUUID()}/${entry.windowId}`).expect(404);
  });

  it('tells a trip’s next step, and since when it has waited', async () => {
    const { known, trip } = await aMorning();
    const at = async () =>
      AgentTrip.parse((await known.agent.get(`/api/v1/agent-trips/${trip.id}`).expect(200)).body).next;
    expect(await at()).toMatchObject({ waitingSince: null });
    await service.dataSource.query(
      `UPDATE desk_window SET opens_at = now() - interval '1 day' WHERE trip_id = $1 AND kind = 'dining'`,
      [trip.id],
    );
    expect(await at()).toMatchObject({ kind: 'dining' });
    expect((await at())?.waitingSince).not.toBeNull();
    await service.dataSource.query(
      `UPDATE desk_window SET opens_at = now() - interval '8 days' WHERE trip_id = $1 AND kind = 'dining'`,
      [trip.id],
    );
    expect(await at()).toMatchObject({ waitingSince: null });
    expect((await at())?.kind).not.toBe('dining');
  });
});
