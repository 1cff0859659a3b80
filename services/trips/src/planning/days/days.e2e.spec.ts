import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import { Budget } from '@landsea/contracts/money';
import { DayPlans, type ChangeDayItems, type CreateDayItem, type DayItem } from '@landsea/contracts/planning';
import type { TripDetail } from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { aMeal, familyWithPaidTrip, joined, newDayItem, newLine, newTable } from '../../testing/factories.js';
import { CollaboratorRow } from '../../trip/collaborators/collaborator.entity.js';

const service = await startTrips();
afterAll(() => service.close());

interface Family {
  agent: TestAgent;
  trip: TripDetail;
  path: string;
}
const family = async (): Promise<Family> => {
  const { agent, trip } = await familyWithPaidTrip(service);
  return { agent, trip, path: `/api/v1/trips/${trip.id}` };
};
const plansOf = async ({ agent, path }: Family): Promise<DayPlans> =>
  DayPlans.parse((await agent.get(`${path}/days`).expect(200)).body);
const add = async ({ agent, path }: Family, item: CreateDayItem): Promise<DayItem> =>
  (await agent.post(`${path}/items`).send(item).expect(201)).body as DayItem;
const guest = async ({ trip }: Family): Promise<TestAgent> => {
  const userId = randomUUID();
  const part = { role: 'editor' as const, seesMoney: false };
  await service.dataSource.manager.insert(CollaboratorRow, joined(trip.id, userId, part));
  return service.as({ userId, firstName: 'Kim' });
};
const refusal = (body: unknown) => (body as { fields: { path: string; message: string }[] }).fields;

describe('the days of a trip', () => {
  it('get parks, a kind and a note, by version', async () => {
    const home = await family();
    const { agent, trip, path } = home;
    const day = `${path}/days/${trip.startDate}`;
    const change = { version: 1, parks: ['epcot', 'hollywood-studios'], note: ' Hop after lunch ' };
    const { body } = await agent.patch(day).send(change).expect(200);
    expect(DayPlans.parse(body).days[0]).toMatchObject({
      parks: ['epcot', 'hollywood-studios'],
      note: 'Hop after lunch',
      version: 2,
    });
    const late = await agent.patch(day).send(change).expect(409);
    expect(late.body.message).toBe(
      'This day was changed while you were editing it. It now says “EPCOT + Hollywood Studios”. Make your change again if you still want it.',
    );
    await agent.patch(day).send({ version: 2, kind: 'rest' }).expect(200);
    expect((await plansOf(home)).days[0]).toMatchObject({ kind: 'rest', parks: [], note: 'Hop after lunch' });
    const refused = await agent
      .patch(day)
      .send({ version: 3, parks: ['epcot'] })
      .expect(400);
    expect(refusal(refused.body)).toEqual([
      { path: 'parks', message: 'Only a park day has parks: make it one first' },
    ]);
    await agent.patch(day).send({ version: 3, kind: 'sea' }).expect(400);
    const elsewhere = await agent.patch(`${path}/days/2020-01-01`).send({ version: 1 }).expect(404);
    expect(elsewhere.body.message).toBe('That date is not part of this trip. Choose one of its days.');
    await agent.patch(`${path}/days/tomorrow`).send({ version: 1 }).expect(404);
  });

  it('say when the family arrives and leaves, which is logged and undone', async () => {
    const home = await family();
    const { agent, trip, path } = home;
    const day = `${path}/days/${trip.startDate}`;
    await agent
      .patch(day)
      .send({ version: 1, kind: 'park', parks: ['epcot'], arrivesAt: '13:00' })
      .expect(200);
    expect((await plansOf(home)).days[0]).toMatchObject({ arrivesAt: '13:00', leavesAt: null });
    const early = await agent.patch(day).send({ version: 2, leavesAt: '12:30' }).expect(400);
    expect(refusal(early.body)).toEqual([
      { path: 'leavesAt', message: 'You leave before you arrive: correct one of the times' },
    ]);
    await agent.patch(day).send({ version: 2, leavesAt: '18:00' }).expect(200);
    const { body } = await agent.get(`${path}/activity`).expect(200);
    const [last] = (body as { activities: [{ id: string; details: string[] }] }).activities;
    expect(last.details).toEqual(['departure none → 6:00 PM']);
    await agent.post(`${path}/activity/${last.id}/undo`).expect(200);
    const undone = (await plansOf(home)).days[0];
    expect(undone).toMatchObject({ arrivesAt: '13:00', leavesAt: null });
    await agent.patch(day).send({ version: undone?.version, kind: 'rest' }).expect(200);
    expect((await plansOf(home)).days[0]).toMatchObject({ kind: 'rest', arrivesAt: null });
    const onRest = { version: (undone?.version ?? 0) + 1, arrivesAt: '13:00' };
    const refused = await agent.patch(day).send(onRest).expect(400);
    expect(refusal(refused.body)).toEqual([
      { path: 'arrivesAt', message: 'Only a park day has a time of arrival or departure: leave it empty' },
    ]);
  });

  it('are undone like everything else', async () => {
    const home = await family();
    const { agent, trip, path } = home;
    await agent
      .patch(`${path}/days/${trip.startDate}`)
      .send({ version: 1, parks: ['epcot'] })
      .expect(200);
    const { body } = await agent.get(`${path}/activity`).expect(200);
    const [last] = (body as { activities: [{ id: string; kind: string; details: string[] }] }).activities;
    expect(last).toMatchObject({ kind: 'trip-day', details: ['parks none → EPCOT'] });
    await agent.post(`${path}/activity/${last.id}/undo`).expect(200);
    expect((await plansOf(home)).days[0]?.parks).toEqual([]);
  });
});

