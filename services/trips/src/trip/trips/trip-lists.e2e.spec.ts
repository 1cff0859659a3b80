import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { Budget } from '@landsea/contracts/money';
import { TripTasks } from '@landsea/contracts/planning';
import {
  DeletedTrips,
  TripDetail,
  TripHistory,
  TRIPS_LISTED,
  TRIPS_PAGE,
  type PastTrip,
  type TripSummary,
} from '@landsea/contracts/trip';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { DeletedTripsService } from './deleted-trips.service.js';
import { startTrips } from '../../testing/app.js';
import {
  entitlement,
  familyWithPaidTrip,
  familyWithTrip,
  newExpense,
  newLine,
  newTask,
  newTrip,
} from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const published = async (trip: { id: string }) => {
  const rows = await service.dataSource.query<{ payload: Record<string, unknown> }[]>(
    `SELECT payload FROM outbox_message WHERE type = 'trips.trip-changed' AND payload->>'tripId' = $1
     ORDER BY (payload->>'version')::int`,
    [trip.id],
  );
  return rows.map(({ payload: { archived, deleted, version } }) => ({ archived, deleted, version }));
};

describe('DELETE /api/trips/:tripId', () => {
  it('takes the trip out of sight, like an archived one to billing, and gives it back whole', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(newLine()).expect(201);
    await agent.delete(`/api/trips/${trip.id}`).expect(204);
    await agent.get(`/api/trips/${trip.id}`).expect(404);
    await agent.get(`/api/v1/trips/${trip.id}/budget`).expect(404);
    expect((await agent.get('/api/trips').expect(200)).body).toEqual([]);
    const { trips } = DeletedTrips.parse((await agent.get('/api/v1/trips/deleted').expect(200)).body);
    expect(trips.map(({ id }) => id)).toEqual([trip.id]);

    const { body } = await agent.post(`/api/v1/trips/${trip.id}/restore`).expect(200);
    expect(body).toEqual({ ...trip, version: 3 });
    const { body: budget } = await agent.get(`/api/v1/trips/${trip.id}/budget`).expect(200);
    expect(Budget.parse(budget).lines).toHaveLength(1);
    expect(await published(trip)).toEqual([
      { version: 1, archived: false, deleted: false },
      { version: 2, archived: true, deleted: false },
      { version: 3, archived: false, deleted: false },
    ]);
    await agent.post(`/api/v1/trips/${trip.id}/restore`).expect(404);
  });

  it('goes for good after its time, and billing hears of it', async () => {
    const { agent, trip } = await familyWithTrip(service);
    const { trip: kept } = await familyWithTrip(service);
    await agent.delete(`/api/trips/${trip.id}`).expect(204);
    const purge = () => service.app.get(DeletedTripsService).purge();
    await purge();
    await service.dataSource.query(`UPDATE trip SET purge_at = now() - interval '1 second' WHERE id = $1`, [
      trip.id,
    ]);
    await purge();
    await agent.post(`/api/v1/trips/${trip.id}/restore`).expect(404);
    expect((await published(trip)).at(-1)).toEqual({ version: 3, archived: true, deleted: true });
    expect((await published(kept)).at(-1)).toMatchObject({ deleted: false });
  });

  it('makes room for another trip, and needs room when it comes back', async () => {
    const { agent, trip } = await familyWithTrip(service);
    for (let more = 0; more < 4; more += 1) await agent.post('/api/trips').send(newTrip()).expect(201);
    await agent.delete(`/api/trips/${trip.id}`).expect(204);
    await agent.post('/api/trips').send(newTrip()).expect(201);
    const { body } = await agent.post(`/api/v1/trips/${trip.id}/restore`).expect(409);
    expect(body).toMatchObject({ code: 'TRIP_LIMIT_REACHED' });
  });
});

describe('POST /api/v1/trips/:tripId/duplicate', () => {
  it('plans the same trip a year on, with the budget as planned and nothing spent', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine({ plannedCents: 5000, bookedCents: 4000, spentCents: 3000 });
    await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
    const { body } = await agent.post(`/api/v1/trips/${trip.id}/duplicate`).expect(201);
    const copy = TripDetail.parse(body);
    expect(copy).toMatchObject({ status: 'planning', archived: false, role: 'owner' });
    expect(copy.startDate).toBe(addDays(trip.startDate, 364));
    expect(copy.party[0]?.age).toBe((trip.party[0]?.age ?? 0) + 1);
    const { body: budget } = await agent.get(`/api/v1/trips/${copy.id}/budget`).expect(200);
    expect(Budget.parse(budget).lines).toMatchObject([
      { label: line.label, plannedCents: 5000, bookedCents: 0, spentCents: 0 },
    ]);
    const { body: access } = await agent.get(`/api/user/access?tripId=${copy.id}`).expect(200);
    expect(access).toMatchObject({ accessType: 'free', canEdit: false });
  });

  it('leaves out the days for which there is no date a year on, and refuses a trip for which there is none', async () => {
    const { userId, agent, trip } = await familyWithPaidTrip(service);
    const path = `/api/v1/trips/${trip.id}`;
    await agent
      .post(`${path}/budget/lines`)
      .send(newLine({ day: '2199-12-30' }))
      .expect(201);
    await agent
      .post(`${path}/tasks`)
      .send(newTask({ due: { from: 'date', on: '2199-12-30' } }))
      .expect(201);
    const { body: copy } = await agent.post(`${path}/duplicate`).expect(201);
    const copied = `/api/v1/trips/${copy.id}`;
    await service.deliver('billing.entitlement-changed', entitlement(copy as { id: string }, userId));
    expect(Budget.parse((await agent.get(`${copied}/budget`)).body).lines).toMatchObject([{ day: null }]);
    expect(TripTasks.parse((await agent.get(`${copied}/tasks`)).body).tasks).toMatchObject([{ due: null }]);

    const { agent: late, trip: last } = await familyWithTrip(service);
    await service.dataSource.query(
      `UPDATE trip SET start_date = '2189-06-01', end_date = '2189-06-03', stays = '[]' WHERE id = $1`,
      [last.id],
    );
    const refused = await late.post(`/api/v1/trips/${last.id}/duplicate`).expect(409);
    expect(refused.body.message).toContain('Enter a date between 1910 and 2189');
  });
});

