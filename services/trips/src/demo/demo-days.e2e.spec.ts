import { randomUUID } from 'node:crypto';
import type { TripDetail } from '@landsea/contracts/trip';
import { DayPlans, type DayItem } from '@landsea/contracts/planning';
import { omitBookingMoney } from '@landsea/rules/bookings';
import { omitMoney } from '@landsea/rules/planning';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { selectBookings } from '../bookings/trip-bookings/bookings.queries.js';
import { DayItemRow } from '../planning/days/day-item.entity.js';
import { startTrips } from '../testing/app.js';
import { joined } from '../testing/factories.js';
import { CollaboratorRow } from '../trip/collaborators/collaborator.entity.js';

const service = await startTrips();
afterAll(() => service.close());

/** The items as TypeORM reads them, column by column. */
const itemsOf = async (tripId: string): Promise<DayItem[]> => {
  const rows = await service.dataSource.manager.find(DayItemRow, {
    where: { tripId },
    order: { date: { direction: 'ASC', nulls: 'LAST' }, position: 'ASC', createdAt: 'ASC', id: 'ASC' },
  });
  return rows.map(({ tripId: _trip, createdAt: _made, updatedAt, ...item }) => ({
    ...item,
    updatedAt: updatedAt.toISOString(),
  }));
};
const read = async (agent: TestAgent, path: string): Promise<unknown> =>
  (await agent.get(path).expect(200)).body;

it('answers the days of the demo as the rows say them, and to a reader without access to money none of it', async () => {
  const [tripId, userId, guestId] = [randomUUID(), randomUUID(), randomUUID()];
  const period = {
    startsAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 864e5).toISOString(),
  };
  const grant = { entitlementId: randomUUID(), userId, tripId, state: 'active' as const, version: 1 };
  expect((await service.deliver('billing.demo-granted', { ...grant, ...period })).status).toBe(204);
  const { manager } = service.dataSource;
  await manager.insert(CollaboratorRow, joined(tripId, guestId, { role: 'viewer', seesMoney: false }));
  const meal = (await itemsOf(tripId)).find(({ details }) => details.kind === 'dining');
  if (meal?.details.kind !== 'dining') throw new Error('the demo has no meal');
  await manager.update(
    DayItemRow,
    { tripId, id: meal.id },
    {
      position: 0.1 + 0.2,
      note: 'Two\nlines, "quoted" \\ and 🏰',
      people: ['a', 'b'],
      votes: { a: 'must' },
      proposedTime: '09:05',
      details: { ...meal.details, depositCents: 1_000 },
    },
  );
  const owner = service.as({ userId, isDemo: true });
  const { days } = (await read(owner, `/api/trips/${tripId}`)) as TripDetail;
  await owner.put(`/api/v1/trips/${tripId}/hour-worth`).send({ hourCents: 4_500 }).expect(200);
  const items = await itemsOf(tripId);
  const bookings = await selectBookings(manager, tripId);
  expect(bookings).toHaveLength(8);
  const answer = { tripId, days, items, bookings, hourCents: 4_500 };
  const seen = await read(owner, `/api/v1/trips/${tripId}/days`);
  expect(seen).toEqual(answer);
  expect(DayPlans.parse(seen)).toEqual(answer);
  expect(items.filter(({ costCents }) => costCents !== null).length).toBeGreaterThan(5);
  expect(await read(service.as({ userId: guestId }), `/api/v1/trips/${tripId}/days`)).toEqual({
    ...answer,
    items: items.map(omitMoney),
    bookings: bookings.map(omitBookingMoney),
  });
});
