import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { TripDetail, TripPreview } from '@landsea/contracts/trip';
import supertest from 'supertest';
import { PreviewsService } from './previews.service.js';
import { ASSISTANT_KEY, startTrips } from '../../testing/app.js';
import { newPreview, newTrip, seeded } from '../../testing/factories.js';

const DAY_MS = 86_400_000;
const service = await startTrips();
afterAll(() => service.close());

const seed = (body: object, key = ASSISTANT_KEY, to = service) =>
  supertest(to.url).post('/api/seed-trip').set('Authorization', `Bearer ${key}`).send(body);
const show = (id: string) => service.anonymous().get(`/api/seed-trip/${id}`);
const age = (id: string, days: number) =>
  service.dataSource.query(
    `UPDATE preview SET expires_at = expires_at - make_interval(days => $2),
            keep_until = keep_until - make_interval(days => $2) WHERE id = $1`,
    [id, days],
  );
const keep = (id: string) => service.internal('billing').post(`/internal/previews/${id}/keep`);

describe('POST /api/seed-trip', () => {
  it('keeps a preview for seven days and answers where it is seen and paid', async () => {
    const before = Date.now();
    const { body } = await seed(newPreview()).expect(201);
    const { tripId, expiresAt, ...rest } = body as { tripId: string; expiresAt: string };
    expect(rest).toEqual({
      success: true,
      address: `http://localhost:4300/trip/${tripId}?preview=1`,
      checkoutUrl: `http://localhost:4300/api/billing/preview-checkout/${tripId}`,
    });
    const days = (new Date(expiresAt).getTime() - before) / DAY_MS;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
    expect(await service.dataSource.query(`SELECT made_by FROM preview WHERE id = $1`, [tripId])).toEqual([
      { made_by: 'tests' },
    ]);
  });

  it.each(['', 'another key', ASSISTANT_KEY.slice(1)])('refuses the key %j', async (key) => {
    const { body } = await seed(newPreview(), key).expect(401);
    expect(body).toMatchObject({
      code: 'UNAUTHENTICATED',
      message: expect.stringContaining('API key') as unknown,
    });
  });

  it('is not offered where no key is set', async () => {
    const closed = await startTrips({});
    try {
      const { body } = await seed(newPreview(), ASSISTANT_KEY, closed).expect(503);
      expect(body).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'Trip previews are not offered here.',
      });
    } finally {
      await closed.close();
    }
  });

  it.each<[string, object, string]>([
    ['a property it does not know', { surprise: true }, ''],
    ['no name', { tripName: ' ' }, 'tripName'],
    ['an end before the start', { endDate: '2020-01-01' }, 'endDate'],
    ['nobody', { party: { adults: 0 } }, 'party.adults'],
    ['too many', { party: { adults: 20, children: 20 } }, 'party'],
    [
      'ages that do not fit the children',
      { party: { adults: 1, children: 2, childAges: [4] } },
      'party.childAges',
    ],
    ['a cruise without its sailing', { mode: 'cruise', stays: [] }, 'sailing'],
    ['a negative cost', { estimatedCost: -1 }, 'estimatedCost'],
  ])('refuses %s', async (_, change, path) => {
    const { body } = await seed({ ...newPreview(), ...change }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path }] });
  });

  it('refuses a trip that is over', async () => {
    const yesterday = addDays(getDateIn(new Date()), -1);
    const { body } = await seed(newPreview({ startDate: yesterday, endDate: yesterday, stays: [] })).expect(
      400,
    );
    expect(body).toMatchObject({ fields: [{ path: 'endDate', message: 'The trip is already over' }] });
  });

  it('refuses the sixty-first call of a minute from one address', async () => {
    const from = (n: number) => seed({}, 'wrong').set('X-Forwarded-For', `10.9.8.${n}`);
    for (let call = 0; call < 60; call += 1) await from(1).expect(401);
    await from(1).expect(429);
    await from(2).expect(401);
  });
});

