import { Reconciler } from './reconciler.js';
import { startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const billing = await startBilling();
afterAll(() => billing.close());

const paid = async () => {
  const payer = billing.payer();
  const sessionId = await billing.checkout(payer.agent, payer.tripId);
  await billing.pay(sessionId);
  return { ...payer, sessionId };
};
const granted = (userId: string) =>
  billing.rows(`SELECT 1 FROM entitlement WHERE user_id = $1 AND state = 'active'`, [userId]);
const repairs = async (kind: string) => {
  const metrics = await (await fetch(`${billing.url}/metrics`)).text();
  return Number(
    new RegExp(`reconcile_repairs_total\\{[^}]*kind="${kind}"[^}]*\\} (\\d+)`).exec(metrics)?.[1] ?? 0,
  );
};

describe('the reconciler', () => {
  it('walks the events that no webhook brought, and the next walk finds nothing', async () => {
    const { userId } = await paid();
    const reconciler = billing.app.get(Reconciler);
    await reconciler.walkEvents();
    await eventually(async () => expect(await granted(userId)).toHaveLength(1));
    const found = await repairs('event');
    expect(found).toBeGreaterThan(0);
    await reconciler.walkEvents();
    expect(await repairs('event')).toBe(found);
    expect(await billing.rows('SELECT name FROM stripe_cursor')).toEqual([{ name: 'events' }]);
  });

  it('looks at open attempts: grants for a closed tab, ends what has expired, leaves what is open', async () => {
    const tabClosed = await paid();
    const expired = billing.payer();
    await billing.sdk.checkout.sessions.expire(await billing.checkout(expired.agent, expired.tripId));
    const open = billing.payer();
    await billing.checkout(open.agent, open.tripId);
    // What was interrupted before it had a session stays, and keeps nobody from being looked at.
    await billing.rows(
      `INSERT INTO checkout_attempt (id, user_id, kind, trip_id, params, idem_key, try, status, amount, currency, price_id, expires_at, created_at)
       SELECT lpad(n::text, 32, '0')::uuid, gen_random_uuid(), 'trip', gen_random_uuid(), '{}', 'interrupted-' || n, 1, 'creating',
              3900, 'usd', 'price', now(), now() - interval '1 day' FROM generate_series(1, 500) n`,
    );
    // The walk that each start begins with may have repaired something before.
    const before = { paid: await repairs('paid'), expired: await repairs('expired') };
    await billing.app.get(Reconciler).lookAtAttempts();
    expect(await granted(tabClosed.userId)).toHaveLength(1);
    const status = async (userId: string) =>
      (
        await billing.rows<{ status: string }>('SELECT status FROM checkout_attempt WHERE user_id = $1', [
          userId,
        ])
      )[0]?.status;
    expect([await status(expired.userId), await status(open.userId)]).toEqual(['expired', 'open']);
    expect(await repairs('paid')).toBeGreaterThan(before.paid);
    expect(await repairs('expired')).toBeGreaterThan(before.expired);
  });
});
