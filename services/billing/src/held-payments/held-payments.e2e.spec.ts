import { randomUUID } from 'node:crypto';
import { HeldPayment, type TripFacts } from '@landsea/contracts/billing';
import { HourlySettlement } from '../entitlements/hourly-settlement.js';
import { HeldPayments } from './held-payments.service.js';
import { startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const billing = await startBilling();
afterAll(() => billing.close());

/** Two paid trips: the first is active, the second held. */
const twoPaid = async () => {
  const payer = billing.payer();
  const other = billing.addTrip(payer.userId, { name: 'Second wind' }).tripId;
  const first = await billing.checkout(payer.agent, payer.tripId);
  await billing.rows(`UPDATE checkout_attempt SET status = 'expired' WHERE session_id = $1`, [first]);
  const second = await billing.checkout(payer.agent, other);
  for (const [sessionId, tripId] of [
    [first, payer.tripId],
    [second, other],
  ]) {
    await billing.pay(sessionId ?? '');
    await payer.agent.post('/api/verify-payment').send({ sessionId, tripId }).expect(200);
  }
  const [held] = await billing.rows<{ id: string; created_at: Date }>(
    `SELECT id, created_at FROM entitlement WHERE trip_id = $1`,
    [other],
  );
  if (!held) throw new Error('nothing is held');
  return { ...payer, other, held, path: `/api/billing/held-payments/${held.id}/refund` };
};
const states = async (userId: string) =>
  Object.fromEntries(
    (
      await billing.rows<{ trip_id: string; state: string }>(
        'SELECT trip_id, state FROM entitlement WHERE user_id = $1',
        [userId],
      )
    ).map((row) => [row.trip_id, row.state]),
  );
const publishTripChange = async (tripId: string, over: Partial<TripFacts>) => {
  const known = billing.trips.trips.get(tripId);
  if (!known) throw new Error('no such trip');
  const facts = { ...known, version: known.version + 1, ...over };
  billing.trips.trips.set(tripId, facts);
  expect((await billing.deliver('trips.trip-changed', facts)).status).toBe(204);
};

describe('a held payment', () => {
  it('is listed with its amount, the trip in its way and the moment it goes back', async () => {
    const { userId, tripId, other, held } = await twoPaid();
    const list = await billing.app.get(HeldPayments).list(userId);
    expect(list).toEqual([
      {
        entitlementId: held.id,
        tripId: other,
        tripName: 'Second wind',
        amountCents: 3900,
        currency: 'usd',
        refundsAt: new Date(held.created_at.getTime() + 7 * 86_400_000).toISOString(),
        blocking: { tripId, tripName: 'Land and sea' },
      },
    ]);
    expect(HeldPayment.parse(list[0])).toEqual(list[0]);
    expect(await billing.app.get(HeldPayments).list(randomUUID())).toEqual([]);
  });

  it('goes back when its payer says so, once, and the active trip stays', async () => {
    const { agent, userId, tripId, other, path, held } = await twoPaid();
    const answers = await Promise.all([agent.post(path).expect(200), agent.post(path).expect(200)]);
    for (const { body } of answers)
      expect(body).toMatchObject({
        entitlementId: held.id,
        refund: { state: expect.stringMatching(/^(requested|done)$/), amountCents: 3900, currency: 'usd' },
      });
    expect(await states(userId)).toEqual({ [tripId]: 'active', [other]: 'revoked' });
    await eventually(async () =>
      expect((await agent.post(path).expect(200)).body).toMatchObject({ refund: { state: 'done' } }),
    );
    expect(
      await billing.rows(
        `SELECT 1 FROM audit a JOIN payment p ON p.payment_intent = a.subject
          WHERE a.action = 'refund.requested' AND p.user_id = $1`,
        [userId],
      ),
    ).toHaveLength(1);
    await publishTripChange(tripId, { archived: true });
    expect(await states(userId)).toEqual({ [tripId]: 'archived', [other]: 'revoked' });
  });

  it('is its payer’s alone, and cannot go back once it has unlocked its trip', async () => {
    const { agent, tripId, other, userId, path } = await twoPaid();
    await billing.payer().agent.post(path).expect(404);
    await publishTripChange(tripId, { archived: true });
    expect(await states(userId)).toEqual({ [tripId]: 'archived', [other]: 'active' });
    const { body } = await agent.post(path).expect(409);
    expect(body).toMatchObject({ code: 'ALREADY_UNLOCKED' });
  });

  it('unlocks its trip by itself when the access of the other one ends', async () => {
    const { userId, tripId, other } = await twoPaid();
    await billing.letTripEnd(tripId);
    await billing.app.get(HourlySettlement).run();
    expect(await states(userId)).toEqual({ [tripId]: 'expired', [other]: 'active' });
  });
});
