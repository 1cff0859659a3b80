import {
  addDays,
  Budget,
  budgetCategories,
  budgetTotals,
  CreateTrip,
  dateIn,
  demoAccount,
  tripProblems,
  TripDetail,
} from '@landsea/contracts';
import { Outbox } from '@landsea/nest-kit';
import type { TestService } from '@landsea/nest-kit/testing';
import { hotels } from '../src/catalogue/hotels.js';
import { ports } from '../src/catalogue/ports.js';
import { ships } from '../src/catalogue/ships-and-parks.js';
import { DemoJob } from '../src/demo/demo.job.js';
import { demoPastTrip, demoPastTripId } from '../src/demo/demo-past-trip.js';
import { demoTrip } from '../src/demo/demo-trip.js';
import { resetDemoTrip } from '../src/demo/reset-demo-trip.js';
import { startTrips } from './app.js';
import { newTrip } from './factories.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

const demo = () => service.as({ userId: demoAccount.userId, isDemo: true });
const seed = () =>
  service.dataSource.transaction((manager) => resetDemoTrip(manager, new Outbox(), new Date()));

describe('the demo trip', () => {
  it('is not made by the nightly job where it was never seeded', async () => {
    await service.app.get(DemoJob).reset();
    expect((await demo().get('/api/trips').expect(200)).body).toEqual([]);
  });

  it('is a whole trip 75 days ahead, with lines in every category', async () => {
    await seed();
    const { body } = await demo().get(`/api/trips/${demoAccount.tripId}`).expect(200);
    const trip = TripDetail.parse(body);
    expect(trip.startDate).toBe(addDays(dateIn(new Date()), 75));
    expect(trip.days.filter(({ kind }) => kind === 'park')).toHaveLength(6);
    expect(trip.days.map(({ date }) => date).at(-1)).toBe(trip.endDate);
    expect(trip.days.every(({ note, place }) => note && place)).toBe(true);

    const budget = Budget.parse((await demo().get(`/api/v1/trips/${demoAccount.tripId}/budget`)).body);
    expect(new Set(budget.lines.map(({ category }) => category))).toEqual(new Set(budgetCategories));
    const { byCategory, total } = budgetTotals(budget.lines, budget.expenses);
    expect(total.leftCents).toBeGreaterThan(0);
    expect(byCategory['park-tickets'].leftCents).toBeLessThan(byCategory['park-tickets'].plannedCents / 50);
  });

  it('shows who was asked to look on, what is booked, what is owed, and what a past trip really cost', async () => {
    const base = `/api/v1/trips/${demoAccount.tripId}`;
    const of = async (path: string) => (await demo().get(path).expect(200)).body as object;
    expect(await of(`${base}/collaborators`)).toMatchObject({
      collaborators: [{ state: 'invited' }, { state: 'invited' }],
    });
    expect(await of(`${base}/expenses`)).toMatchObject({ settlements: [{ amountCents: 2_500 }] });
    expect(await of('/api/v1/trips/history')).toMatchObject({
      trips: [{ cost: { plannedCents: 550_500, spentCents: 579_531 } }],
    });
  });

  it.each([demoTrip('2027-03-01'), demoPastTrip('2027-03-01')])(
    'is a trip that a person could have made, of things in the catalogue %#',
    (trip) => {
      expect(CreateTrip.parse(trip)).toEqual(trip);
      expect(tripProblems(trip)).toEqual([]);
      expect(hotels.map(({ name }) => name)).toEqual(
        expect.arrayContaining(trip.stays.map(({ hotelName }) => hotelName)),
      );
      if (trip.sailing) expect(ships.map(({ name }) => name)).toContain(trip.sailing.ship);
      expect(ports.map(({ name }) => name)).toEqual(
        expect.arrayContaining(trip.sailing?.ports.map(({ port }) => port) ?? []),
      );
    },
  );

  it('comes back as it was, with the one that is over, whatever visitors did', async () => {
    await seed();
    const before = (await demo().get(`/api/v1/trips/${demoAccount.tripId}/budget`)).body as Budget;
    await demo().post('/api/trips').send(newTrip()).expect(201);
    await demo().patch(`/api/trips/${demoAccount.tripId}`).send({ archived: true }).expect(200);
    await service.dataSource.query('DELETE FROM budget_line WHERE label LIKE $1', ['Airport%']);

    await service.app.get(DemoJob).reset();
    const { body } = await demo().get('/api/trips').expect(200);
    expect(body).toHaveLength(2);
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: demoAccount.tripId, archived: false }),
        expect.objectContaining({ status: 'completed' }),
      ]),
    );
    const after = (await demo().get(`/api/v1/trips/${demoAccount.tripId}/budget`)).body as Budget;
    expect(after.lines.map(({ id, label }) => [id, label])).toEqual(
      before.lines.map(({ id, label }) => [id, label]),
    );

    const told = await service.dataSource.query<{ deleted: boolean }[]>(
      `SELECT (payload->>'deleted')::boolean AS deleted FROM outbox_message WHERE payload->>'ownerId' = $1
         AND payload->>'tripId' <> ALL($2) ORDER BY (payload->>'version')::int DESC LIMIT 1`,
      [demoAccount.userId, [demoAccount.tripId, demoPastTripId]],
    );
    expect(told).toEqual([{ deleted: true }]);
  });
});
