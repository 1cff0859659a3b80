import { randomUUID } from 'node:crypto';
import {
  ClientTask,
  ClientTaskList,
  DueTaskList,
  MAX_OWN_TASKS,
  TripWorkflow,
  WorkflowTask,
  type ApplyWorkflow,
} from '@landsea/contracts/agents';
import { addDays, addMonths, getDateIn } from '@landsea/contracts/core';
import { TripDetail } from '@landsea/contracts/trip';
import { startTrips } from '../../testing/app.js';
import { addClient, aTeam } from '../../testing/agency-factories.js';
import { aMerge } from '../../testing/client-bodies.js';
import { accept, anAgent, joinedFamily, type Known } from '../../testing/consent-factories.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { planAccess, aTripFor } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const today = () => getDateIn(new Date());
const resort = (checkIn: string) => ({
  hotelName: 'Wilderness Lodge',
  onSite: true,
  checkIn,
  checkOut: addDays(checkIn, 3),
});

interface Planned {
  known: Known;
  trip: TripDetail;
  path: string;
}

/** A trip of a client, beginning in so many days. */
const aTrip = async (inDays = 120): Promise<Planned> => {
  const known = await anAgent(service);
  const startDate = addDays(today(), inDays);
  const trip = await aTripFor(known.agent, known.clientId, {
    startDate,
    stays: [resort(startDate)],
    sailing: null,
  });
  return { known, trip, path: `/api/v1/agent-trips/${trip.id}` };
};
const parks = (change: Partial<ApplyWorkflow> = {}): ApplyWorkflow => ({
  template: 'parks',
  bookedOn: today(),
  pastIsDone: false,
  ...change,
});
const apply = async ({ known, path }: Planned, change?: Partial<ApplyWorkflow>) =>
  TripWorkflow.parse((await known.agent.post(`${path}/workflow`).send(parks(change)).expect(200)).body);
const read = async ({ known, path }: Planned) =>
  TripWorkflow.parse((await known.agent.get(`${path}/tasks`).expect(200)).body);
const called = ({ tasks }: TripWorkflow, title: string) => {
  const task = tasks.find((each) => each.title === title);
  if (!task) throw new Error(`no ${title} among ${tasks.map((each) => each.title).join(', ')}`);
  return task;
};
const change = async ({ known, path }: Planned, { id, version }: WorkflowTask, body: object) =>
  WorkflowTask.parse(
    (
      await known.agent
        .patch(`${path}/tasks/${id}`)
        .send({ version, ...body })
        .expect(200)
    ).body,
  );
const move = async ({ known, trip }: Planned, days: number) => {
  const { body } = await known.agent.get(`/api/trips/${trip.id}`).expect(200);
  const { version, startDate, endDate, stays } = TripDetail.parse(body);
  const moved = stays.map((stay) => resort(addDays(stay.checkIn, days)));
  await known.agent
    .patch(`/api/trips/${trip.id}`)
    .send({ version, startDate: addDays(startDate, days), endDate: addDays(endDate, days), stays: moved })
    .expect(200);
  await deskPlanned(service);
};

const TABLES = 'Book the tables as they open';
const ITINERARY = 'Send the final itinerary';
const OFFERS = 'Look for a better offer';
const openOffers = ({ tasks }: TripWorkflow) =>
  tasks.filter(({ title, doneAt }) => title === OFFERS && doneAt === null);

