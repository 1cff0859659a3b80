import { randomUUID } from 'node:crypto';
import { addDays, TripExpenses, type CreateExpense } from '@landsea/contracts';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from './app.js';
import { familyWithPaidTrip, newExpense, newLine } from './factories.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

const expensesOf = (tripId: string) => `/api/v1/trips/${tripId}/expenses`;

describe('the expenses of a paid trip', () => {
  it('takes one in four fields, changes it, deletes it and brings it back', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = expensesOf(trip.id);
    const expense = newExpense();
    const added = await agent.post(path).send(expense).expect(201);
    expect(added.body.expenses).toEqual([
      expect.objectContaining({ ...expense, version: 1, original: null, shares: null, receipt: null }),
    ]);

    const one = `${path}/${expense.id}`;
    const change = { version: 1, amountCents: 999, note: 'Two of them', paidBy: null };
    const changed = await agent.patch(one).send(change).expect(200);
    expect(changed.body).toMatchObject({ ...change, version: 2, what: expense.what });
    const late = await agent.patch(one).send({ version: 1, what: 'Mine' }).expect(409);
    expect(late.body.message).toContain(`“${expense.what}” under Snacks & Sips: $9.99`);

    expect((await agent.delete(one).expect(200)).body).toEqual({ removedIds: [expense.id] });
    await agent.delete(one).expect(404);
    await agent.get(one).expect(404);
    const back = await agent
      .post(`${path}/restore`)
      .send({ expenseIds: [expense.id] })
      .expect(200);
    expect(back.body.expenses).toEqual([expect.objectContaining({ ...change, version: 4 })]);
  });

  it('adds one however often it is sent', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const expense = newExpense();
    await Promise.all([1, 2, 3].map(() => agent.post(expensesOf(trip.id)).send(expense).expect(201)));
    const { body } = await agent.get(expensesOf(trip.id)).expect(200);
    expect(TripExpenses.parse(body).expenses).toHaveLength(1);
  });

  it('repeats until a last day, once, and ends where the rest is deleted', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = expensesOf(trip.id);
    const expense = newExpense({ repeat: { every: 'day', until: addDays('2027-03-14', 6) } });
    const { body } = await agent.post(path).send(expense).expect(201);
    await agent.post(path).send(expense).expect(201);
    const days = (body.expenses as { day: string; seriesId: string; id: string }[]).map(({ day }) => day);
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toBe('2027-03-20');
    const fifth = (body.expenses as { id: string }[])[4];
    const { body: removed } = await agent.delete(`${path}/${fifth?.id ?? ''}?following=true`).expect(200);
    expect(removed.removedIds).toHaveLength(3);
    expect((await agent.get(path).expect(200)).body.expenses).toHaveLength(4);
  });

  it('counts in the budget by category and line, until it is deleted', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine({ category: 'dining' });
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
    const paid = newExpense({ category: 'dining', amountCents: 2_000, lineId: line.id });
    for (const expense of [paid, newExpense({ amountCents: 700 }), newExpense({ amountCents: 300 })])
      await agent.post(expensesOf(trip.id)).send(expense).expect(201);
    const sums = async () => (await agent.get(`/api/v1/trips/${trip.id}/budget`).expect(200)).body.expenses;
    const snacks = { category: 'snacks-sips', lineId: null, spentCents: 1_000 };
    expect(await sums()).toEqual(
      expect.arrayContaining([{ category: 'dining', lineId: line.id, spentCents: 2_000 }, snacks]),
    );
    await agent.delete(`${expensesOf(trip.id)}/${paid.id}`).expect(200);
    expect(await sums()).toEqual([snacks]);
  });

  it('refuses in words what does not fit together, also after a change', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const expense = newExpense({
      paidBy: 'Robin',
      shares: { how: 'exact', parts: [{ person: 'Robin', cents: 1_250 }] },
    });
    await agent.post(expensesOf(trip.id)).send(expense).expect(201);
    const path = `${expensesOf(trip.id)}/${expense.id}`;
    const wrong = await agent.patch(path).send({ version: 1, amountCents: 1_300 }).expect(400);
    expect(wrong.body.fields).toEqual([
      { path: 'shares', message: 'The parts add up to $12.50, the expense is $13.00: $0.50 is missing' },
    ]);
    expect((await agent.get(path).expect(200)).body.amountCents).toBe(1_250);
  });

  it('records a settlement once and undoes it', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `${expensesOf(trip.id)}/settlements`;
    const given = { id: randomUUID(), from: 'Sam', to: 'Robin', amountCents: 4_000, day: '2027-03-20' };
    await agent.post(path).send(given).expect(201);
    expect((await agent.post(path).send(given).expect(201)).body).toEqual(given);
    expect((await agent.get(expensesOf(trip.id)).expect(200)).body.settlements).toEqual([given]);
    await agent.delete(`${path}/${given.id}`).expect(204);
    await agent.delete(`${path}/${given.id}`).expect(404);
    await agent
      .post(path)
      .send({ ...given, to: 'Sam' })
      .expect(400);
  });

  it('imports 2,000 rows at once, none twice, and all or none', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const rows = Array.from({ length: 2_000 }, (_, index): CreateExpense =>
      newExpense({
        what: `Row ${String(index)}, which has a name of a usual length`,
        amountCents: index + 1,
      }),
    );
    const send = (expenses: unknown[]) =>
      agent.post('/api/v1/expense-imports').send({ tripId: trip.id, expenses });
    await send([...rows.slice(0, 5), { ...newExpense(), amountCents: 0 }]).expect(400);
    expect((await agent.get(expensesOf(trip.id)).expect(200)).body.expenses).toEqual([]);
    expect((await send(rows).expect(200)).body).toEqual({ added: 2_000, alreadyThere: 0 });
    await agent.delete(`${expensesOf(trip.id)}/${rows[3]?.id ?? ''}`).expect(200);
    expect((await send(rows).expect(200)).body).toEqual({ added: 1, alreadyThere: 1_999 });
    const { body } = await agent.get(expensesOf(trip.id)).expect(200);
    expect(TripExpenses.parse(body).expenses).toHaveLength(2_000);
    await send(rows.map((row) => ({ ...row, id: randomUUID() }))).expect(200);
    const over = await send(rows.map((row) => ({ ...row, id: randomUUID() }))).expect(400);
    expect(over.body.fields[0].message).toContain('at most 5,000');
  });
});
