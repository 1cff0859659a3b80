import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { anAgent } from '../../testing/consent-factories.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { newTrip } from '../../testing/factories.js';
import { DeskPlanner } from './desk-planner.js';

let service: TestService;
beforeAll(async () => {
  service = await startTrips();
});
afterAll(() => service.close());

const start = addDays(getDateIn(new Date()), 200);

it('plans a change that was not committed while an earlier one was planned', async () => {
  const { agent, clientId } = await anAgent(service);
  const path = `/api/v1/clients/${clientId}/trips`;
  const { body: trip } = await agent
    .post(path)
    .send(newTrip({ startDate: start }))
    .expect(201);
  await deskPlanned(service);
  const { manager } = service.dataSource;
  const work = async () =>
    (
      await manager.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM desk_work WHERE trip_id = $1`,
        [trip.id],
      )
    )[0]?.count;
  const rename = `UPDATE trip SET name = $2 WHERE id = $1`;

  await service.dataSource.transaction(async (later) => {
    await manager.query(rename, [trip.id, 'Earlier']);
    await later.query(`UPDATE trip_day SET place = 'Nassau' WHERE trip_id = $1`, [trip.id]);
    await service.app.get(DeskPlanner).plan();
    expect(await work()).toBe(0);
  });

  expect(await work()).toBeGreaterThan(0);
});
