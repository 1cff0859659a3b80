import { randomUUID } from 'node:crypto';
import { startTrips } from '../../testing/app.js';
import {
  familyWithPaidTrip,
  newContribution,
  newDayItem,
  newExpense,
  newLine,
  newSettlement,
  newTask,
} from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const newJar = () => ({
  id: randomUUID(),
  name: 'Ears',
  person: null,
  goalCents: null,
  removed: false,
  version: 0,
});

/** As if the first row of a table had been added so many times more. */
const fill = (table: string, tripId: string, times: number) =>
  service.dataSource.query(
    `INSERT INTO "${table}" SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
       FROM "${table}" r, generate_series(1, $2) WHERE r.trip_id = $1`,
    [tripId, times],
  );

describe('what a trip holds at most', () => {
  it.each([
    ['budget/lines', 'budget_line', 1000, newLine, 409],
    ['expenses', 'expense', 5000, newExpense, 400],
    ['expenses/settlements', 'expense_settlement', 1000, newSettlement, 409],
    ['savings/jars', 'savings_jar', 100, newJar, 400],
    ['savings/contributions', 'savings_contribution', 5000, newContribution, 400],
    ['items', 'day_item', 1000, newDayItem, 400],
    ['tasks', 'task', 500, newTask, 400],
  ])(
    '%s: no more, also when many come at once',
    async (of, table, most, make: () => { id: string }, full) => {
      const { agent, trip } = await familyWithPaidTrip(service);
      const path = `/api/v1/trips/${trip.id}/${of}`;
      const first = make();
      const { status: done } = await agent.post(path).send(first);
      await fill(table, trip.id, most - 3);
      const answers = await Promise.all(Array.from({ length: 6 }, () => agent.post(path).send(make())));
      expect(answers.map(({ status }) => status).sort()).toEqual([done, done, full, full, full, full]);
      const refused = answers.find(({ status }) => status === full)?.body as {
        message: string;
        fields?: { message: string }[];
      };
      expect(refused.fields?.[0]?.message ?? refused.message).toContain(
        `at most ${most.toLocaleString('en-US')} `,
      );
      await agent.post(path).send(first).expect(done);
    },
  );

  it.each([
    ['budget/lines', 'budget_line', 1000, newLine],
    ['expenses', 'expense', 5000, newExpense],
    ['expenses/settlements', 'expense_settlement', 1000, newSettlement],
    ['savings/contributions', 'savings_contribution', 5000, newContribution],
    ['items', 'day_item', 1000, newDayItem],
    ['tasks', 'task', 500, newTask],
  ])(
    '%s: no more, also when a deleted one comes back',
    async (of, table, most, make: () => { id: string }) => {
      const { agent, trip } = await familyWithPaidTrip(service);
      const base = `/api/v1/trips/${trip.id}`;
      const path = `${base}/${of}`;
      const [gone, next] = [make(), make()];
      await agent.post(path).send(next);
      await fill(table, trip.id, most - 2);
      await agent.post(path).send(gone);
      await agent.delete(`${path}/${gone.id}`);
      const { body } = await agent.get(`${base}/activity`).expect(200);
      const [removal] = (body as { activities: [{ id: string; action: string }] }).activities;
      expect(removal.action).toBe('removed');
      await agent.post(path).send(make());
      const undone = await agent.post(`${base}/activity/${removal.id}/undo`).expect(409);
      expect((undone.body as { message: string }).message).toContain('at most');
      await agent.delete(`${path}/${next.id}`);
      await agent.post(`${base}/activity/${removal.id}/undo`).expect(200);
    },
  );

  it('restores no deleted expenses beyond that', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}/expenses`;
    const [one, two] = [newExpense(), newExpense()];
    for (const each of [one, two]) await agent.post(path).send(each).expect(201);
    for (const { id } of [one, two]) await agent.delete(`${path}/${id}`).expect(200);
    await agent.post(path).send(newExpense()).expect(201);
    await service.dataSource.query(
      `INSERT INTO expense (trip_id, id, category, what, amount_cents, day)
       SELECT trip_id, gen_random_uuid(), category, what, amount_cents, day
         FROM expense, generate_series(1, 4998) WHERE trip_id = $1 AND deleted_at IS NULL`,
      [trip.id],
    );
    const restore = (...ids: string[]) => agent.post(`${path}/restore`).send({ expenseIds: ids });
    const both = await restore(one.id, two.id).expect(409);
    expect((both.body as { message: string }).message).toContain('at most 5,000 expenses');
    await restore(one.id).expect(200);
    await restore(two.id).expect(409);
  });

  it('brings nobody back into a party that is full', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const base = `/api/v1/trips/${trip.id}`;
    const people = `${base}/people`;
    const add = (id = randomUUID()) => agent.post(people).send({ id, name: 'Leo', age: 6 });
    const gone = randomUUID();
    await add(gone).expect(201);
    await agent.delete(`${people}/${gone}`);
    const { body } = await agent.get(`${base}/activity`).expect(200);
    const [removal] = (body as { activities: [{ id: string }] }).activities;
    const statuses: number[] = [];
    for (let tries = 0; tries < 30; tries += 1) statuses.push((await add()).status);
    expect(statuses.at(-1)).toBe(400);
    await service.dataSource.query(`UPDATE activity SET undone_at = now() WHERE trip_id = $1 AND id <> $2`, [
      trip.id,
      removal.id,
    ]);
    const undone = await agent.post(`${base}/activity/${removal.id}/undo`).expect(409);
    expect((undone.body as { message: string }).message).toContain('at most 30 people');
  });

  it('adds one line, task or table of an id that is sent many times at once', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const base = `/api/v1/trips/${trip.id}`;
    for (const [of, row] of [
      ['budget/lines', newLine()],
      ['tasks', newTask()],
      ['items', newDayItem()],
    ] as const)
      await Promise.all(Array.from({ length: 8 }, () => agent.post(`${base}/${of}`).send(row).expect(201)));
    const { body } = await agent.get(`${base}/activity`).expect(200);
    expect((body as { activities: { action: string }[] }).activities.map(({ action }) => action)).toEqual([
      'added',
      'added',
      'added',
    ]);
  });
});
