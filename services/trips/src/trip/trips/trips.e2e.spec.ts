import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { TripDetail, TripList, TRIPS_LISTED, type TripSummary } from '@landsea/contracts/trip';
import { startTrips } from '../../testing/app.js';
import { entitlement, familyWithPaidTrip, familyWithTrip, newTrip } from '../../testing/factories.js';

const service = await startTrips();
afterAll(() => service.close());

const outboxOf = async (tripId: string) =>
  service.dataSource.query<{ payload: object }[]>(
    `SELECT payload FROM outbox_message WHERE type = 'trips.trip-changed' AND payload->>'tripId' = $1
     ORDER BY (payload->>'version')::int`,
    [tripId],
  );

describe('POST /api/trips', () => {
  it('creates a trip with a record for each date and notifies billing', async () => {
    const { userId, trip } = await familyWithTrip(service);
    expect(trip).toMatchObject({ name: 'Spring break', status: 'planning', archived: false });
    expect(trip.days.map(({ kind }) => kind)).toEqual(['park', 'park', 'park', 'travel']);
    expect(await outboxOf(trip.id)).toEqual([
      {
        payload: {
          tripId: trip.id,
          ownerId: userId,
          name: 'Spring break',
          startDate: trip.startDate,
          endDate: trip.endDate,
          archived: false,
          deleted: false,
          version: 1,
        },
      },
    ]);
  });

  it('answers what it stores: an age of 120 at most, and a version that can grow', async () => {
    const id = randomUUID();
    const agent = service.as({});
    const party = [{ id, version: 2_147_483_647, name: 'Robin', age: 40, birthDate: '1900-01-01' }];
    const made = await agent.post('/api/trips').send(newTrip({ party })).expect(201);
    const { body } = await agent.get(`/api/trips/${made.body.id}`).expect(200);
    expect(TripDetail.parse(body).party).toMatchObject([{ id, version: 1, age: 120 }]);
  });

  it('lets the demo account create one', async () => {
    await service.as({ isDemo: true }).post('/api/trips').send(newTrip()).expect(201);
  });

  it('is closed to visitors and to other origins', async () => {
    await service.anonymous().post('/api/trips').send(newTrip()).expect(401);
    await service
      .as({})
      .post('/api/trips')
      .set('Origin', 'https://elsewhere.example')
      .send(newTrip())
      .expect(403);
  });

  it.each([
    ['a party of none', { party: [] }, 'party', 'Add at least one person to the party'],
    ['no name', { name: '  ' }, 'name', 'Trip name is required'],
    ['an end before the start', { endDate: '2020-01-01' }, 'endDate', 'The trip cannot end before it starts'],
    [
      'a date that is none',
      { startDate: '2027-02-30' },
      'startDate',
      'Enter a date of the calendar, as YYYY-MM-DD',
    ],
    [
      'a sailing from a date that is none',
      {
        mode: 'combined',
        sailing: { ship: 'A', embarkationDate: '2027-13-45', nights: 3, concierge: false, ports: [] },
      },
      'sailing.embarkationDate',
      'Enter a date of the calendar, as YYYY-MM-DD',
    ],
    ['no sailing on a cruise', { mode: 'cruise' }, 'sailing', 'Add the sailing of this trip'],
    [
      'a stay outside the trip',
      { stays: [{ hotelName: 'A', onSite: true, checkIn: '2020-01-01', checkOut: '2020-01-02' }] },
      'stays.0.checkIn',
      'The stay must lie within the trip dates',
    ],
  ])('refuses %s', async (_, change, path, message) => {
    const { body } = await service
      .as({})
      .post('/api/trips')
      .send({ ...newTrip(), ...change })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, message }] });
  });

  it('refuses properties it does not know', async () => {
    const { body } = await service
      .as({})
      .post('/api/trips')
      .send({ ...newTrip(), ownerId: randomUUID() })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('refuses what is not JSON', async () => {
    const { body } = await service
      .as({})
      .post('/api/trips')
      .set('Content-Type', 'application/json')
      .send('{"name":')
      .expect(400);
    expect(body).toMatchObject({ code: 'MALFORMED_BODY' });
  });

  it('stops at five unpaid trips, also when they come at once, and counts neither paid nor archived ones', async () => {
    const userId = randomUUID();
    const agent = service.as({ userId });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => agent.post('/api/trips').send(newTrip())),
    );
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body as TripSummary);
    const [first, second] = made;
    expect(made).toHaveLength(5);
    const refused = await agent.post('/api/trips').send(newTrip()).expect(409);
    expect(refused.body).toMatchObject({
      code: 'TRIP_LIMIT_REACHED',
      message: expect.stringContaining('5 trips that are not unlocked'),
    });

    await service.deliver('billing.entitlement-changed', entitlement({ id: first?.id ?? '' }, userId));
    await agent.post('/api/trips').send(newTrip()).expect(201);
    const archived = `/api/trips/${second?.id ?? ''}`;
    await agent.patch(archived).send({ archived: true }).expect(200);
    await agent.post('/api/trips').send(newTrip()).expect(201);
    const back = await agent.patch(archived).send({ archived: false }).expect(409);
    expect(back.body).toMatchObject({ code: 'TRIP_LIMIT_REACHED' });
  });
});