describe('the worth of an hour', () => {
  it('is kept with the trip for everyone who plans it', async () => {
    const home = await family();
    const { agent, path } = home;
    expect((await plansOf(home)).hourCents).toBeNull();
    const { body } = await agent.put(`${path}/hour-worth`).send({ hourCents: 4000 }).expect(200);
    expect(DayPlans.parse(body).hourCents).toBe(4000);
    const seen = await (await guest(home)).get(`${path}/days`).expect(200);
    expect(DayPlans.parse(seen.body).hourCents).toBe(4000);
  });

  it.each([99, 100_001, 10.5])('is no %s cents', async (hourCents) => {
    const { agent, path } = await family();
    const { body } = await agent.put(`${path}/hour-worth`).send({ hourCents }).expect(400);
    expect(refusal(body)[0]?.path).toBe('hourCents');
  });
});

describe('items', () => {
  it('are added once, changed by version and removed', async () => {
    const home = await family();
    const { agent, path } = home;
    const item = newDayItem({ note: ' By the hearse ' });
    const added = await add(home, item);
    expect(added).toMatchObject({ status: 'planned', note: 'By the hearse', votes: {}, version: 1 });
    expect(await add(home, { ...item, title: 'Another' })).toEqual(added);
    const change = { version: 1, time: '09:30' };
    const { body } = await agent.patch(`${path}/items/${item.id}`).send(change).expect(200);
    expect(body).toMatchObject({ time: '09:30', title: 'Haunted Mansion', version: 2 });
    const late = await agent.patch(`${path}/items/${item.id}`).send(change).expect(409);
    expect(late.body.message).toContain('at 9:30 AM');
    await agent.delete(`${path}/items/${item.id}`).expect(204);
    await agent.delete(`${path}/items/${item.id}`).expect(404);
    expect((await plansOf(home)).items).toEqual([]);
  });

  it('are wishes without a date, and planned once they get one', async () => {
    const home = await family();
    const { agent, path, trip } = home;
    const wish = await add(home, newDayItem({ date: null }));
    expect(wish.status).toBe('wish');
    const item = `${path}/items/${wish.id}`;
    const dated = await agent
      .patch(item)
      .send({ version: 1, date: trip.startDate, time: '10:00' })
      .expect(200);
    expect(dated.body).toMatchObject({ status: 'planned' });
    const back = await agent.patch(item).send({ version: 2, date: null }).expect(200);
    expect(back.body).toMatchObject({ status: 'wish', time: null });
  });

  it('keep to the dates, the people and the clocks of the trip', async () => {
    const { agent, path, trip } = await family();
    const refused = async (change: Partial<CreateDayItem>) => {
      const { body } = await agent.post(`${path}/items`).send(newDayItem(change)).expect(400);
      return refusal(body);
    };
    expect(await refused({ date: addDays(trip.endDate, 1) })).toEqual([
      { path: 'date', message: 'Choose a day of the trip' },
    ]);
    expect(await refused({ people: [randomUUID()] })).toEqual([
      { path: 'people', message: 'Choose people who travel with you' },
    ]);
  });

  it('let nobody eat in two places at once', async () => {
    const home = await family();
    const { agent, path } = home;
    await add(home, newTable());
    const second = newTable({ title: 'Be Our Guest', time: '19:00' });
    const { body } = await agent.post(`${path}/items`).send(second).expect(400);
    expect(refusal(body)).toMatchObject([{ path: 'time' }]);
    expect(refusal(body)[0]?.message).toContain('already has a meal at 6:10 PM: Liberty Tree Tavern');
    const table = await add(home, { ...second, time: '20:00' });
    await agent.patch(`${path}/items/${table.id}`).send({ version: 1, time: '19:20' }).expect(400);
    await agent.patch(`${path}/items/${table.id}`).send({ version: 1, note: 'Booth' }).expect(200);
  });

  it('change together or not at all, and are taken back in one step', async () => {
    const home = await family();
    const { agent, path, trip } = home;
    const [one, two] = [await add(home, newDayItem()), await add(home, newDayItem())];
    const fresh = newDayItem({ title: 'Parade' });
    const changes: ChangeDayItems = {
      title: 'Best order for the first day',
      add: [fresh],
      change: [{ id: one.id, version: 1, time: '09:00' }],
      remove: [{ id: two.id, version: 1 }],
    };
    const send = (body: object) => agent.post(`${path}/items/changes`).send(body);
    await send({ ...changes, remove: [{ id: two.id, version: 9 }] }).expect(409);
    const outside = { ...fresh, date: addDays(trip.endDate, 5) };
    const wrong = await send({ ...changes, add: [outside] }).expect(400);
    expect(refusal(wrong.body)[0]?.message).toBe('Parade: Choose a day of the trip');
    const before = await plansOf(home);
    expect(before.items).toHaveLength(2);

    const after = DayPlans.parse((await send(changes).expect(200)).body);
    expect(after.items.map(({ title, time }) => [title, time])).toEqual([
      ['Haunted Mansion', '09:00'],
      ['Parade', null],
    ]);
    const [last] = ((await agent.get(`${path}/activity`)).body as { activities: [{ id: string }] })
      .activities;
    expect(last).toMatchObject({
      kind: 'items',
      what: 'Best order for the first day',
      details: ['1 added', '1 removed', '1 changed'],
    });
    await agent.put(`${path}/items/${one.id}/votes/${trip.party[0]?.id ?? ''}`).send({ vote: 'nice' });
    await agent.post(`${path}/activity/${last.id}/undo`).expect(200);
    const undone = await plansOf(home);
    expect(undone.items.map(({ id, time }) => [id, time])).toEqual([
      [one.id, null],
      [two.id, null],
    ]);
    expect(Object.values(undone.items[0]?.votes ?? {})).toEqual(['nice']);
  });

  it('are no longer undone once one of them was changed again', async () => {
    const home = await family();
    const { agent, path } = home;
    const fresh = newDayItem();
    await agent
      .post(`${path}/items/changes`)
      .send({ title: 'A copy', add: [fresh], change: [], remove: [] })
      .expect(200);
    const [last] = ((await agent.get(`${path}/activity`)).body as { activities: [{ id: string }] })
      .activities;
    await agent.patch(`${path}/items/${fresh.id}`).send({ version: 1, note: 'New' }).expect(200);
    const { body } = await agent.post(`${path}/activity/${last.id}/undo`).expect(409);
    expect(body.message).toContain('was changed again since');
  });

  it('have so many musts a person, two for each park day', async () => {
    const home = await family();
    const { agent, path, trip } = home;
    const person = trip.party[0]?.id ?? '';
    const most = 2 * trip.days.filter(({ kind }) => kind === 'park').length;
    const items = [];
    for (let count = 0; count <= most; count += 1) items.push(await add(home, newDayItem({ date: null })));
    const vote = (item: DayItem | undefined, vote: string | null) =>
      agent.put(`${path}/items/${item?.id ?? ''}/votes/${person}`).send({ vote });
    for (const item of items.slice(1)) await vote(item, 'must').expect(200);
    const { body } = await vote(items[0], 'must').expect(400);
    expect(refusal(body)[0]?.message).toContain(`has ${most} musts, 2 for each park day`);
    await vote(items[1], null).expect(200);
    const { body: voted } = await vote(items[0], 'must').expect(200);
    expect(voted).toMatchObject({ votes: { [person]: 'must' }, version: 1 });
  });

  it('say nothing of money to a person who may not see it, and take none from them', async () => {
    const home = await family();
    const { path } = home;
    const details = { ...aMeal, depositCents: 4_000 };
    const table = await add(home, newTable({ costCents: 20_500, details }));
    const kim = await guest(home);
    const seen = DayPlans.parse((await kim.get(`${path}/days`).expect(200)).body);
    expect(seen.items[0]).toMatchObject({ costCents: null, details: { depositCents: null } });
    const item = `${path}/items/${table.id}`;
    const { body } = await kim.patch(item).send({ version: 1, costCents: 1 }).expect(400);
    expect(refusal(body)).toMatchObject([{ path: 'costCents' }]);
    await kim.patch(item).send({ version: 1, costCents: null, details: seen.items[0]?.details }).expect(200);
    expect((await plansOf(home)).items[0]).toMatchObject({ costCents: 20_500, details });
    await kim.patch(item).send({ version: 2, status: 'planned' }).expect(200);
    await home.agent.patch(item).send({ version: 3, costCents: 100 }).expect(200);
    const activity = JSON.stringify((await kim.get(`${path}/activity`).expect(200)).body);
    expect(activity).not.toContain('$');
  });
});

