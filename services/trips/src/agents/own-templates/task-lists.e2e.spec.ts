import { randomUUID } from 'node:crypto';
import {
  MOST_SHARED_TEMPLATES,
  MOST_TASK_LISTS,
  OwnTaskLists,
  TripWorkflow,
  type ApplyWorkflow,
  type SaveTaskList,
} from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { addClient, aColleague, aTeam, type Colleague } from '../../testing/agency-factories.js';
import { startTrips } from '../../testing/app.js';
import { aTaskList } from '../../testing/client-bodies.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { newTrip } from '../../testing/factories.js';
import { TaskListRow } from './task-list.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const path = '/api/v1/task-lists';
const today = () => getDateIn(new Date());
const list = async (call: TestAgent) => OwnTaskLists.parse((await call.get(path).expect(200)).body);
const titles = async (call: TestAgent) => (await list(call)).lists.map(({ title }) => title);
const save = (call: TestAgent, id: string, over: Partial<SaveTaskList> = {}) =>
  call.put(`${path}/${id}`).send(aTaskList(over));

/** A trip of a client that begins in 100 days. */
const aTrip = async (agent: Colleague) => {
  const startDate = addDays(today(), 100);
  const { body } = await agent.call
    .post(`/api/v1/clients/${await addClient(agent)}/trips`)
    .send(newTrip({ startDate }))
    .expect(201);
  const trip = TripDetail.parse(body);
  return {
    trip,
    tasks: `/api/v1/agent-trips/${trip.id}/tasks`,
    workflow: `/api/v1/agent-trips/${trip.id}/workflow`,
  };
};
const applied = (listId: string, over: Partial<ApplyWorkflow> = {}): ApplyWorkflow => ({
  template: 'parks',
  listId,
  bookedOn: today(),
  pastIsDone: false,
  ...over,
});
const read = async (call: TestAgent, tasks: string) =>
  TripWorkflow.parse((await call.get(tasks).expect(200)).body);
const daysOf = ({ tasks }: TripWorkflow) => tasks.map(({ title, dueOn }) => [title, dueOn]);

describe('a list of tasks', () => {
  it('is kept, changed by its version, and deleted', async () => {
    const { call } = await aColleague(service);
    const id = randomUUID();
    await save(call, id, { replaces: 'cruise' }).expect(200);
    const { lists, isInAgency } = await list(call);
    expect(isInAgency).toBe(false);
    const { version: _new, ...kept } = aTaskList({ replaces: 'cruise' });
    expect(lists).toMatchObject([{ ...kept, id, isOwn: true, version: 1 }]);
    await save(call, id, { version: 1, title: 'Others' }).expect(200);
    const old = await save(call, id, { version: 1, title: 'Lost' }).expect(409);
    expect(old.body.message).toMatch(/Your tasks are still here/);
    expect(await titles(call)).toEqual(['Others']);
    await call.delete(`${path}/${id}`).expect(200);
    await call.delete(`${path}/${id}`).expect(404);
    expect(await titles(call)).toEqual([]);
  });

  it('is used by the colleagues it is shared with, and changed by its author only', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const [shared, own] = [randomUUID(), randomUUID()];
    await save(agent.call, shared, { title: 'For all', isShared: true }).expect(200);
    await save(agent.call, own, { title: 'For me' }).expect(200);
    for (const { call } of [owner, assistant]) expect(await titles(call)).toEqual(['For all']);
    await save(owner.call, shared, { version: 1 }).expect(404);
    await owner.call.delete(`${path}/${shared}`).expect(404);
    const { workflow } = await aTrip(owner);
    await owner.call.post(workflow).send(applied(own)).expect(404);
    await owner.call.post(workflow).send(applied(shared)).expect(200);
    const stranger = await aColleague(service);
    expect(await titles(stranger.call)).toEqual([]);
    const { workflow: theirs } = await aTrip(stranger);
    await stranger.call.post(theirs).send(applied(shared)).expect(404);
  });

  it('is among all of the agent’s own, or among the first by name that colleagues share', async () => {
    const { owner, agent } = await aTeam(service);
    const rows = Array.from({ length: MOST_SHARED_TEMPLATES + 5 }, (_, at) => ({
      ...{ ...aTaskList(), title: `Shared ${String(100 + at)}`, isShared: true },
      ...{ version: 1, userId: agent.userId, id: randomUUID(), authorName: 'Dana' },
    }));
    await service.dataSource.manager.insert(TaskListRow, rows);
    await save(owner.call, randomUUID(), { title: 'Zoo and sea' }).expect(200);
    const [first, ...shared] = await titles(owner.call);
    expect(first).toBe('Zoo and sea');
    expect(shared).toEqual(rows.slice(0, MOST_SHARED_TEMPLATES).map(({ title }) => title));
    const { workflow } = await aTrip(owner);
    await owner.call
      .post(workflow)
      .send(applied(rows.at(-1)?.id ?? ''))
      .expect(200);
  });

  it('refuses what nobody could use, with a sentence', async () => {
    const { call } = await aColleague(service);
    const [task] = aTaskList().tasks;
    if (!task) throw new Error('no task');
    const refused = async (tasks: unknown[]) =>
      (
        await call
          .put(`${path}/${randomUUID()}`)
          .send({ ...aTaskList(), tasks })
          .expect(400)
      ).body.fields as unknown;
    expect(await refused([])).toEqual([{ path: 'tasks', message: 'Add at least one task' }]);
    expect(await refused([task, task])).toEqual([{ path: 'tasks', message: 'A task is in it twice' }]);
    expect(await refused([task, { ...task, key: 'b', title: 'Card 4242 4242 4242 4242' }])).toMatchObject([
      { path: 'tasks.1.title' },
    ]);
    expect(await refused([{ ...task, days: 1000 }])).toMatchObject([{ path: 'tasks.0.days' }]);
    expect(await refused([{ ...task, key: 'a@b' }])).toMatchObject([{ path: 'tasks.0.key' }]);
    expect(await titles(call)).toEqual([]);
  });

  it('has a bound, and goes with the account', async () => {
    const { call, userId } = await aColleague(service);
    const { manager } = service.dataSource;
    const rows = Array.from({ length: MOST_TASK_LISTS }, () => ({
      ...aTaskList(),
      version: 1,
      userId,
      id: randomUUID(),
      authorName: 'Dana',
    }));
    await manager.insert(TaskListRow, rows);
    const refused = await save(call, randomUUID()).expect(400);
    expect(refused.body.fields).toMatchObject([{ message: expect.stringMatching(/^You have 50 lists/) }]);
    await service.deliver('identity.account-erased', { userId });
    expect(await manager.countBy(TaskListRow, { userId })).toBe(0);
  });
});

