import { randomUUID } from 'node:crypto';
import {
  TaskMessagePreview,
  TripWorkflow,
  type ListedTask,
  type TaskMessage,
} from '@landsea/contracts/agents';
import { addDays, getDateIn, timeIn } from '@landsea/contracts/core';
import { TripDetail } from '@landsea/contracts/trip';
import { startTrips } from '../../testing/app.js';
import { aMessageTemplate, aTaskList } from '../../testing/client-bodies.js';
import { anAgent, type Known } from '../../testing/consent-factories.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { planAccess, aTripFor } from '../../testing/factories.js';
import { identityDouble } from '../../testing/identity-double.js';
import { selectMails, waitForMails } from '../../testing/sent-mails.js';
import { isMorning } from '../digests/digest-times.js';
import { DigestRow } from '../digests/digest.entity.js';
import { DigestDispatch } from '../digests/digest-dispatch.js';
import { WorkflowTaskRow } from '../workflows/workflow-task.entity.js';
import { TaskMessageDispatch } from './task-message-dispatch.js';

const identity = await identityDouble();
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

const DAY_MS = 86_400_000;
/** A zone where it is early in the morning, whenever the test runs, so that it stays one. */
const morningZone = (): string => {
  const now = new Date();
  const zones = Array.from({ length: 24 }, (_, hours) => `Etc/GMT${hours < 12 ? '-' : '+'}${hours % 12}`);
  return zones.find((zone) => isMorning(now, zone) && timeIn(now, zone) < '10:30') ?? 'UTC';
};
const zone = morningZone();
const today = () => getDateIn(new Date(), zone);

const messageTask = (way: TaskMessage['way'], over: Partial<ListedTask> = {}): ListedTask => ({
  key: 'remind',
  title: 'Remind them',
  reason: '',
  anchor: 'departure',
  days: -10,
  message: { templateId: 'welcome-home', way },
  ...over,
});

interface Planned extends Known {
  trip: TripDetail;
  taskId: string;
  path: string;
}

/** A trip that begins in ten days, so that its task is due today; it got its day yesterday. */
const aTask = async (way: TaskMessage['way'] = 'auto', over: Partial<ListedTask> = {}): Promise<Planned> => {
  const known = await anAgent(service);
  const startDate = addDays(today(), 10);
  const trip = await aTripFor(known.agent, known.clientId, { startDate });
  const listId = randomUUID();
  await known.agent
    .put(`/api/v1/task-lists/${listId}`)
    .send(aTaskList({ tasks: [messageTask(way, over)] }))
    .expect(200);
  await service.app.get(DigestDispatch).addNew();
  await service.dataSource.manager.update(
    DigestRow,
    { userId: known.agentId },
    { timeZone: zone, isOn: false },
  );
  const planned = { ...known, trip, taskId: '', path: `/api/v1/agent-trips/${trip.id}` };
  return applyList(planned, listId);
};
const applyList = async (planned: Planned, listId: string): Promise<Planned> => {
  const bookedOn = addDays(today(), -2);
  const { body } = await planned.agent
    .post(`${planned.path}/workflow`)
    .send({ template: 'parks', listId, bookedOn, pastIsDone: false })
    .expect(200);
  const [task] = TripWorkflow.parse(body).tasks;
  const taskId = task?.id ?? '';
  const messageSince = new Date(Date.now() - DAY_MS);
  await service.dataSource.manager.update(WorkflowTaskRow, { id: taskId }, { messageSince, dueOn: today() });
  return { ...planned, taskId };
};
const read = async ({ agent, path }: Planned) =>
  TripWorkflow.parse((await agent.get(`${path}/tasks`).expect(200)).body);
const readTask = async (planned: Planned) => {
  const task = (await read(planned)).tasks.find(({ id }) => id === planned.taskId);
  if (!task) throw new Error('no task');
  return task;
};
const preview = async ({ agent, path, taskId }: Planned) =>
  TaskMessagePreview.parse((await agent.get(`${path}/tasks/${taskId}/message`).expect(200)).body);
/** Two copies of the service at once. */
const run = async () => {
  const dispatch = service.app.get(TaskMessageDispatch);
  await Promise.all([dispatch.dispatch(), dispatch.dispatch()]);
};
const change = async (planned: Planned, part: object) => {
  const { version } = await readTask(planned);
  await planned.agent
    .patch(`${planned.path}/tasks/${planned.taskId}`)
    .send({ version, ...part })
    .expect(200);
};
/** Runs the dispatch, and nothing leaves. @returns the sentence that the agent reads. */
const heldAs = async (planned: Planned) => {
  await run();
  const { doneAt, message } = await readTask(planned);
  expect(doneAt).toBeNull();
  expect(message?.sentAt).toBeNull();
  return message?.problem;
};