describe('a workflow', () => {
  it('gives a trip its tasks, on their days and with their reasons', async () => {
    const planned = await aTrip();
    expect(await read(planned)).toMatchObject({ workflow: null, tasks: [], clientName: 'Ada Byron' });
    const workflow = await apply(planned);
    expect(workflow.workflow).toEqual({ template: 'parks', bookedOn: today() });
    expect(called(workflow, TABLES)).toMatchObject({
      dueOn: addDays(today(), 60),
      who: 'agent',
      isOfTemplate: true,
      movedFrom: null,
    });
    expect(called(workflow, TABLES).rule).toMatch(/^The day dining opens/);
    const days = workflow.tasks.map(({ dueOn }) => dueOn);
    expect(days).toEqual([...days].sort());
    expect((await apply(planned)).tasks).toEqual(workflow.tasks);
    await planned.known.agent
      .post(`${planned.path}/workflow`)
      .send(parks({ template: 'cruise' }))
      .expect(409);
  });

  it('skips what was due before it began, if the agent says so, and hides it from the client', async () => {
    const planned = await aTrip();
    const bookedOn = addDays(today(), -30);
    const done = await apply(planned, { bookedOn, pastIsDone: true });
    const deposit = called(done, 'Pay the deposit');
    expect(deposit).toMatchObject({ skipped: true });
    expect(deposit.doneAt).not.toBeNull();
    expect(called(done, TABLES)).toMatchObject({ doneAt: null, skipped: false });
    const userId = randomUUID();
    await accept(service, planned.known, userId, []);
    const path = `/api/v1/travel-agents/${planned.known.clientId}/tasks`;
    const titles = async () => {
      const { body } = await service.as({ userId }).get(path).expect(200);
      return ClientTaskList.parse(body).tasks.map(({ title }) => title);
    };
    expect(await titles()).not.toContain('Pay the deposit');
    expect(await change(planned, deposit, { done: false })).toMatchObject({ skipped: false, doneAt: null });
    expect(await titles()).toContain('Pay the deposit');
    const other = await aTrip();
    const open = await apply(other, { bookedOn });
    expect(called(open, 'Pay the deposit')).toMatchObject({ doneAt: null, dueOn: today() });
  });

  it('moves with the trip, but for what is done and what has a day of its own', async () => {
    const planned = await aTrip();
    const before = await apply(planned);
    const own = addDays(today(), 5);
    const pinned = await change(planned, called(before, ITINERARY), { dueOn: own });
    expect(pinned).toMatchObject({ dueOn: own, hasOwnDate: true, rule: null });
    await change(planned, called(before, 'Pay the deposit'), { done: true });
    await move(planned, 10);
    const after = await read(planned);
    expect(called(after, TABLES)).toMatchObject({
      dueOn: addDays(today(), 70),
      movedFrom: addDays(today(), 60),
    });
    expect(called(after, ITINERARY).dueOn).toBe(own);
    expect(called(after, 'Read the confirmation name by name')).toMatchObject({ movedFrom: null });
    const reset = await change(planned, called(after, ITINERARY), { dueOn: null });
    expect(reset).toMatchObject({ dueOn: addDays(planned.trip.startDate, 10 - 14), hasOwnDate: false });
  });

  it('brings tasks that the trip has come to need, and not those that were taken away', async () => {
    const planned = await aTrip();
    const { agent } = planned.known;
    const before = await apply(planned);
    await agent.delete(`${planned.path}/tasks/${called(before, ITINERARY).id}`).expect(204);
    const { id, version, startDate, stays } = planned.trip;
    const [first] = stays;
    const second = {
      ...resort(addDays(startDate, 2)),
      hotelName: 'Beach Club Resort',
      checkOut: first?.checkOut,
    };
    const split = [{ ...first, checkOut: second.checkIn }, second];
    await agent.patch(`/api/trips/${id}`).send({ version, stays: split }).expect(200);
    await deskPlanned(service);
    const titles = (await read(planned)).tasks.map(({ title }) => title);
    expect(titles).toContain('Plan the move between the hotels');
    expect(titles).not.toContain(ITINERARY);
  });

  it('goes with its tasks, and leaves those that people added', async () => {
    const planned = await aTrip();
    await apply(planned);
    const { agent } = planned.known;
    const task = { id: randomUUID(), title: 'Order the flowers', dueOn: null, who: 'agent' };
    await agent.post(`${planned.path}/tasks`).send(task).expect(201);
    await agent.post(`${planned.path}/tasks`).send(task).expect(201);
    await agent.delete(`${planned.path}/workflow`).expect(204);
    const left = await read(planned);
    expect(left.workflow).toBeNull();
    expect(left.tasks.map(({ title }) => title)).toEqual(['Order the flowers']);
    await agent.delete(`${planned.path}/tasks/${task.id}`).expect(204);
    expect((await read(planned)).tasks).toEqual([]);
  });
});

