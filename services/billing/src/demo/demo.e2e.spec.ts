import { randomUUID } from 'node:crypto';
import type { DemoRequest } from '@landsea/contracts/account';
import { aTrip, startBilling } from '../testing/app.js';

const billing = await startBilling();
afterAll(() => billing.close());

const aRequest = (expiresInMs = 86_400_000): DemoRequest => ({
  userId: randomUUID(),
  tripId: randomUUID(),
  expiresAt: new Date(Date.now() + expiresInMs).toISOString(),
});
const granted = (userId: string) =>
  billing.rows('SELECT trip_id AS "tripId", state FROM entitlement WHERE user_id = $1', [userId]);
const paid = (userId: string) =>
  billing.rows('SELECT origin, amount FROM payment WHERE user_id = $1', [userId]);

describe('a request for a private copy of the demo', () => {
  it('unlocks the trip without money, and has trips make it, once', async () => {
    const request = aRequest();
    const id = randomUUID();
    for (const _twice of [1, 2]) await billing.deliver('identity.demo-requested', request, id);
    expect(await granted(request.userId)).toEqual([{ tripId: request.tripId, state: 'active' }]);
    expect(await paid(request.userId)).toEqual([{ origin: 'demo', amount: 0 }]);
    const messages = await billing.rows<{ payload: object }>(
      `SELECT payload FROM outbox_message WHERE type = 'billing.demo-granted' AND payload->>'userId' = $1`,
      [request.userId],
    );
    expect(messages).toEqual([
      { payload: expect.objectContaining({ ...request, state: 'active', version: 1 }) },
    ]);
  });

  it('is left alone once its user may be gone', async () => {
    const request = aRequest(-1);
    await billing.deliver('identity.demo-requested', request);
    expect(await granted(request.userId)).toEqual([]);
  });

  it('writes to nobody, and refuses a checkout with a reason', async () => {
    const request = aRequest();
    await billing.deliver('identity.demo-requested', request);
    await billing.deliver('trips.trip-changed', aTrip(request.userId, { tripId: request.tripId }));
    expect(await billing.rows('SELECT 1 FROM email_request')).toEqual([]);
    const { body } = await billing
      .as({ userId: request.userId, isDemo: true })
      .post('/api/create-trip-checkout')
      .send({ tripId: request.tripId })
      .expect(403);
    expect(body).toMatchObject({
      code: 'DEMO_RESTRICTED',
      message: expect.stringContaining('Create a free account'),
    });
  });

  it('leaves no grant and no payment when its user is erased', async () => {
    const [erased, other] = [aRequest(), aRequest()];
    for (const request of [erased, other]) await billing.deliver('identity.demo-requested', request);
    await billing.deliver('identity.account-erased', { userId: erased.userId });
    expect([await granted(erased.userId), await paid(erased.userId)]).toEqual([[], []]);
    expect(await granted(other.userId)).toHaveLength(1);
  });
});