describe('a task that sends by itself', () => {
  it('says so beforehand, sends once to a client without an account, and is ticked', async () => {
    const planned = await aTask();
    expect(await preview(planned)).toMatchObject({
      sendsOn: today(),
      firstName: 'Ada',
      missing: [],
      problem: null,
      body: expect.stringMatching(/^Hi Ada,\n\nWelcome home from [^]*Robin$/),
    });
    await run();
    const { doneAt, message } = await readTask(planned);
    expect(doneAt).toBe(message?.sentAt);
    expect(message).toMatchObject({ way: 'auto', problem: null, sentAt: expect.any(String) });
    const [mail] = await waitForMails(service, planned.email);
    expect(mail).toMatchObject({ fromName: 'Robin', replyTo: expect.stringContaining('@') });
    expect(mail?.text).toContain('Welcome home from');
    await run();
    expect(await selectMails(service, planned.email)).toHaveLength(1);
  });

  it('sends nothing again after it was opened, moved, or its list removed and used again', async () => {
    const planned = await aTask();
    await run();
    await change(planned, { done: false, dueOn: today() });
    const messageSince = new Date(Date.now() - DAY_MS);
    const { manager } = service.dataSource;
    await manager.update(WorkflowTaskRow, { id: planned.taskId }, { messageSince });
    await run();
    const [{ listId }] = await service.dataSource.query<[{ listId: string }]>(
      `SELECT list_id AS "listId" FROM trip_workflow WHERE trip_id = $1`,
      [planned.trip.id],
    );
    await planned.agent.delete(`${planned.path}/workflow`).expect(204);
    const again = await applyList(planned, listId);
    expect((await preview(again)).sentAt).not.toBeNull();
    await run();
    expect((await readTask(again)).doneAt).not.toBeNull();
    await waitForMails(service, planned.email);
    expect(await selectMails(service, planned.email)).toHaveLength(1);
  });

  it('does not send before its morning, nor what became due after it began', async () => {
    const later = await aTask();
    await change(later, { dueOn: addDays(today(), 1) });
    expect(await heldAs(later)).toBeNull();
    const sudden = await aTask();
    await change(sudden, { dueOn: today() });
    expect(await heldAs(sudden)).toMatch(/^It became due too late/);
  });

  it('waits with a sentence while a field is empty, or its template is gone', async () => {
    const review = { message: { templateId: 'review-request', way: 'auto' } } as const;
    const empty = await aTask('auto', review);
    expect((await preview(empty)).missing).toEqual(['Address where you are reviewed']);
    expect(await heldAs(empty)).toBe('Still empty: Address where you are reviewed.');
    const own = await aTask();
    const templateId = randomUUID();
    await own.agent.put(`/api/v1/message-templates/${templateId}`).send(aMessageTemplate()).expect(200);
    await change(own, { message: { templateId, way: 'auto' } });
    await own.agent.delete(`/api/v1/message-templates/${templateId}`).expect(200);
    const messageSince = new Date(Date.now() - DAY_MS);
    await service.dataSource.manager.update(WorkflowTaskRow, { id: own.taskId }, { messageSince });
    expect(await heldAs(own)).toMatch(/^The template of this message is gone/);
  });

  it('waits while the agent paused it, and once the trip or the client is given up', async () => {
    const paused = await aTask();
    await paused.agent.put(`${paused.path}/message-sending`).send({ isPaused: true }).expect(204);
    expect((await read(paused)).isSendingPaused).toBe(true);
    expect(await heldAs(paused)).toBe('You paused messages to Ada that send by themselves.');
    const query = (text: string, id: string) => service.dataSource.query(text, [id]);
    const dropped = await aTask();
    await query(`UPDATE trip SET archived = true WHERE id = $1`, dropped.trip.id);
    expect(await heldAs(dropped)).toMatch(/^This trip was given up/);
    const over = await aTask();
    await service.dataSource.manager.update(WorkflowTaskRow, { id: over.taskId }, { hasOwnDate: true });
    await query(
      `UPDATE trip SET start_date = '2020-01-01', end_date = '2020-01-03' WHERE id = $1`,
      over.trip.id,
    );
    expect(await heldAs(over)).toMatch(/^The trip is over/);
    const deleted = await aTask();
    await query(`UPDATE trip SET purge_at = now() WHERE id = $1`, deleted.trip.id);
    await run();
    expect(await selectMails(service, deleted.email)).toEqual([]);
  });

  it('sends what counts from the return, though the trip is over by then', async () => {
    const home = await aTask('auto', { anchor: 'return', days: 1 });
    await service.dataSource.manager.update(WorkflowTaskRow, { id: home.taskId }, { hasOwnDate: true });
    await service.dataSource.query(`UPDATE trip SET start_date = $2, end_date = $3 WHERE id = $1`, [
      home.trip.id,
      addDays(today(), -5),
      addDays(today(), -2),
    ]);
    expect((await preview(home)).problem).toBeNull();
    await run();
    expect((await readTask(home)).message).toMatchObject({ problem: null, sentAt: expect.any(String) });
    expect(await waitForMails(service, home.email)).toHaveLength(1);
  });

  it('waits for a client without an address or who left, and an agent whose plan or address is not there', async () => {
    const left = await aTask();
    await service.dataSource.query(`UPDATE client SET left_at = now() WHERE id = $1`, [left.clientId]);
    expect(await heldAs(left)).toMatch(/^Ada left/);
    const nowhere = await aTask();
    await service.dataSource.query(`UPDATE client SET email = NULL, phone = '407-555-0100' WHERE id = $1`, [
      nowhere.clientId,
    ]);
    expect(await heldAs(nowhere)).toMatch(/^Ada has no email address yet/);
    const unverified = await aTask();
    const email = `${unverified.agentId}@example.com`;
    identity.people.set(unverified.agentId, { email, firstName: 'Dana', emailVerified: false });
    expect(await heldAs(unverified)).toMatch(/^Please confirm your email address/);
    const ended = await aTask();
    for (const [version, ms] of [DAY_MS, -60_000].entries())
      await service.deliver(
        'billing.subscription-changed',
        planAccess(ended.agentId, {
          plan: 'agent',
          accessUntil: new Date(Date.now() + ms).toISOString(),
          version: version + 1,
        }),
      );
    expect(await heldAs(ended)).toMatch(/^Your Agent plan has ended/);
  });

  it('is switched off on the task, and stays so when the trip moves', async () => {
    const planned = await aTask();
    await change(planned, { message: { templateId: 'welcome-home', way: 'self' } });
    const { version, startDate, endDate } = planned.trip;
    const moved = { version, startDate: addDays(startDate, 3), endDate: addDays(endDate, 3) };
    await planned.agent.patch(`/api/trips/${planned.trip.id}`).send(moved).expect(200);
    await deskPlanned(service);
    expect((await readTask(planned)).message).toMatchObject({ way: 'self' });
    expect(await heldAs(planned)).toBeNull();
  });
});