describe('a task', () => {
  it('is done and opened again by the version that was seen', async () => {
    const planned = await aTrip();
    const task = called(await apply(planned), TABLES);
    const done = await change(planned, task, { done: true });
    expect(done).toMatchObject({ doneBy: expect.any(String), version: task.version + 1 });
    await planned.known.agent
      .patch(`${planned.path}/tasks/${task.id}`)
      .send({ version: task.version, done: false })
      .expect(409);
    expect(await change(planned, done, { done: false })).toMatchObject({ doneAt: null, doneBy: null });
  });

  it('that is not needed comes back as it was, on the day that the trip has by then', async () => {
    const planned = await aTrip();
    const { agent } = planned.known;
    const noted = await change(planned, called(await apply(planned), TABLES), { note: 'By the window' });
    const path = `${planned.path}/tasks/${noted.id}`;
    await agent.delete(path).expect(204);
    await agent.delete(path).expect(404);
    await move(planned, 10);
    const { body } = await agent.post(`${path}/restore`).expect(200);
    expect(WorkflowTask.parse(body)).toMatchObject({ note: 'By the window', dueOn: addDays(today(), 70) });
    await agent.post(`${path}/restore`).expect(200);
    expect(called(await read(planned), TABLES)).toEqual(WorkflowTask.parse(body));
  });

  it('that a person added comes back after it was deleted, and leaves room for another meanwhile', async () => {
    const planned = await aTrip();
    const { agent } = planned.known;
    const aTask = () => ({ id: randomUUID(), title: 'Order the flowers', dueOn: null, who: 'agent' });
    const tasks = Array.from({ length: MAX_OWN_TASKS }, aTask);
    for (const task of tasks) await agent.post(`${planned.path}/tasks`).send(task).expect(201);
    await agent.post(`${planned.path}/tasks`).send(aTask()).expect(400);
    const path = `${planned.path}/tasks/${tasks[0]?.id}`;
    await agent.delete(path).expect(204);
    await agent.post(`${path}/restore`).expect(200);
    await agent.delete(path).expect(204);
    await agent.post(`${planned.path}/tasks`).send(aTask()).expect(201);
    expect((await read(planned)).tasks).toHaveLength(MAX_OWN_TASKS);
  });

  it('belongs to nobody outside the team', async () => {
    const planned = await aTrip();
    const { id, version } = called(await apply(planned), TABLES);
    await planned.known.agent
      .patch(`${planned.path}/tasks/${id}`)
      .send({ version, assigneeId: randomUUID() })
      .expect(400);
  });

  it('is given to a colleague, stays theirs in a hand-over, and is nobody’s once they have left', async () => {
    const { owner, agent, assistant } = await aTeam(service);
    const clientId = await addClient(agent);
    const startDate = addDays(today(), 120);
    const trip = await aTripFor(agent.call, clientId, { startDate });
    const known = { agent: agent.call, agentId: agent.userId, clientId, email: '' };
    const planned = { known, trip, path: `/api/v1/agent-trips/${trip.id}` };
    const given = await change(planned, called(await apply(planned), TABLES), {
      assigneeId: assistant.userId,
    });
    expect(given.assigneeId).toBe(assistant.userId);
    const move = { clientIds: [clientId], toAgentId: owner.userId };
    await owner.call.post('/api/v1/hand-overs').send(move).expect(201);
    await agent.call.get(`${planned.path}/tasks`).expect(404);
    const byOwner = { ...planned, known: { ...known, agent: owner.call } };
    expect(called(await read(byOwner), TABLES)).toMatchObject({ id: given.id, assigneeId: assistant.userId });
    await owner.call
      .post(`/api/v1/agency/members/${assistant.userId}/removal`)
      .send({ toAgentId: null })
      .expect(200);
    expect(called(await read(byOwner), TABLES).assigneeId).toBeNull();
  });

  it('is among those that are due, if it is near and open', async () => {
    const planned = await aTrip();
    const workflow = await apply(planned);
    const due = async () =>
      DueTaskList.parse((await planned.known.agent.get('/api/v1/workflow-tasks').expect(200)).body);
    const { tasks, total } = await due();
    const titles = tasks.map(({ title }) => title);
    expect(total).toBe(tasks.length);
    expect(titles).toContain('Read the confirmation name by name');
    expect(titles).not.toContain(TABLES);
    // The client's, and not late.
    expect(titles).not.toContain('Pay the deposit');
    await change(planned, called(workflow, 'Read the confirmation name by name'), { done: true });
    expect((await due()).total).toBe(total - 1);
    await planned.known.agent.patch(`/api/trips/${planned.trip.id}`).send({ archived: true }).expect(200);
    expect(await due()).toEqual({ tasks: [], total: 0 });
  });
});

describe('two clients who become one', () => {
  it('keep the tasks of both, and give them back when that is taken back', async () => {
    const planned = await aTrip();
    const { agent, clientId } = planned.known;
    const { tasks } = await apply(planned);
    const { agentId } = planned.known;
    await service.deliver('billing.subscription-changed', planAccess(agentId, { plan: 'agent' }));
    const other = { firstName: 'Ada', lastName: 'King', email: `${randomUUID()}@example.com` };
    const { body } = await agent.post('/api/v1/clients').send(other).expect(201);
    const keepId = String(body.id);
    const merge = aMerge(keepId, clientId);
    await agent.post('/api/v1/client-merges').send(merge).expect(201);
    const merged = await read(planned);
    expect(merged).toMatchObject({ clientId: keepId, workflow: { template: 'parks' } });
    expect(merged.tasks.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id));
    await agent.post(`/api/v1/client-merges/${merge.id}/undo`).send({}).expect(200);
    const back = await read(planned);
    expect(back).toMatchObject({ clientId, workflow: { template: 'parks' } });
    expect(back.tasks).toHaveLength(tasks.length);
  });
});