describe('GET /api/seed-trip/:tripId', () => {
  it('shows a visitor the preview and nothing else of the trip', async () => {
    const { tripId, checkoutUrl, expiresAt } = await seeded(service);
    const { startDate, endDate } = newTrip();
    const { body } = await show(tripId).expect(200);
    expect(body).toEqual({
      success: true,
      trip: {
        tripName: 'Spring break, as we talked about it',
        startDate,
        endDate,
        party: { adults: 2, children: 1 },
        estimatedCost: 5400,
        checkoutUrl,
        expiresAt,
      },
    });
  });

  it('has no children and no cost where the assistant gave none', async () => {
    const { tripId } = await seeded(service, { party: { adults: 1 }, estimatedCost: undefined });
    const { trip } = TripPreview.parse((await show(tripId).expect(200)).body);
    expect(trip).toMatchObject({ party: { adults: 1, children: 0 }, estimatedCost: null });
  });

  it('answers an unknown, a malformed and an expired one alike', async () => {
    const { tripId } = await seeded(service);
    await age(tripId, 8);
    for (const id of [randomUUID(), 'nonsense', tripId]) {
      const { body } = await show(id).expect(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('a preview’s end', () => {
  it('is removed when it has expired, and kept for a person who went to pay', async () => {
    const [gone, paying, fresh] = [await seeded(service), await seeded(service), await seeded(service)];
    await keep(paying.tripId).expect(200);
    await age(gone.tripId, 8);
    await age(paying.tripId, 50);
    expect(await service.app.get(PreviewsService).removeExpired()).toBeGreaterThan(0);
    const rows = await service.dataSource.query<{ id: string }[]>(
      `SELECT id FROM preview WHERE id = ANY($1)`,
      [[gone.tripId, paying.tripId, fresh.tripId]],
    );
    expect(rows.map(({ id }) => id).sort()).toEqual([paying.tripId, fresh.tripId].sort());
  });

  it('cannot be paid for once it has expired', async () => {
    const { tripId } = await seeded(service);
    await age(tripId, 8);
    await keep(tripId).expect(404);
  });
});

describe('billing.preview-claimed', () => {
  it('makes the trip under the same id, for the buyer, and the preview is gone', async () => {
    const { tripId } = await seeded(service);
    const userId = randomUUID();
    await service.deliver('billing.preview-claimed', { previewId: tripId, userId });
    const { body } = await service.as({ userId }).get(`/api/trips/${tripId}`).expect(200);
    const trip = TripDetail.parse(body);
    expect(trip).toMatchObject({
      name: 'Spring break, as we talked about it',
      party: [
        { name: 'Adult 1', age: 18 },
        { name: 'Adult 2', age: 18 },
        { name: 'Child 1', age: 6 },
      ],
    });
    expect(trip.days).toHaveLength(4);
    await show(tripId).expect(404);
    await service.as({}).get(`/api/trips/${tripId}`).expect(404);
    expect(
      await service.dataSource.query(
        `SELECT payload->>'ownerId' AS owner FROM outbox_message WHERE type = 'trips.trip-changed' AND payload->>'tripId' = $1`,
        [tripId],
      ),
    ).toEqual([{ owner: userId }]);
  });

  it('changes nothing when it is said again, of another, or of a preview there never was', async () => {
    const { tripId } = await seeded(service);
    const userId = randomUUID();
    const claimed = { previewId: tripId, userId };
    await Promise.all([1, 2, 3].map(() => service.deliver('billing.preview-claimed', claimed)));
    await service.deliver('billing.preview-claimed', { previewId: tripId, userId: randomUUID() });
    const answer = await service.deliver('billing.preview-claimed', { previewId: randomUUID(), userId });
    expect(answer.status).toBe(204);
    const trips = (await service.as({ userId }).get('/api/trips').expect(200)).body as object[];
    expect(trips).toHaveLength(1);
  });

  it('comes beside five unpaid trips', async () => {
    const userId = randomUUID();
    const agent = service.as({ userId });
    for (let made = 0; made < 5; made += 1) await agent.post('/api/trips').send(newTrip()).expect(201);
    const { tripId } = await seeded(service);
    await service.deliver('billing.preview-claimed', { previewId: tripId, userId });
    await agent.get(`/api/trips/${tripId}`).expect(200);
  });

  it('waits out a preview that has expired while it was being paid', async () => {
    const { tripId } = await seeded(service);
    await keep(tripId);
    await age(tripId, 30);
    const userId = randomUUID();
    await service.deliver('billing.preview-claimed', { previewId: tripId, userId });
    await service.as({ userId }).get(`/api/trips/${tripId}`).expect(200);
  });
});
