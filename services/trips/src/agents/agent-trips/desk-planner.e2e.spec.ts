import { addDays, getDateIn } from '@landsea/contracts/core';
import type { TestService } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { anAgent } from '../../testing/consent-factories.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { newTrip } from '../../testing/factories.js';

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
  await service.dataSource.transaction(async (later) => {
    await service.dataSource.query(`UPDATE trip SET name = 'Earlier' WHERE id = $1`, [trip.id]);
    await later.query(`UPDATE trip_day SET place = 'Nassau' WHERE trip_id = $1`, [trip.id]);
    await deskPlanned(service);
    // Only this transaction sees its own row, so that the service's own round cannot take it first.
    const left = await later.query<unknown[]>(`SELECT 1 FROM desk_work WHERE trip_id = $1`, [trip.id]);
    expect(left.length).toBeGreaterThan(0);
  });
});
