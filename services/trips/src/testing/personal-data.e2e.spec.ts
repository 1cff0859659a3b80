import { PersonalRecords } from '@landsea/contracts/account';
import { randomUUID } from 'node:crypto';
import { startTrips } from './app.js';
import { familyWithPaidTrip, newHotel, newLine, newTask, newWizardPlace } from './factories.js';

const service = await startTrips();
afterAll(() => service.close());

const recordsOf = async (userId: string) => {
  const { body } = await service.internal('identity').get(`/internal/accounts/${userId}/export`).expect(200);
  return PersonalRecords.parse(body);
};
const aClient = (email: string) => ({ firstName: 'Ben', lastName: 'Moss', email });

/** Every column that could name a person or one of their trips, and that does. */
async function rowsNaming(...ids: string[]): Promise<string[]> {
  const columns = await service.dataSource.query<{ table: string; column: string }[]>(
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
      WHERE table_schema = 'public' AND data_type IN ('uuid', 'text')`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await service.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM "${table}" WHERE "${column}"::text = ANY ($1)`,
      [ids],
    );
    if (row.count > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}

async function familyWithEverything() {
  const family = await familyWithPaidTrip(service);
  await family.agent
    .post(`/api/v1/trips/${family.trip.id}/budget/lines`)
    .set('Idempotency-Key', `line-of-${family.userId}`)
    .send(newLine({ label: 'Dinner by the castle' }))
    .expect(201);
  await family.agent
    .post(`/api/v1/trips/${family.trip.id}/tasks`)
    .set('Idempotency-Key', `task-of-${family.userId}`)
    .send(newTask({ notes: 'Ana’s runs out in May' }))
    .expect(201);
  await family.agent
    .post(`/api/v1/trips/${family.trip.id}/bookings`)
    .send(newHotel({ title: 'Pop Century' }))
    .expect(201);
  await family.agent
    .put('/api/v1/trip-draft')
    .send({ place: newWizardPlace({ name: 'Next year' }) })
    .expect(200);
  return family;
}

describe('the copy of a person’s data', () => {
  it('holds their trips with all under them, and nobody else’s', async () => {
    const { userId, trip } = await familyWithEverything();
    await familyWithEverything();
    const records = await recordsOf(userId);
    expect(records['trips']).toEqual([trip]);
    expect(records['budgetLines']).toEqual([
      expect.objectContaining({ tripId: trip.id, label: 'Dinner by the castle', plannedCents: 20_500 }),
    ]);
    expect(records['tasks']).toEqual([
      expect.objectContaining({ tripId: trip.id, notes: 'Ana’s runs out in May', status: 'to-do' }),
    ]);
    expect(records['bookings']).toEqual([
      expect.objectContaining({ tripId: trip.id, kind: 'hotel', title: 'Pop Century' }),
    ]);
    expect(records['entitlements']).toEqual([expect.objectContaining({ tripId: trip.id, state: 'active' })]);
    expect(records['tripDrafts']).toEqual([expect.objectContaining({ name: 'Next year' })]);
    expect(records['clients']).toEqual([]);
  });

  it('holds an agent’s clients', async () => {
    const userId = randomUUID();
    await service.as({ userId, userType: 'agent' }).post('/api/v1/clients').send(aClient('ben@example.com'));
    expect((await recordsOf(userId))['clients']).toEqual([
      expect.objectContaining({ firstName: 'Ben', email: 'ben@example.com' }),
    ]);
  });
});

describe('identity.account-erased', () => {
  it('leaves no row of the person or of their trips, and does no harm twice', async () => {
    const { userId, trip } = await familyWithEverything();
    expect(await rowsNaming(userId, trip.id)).toEqual([
      'activity.trip_id',
      'activity.user_id',
      'booking.trip_id',
      'budget_line.trip_id',
      'entitlement.trip_id',
      'entitlement.user_id',
      'idempotency_key.user_id',
      'reminder_work.trip_id',
      'task.trip_id',
      'trip.id',
      'trip.owner_id',
      'trip_day.trip_id',
      'trip_draft.user_id',
    ]);
    expect((await service.deliver('identity.account-erased', { userId })).status).toBe(204);
    expect(await rowsNaming(userId, trip.id)).toEqual([]);
    expect((await service.deliver('identity.account-erased', { userId })).status).toBe(204);
  });

  it('says nothing of the trips to billing, which would give money back for each', async () => {
    const { userId, trip } = await familyWithEverything();
    const messages = () =>
      service.dataSource.query<unknown[]>(`SELECT 1 FROM outbox_message WHERE payload->>'tripId' = $1`, [
        trip.id,
      ]);
    const before = await messages();
    await service.deliver('identity.account-erased', { userId });
    expect(await messages()).toHaveLength(before.length);
  });

  it('takes an agent’s clients, and only the account out of the book of another agent', async () => {
    const [agentId, clientUser] = [randomUUID(), randomUUID()];
    const agent = service.as({ userId: agentId, userType: 'agent' });
    const { body } = await agent.post('/api/v1/clients').send(aClient('mia@example.com')).expect(201);
    await service.dataSource.query(`UPDATE client SET user_id = $1, joined_at = now() WHERE id = $2`, [
      clientUser,
      body.id,
    ]);
    await service.deliver('identity.account-erased', { userId: clientUser });
    expect(await rowsNaming(clientUser)).toEqual([]);
    await agent.get(`/api/v1/clients/${body.id}`).expect(200);
    await service.deliver('identity.account-erased', { userId: agentId });
    expect(await rowsNaming(agentId, String(body.id))).toEqual([]);
  });

  it('spares everybody else', async () => {
    const mine = await familyWithEverything();
    const theirs = await familyWithEverything();
    await service.deliver('identity.account-erased', { userId: mine.userId });
    await theirs.agent.get(`/api/trips/${theirs.trip.id}`).expect(200);
  });
});
