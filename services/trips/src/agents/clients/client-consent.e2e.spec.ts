import { startTrips } from '../../testing/app.js';
import {
  accept,
  anAgent,
  clientAsSeen,
  dana,
  joinedFamily,
  MONEY,
  PLAN,
  seesNothing,
  sharing,
  stateOf,
  statuses,
  type Joined,
} from '../../testing/consent-factories.js';
import {
  familyWithPaidTrip,
  familyWithTrip,
  newExpense,
  newTrip,
  planAccess,
} from '../../testing/factories.js';
import { identityDouble } from '../../testing/identity-double.js';

const identity = await identityDouble(dana);
const service = await startTrips({ IDENTITY_URL: identity.url });
afterAll(async () => {
  await service.close();
  await identity.close();
});

describe('an agent whose invitation was never accepted', () => {
  it('sees nothing of the person who later owns the address', async () => {
    const known = await anAgent(service);
    await service.deliver('identity.invitation-changed', stateOf(known));
    const family = await familyWithPaidTrip(service);
    await seesNothing({ ...(await joinedFamily(service)), known, trip: family.trip });
    expect(await clientAsSeen(known)).toMatchObject({ invitation: { state: 'invited' }, sharedTrips: [] });
  });
});

describe('a client who has just joined', () => {
  it('shows the agent none of their older trips until they choose one', async () => {
    const joined = await joinedFamily(service);
    await seesNothing(joined);
    expect(await clientAsSeen(joined.known)).toMatchObject({
      invitation: { state: 'joined' },
      sharedTrips: [],
    });
    await joined.family
      .put(joined.own)
      .send({ seesMoney: false, seesDocuments: false, version: 0 })
      .expect(200);
    expect(await statuses(joined, PLAN)).toEqual(new Set([200]));
  });

  it('shows a trip chosen without money as if it had no budget', async () => {
    const joined = await joinedFamily(service, false);
    const { known, trip } = joined;
    await known.agent.get(`/api/trips/${trip.id}`).expect(200);
    expect(await statuses(joined, PLAN)).toEqual(new Set([200]));
    expect(await statuses(joined, MONEY)).toEqual(new Set([404]));
    expect((await known.agent.get(`/api/user/access?tripId=${trip.id}`)).body).toMatchObject({
      role: 'agent',
      seesMoney: false,
      seesDocuments: false,
    });
    expect((await clientAsSeen(known)).sharedTrips).toEqual([
      {
        tripId: trip.id,
        name: trip.name,
        startDate: trip.startDate,
        endDate: trip.endDate,
        seesMoney: false,
        seesDocuments: false,
      },
    ]);
  });

  it('shows the budget of a trip chosen with money', async () => {
    expect(await statuses(await joinedFamily(service, true), MONEY)).toEqual(new Set([200]));
  });

  it('cannot share a trip of somebody else, and a new trip is not shared', async () => {
    const other = await familyWithTrip(service);
    const family = await familyWithPaidTrip(service);
    const known = await anAgent(service);
    await accept(service, known, family.userId, [sharing(other.trip.id, true), sharing(family.trip.id)]);
    const later = await family.agent.post('/api/trips').send(newTrip()).expect(201);
    await known.agent.get(`/api/trips/${other.trip.id}`).expect(404);
    await known.agent.get(`/api/trips/${later.body.id}`).expect(404);
    expect((await clientAsSeen(known)).sharedTrips.map(({ tripId }) => tripId)).toEqual([family.trip.id]);
  });

  it('starts anew with each acceptance: what was shared before is not shared again', async () => {
    const joined = await joinedFamily(service, true);
    await accept(service, joined.known, joined.userId, [], 3);
    await seesNothing(joined);
  });
});

describe('receipts', () => {
  const withReceipt = async (joined: Joined) => {
    const expense = newExpense();
    const expenses = `/api/v1/trips/${joined.trip.id}/expenses`;
    await joined.family.post(expenses).send(expense).expect(201);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const receipt = `${expenses}/${expense.id}/receipt`;
    await joined.family
      .put(`${receipt}?name=Dinner.png`)
      .set('Content-Type', 'image/png')
      .send(png)
      .expect(200);
    const [listed] = (await joined.known.agent.get(expenses).expect(200)).body.expenses;
    const one = (await joined.known.agent.get(`${expenses}/${expense.id}`).expect(200)).body;
    return { expense, expenses, receipt, names: [listed?.receipt?.name, one.receipt?.name] };
  };

  /** Answers to an agent who adds the same expense again, and who restores it after deleting it. */
  const namesWhenSaved = async (
    { known }: Joined,
    { expense, expenses }: Awaited<ReturnType<typeof withReceipt>>,
  ) => {
    await service.deliver('billing.subscription-changed', planAccess(known.agentId, { plan: 'agent' }));
    const added = await known.agent.post(expenses).send(expense).expect(201);
    await known.agent.delete(`${expenses}/${expense.id}`).expect(200);
    const restored = await known.agent
      .post(`${expenses}/restore`)
      .send({ expenseIds: [expense.id] })
      .expect(200);
    return [added, restored].map(({ body }) => body.expenses[0].receipt?.name ?? null);
  };

  it('are kept from an agent who sees the money without documents', async () => {
    const joined = await joinedFamily(service, true);
    const saved = await withReceipt(joined);
    const { receipt, names } = saved;
    expect(names).toEqual([undefined, undefined]);
    await joined.known.agent.get(receipt).expect(404);
    await joined.known.agent.get(`${receipt}/thumbnail`).expect(404);
    await joined.family.get(`${receipt}/thumbnail`).expect(200);
    await joined.known.agent.delete(receipt).expect(404);
    await joined.family.get(receipt).expect(200);
    expect(await namesWhenSaved(joined, saved)).toEqual([null, null]);
  });

  it('are shown to an agent who sees documents', async () => {
    const joined = await joinedFamily(service, true, true);
    const saved = await withReceipt(joined);
    const { receipt, names } = saved;
    expect(names).toEqual(['Dinner.png', 'Dinner.png']);
    await joined.known.agent.get(receipt).expect(200);
    await joined.known.agent.get(`${receipt}/thumbnail`).expect(200);
    expect(await namesWhenSaved(joined, saved)).toEqual(['Dinner.png', 'Dinner.png']);
  });
});

test('another service reads which trips a person owns', async () => {
  const { userId, trip, agent } = await familyWithTrip(service);
  const gone = (await agent.post('/api/trips').send(newTrip()).expect(201)).body.id as string;
  await agent.delete(`/api/trips/${gone}`).expect(204);
  const path = `/internal/owners/${userId}/trips`;
  const { body } = await service.internal('identity').get(path).expect(200);
  expect(body).toEqual({ tripIds: [trip.id] });
});
