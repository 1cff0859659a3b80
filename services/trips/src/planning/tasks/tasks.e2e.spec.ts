import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import { AddedTasks, MOST_TASKS, Task, TaskTemplate, TripTasks } from '@landsea/contracts/planning';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { insertTasks } from './tasks.queries.js';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip, newTask } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const pathOf = (tripId: string) => `/api/v1/trips/${tripId}/tasks`;
const boardOf = async (agent: TestAgent, tripId: string): Promise<Task[]> =>
  TripTasks.parse((await agent.get(pathOf(tripId)).expect(200)).body).tasks;
const added = async (agent: TestAgent, tripId: string, change: Parameters<typeof newTask>[0]) =>
  Task.parse((await agent.post(pathOf(tripId)).send(newTask(change)).expect(201)).body);
const titles = (tasks: Task[], status = 'to-do') =>
  tasks.filter((task) => task.status === status).map(({ title }) => title);
const activities = async (agent: TestAgent, tripId: string) => {
  const { body } = await agent.get(`/api/v1/trips/${tripId}/activity`).expect(200);
  return (body as { activities: { id: string; action: string; what: string; details: string[] }[] })
    .activities;
};

describe('the tasks of a paid trip', () => {
  it('are added once, at the end or where they are put, and read column by column', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const first = newTask({ title: 'One' });
    for (const again of [first, first]) await agent.post(pathOf(trip.id)).send(again).expect(201);
    await added(agent, trip.id, { title: 'Three' });
    await added(agent, trip.id, { title: 'Two', afterId: first.id });
    await added(agent, trip.id, { title: 'Zero', afterId: null });
    await added(agent, trip.id, { title: 'Long done', status: 'done' });
    const board = await boardOf(agent, trip.id);
    expect(titles(board)).toEqual(['Zero', 'One', 'Two', 'Three']);
    expect(board.at(-1)).toMatchObject({ title: 'Long done', status: 'done' });
  });

  it('are moved between columns and within, by several at once', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c', 'd']) ids.push((await added(agent, trip.id, { title })).id);
    const [a = '', b = '', c = '', d = ''] = ids;
    const move = (id: string, status: string, afterId: string | null) =>
      agent.put(`${pathOf(trip.id)}/${id}/place`).send({ status, afterId });
    expect((await move(d, 'to-do', a).expect(200)).body).toMatchObject({ version: 1 });
    expect((await move(b, 'doing', null).expect(200)).body).toMatchObject({ status: 'doing', version: 2 });
    expect(titles(await boardOf(agent, trip.id))).toEqual(['a', 'd', 'c']);
    await Promise.all([move(a, 'done', null), move(c, 'done', null), move(d, 'done', null)]);
    expect(titles(await boardOf(agent, trip.id), 'done').sort()).toEqual(['a', 'c', 'd']);
    await move(randomUUID(), 'done', null).expect(404);
  });

  it('refuse an edit of an older version and lose nobody’s changes', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const task = await added(agent, trip.id, { title: 'Passports', notes: 'Two of them' });
    const path = `${pathOf(trip.id)}/${task.id}`;
    await agent.patch(path).send({ version: 1, title: 'Renew both passports' }).expect(200);
    const { body } = await agent.patch(path).send({ version: 1, title: 'Mine' }).expect(409);
    expect(body.message).toContain('“Renew both passports”, under To do');
    await agent.put(`${path}/place`).send({ status: 'to-do', afterId: null }).expect(200);
    const saved = await agent.patch(path).send({ version: 2, notes: '', person: 'Robin' }).expect(200);
    expect(saved.body).toMatchObject({
      title: 'Renew both passports',
      notes: null,
      person: 'Robin',
      version: 3,
    });
  });

  it('fall due with the trip, its sailing or its window when the dates move', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    await added(agent, trip.id, { title: 'relative', due: { from: 'start', days: -3 } });
    await added(agent, trip.id, { title: 'fixed', due: { from: 'date', on: '2027-01-02' } });
    const made = { id: randomUUID(), windowId: 'dining-stay-1' };
    await agent
      .post(`${pathOf(trip.id)}/from-window`)
      .send(made)
      .expect(201);
    const dates = async () =>
      Object.fromEntries((await boardOf(agent, trip.id)).map(({ title, dueOn }) => [title, dueOn]));
    const window = 'Book the tables: Pop Century Resort';
    const [start, later] = [trip.startDate, addDays(trip.startDate, 30)];
    expect(await dates()).toEqual({
      relative: addDays(start, -3),
      fixed: '2027-01-02',
      [window]: addDays(start, -60),
    });
    const change = { version: 1, startDate: later, endDate: addDays(trip.endDate, 30) };
    const plan = await agent.post(`/api/v1/trips/${trip.id}/change-plan`).send(change).expect(200);
    expect(JSON.stringify(plan.body)).toMatch(/1 task on the checklist.*1 task on a fixed date/);
    await agent.patch(`/api/trips/${trip.id}`).send(change).expect(200);
    expect(await dates()).toEqual({
      relative: addDays(later, -3),
      fixed: '2027-01-02',
      [window]: addDays(later, -60),
    });
    const calendar = await agent.post(`/api/v1/trips/${trip.id}/calendar`).expect(201);
    const { pathname } = new URL((calendar.body as { address: string }).address);
    const { text } = await service.anonymous().get(pathname).expect(200);
    expect(text).toContain(`DTSTART;VALUE=DATE:${addDays(later, -3).replaceAll('-', '')}`);
    expect(text.match(/SUMMARY:(relative|fixed)/g)).toHaveLength(2);
    expect(text).not.toContain('Book the tables');
  });

  it('are made from a window once, and only from one that the trip has', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const make = (windowId: string) =>
      agent.post(`${pathOf(trip.id)}/from-window`).send({ id: randomUUID(), windowId });
    const answers = await Promise.all([make('dining-stay-1'), make('dining-stay-1'), make('dining-stay-1')]);
    expect(new Set(answers.map(({ body }) => Task.parse(body).id)).size).toBe(1);
    expect(await boardOf(agent, trip.id)).toMatchObject([
      { window: { opensOn: addDays(trip.startDate, -60), lastDay: trip.endDate } },
    ]);
    expect((await make('no-such-window').expect(400)).body.fields[0].path).toBe('windowId');
    const wrong = newTask({ due: { from: 'window' } });
    expect((await agent.post(pathOf(trip.id)).send(wrong).expect(400)).body.fields[0].path).toBe('due');
  });

  it('come from the template: what is there is not added again, and one step takes all back', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const template = async () =>
      TaskTemplate.parse((await agent.get(`${pathOf(trip.id)}/template`).expect(200)).body).suggestions;
    const add = async (keys: string[]) =>
      AddedTasks.parse(
        (
          await agent
            .post(`${pathOf(trip.id)}/template`)
            .send({ keys })
            .expect(200)
        ).body,
      );
    await agent.post(`${pathOf(trip.id)}/from-window`).send({ id: randomUUID(), windowId: 'dining-stay-1' });
    const all = await template();
    expect(all.filter(({ isThere }) => isThere).map(({ key }) => key)).toEqual(['window dining-stay-1']);
    const keys = all.map(({ key }) => key);
    const step = await add([...keys, ...keys, 'no such key']);
    expect(step.added).toBe(keys.length - 1);
    expect(await add(keys)).toEqual({ added: 0, activityId: null });
    const board = await boardOf(agent, trip.id);
    expect(board).toHaveLength(keys.length);
    const kept = board.find(({ title }) => title.startsWith('Decide on travel insurance'));
    await agent.put(`${pathOf(trip.id)}/${kept?.id ?? ''}/place`).send({ status: 'doing', afterId: null });
    await agent.post(`/api/v1/trips/${trip.id}/activity/${step.activityId ?? ''}/undo`).expect(200);
    expect((await boardOf(agent, trip.id)).map(({ title }) => title)).toEqual([
      'Book the tables: Pop Century Resort',
      kept?.title,
    ]);
  });

  it('are in the list of changes, but for their order, and each change can be undone', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const { id } = await added(agent, trip.id, { title: 'Insurance', notes: 'Ask Kim' });
    await agent
      .put(`${pathOf(trip.id)}/${id}/place`)
      .send({ status: 'to-do', afterId: null })
      .expect(200);
    await agent
      .put(`${pathOf(trip.id)}/${id}/place`)
      .send({ status: 'done', afterId: null })
      .expect(200);
    await agent.delete(`${pathOf(trip.id)}/${id}`).expect(204);
    await agent.delete(`${pathOf(trip.id)}/${id}`).expect(404);
    const [removed, done, made] = await activities(agent, trip.id);
    expect([removed, done, made].map((each) => `${each?.action ?? ''} ${each?.what ?? ''}`)).toEqual([
      'removed Insurance',
      'changed Insurance',
      'added Insurance',
    ]);
    expect(done?.details).toEqual(['status To do → Done']);
    await agent.post(`/api/v1/trips/${trip.id}/activity/${removed?.id ?? ''}/undo`).expect(200);
    expect(await boardOf(agent, trip.id)).toMatchObject([{ id, status: 'done', notes: 'Ask Kim' }]);
    await agent.post(`/api/v1/trips/${trip.id}/activity/${made?.id ?? ''}/undo`).expect(409);
    await agent.post(`/api/v1/trips/${trip.id}/activity/${done?.id ?? ''}/undo`).expect(200);
    expect(await boardOf(agent, trip.id)).toMatchObject([{ id, status: 'to-do', notes: 'Ask Kim' }]);
  });

  it('are copied with the trip, all to be done again', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    await added(agent, trip.id, { title: 'relative', status: 'done', due: { from: 'start', days: -3 } });
    await added(agent, trip.id, { title: 'fixed', due: { from: 'date', on: '2027-01-02' } });
    const { body } = await agent.post(`/api/v1/trips/${trip.id}/duplicate`).expect(201);
    const copy = body as { id: string; startDate: string };
    expect(await boardOf(agent, copy.id)).toMatchObject([
      { title: 'relative', status: 'to-do', dueOn: addDays(copy.startDate, -3) },
      { title: 'fixed', status: 'to-do', dueOn: '2028-01-01' },
    ]);
  });

  it('are at most five hundred, and each of bounded length', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const full = Array.from({ length: MOST_TASKS }, (_, position) => ({ ...newTask(), position }));
    await insertTasks(service.dataSource.manager, trip.id, full);
    const { body } = await agent.post(pathOf(trip.id)).send(newTask()).expect(400);
    expect(body.fields[0].message).toMatch(/at most 500 tasks/);
    await agent
      .post(`${pathOf(trip.id)}/template`)
      .send({ keys: ['ids-valid'] })
      .expect(400);
    expect(await boardOf(agent, trip.id)).toHaveLength(MOST_TASKS);
    const wrong = { ...newTask(), title: 'x'.repeat(161), due: { from: 'start', days: 731 } };
    const refused = await agent.post(pathOf(trip.id)).send(wrong).expect(400);
    expect(refused.body.fields.map(({ path }: { path: string }) => path)).toEqual(['title', 'due.days']);
  });
});
