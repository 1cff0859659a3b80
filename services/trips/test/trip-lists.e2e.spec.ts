import { addDays, Budget, DeletedTrips, TripDetail } from '@landsea/contracts';
import type { TestService } from '@landsea/nest-kit/testing';
import { DeletedTripsService } from '../src/trips/deleted-trips.service.js';
import { startTrips } from './app.js';
import { familyWithPaidTrip, familyWithTrip, newLine, newTrip } from './factories.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

const told = async (trip: { id: string }) => {
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
    expect(await told(trip)).toEqual([
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
    await service.dataSource.query(`UPDATE trip SET purge_at = now() WHERE id = $1`, [trip.id]);
    await purge();
    await agent.post(`/api/v1/trips/${trip.id}/restore`).expect(404);
    expect((await told(trip)).at(-1)).toEqual({ version: 3, archived: true, deleted: true });
    expect((await told(kept)).at(-1)).toMatchObject({ deleted: false });
  });

  it('makes room for another trip, and asks for room when it comes back', async () => {
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
});
