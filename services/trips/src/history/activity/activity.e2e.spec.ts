import { randomUUID } from 'node:crypto';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { CollaboratorRow } from '../../trip/collaborators/collaborator.entity.js';
import { startTrips } from '../../testing/app.js';
import {
  familyWithPaidTrip,
  joined,
  newContribution,
  newExpense,
  newLine,
  newTable,
  newSavingsPlan,
  newSettlement,
} from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

/** An editor from whom the owner keeps the money. */
const moneyless = async (tripId: string) => {
  const userId = randomUUID();
  const guest = joined(tripId, userId, { role: 'editor', seesMoney: false });
  await service.dataSource.manager.insert(CollaboratorRow, guest);
  return service.as({ userId, firstName: 'Kim' });
};

describe('who changed what', () => {
  it('is listed with words, undone by version, and refused once it was changed again', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const lines = `/api/v1/trips/${trip.id}/budget/lines`;
    const activity = `/api/v1/trips/${trip.id}/activity`;
    const line = newLine({ note: 'window seat' });
    const now = async () => (await agent.get(`/api/v1/trips/${trip.id}/budget`)).body.lines as object[];
    await agent.post(lines).send(line).expect(201);
    await agent.patch(`${lines}/${line.id}`).send({ version: 1, plannedCents: 30_000 }).expect(200);
    await agent.patch(`${lines}/${line.id}`).send({ version: 2, note: 'by the door' }).expect(200);
    const list = (await agent.get(activity).expect(200)).body.activities as { id: string }[];
    const [last, planned, added] = list;
    expect(list).toMatchObject([
      {
        kind: 'budget-line',
        action: 'changed',
        isYou: true,
        details: ['note “window seat” → “by the door”'],
      },
      { details: ['planned $205.00 → $300.00'], by: 'Robin', undo: 'open' },
      { action: 'added', what: line.label },
    ]);
    const undo = (entry?: { id: string }) => agent.post(`${activity}/${entry?.id ?? ''}/undo`);
    const refused = await undo(planned).expect(409);
    expect(refused.body.message).toContain('was changed again since');
    expect((await undo(last).expect(200)).body).toMatchObject({ undo: 'done' });
    expect(await now()).toMatchObject([{ note: 'window seat', plannedCents: 30_000, version: 4 }]);
    expect((await undo(last).expect(409)).body.message).toContain('already undone');
    expect((await agent.get(activity)).body.activities[0]).toMatchObject({
      action: 'changed',
      details: ['note “by the door” → “window seat”'],
      undo: 'open',
    });
    await agent.delete(`${lines}/${line.id}`).expect(204);
    const [removal] = (await agent.get(activity)).body.activities as { id: string }[];
    await undo(removal).expect(200);
    expect(await now()).toMatchObject([{ ...line, plannedCents: 30_000, version: 5 }]);
    await undo(added).expect(409);
    await undo(planned).expect(200);
    await undo(added).expect(200);
    expect(await now()).toEqual([]);
  });

  it('is undone once by fifty who ask for it at once', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const base = `/api/v1/trips/${trip.id}`;
    await agent.post(`${base}/budget/lines`).send(newLine()).expect(201);
    const { body } = await agent.get(`${base}/activity`).expect(200);
    const [added] = (body as { activities: [{ id: string }] }).activities;
    const undos = Array.from({ length: 50 }, () => agent.post(`${base}/activity/${added.id}/undo`));
    const statuses = (await Promise.all(undos)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  });

  it('covers expenses, savings, tables and dates, keeps money from whom it is kept, and undoes each', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const inTrip = `/api/v1/trips/${trip.id}`;
    const activity = `${inTrip}/activity`;
    const kim = await moneyless(trip.id);
    const [line, expense, late] = [
      newLine(),
      newExpense(),
      newExpense({ repeat: { every: 'day', until: '2027-03-16' } }),
    ];
    const [transfer, given, meal] = [newSettlement(), newContribution(), newTable()];
    const jar = { id: randomUUID(), name: 'Ears', person: null, goalCents: null, removed: false, version: 0 };
    const plan = newSavingsPlan();
    await agent.post(`${inTrip}/budget/lines`).send(line).expect(201);
    await agent.post(`${inTrip}/expenses`).send(expense).expect(201);
    await agent
      .patch(`${inTrip}/expenses/${expense.id}`)
      .send({ version: 1, amountCents: 2_000 })
      .expect(200);
    await agent.post(`${inTrip}/expenses`).send(late).expect(201);
    await agent.delete(`${inTrip}/expenses/${late.id}?following=true`).expect(200);
    await agent
      .post('/api/v1/expense-imports')
      .send({ tripId: trip.id, expenses: [newExpense()] })
      .expect(200);
    await agent.post(`${inTrip}/expenses/settlements`).send(transfer).expect(201);
    await agent.put(`${inTrip}/savings/plan`).send(plan).expect(200);
    await agent.post(`${inTrip}/savings/jars`).send(jar).expect(200);
    await agent.post(`${inTrip}/savings/contributions`).send(given).expect(201);
    await agent.post(`${inTrip}/items`).send(meal).expect(201);
    await agent.delete(`${inTrip}/items/${meal.id}`).expect(204);
    const list = async (who: TestAgent) =>
      (await who.get(activity).expect(200)).body.activities as {
        id: string;
        kind: string;
        action: string;
        details: string[];
      }[];
    const all = await list(agent);
    expect(all.map(({ kind, action }) => `${kind} ${action}`)).toEqual([
      'day-item removed',
      'day-item added',
      'contribution added',
      'savings-jar added',
      'savings-plan added',
      'settlement added',
      'expenses added',
      'expenses removed',
      'expenses added',
      'expense changed',
      'expense added',
      'budget-line added',
    ]);
    expect(all[9]?.details).toEqual(['amount $12.50 → $20.00']);
    expect((await list(kim)).map(({ kind }) => kind)).toEqual(['day-item', 'day-item']);
    for (const { id } of all.slice(2)) await kim.post(`${activity}/${id}/undo`).expect(404);

    for (const { id } of all) await agent.post(`${activity}/${id}/undo`).expect(200);
    const read = async (path: string) => (await agent.get(`${inTrip}/${path}`).expect(200)).body;
    expect(await read('expenses')).toMatchObject({ expenses: [], settlements: [] });
    expect(await read('savings')).toMatchObject({ plan: null, jars: [], contributions: [] });
    expect(await read('windows')).toMatchObject({ meals: [] });
    expect(await read('budget')).toMatchObject({ lines: [] });
  });

  it('takes several expenses back together or not at all', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const inTrip = `/api/v1/trips/${trip.id}`;
    const [one, other] = [newExpense(), newExpense()];
    await agent
      .post('/api/v1/expense-imports')
      .send({ tripId: trip.id, expenses: [one, other] })
      .expect(200);
    const [batch] = (await agent.get(`${inTrip}/activity`)).body.activities as { id: string }[];
    await agent.patch(`${inTrip}/expenses/${one.id}`).send({ version: 1, amountCents: 99 }).expect(200);
    const { body } = await agent.post(`${inTrip}/activity/${batch?.id ?? ''}/undo`).expect(409);
    expect(body.message).toContain('was changed again since');
    expect((await agent.get(`${inTrip}/expenses`)).body.expenses).toHaveLength(2);
  });

  it('is undone among the last fifty only, and never where an email or an address went out', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const inTrip = `/api/v1/trips/${trip.id}`;
    const refusal = async (id: string) =>
      (await agent.post(`${inTrip}/activity/${id}/undo`).expect(409)).body.message as string;
    const list = async () =>
      (await agent.get(`${inTrip}/activity`).expect(200)).body.activities as { id: string; undo: string }[];
    await agent.post(`${inTrip}/budget/lines`).send(newLine()).expect(201);
    const [added] = await list();
    const later = (count: number) =>
      service.dataSource.query(
        `INSERT INTO activity (id, trip_id, at, user_id, by_name, kind, subject_id, action, what)
         SELECT gen_random_uuid(), trip_id, at, user_id, by_name, 'person', gen_random_uuid(), 'removed', 'Sam'
         FROM activity, generate_series(1, $2) WHERE id = $1`,
        [added?.id, count],
      );
    await later(49);
    expect((await list()).at(-1)).toMatchObject({ id: added?.id, undo: 'open' });
    await later(1);
    expect((await list()).at(-1)).toMatchObject({ id: added?.id, undo: 'none' });
    expect(await refusal(added?.id ?? '')).toContain('Only the last 50 changes');

    const email = `${randomUUID()}@example.com`;
    await agent.post(`${inTrip}/collaborators`).send({ email, role: 'viewer', seesMoney: true }).expect(201);
    await agent
      .post(`${inTrip}/share-links`)
      .send({ label: 'Grandparents', sections: ['days'], days: 30 })
      .expect(201);
    for (const { id, undo } of (await list()).slice(0, 2)) {
      expect(undo).toBe('none');
      expect(await refusal(id)).toContain('cannot be undone here');
    }
  });

  it('is undone fifty times in a row: an undo takes no other change’s place', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/trips/${trip.id}`;
    for (let change = 0; change < 50; change += 1)
      await agent
        .patch(path)
        .send({ version: trip.version + change, name: `Name ${change}` })
        .expect(200);
    const activity = `/api/v1/trips/${trip.id}/activity`;
    const list = (await agent.get(activity).expect(200)).body.activities as { id: string }[];
    expect(list).toHaveLength(50);
    for (const { id } of list) await agent.post(`${activity}/${id}/undo`).expect(200);
    expect((await agent.get(path).expect(200)).body.name).toBe(trip.name);
  });

  it('brings a person back as they were, and takes back a trip’s new name', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const people = `/api/v1/trips/${trip.id}/people`;
    const leo = { id: randomUUID(), name: 'Leo', birthDate: '2020-02-29', dietaryNotes: 'No nuts' };
    const added = await agent
      .post(people)
      .send({ ...leo, id: leo.id.toUpperCase() })
      .expect(201);
    expect(added.body).toMatchObject({ ...leo, version: 1 });
    const measured = { heightInches: 43, pace: 'stroller' };
    const older = await agent
      .patch(`${people}/${leo.id}`)
      .send({ version: 1, ...measured })
      .expect(200);
    expect(older.body).toMatchObject({ ...measured, dietaryNotes: 'No nuts', version: 2 });
    await agent.patch(`${people}/${leo.id}`).send({ version: 2, pace: 'running' }).expect(400);
    const late = await agent.patch(`${people}/${leo.id}`).send({ version: 1, name: 'Lea' }).expect(409);
    expect(late.body.message).toContain('It now says “Leo”');
    await agent.delete(`${people}/${leo.id}`).expect(204);
    const activity = `/api/v1/trips/${trip.id}/activity`;
    const undoLast = async () => {
      const [entry] = (await agent.get(activity)).body.activities as { id: string }[];
      await agent.post(`${activity}/${entry?.id ?? ''}/undo`).expect(200);
    };
    await undoLast();
    const read = async () => (await agent.get(`/api/trips/${trip.id}`).expect(200)).body;
    expect((await read()).party[1]).toMatchObject({ ...leo, ...measured });
    await agent.patch(`/api/trips/${trip.id}`).send({ version: trip.version, name: 'Another' }).expect(200);
    await undoLast();
    expect((await read()).name).toBe(trip.name);

    const rename = (version: number, name: string) =>
      agent.patch(`/api/trips/${trip.id}`).send({ version, name }).expect(200);
    const { version } = await read();
    await rename(version, 'First');
    await rename(version + 1, 'Second');
    const [second, first] = (await agent.get(activity)).body.activities as { id: string }[];
    const undo = (entry?: { id: string }) => agent.post(`${activity}/${entry?.id ?? ''}/undo`);
    await undo(first).expect(409);
    await undo(second).expect(200);
    await undo(first).expect(200);
    expect((await read()).name).toBe(trip.name);
  });
});
