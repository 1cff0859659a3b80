import { addDays, getDateIn } from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import { startTrips } from '../../testing/app.js';
import { anAgent } from '../../testing/consent-factories.js';
import { deskPlanned } from '../../testing/desk-planned.js';
import { newExpense, newHotel, newLine, newTrip, aTripFor } from '../../testing/factories.js';
import { replaceDesk } from './desk-windows.queries.js';

const service = await startTrips();
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

it('plans desks and reminders anew where a fare is booked or paid for, or a booking can be canceled', async () => {
  const { agent, clientId } = await anAgent(service);
  const trip = await aTripFor(agent, clientId, { startDate: start });
  const line = newLine({ category: 'cruise-fare' });
  const expense = newExpense({ category: 'cruise-fare' });
  const ferry = newHotel({ kind: 'transfer' });
  const countWork = async (statement: string, values: unknown[]) => {
    const runner = service.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query(`DELETE FROM desk_work WHERE trip_id = $1`, [trip.id]);
    await runner.query(`DELETE FROM reminder_work WHERE trip_id = $1`, [trip.id]);
    await runner.query(statement, values);
    const found: unknown = await runner.query(
      `SELECT (SELECT count(*)::int FROM desk_work WHERE trip_id = $1) AS desk,
         (SELECT count(*)::int FROM reminder_work WHERE trip_id = $1) AS reminders`,
      [trip.id],
    );
    await runner.rollbackTransaction();
    await runner.release();
    return found;
  };
  await agent.post(`/api/v1/trips/${trip.id}/budget/lines`).send(line).expect(201);
  await agent.post(`/api/v1/trips/${trip.id}/expenses`).send(expense).expect(201);
  await agent.post(`/api/v1/trips/${trip.id}/bookings`).send(ferry).expect(201);
  const ofRow = 'WHERE trip_id = $1 AND id = $2';
  for (const [statement, id] of [
    [`UPDATE budget_line SET booked_cents = 5 ${ofRow}`, line.id],
    [`UPDATE budget_line SET category = 'misc' ${ofRow}`, line.id],
    [`UPDATE expense SET amount_cents = 5 ${ofRow}`, expense.id],
    [`UPDATE booking SET cancel_until = now() ${ofRow}`, ferry.id],
  ] as const)
    expect(await countWork(statement, [trip.id, id])).toEqual([{ desk: 1, reminders: 1 }]);
});

it('plans one desk twice at once without a failure, and the later one counts', async () => {
  const { agent, clientId, agentId } = await anAgent(service);
  const trip = await aTripFor(agent, clientId, { startDate: start });
  await deskPlanned(service);
  const { manager } = service.dataSource;
  await manager.query(`DELETE FROM desk_window WHERE trip_id = $1`, [trip.id]);
  const at = new Date().toISOString();
  const window = (id: string, title: string): BookingWindow => ({
    ...{ id, kind: 'dining', type: 'opens', title, rule: 'A rule', opensAt: at, closesAt: at, state: 'open' },
    ...{ warning: null, oftenFrom: null, phoneFrom: null, covers: null, series: null, ownDate: null },
    ...{ asOf: start, source: '', verify: 'Verify in the official app' },
  });
  let second: Promise<void> | undefined;
  await manager.transaction(async (first) => {
    await replaceDesk(first, agentId, trip.id, [window('a', 'Earlier')]);
    second = manager.transaction((other) =>
      replaceDesk(other, agentId, trip.id, [
        window('a', 'Later'),
        window('b', 'Other'),
        window('b', 'Other'),
      ]),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  await second;
  const rows = await manager.query<{ id: string; title: string }[]>(
    `SELECT window_id AS id, title FROM desk_window WHERE trip_id = $1 ORDER BY 1`,
    [trip.id],
  );
  expect(rows).toEqual([
    { id: 'a', title: 'Later' },
    { id: 'b', title: 'Other' },
  ]);
});
