import { LedgerChecks } from './ledger-checks.js';
import { hearAlarms } from '../testing/alarms.js';
import { startBilling } from '../testing/app.js';

const billing = await startBilling({ LOG_LEVEL: 'silent' });
afterAll(() => billing.close());

const paid = async () => {
  const payer = billing.payer();
  const sessionId = await billing.checkout(payer.agent, payer.tripId);
  await billing.pay(sessionId);
  const { payment_intent: intent } = await billing.sdk.checkout.sessions.retrieve(sessionId);
  return { ...payer, sessionId, intent: String(intent) };
};
const verified = async () => {
  const payer = await paid();
  const { agent, sessionId, tripId } = payer;
  await agent.post('/api/verify-payment').send({ sessionId, tripId }).expect(200);
  return payer;
};
const compare = () => billing.app.get(LedgerChecks).run();
const metric = async (name: string) => {
  const text = await (await fetch(`${billing.url}/metrics`)).text();
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1]);
};
const emulated = async () =>
  (
    (await (await fetch(`${billing.emulator.url}/_emulator/ledger`)).json()) as {
      ledgers: { balance: number }[];
    }
  ).ledgers[0]?.balance;
const state = async (userId: string) =>
  (await billing.rows<{ state: string }>('SELECT state FROM entitlement WHERE user_id = $1', [userId])).map(
    (row) => row.state,
  );

describe('the nightly comparison', () => {
  it('finds equal ledgers equal to the cent, refunds and lost disputes included', async () => {
    await verified();
    const refunded = await verified();
    await billing.sdk.refunds.create({ payment_intent: refunded.intent, amount: 1000 });
    const lost = await verified();
    const { id } = await billing.control(`charges/${lost.intent}/dispute`, {});
    await billing.control(`disputes/${id}/close`, { status: 'lost' });
    const check = await compare();
    expect(check).toMatchObject({ differenceCents: 0, payments: 3, ourCents: 3900 + 2900, repairs: 2 });
    expect(check.stripeCents).toBe(await emulated());
    expect(await state(lost.userId)).toEqual(['revoked']);
    expect(await compare()).toMatchObject({ differenceCents: 0, repairs: 0 });
    expect(await metric('ledger_difference_cents')).toBe(0);
    expect(await metric('ledger_checked_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
  });

  it('repairs a payment that nothing has reported', async () => {
    const { userId } = await paid();
    await billing.rows(`UPDATE checkout_attempt SET status = 'expired' WHERE user_id = $1`, [userId]);
    const check = await compare();
    expect(check).toMatchObject({ differenceCents: 0, repairs: 1 });
    expect(await state(userId)).toEqual(['active']);
  });

  it('shows by how many cents a payment still differs after the second look', async () => {
    const { userId } = await verified();
    await billing.rows(`UPDATE payment SET amount = 3800 WHERE user_id = $1`, [userId]);
    const alarms = hearAlarms(billing);
    expect(await compare()).toMatchObject({ differenceCents: 100, repairs: 0 });
    expect(await metric('ledger_difference_cents')).toBe(100);
    expect(alarms).toEqual(['ledger-difference']);
    await billing.rows(`UPDATE payment SET amount = 3900 WHERE user_id = $1`, [userId]);
    expect(await compare()).toMatchObject({ differenceCents: 0 });
  });

  it('shows a payment of 59 days ago that Stripe does not know', async () => {
    await billing.rows(
      `INSERT INTO checkout_attempt (id, user_id, kind, trip_id, params, idem_key, status, expires_at, amount, currency, price_id)
       SELECT gen_random_uuid(), user_id, 'trip', trip_id, params, 'invented', 'complete', now(), 3900, 'usd', price_id
         FROM checkout_attempt LIMIT 1`,
    );
    await billing.rows(
      `INSERT INTO payment (payment_intent, session_id, attempt_id, user_id, trip_id, origin, amount, currency, paid_at)
       SELECT 'pi_invented', 'cs_invented', id, user_id, trip_id, 'stripe', 3900, 'usd', now() - interval '59 days'
         FROM checkout_attempt WHERE idem_key = 'invented'`,
    );
    expect(await compare()).toMatchObject({ differenceCents: 3900, repairs: 0 });
  });
});