describe('a task that sends after a look', () => {
  it('sends what the agent looked at, once', async () => {
    const planned = await aTask('look');
    await run();
    expect((await readTask(planned)).doneAt).toBeNull();
    const post = (body: string) =>
      planned.agent.post(`${planned.path}/tasks/${planned.taskId}/message`).send({ body });
    const refused = await post('Hi {{firstName}}').expect(400);
    expect(refused.body.fields).toMatchObject([{ path: 'body' }]);
    await Promise.all([post('Hi Ada, safe travels!').expect(204), post('Hi Ada, safe travels!').expect(204)]);
    await post('Hi Ada, once more').expect(204);
    const mails = await waitForMails(service, planned.email);
    expect(mails.map(({ text }) => text.includes('safe travels'))).toEqual([true]);
    expect((await readTask(planned)).message?.sentAt).not.toBeNull();
  });

  it('takes a message only for a task of a list that the agent does, and one that exists', async () => {
    const planned = await aTask('look');
    const { version } = await readTask(planned);
    const patch = (taskId: string, body: object) =>
      planned.agent.patch(`${planned.path}/tasks/${taskId}`).send(body);
    const gone = { templateId: randomUUID(), way: 'auto' };
    await patch(planned.taskId, { version, message: gone }).expect(400);
    const id = randomUUID();
    await planned.agent
      .post(`${planned.path}/tasks`)
      .send({ id, title: 'Mine', dueOn: null, who: 'agent' })
      .expect(201);
    await patch(id, { version: 1, message: { templateId: 'welcome-home', way: 'auto' } }).expect(400);
    const { status } = await planned.agent
      .put(`/api/v1/task-lists/${randomUUID()}`)
      .send(aTaskList({ tasks: [messageTask('auto', { who: 'client' })] }));
    expect(status).toBe(400);
    const unknown = await planned.agent
      .put(`/api/v1/task-lists/${randomUUID()}`)
      .send(aTaskList({ tasks: [messageTask('auto', { message: { templateId: 'nothing', way: 'auto' } })] }));
    expect(unknown.body.fields).toMatchObject([{ path: 'tasks.0.message' }]);
  });
});