describe('GET /api/trips', () => {
  it('lists the own trips, archived ones too, the newest first', async () => {
    const { agent, trip } = await familyWithTrip(service);
    await familyWithTrip(service);
    const { body: newer } = await agent
      .post('/api/trips')
      .send(newTrip({ name: 'Newer' }))
      .expect(201);
    await agent.patch(`/api/trips/${trip.id}`).send({ archived: true }).expect(200);
    const { body } = await agent.get('/api/trips').expect(200);
    expect(body).toEqual([
      expect.objectContaining({ id: newer.id, name: 'Newer', archived: false }),
      {
        id: trip.id,
        name: trip.name,
        mode: trip.mode,
        startDate: trip.startDate,
        endDate: trip.endDate,
        status: 'planning',
        archived: true,
        createdAt: trip.createdAt,
        role: 'owner',
        isPaid: false,
      },
    ]);
  });

  it('calls a trip completed from the day after its end', async () => {
    const agent = service.as({});
    const today = getDateIn(new Date());
    const ending = (endDate: string) =>
      newTrip({ startDate: addDays(endDate, -2), endDate, stays: [], name: endDate });
    await agent.post('/api/trips').send(ending(today)).expect(201);
    await agent
      .post('/api/trips')
      .send(ending(addDays(today, -1)))
      .expect(201);
    const { body } = await agent.get('/api/trips').expect(200);
    expect((body as TripSummary[]).map(({ name, status }) => [name, status])).toEqual([
      [addDays(today, -1), 'completed'],
      [today, 'planning'],
    ]);
  });

  it('is closed to visitors', async () => {
    const { body } = await service.anonymous().get('/api/trips').expect(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('GET and PATCH /api/trips/:tripId', () => {
  it('answers strangers, missing ids and malformed ids alike', async () => {
    const { trip } = await familyWithTrip(service);
    const stranger = service.as({});
    for (const id of [trip.id, randomUUID(), 'not-an-id', '%00']) {
      const got = await stranger.get(`/api/trips/${id}`).expect(404);
      expect(got.body).toMatchObject({ code: 'NOT_FOUND' });
      await stranger.patch(`/api/trips/${id}`).send({ archived: true }).expect(404);
    }
    await service.anonymous().get(`/api/trips/${trip.id}`).expect(401);
  });

  it('gives the owner the whole trip', async () => {
    const { agent, trip } = await familyWithTrip(service);
    const { body } = await agent.get(`/api/trips/${trip.id}`).expect(200);
    expect(body).toEqual(trip);
  });

  it('archives a trip, notifies billing once, and restores it', async () => {
    const { agent, trip } = await familyWithTrip(service);
    const path = `/api/trips/${trip.id}`;
    const { body } = await agent.patch(path).send({ archived: true }).expect(200);
    expect(body).toEqual({ ...trip, archived: true, version: 2 });
    await agent.patch(path).send({ archived: true }).expect(200);
    await agent.patch(path).send({ archived: false }).expect(200);
    const versions = await outboxOf(trip.id);
    expect(versions.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ version: 1, archived: false }),
      expect.objectContaining({ version: 2, archived: true }),
      expect.objectContaining({ version: 3, archived: false }),
    ]);
  });

  it('refuses a change it does not know', async () => {
    const { agent, trip } = await familyWithTrip(service);
    await agent.patch(`/api/trips/${trip.id}`).send({ archived: true, name: 'X' }).expect(400);
    await agent.patch(`/api/trips/${trip.id}`).send({ archived: 'yes' }).expect(400);
  });
});

describe('GET /api/v1/trips/active', () => {
  it('is the newest trip in planning that is not archived, and null without trips', async () => {
    const none = await service.as({}).get('/api/v1/trips/active').expect(200);
    expect(none.body).toEqual({ trip: null });

    const { agent, trip } = await familyWithTrip(service);
    const { body: newer } = await agent.post('/api/trips').send(newTrip()).expect(201);
    const before = await agent.get('/api/v1/trips/active').expect(200);
    expect(before.body).toEqual({ trip: newer });
    await agent.patch(`/api/trips/${newer.id}`).send({ archived: true }).expect(200);
    const after = await agent.get('/api/v1/trips/active').expect(200);
    expect(after.body).toEqual({ trip });
  });

  it('is the paid trip before a newer draft, also where the list is cut off, until it is archived', async () => {
    const { agent, userId, trip: paid } = await familyWithPaidTrip(service);
    const { body } = await agent
      .post('/api/trips')
      .send(newTrip({ name: 'Someday' }))
      .expect(201);
    const draft = TripDetail.parse(body);
    const activeId = async () => (await agent.get('/api/v1/trips/active').expect(200)).body.trip.id as string;
    expect(await activeId()).toBe(paid.id);
    const { body: list } = await agent.get('/api/trips').expect(200);
    expect(TripList.parse(list).map(({ id, isPaid }) => [id, isPaid])).toEqual([
      [draft.id, false],
      [paid.id, true],
    ]);
    await service.dataSource.query(
      `INSERT INTO trip (id, owner_id, name, mode, start_date, end_date, stays, party, created_at)
       SELECT gen_random_uuid(), $1, 'Draft', mode, start_date, end_date, stays, party, now() + interval '1 hour'
       FROM trip, generate_series(1, $3) WHERE id = $2`,
      [userId, draft.id, TRIPS_LISTED],
    );
    expect(await activeId()).toBe(paid.id);
    expect((await agent.get('/api/user/access').expect(200)).body).toMatchObject({ accessType: 'trip' });
    await service.dataSource.query(`DELETE FROM trip WHERE owner_id = $1 AND name = 'Draft'`, [userId]);
    await agent.patch(`/api/trips/${paid.id}`).send({ archived: true }).expect(200);
    expect(await activeId()).toBe(draft.id);
  });

  it('is closed to visitors', () => service.anonymous().get('/api/v1/trips/active').expect(401));
});

describe('GET /internal/trips/:tripId', () => {
  it('sends billing the facts, and refuses calls without a token', async () => {
    const { agent, userId, trip } = await familyWithTrip(service);
    const { body } = await service.internal('billing').get(`/internal/trips/${trip.id}`).expect(200);
    expect(body).toMatchObject({ tripId: trip.id, ownerId: userId, deleted: false, version: 1 });
    await service.internal('billing').get(`/internal/trips/${randomUUID()}`).expect(404);
    const refused = await agent.get(`/internal/trips/${trip.id}`);
    expect(refused.status).toBeGreaterThanOrEqual(401);
  });
});