describe('a trip that uses an own list', () => {
  it('has its tasks on the days of the trip, and they move with it', async () => {
    const alone = await aColleague(service);
    const id = randomUUID();
    await save(alone.call, id).expect(200);
    const { trip, tasks, workflow } = await aTrip(alone);
    const made = TripWorkflow.parse((await alone.call.post(workflow).send(applied(id)).expect(200)).body);
    expect(made.workflow).toEqual({ template: 'parks', bookedOn: today(), listTitle: 'My cruises' });
    expect(daysOf(made)).toEqual([
      ['Check the names', addDays(today(), 1)],
      ['Final payment in ten days', addDays(trip.startDate, -10)],
    ]);
    expect(made.tasks).toMatchObject([
      { reason: 'A wrong one costs a day.', who: 'agent', isOfTemplate: true },
      { reason: null, who: 'client', rule: expect.stringMatching(/^10 days before the trip begins/) },
    ]);
    await alone.call.post(workflow).send(applied(id)).expect(200);
    const [startDate, endDate] = [addDays(trip.startDate, 7), addDays(trip.endDate, 7)];
    await alone.call
      .patch(`/api/trips/${trip.id}`)
      .send({ version: trip.version, startDate, endDate })
      .expect(200);
    await deskPlanned(service);
    expect(daysOf(await read(alone.call, tasks))).toEqual([
      ['Check the names', addDays(today(), 1)],
      ['Final payment in ten days', addDays(startDate, -10)],
    ]);
  });

  it('keeps the tasks as they were when the list is changed or deleted, and none of ours beside them', async () => {
    const alone = await aColleague(service);
    const id = randomUUID();
    await save(alone.call, id).expect(200);
    const { tasks, workflow } = await aTrip(alone);
    await alone.call.post(workflow).send(applied(id)).expect(200);
    const before = daysOf(await read(alone.call, tasks));
    await save(alone.call, id, { version: 1, title: 'Others', tasks: aTaskList().tasks.slice(1) }).expect(
      200,
    );
    await alone.call.delete(`${path}/${id}`).expect(200);
    await deskPlanned(service);
    expect(daysOf(await read(alone.call, tasks))).toEqual(before);
    const other = await alone.call.post(workflow).send({ ...applied(id), listId: undefined });
    expect(other.status).toBe(409);
    await alone.call.delete(workflow).expect(204);
    expect((await read(alone.call, tasks)).workflow).toBeNull();
  });
});
