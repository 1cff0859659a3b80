import { randomUUID } from 'node:crypto';
import { type TripEvent, MOST_EVENT_ROWS } from '@landsea/contracts/live';
import type { CreateDayItem, DayItem, UpdateDayItem } from '@landsea/contracts/planning';
import { startTrips } from '../../testing/app.js';
import { aMeal, familyWithPaidTrip, joined, newDayItem, newTable } from '../../testing/factories.js';
import { loggedStatements } from '../../testing/logged-statements.js';
import { soon, watchTrip } from '../../testing/watched-trip.js';
import { CollaboratorRow } from '../../trip/collaborators/collaborator.entity.js';

const service = await startTrips();
afterAll(() => service.close());

const WRITERS = 50;

const family = async () => {
  const { agent, trip, userId } = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${trip.id}/items`;
  const add = async (item: CreateDayItem): Promise<DayItem> =>
    (await agent.post(path).send(item).expect(201)).body as DayItem;
  const watch = (person: { userId: string; firstName: string }) =>
    watchTrip(service, person.userId, trip.id, person.firstName);
  const guest = async () => {
    const kim = { userId: randomUUID(), firstName: 'Kim' };
    const part = joined(trip.id, kim.userId, { role: 'editor', seesMoney: false });
    await service.dataSource.manager.insert(CollaboratorRow, part);
    return kim;
  };
  return { agent, trip, path, add, watch, guest, robin: { userId, firstName: 'Robin' } };
};

type Watched = Awaited<ReturnType<typeof watchTrip>>;

/** The next event of one type; others are skipped. */
const nextOf = async <T extends TripEvent['type']>(
  browser: Watched,
  type: T,
): Promise<Extract<TripEvent, { type: T }>> => {
  for (;;) {
    const event = await soon(browser.next());
    if (!event) throw new Error('the stream ended');
    if (event.type === type) return event as Extract<TripEvent, { type: T }>;
  }
};

type ItemsChanged = Extract<TripEvent, { type: 'items.changed' }>;

/** The next change of items that a test is about: one from before the stream was opened may still come. */
const nextChange = async (
  browser: Watched,
  isWanted: (event: ItemsChanged) => boolean,
): Promise<ItemsChanged> => {
  for (;;) {
    const event = await nextOf(browser, 'items.changed');
    if (isWanted(event)) return event;
  }
};
const isSecondVersion = ({ rows }: ItemsChanged): boolean => rows?.[0]?.version === 2;

describe('many writers of one trip', () => {
  it('are all answered, however few connections there are', async () => {
    const { agent, path } = await family();
    const items = Array.from({ length: WRITERS }, () => newDayItem());
    const added = await Promise.all(items.map((item) => agent.post(path).send(item)));
    expect(added.map(({ status }) => status)).toEqual(items.map(() => 201));
    const changed = await Promise.all(
      items.map(({ id }) => agent.patch(`${path}/${id}`).send({ version: 1, time: '09:30' })),
    );
    expect(changed.map(({ status }) => status)).toEqual(items.map(() => 200));
  }, 60_000);

  it('cannot overwrite each other', async () => {
    const { agent, path, add } = await family();
    const { id } = await add(newDayItem());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => agent.patch(`${path}/${id}`).send({ version: 1, time: '09:30' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('a change of one item', () => {
  const meal = newTable();
  const lane = newDayItem({
    catalogueId: 'space-mountain',
    details: { kind: 'lane', product: 'multi', returnUntil: null, isPreselected: false },
  });
  it.each<[string, CreateDayItem, UpdateDayItem]>([
    ['of a time', newDayItem(), { version: 1, time: '09:30' }],
    ['of a cost', newDayItem(), { version: 1, costCents: 4200 }],
    ['of a meal', meal, { version: 1, time: '18:30' }],
    ['of a Lightning Lane', lane, { version: 1, time: '10:00' }],
  ])('%s takes at most ten statements and its events', async (_what, item, change) => {
    const { agent, path, add } = await family();
    const { id } = await add(item);
    const statements = await loggedStatements(service, (requestId) =>
      agent.patch(`${path}/${id}`).set('x-request-id', requestId).send(change).expect(200),
    );
    expect(statements.length).toBeGreaterThan(0);
    const sql = statements.filter((statement) => !statement.includes('pg_notify'));
    expect(sql.length).toBeLessThanOrEqual(10);
    expect(sql.filter((statement) => statement.includes('AS "seesMoney"'))).toHaveLength(1);
    expect(sql.filter((statement) => /FROM "day_item"/.test(statement)).length).toBeLessThanOrEqual(2);
  });

  it('of nothing that costs leaves the budget alone', async () => {
    const { agent, path, add } = await family();
    const { id } = await add(newDayItem({ costCents: 4200 }));
    const statementsOf = (change: object) =>
      loggedStatements(service, (requestId) =>
        agent.patch(`${path}/${id}`).set('x-request-id', requestId).send(change).expect(200),
      );
    const about = (statements: string[]) => statements.filter((each) => each.includes('budget_line'));
    expect(about(await statementsOf({ version: 1, time: '09:30' }))).toEqual([]);
    expect(about(await statementsOf({ version: 2, status: 'cancelled' }))).not.toEqual([]);
    expect(about(await statementsOf({ version: 3, status: 'planned' }))).not.toEqual([]);
    expect(about(await statementsOf({ version: 4, costCents: 4300 }))).not.toEqual([]);
    expect(about(await statementsOf({ version: 5, details: { kind: 'note' } }))).not.toEqual([]);
  });

  it('is sent to each other browser in less than 3 kB, as the answer has it', async () => {
    const { agent, path, add, watch, guest } = await family();
    const { id } = await add(newDayItem({ note: 'By the hearse', costCents: 4200 }));
    const browser = await watch(await guest());
    const { body } = await agent.patch(`${path}/${id}`).send({ version: 1, time: '09:30' }).expect(200);
    const event = await nextChange(browser, isSecondVersion);
    expect(event).toEqual({
      type: 'items.changed',
      by: 'Robin',
      rows: [{ ...(body as DayItem), costCents: null }],
      removed: [],
    });
    expect(JSON.stringify(event).length).toBeLessThan(3000);
    browser.close();
  });

  it('keeps what a meal costs from a reader who sees no money', async () => {
    const { agent, path, add, watch, guest, robin } = await family();
    const deposit = { ...aMeal, depositCents: 1234 };
    const { id } = await add(newTable({ costCents: 5678, details: deposit }));
    const [owner, kim] = [await watch(robin), await watch(await guest())];
    await agent.patch(`${path}/${id}`).send({ version: 1, note: 'A booth' }).expect(200);
    const forOwner = await nextChange(owner, isSecondVersion);
    const forKim = await nextChange(kim, isSecondVersion);
    expect(forOwner.rows).toMatchObject([{ costCents: 5678, details: { depositCents: 1234 } }]);
    expect(forKim.rows).toMatchObject([
      { note: 'A booth', costCents: null, details: { depositCents: null } },
    ]);
    for (const { close } of [owner, kim]) close();
  });
});

describe('a change of one day', () => {
  it('is sent to each other browser with the day, also when it is undone', async () => {
    const { agent, trip, path, add, watch, robin } = await family();
    await add(newDayItem());
    const browser = await watch(robin);
    const day = `/api/v1/trips/${trip.id}/days/${trip.startDate}`;
    const { body } = await agent.patch(day).send({ version: 1, note: 'Wear red' }).expect(200);
    const event = await nextOf(browser, 'trip.changed');
    const changed = { date: trip.startDate, note: 'Wear red', version: 2 };
    expect(event).toMatchObject({ type: 'trip.changed', days: [changed] });
    expect(body).toMatchObject({ days: [changed], items: [] });
    expect(JSON.stringify(event).length).toBeLessThan(1000);
    const logged = await agent.get(`/api/v1/trips/${trip.id}/activity`).expect(200);
    const [last] = (logged.body as { activities: [{ id: string }] }).activities;
    await agent.post(`/api/v1/trips/${trip.id}/activity/${last.id}/undo`).expect(200);
    expect(await soon(browser.next())).toMatchObject({ days: [{ ...changed, note: null, version: 3 }] });
    await agent.delete(`${path}/${(await add(newDayItem())).id}`).expect(204);
    expect(await soon(browser.next())).toMatchObject({ type: 'items.changed' });
    browser.close();
  });
});

describe('the event of changed items', () => {
  it('names those that are gone, and follows an undo', async () => {
    const { agent, trip, path, add, watch, robin } = await family();
    const { id } = await add(newDayItem());
    const browser = await watch(robin);
    await agent.delete(`${path}/${id}`).expect(204);
    const gone = await nextChange(browser, ({ removed }) => removed?.includes(id) ?? false);
    expect(gone).toMatchObject({ rows: [], removed: [id] });
    const { body } = await agent.get(`/api/v1/trips/${trip.id}/activity`).expect(200);
    const [last] = (body as { activities: [{ id: string }] }).activities;
    await agent.post(`/api/v1/trips/${trip.id}/activity/${last.id}/undo`).expect(200);
    expect(await nextOf(browser, 'items.changed')).toMatchObject({ rows: [{ id, version: 2 }], removed: [] });
    browser.close();
  });

  it('brings the votes of an item', async () => {
    const { agent, trip, path, add, watch, robin } = await family();
    const { id } = await add(newDayItem({ date: null }));
    const person = trip.party[0]?.id ?? '';
    const browser = await watch(robin);
    await agent.put(`${path}/${id}/votes/${person}`).send({ vote: 'must' }).expect(200);
    const voted = await nextChange(browser, ({ rows }) => Object.keys(rows?.[0]?.votes ?? {}).length > 0);
    expect(voted).toMatchObject({ rows: [{ id, votes: { [person]: 'must' } }] });
    browser.close();
  });

  it('is several where the rows are many, and asks to fetch the days where they are too many', async () => {
    const { agent, path, watch, robin } = await family();
    const browser = await watch(robin);
    const send = (count: number) => {
      const add = Array.from({ length: count }, () => newDayItem({ note: 'x'.repeat(900) }));
      return agent.post(`${path}/changes`).send({ title: 'Many', add, change: [], remove: [] }).expect(200);
    };
    await send(20);
    const ids = new Set<string>();
    while (ids.size < 20)
      for (const { id } of (await nextOf(browser, 'items.changed')).rows ?? []) ids.add(id);
    await send(MOST_EVENT_ROWS + 1);
    expect(await nextOf(browser, 'items.changed')).toEqual({ type: 'items.changed', by: 'Robin' });
    browser.close();
  });
});