describe('the tasks of a client', () => {
  it('are those that the agent has for them, and are ticked by them', async () => {
    const planned = await aTrip();
    const workflow = await apply(planned);
    const userId = randomUUID();
    await accept(service, planned.known, userId, []);
    const client = service.as({ userId });
    const path = `/api/v1/travel-agents/${planned.known.clientId}/tasks`;
    const list = async () => ClientTaskList.parse((await client.get(path).expect(200)).body).tasks;
    const own = workflow.tasks.filter(({ who }) => who === 'client').map(({ title }) => title);
    expect((await list()).map(({ title }) => title)).toEqual(own);
    const deposit = called(workflow, 'Pay the deposit');
    const { body } = await client.put(`${path}/${deposit.id}`).send({ done: true }).expect(200);
    expect(ClientTask.parse(body).doneAt).not.toBeNull();
    expect(called(await read(planned), 'Pay the deposit').doneAt).not.toBeNull();
    await client.put(`${path}/${deposit.id}`).send({ done: false }).expect(200);
    expect(called(await read(planned), 'Pay the deposit').doneAt).toBeNull();
    await client
      .put(`${path}/${called(workflow, TABLES).id}`)
      .send({ done: true })
      .expect(404);
    await service.as({ userId: randomUUID() }).get(path).expect(404);
  });

  it('end as the client leaves or stops sharing, and the agent’s with them', async () => {
    const joined = await joinedFamily(service, true);
    const { known, trip, family, settings, own } = joined;
    const planned = { known, trip: TripDetail.parse(trip), path: `/api/v1/agent-trips/${trip.id}` };
    await apply(planned);
    const tasks = async () =>
      ClientTaskList.parse((await family.get(`${settings}/tasks`).expect(200)).body).tasks;
    expect((await tasks()).length).toBeGreaterThan(0);
    await family.delete(own).expect(204);
    expect(await tasks()).toEqual([]);
    await known.agent.get(`${planned.path}/tasks`).expect(404);
    await family.delete(settings).expect(204);
    await family.get(`${settings}/tasks`).expect(404);
  });
});

describe('a task of the template that repeats', () => {
  const finalPayment = ({ trip }: Planned, moved = 0) => addDays(trip.startDate, moved - 30);

  it('comes again until the final payment, also as that moves, and goes with its template', async () => {
    const planned = await aTrip(300);
    const first = called(await apply(planned), OFFERS);
    expect(first).toMatchObject({
      isOfTemplate: true,
      repeat: { every: 'month', until: finalPayment(planned) },
    });
    await change(planned, first, { done: true });
    const next = openOffers(await read(planned));
    expect(next).toMatchObject([
      { dueOn: addMonths(first.dueOn ?? '', 1), reason: first.reason, isOfTemplate: false },
    ]);
    await move(planned, 10);
    expect(openOffers(await read(planned))).toMatchObject([
      { dueOn: next[0]?.dueOn, repeat: { every: 'month', until: finalPayment(planned, 10) } },
    ]);
    await planned.known.agent.delete(`${planned.path}/workflow`).expect(204);
    expect((await read(planned)).tasks).toEqual([]);
  });

  it('comes no later than a final payment that has moved closer', async () => {
    const planned = await aTrip(300);
    const first = called(await apply(planned), OFFERS);
    await change(planned, first, { done: true });
    await move(planned, -225);
    const earlier = finalPayment(planned, -225);
    expect(openOffers(await read(planned))).toMatchObject([{ dueOn: earlier, repeat: { until: earlier } }]);
  });

  it('keeps a repetition that a person chose, and starts with the next one when the first is past', async () => {
    const planned = await aTrip(300);
    const first = called(await apply(planned), OFFERS);
    await change(planned, first, { repeat: { every: 'week', until: addDays(today(), 90) } });
    await move(planned, 10);
    expect(called(await read(planned), OFFERS).repeat).toEqual({
      every: 'week',
      until: addDays(today(), 90),
    });
    const other = await aTrip(300);
    const begun = await apply(other, { bookedOn: addDays(today(), -60), pastIsDone: true });
    expect(openOffers(begun)).toMatchObject([{ dueOn: addMonths(today(), 1) }]);
  });
});
