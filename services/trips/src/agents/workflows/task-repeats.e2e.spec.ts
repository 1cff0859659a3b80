import { randomUUID } from 'node:crypto';
import { TripWorkflow, WorkflowTask } from '@landsea/contracts/agents';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { TripDetail } from '@landsea/contracts/trip';
import { startTrips } from '../../testing/app.js';
import { accept, anAgent } from '../../testing/consent-factories.js';
import { newTrip } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const today = getDateIn(new Date());
const due = addDays(today, 3);

/** A trip that begins in 20 days, with one task in three days. */
const aTask = async (over: object = {}) => {
  const known = await anAgent(service);
  const { agent, clientId } = known;
  const startDate = addDays(today, 20);
  const made = await agent.post(`/api/v1/clients/${clientId}/trips`).send(newTrip({ startDate })).expect(201);
  const path = `/api/v1/agent-trips/${TripDetail.parse(made.body).id}/tasks`;
  const repeat = { every: 'week', until: null };
  const given = { id: randomUUID(), title: 'Look at prices', dueOn: due, who: 'agent', repeat, ...over };
  const task = WorkflowTask.parse((await agent.post(path).send(given).expect(201)).body);
  const list = async () => TripWorkflow.parse((await agent.get(path).expect(200)).body).tasks;
  const open = async () => (await list()).filter(({ doneAt }) => doneAt === null);
  const change = async ({ id, version }: WorkflowTask, body: object) =>
    WorkflowTask.parse(
      (
        await agent
          .patch(`${path}/${id}`)
          .send({ version, ...body })
          .expect(200)
      ).body,
    );
  return { known, path, task, list, open, change };
};
const days = (tasks: readonly WorkflowTask[]) => tasks.map(({ dueOn }) => dueOn);

describe('a task that repeats', () => {
  it('comes again when it is done, one at a time, until the trip begins', async () => {
    const { task, open, list, change } = await aTask({ note: 'Both hotels' });
    expect(days(await open())).toEqual([due]);
    await change(task, { done: true });
    const [second] = await open();
    if (!second) throw new Error('the second one is missing');
    expect(second).toMatchObject({
      title: 'Look at prices',
      note: 'Both hotels',
      dueOn: addDays(due, 7),
      repeat: { every: 'week', until: null },
    });
    await change(second, { done: true });
    const [third] = await open();
    if (!third) throw new Error('the third one is missing');
    expect(third.dueOn).toBe(addDays(due, 14));
    await change(third, { done: true });
    expect(await open()).toEqual([]);
    expect(await list()).toHaveLength(3);
  });

  it('takes the next one back with an undo, unless somebody has worked on that', async () => {
    const { task, open, change } = await aTask();
    const done = await change(task, { done: true });
    const again = await change(done, { done: false });
    expect(days(await open())).toEqual([due]);
    const twice = await change(again, { done: true });
    const [next] = await open();
    if (next) await change(next, { note: 'Called already' });
    await change(twice, { done: false });
    expect(days(await open())).toEqual([due, addDays(due, 7)]);
  });

  it('comes again when one is not needed, and is one again when that is taken back', async () => {
    const { known, path, task, open } = await aTask();
    await known.agent.delete(`${path}/${task.id}`).expect(204);
    expect(days(await open())).toEqual([addDays(due, 7)]);
    await known.agent.post(`${path}/${task.id}/restore`).expect(200);
    expect(days(await open())).toEqual([due]);
  });

  it('ends on its own last day, and when somebody says so', async () => {
    const { task, open, change } = await aTask({ repeat: { every: 'week', until: addDays(due, 6) } });
    await change(task, { done: true });
    expect(await open()).toEqual([]);
    const other = await aTask();
    await other.change(await other.change(other.task, { repeat: null }), { done: true });
    expect(await other.open()).toEqual([]);
  });

  it('comes again for a client who ticks it, and needs a first day', async () => {
    const { known, path, task, open } = await aTask({ who: 'client' });
    const userId = randomUUID();
    await accept(service, known, userId, []);
    const client = service.as({ userId, userType: 'client' });
    const own = `/api/v1/travel-agents/${known.clientId}/tasks/${task.id}`;
    for (let ticked = 0; ticked < 2; ticked += 1) await client.put(own).send({ done: true }).expect(200);
    expect(days(await open())).toEqual([addDays(due, 7)]);
    await client.put(own).send({ done: false }).expect(200);
    expect(days(await open())).toEqual([due]);
    const undated = { id: randomUUID(), title: 'Call', dueOn: null, who: 'agent' };
    await known.agent
      .post(path)
      .send({ ...undated, repeat: { every: 'month', until: null } })
      .expect(400);
  });
});