/** Trips of which sixty each were made at the same instant, and all end on the same day; each third is archived. */
const manyTrips = async (count: number) => {
  const { userId, agent, trip } = await familyWithTrip(service);
  await service.dataSource.query(
    `INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, status, archived, stays, party, created_at)
     SELECT gen_random_uuid(), owner_id, 'Trip ' || n, mode, start_date, end_date, 'booked', n % 3 = 0, stays, party,
       created_at - (n / 60) * interval '1 day' FROM trip, generate_series(1, $2::int) n WHERE id = $1`,
    [trip.id, count],
  );
  return { userId, agent, trip };
};

const pages = async <T extends { id: string }>(
  agent: TestAgent,
  path: string,
): Promise<{ trips: T[]; next: string | null }[]> => {
  const read: { trips: T[]; next: string | null }[] = [];
  let after = '';
  do {
    const { body } = await agent.get(`${path}${after}`).expect(200);
    const page = body as { trips: T[]; next: string | null };
    read.push(page);
    after = page.next ? `&after=${page.next}` : '';
  } while (after);
  return read;
};

describe('lists of many trips', () => {
  it('come by page, each trip once, the newest first, apart by archived', async () => {
    const { agent, userId } = await manyTrips(150);
    const open = await pages<TripSummary>(agent, '/api/v1/trips?archived=false');
    const archived = await pages<TripSummary>(agent, '/api/v1/trips?archived=true');
    expect(open.map(({ trips }) => trips.length)).toEqual([TRIPS_PAGE, TRIPS_PAGE, 1]);
    expect(archived.map(({ trips, next }) => [trips.length, next])).toEqual([[50, null]]);
    const all = open.flatMap(({ trips }) => trips);
    expect(new Set(all.map(({ id }) => id)).size).toBe(101);
    expect(all.every((trip, at) => at === 0 || trip.createdAt <= (all[at - 1]?.createdAt ?? ''))).toBe(true);
    const past = `UPDATE trip SET start_date = start_date - 400, end_date = end_date - 400 WHERE owner_id = $1`;
    await service.dataSource.query(past, [userId]);
    const over = await pages<PastTrip>(agent, '/api/v1/trips/history?');
    expect(over.map(({ trips }) => trips.length)).toEqual([50, 50, 50, 1]);
    expect(new Set(over.flatMap(({ trips }) => trips.map(({ id }) => id))).size).toBe(151);
    const { trip: others } = await familyWithTrip(service);
    for (const after of [randomUUID(), others.id, 'none', '%00', "' OR 1=1"])
      for (const list of ['trips', 'trips/history'])
        await agent.get(`/api/v1/${list}?after=${encodeURIComponent(after)}`).expect(404);
  });

  it('keep in the first list what the selection of the active trip needs', async () => {
    const { agent, trip } = await manyTrips(130);
    await service.dataSource.query(
      `UPDATE trip SET created_at = created_at - interval '1 year', start_date = start_date + 1, end_date = end_date + 1
        WHERE id = $1`,
      [trip.id],
    );
    const { body } = await agent.get('/api/trips').expect(200);
    const listed = body as TripSummary[];
    expect(listed).toHaveLength(TRIPS_LISTED + 1);
    expect(listed.at(-1)?.id).toBe(trip.id);
    const { body: active } = await agent.get('/api/v1/trips/active').expect(200);
    expect((active as { trip: TripSummary }).trip.id).toBe(trip.id);
  });

  it('look back on what is over, with what it really cost, for a person who may see it', async () => {
    const { agent, trip } = await familyWithPaidTrip(service);
    const line = newLine({ plannedCents: 9000, bookedCents: 8000, spentCents: 8500 });
    const dear = { category: 'cruise-fare', plannedCents: 1_000_000_000, spentCents: 0 } as const;
    for (const each of [line, newLine(dear), newLine(dear)])
      await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(each).expect(201);
    await agent
      .post(`/api/v1/trips/${trip.id}/expenses`)
      .send(newExpense({ category: 'misc', amountCents: 700, day: '2026-01-02' }))
      .expect(201);
    const today = getDateIn(new Date());
    const lastsUntil = 'UPDATE trip SET start_date = $2::date - 4, end_date = $2::date WHERE id = $1';
    for (const lastDay of [trip.endDate, today]) {
      await service.dataSource.query(lastsUntil, [trip.id, lastDay]);
      expect((await agent.get('/api/v1/trips/history').expect(200)).body).toEqual({ trips: [], next: null });
    }
    await service.dataSource.query(lastsUntil, [trip.id, addDays(today, -1)]);
    const { body } = await agent.get('/api/v1/trips/history').expect(200);
    const [past] = TripHistory.parse(body).trips;
    expect(past).toMatchObject({
      id: trip.id,
      status: 'completed',
      people: 1,
      cost: {
        plannedCents: 2_000_009_000,
        spentCents: 9200,
        largest: [
          { category: 'dining', spentCents: 8500 },
          { category: 'misc', spentCents: 700 },
        ],
      },
    });
  });
});