describe('what items cost', () => {
  const linesOf = async ({ agent, path }: Family) =>
    Budget.parse((await agent.get(`${path}/budget`).expect(200)).body).lines;

  it('feeds one line of the budget for each source', async () => {
    const home = await family();
    const { agent, path } = home;
    const planned = await add(home, newTable({ status: 'planned', costCents: 15_000 }));
    await add(home, newTable({ time: '12:00', costCents: 5_000 }));
    await add(home, newTable({ status: 'wish', date: null, costCents: 99_000 }));
    await add(home, newDayItem({ costCents: 2_000 }));
    const lines = await linesOf(home);
    expect(lines).toMatchObject([
      { source: 'dining', category: 'dining', plannedCents: 20_000, bookedCents: 5_000, status: 'booked' },
      { source: 'plans', category: 'misc', plannedCents: 2_000, bookedCents: 0, status: 'planned' },
    ]);
    const item = `${path}/items/${planned.id}`;
    await agent.patch(item).send({ version: 1, status: 'cancelled' }).expect(200);
    expect((await linesOf(home))[0]).toMatchObject({ plannedCents: 5_000, id: lines[0]?.id });
    const [last] = ((await agent.get(`${path}/activity`)).body as { activities: [{ id: string }] })
      .activities;
    await agent.post(`${path}/activity/${last.id}/undo`).expect(200);
    expect((await linesOf(home))[0]).toMatchObject({ plannedCents: 20_000 });
  });

  it('leaves the lines that a person wrote alone', async () => {
    const home = await family();
    await home.agent.post(`${home.path}/budget/lines`).send(newLine()).expect(201);
    const item = await add(home, newDayItem());
    await home.agent.delete(`${home.path}/items/${item.id}`).expect(204);
    expect(await linesOf(home)).toMatchObject([{ source: null, plannedCents: newLine().plannedCents }]);
  });

  it('is changed on its own page, and goes with the items unless something was spent', async () => {
    const home = await family();
    const { agent, path } = home;
    const table = await add(home, newTable({ costCents: 5_000 }));
    const [line] = await linesOf(home);
    const own = `${path}/budget/lines/${line?.id ?? ''}`;
    const refused = await agent.patch(own).send({ version: 1, plannedCents: 1 }).expect(400);
    expect(refusal(refused.body)).toEqual([
      {
        path: 'plannedCents',
        message: 'This comes from what you planned under Dining. Change it there.',
      },
    ]);
    await agent.delete(own).expect(403);
    const many = { add: [], plan: [], remove: [{ id: line?.id, version: 1 }] };
    await agent.post(`${path}/budget/changes`).send(many).expect(403);
    await agent.patch(own).send({ version: 1, label: 'Tables', plannedCents: 5_000 }).expect(200);
    const expense = {
      id: randomUUID(),
      category: 'dining',
      what: 'Dinner',
      amountCents: 4_000,
      day: table.date,
      lineId: line?.id,
    };
    await agent.post(`${path}/expenses`).send(expense).expect(201);
    await agent.delete(`${path}/items/${table.id}`).expect(204);
    expect(await linesOf(home)).toMatchObject([{ label: 'Tables', plannedCents: 0, bookedCents: 0 }]);
    await agent.delete(`${path}/expenses/${expense.id}`).expect(200);
    await add(home, newDayItem({ costCents: 100 }));
    expect((await linesOf(home)).map(({ source }) => source)).toEqual(['plans']);
  });
});
