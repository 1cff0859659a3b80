import { randomUUID } from 'node:crypto';
import { PersonalRecords } from '@landsea/contracts/account';
import { BillingOverview, BillingPortal } from '@landsea/contracts/billing';
import type { Stripe } from 'stripe';
import { hearAlarms } from '../testing/alarms.js';
import { startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const billing = await startBilling();
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.down = false;
  billing.stripe.onAnswer = undefined;
});

const person = () => {
  const userId = randomUUID();
  return { userId, agent: billing.as({ userId }) };
};
const paid = async (who = person(), hadTrial = true) => {
  if (hadTrial)
    await billing.rows(`INSERT INTO trial VALUES ($1, 'sub_of_another_time', now())`, [who.userId]);
  const sessionId = await billing.checkoutPlan(who.agent, 'pro');
  await billing.pay(sessionId);
  return { ...who, sessionId };
};
const started = async () => {
  const who = await paid();
  await who.agent.post('/api/billing/verify-subscription').send({ sessionId: who.sessionId }).expect(200);
  return who;
};
const subscription = async (userId: string) =>
  (
    await billing.rows<{ stripe_id: string; status: string; end_reason: string | null; end_state: string }>(
      'SELECT * FROM subscription WHERE user_id = $1',
      [userId],
    )
  )[0];
const invoice = async (userId: string) =>
  (
    await billing.rows<{ payment_intent: string; amount_paid: number; refunded_amount: number }>(
      'SELECT * FROM invoice WHERE user_id = $1',
      [userId],
    )
  )[0];

describe('POST /api/billing/portal', () => {
  it('sends who has a plan to Stripe’s page and back, and answers 404 to others', async () => {
    const { agent } = await started();
    const { url } = BillingPortal.parse((await agent.post('/api/billing/portal').send({}).expect(200)).body);
    expect(url.startsWith(billing.emulator.url)).toBe(true);
    const page = await (await fetch(url)).text();
    expect(page).toContain('/billing');
    const nothing = await person().agent.post('/api/billing/portal').send({}).expect(404);
    expect(nothing.body).toMatchObject({ message: expect.stringContaining('no plan') as unknown });
  });

  it('sends nobody to an origin that is not on the list, and answers 503 while Stripe is away', async () => {
    const { agent } = await started();
    billing.stripe.onAnswer = ({ path }, answer) => {
      if (path === '/v1/billing_portal/sessions') answer['url'] = 'https://billing.stripe.com.example.org/p';
    };
    await agent.post('/api/billing/portal').send({}).expect(503);
    billing.stripe.onAnswer = undefined;
    billing.stripe.down = true;
    await agent.post('/api/billing/portal').send({}).expect(503);
  });
});

describe('an invoice', () => {
  it('remembers what a person of ours gave back at Stripe', async () => {
    const { userId } = await started();
    const before = await invoice(userId);
    expect(before).toMatchObject({ amount_paid: 999, refunded_amount: 0 });
    const { charge } = await billing.sdk.refunds.create({
      payment_intent: before?.payment_intent ?? '',
      amount: 400,
    });
    await billing.send(await billing.event('charge.refunded', String(charge)));
    await eventually(async () => expect(await invoice(userId)).toMatchObject({ refunded_amount: 400 }));
  });

  it('suspends the plan during a dispute, and ends it when the dispute is lost', async () => {
    const alarms = hearAlarms(billing);
    const { userId, agent } = await started();
    const intent = (await invoice(userId))?.payment_intent ?? '';
    const { id } = await billing.control(`charges/${intent}/dispute`, {});
    const own = async () =>
      BillingOverview.parse((await agent.get('/api/billing/overview').expect(200)).body).subscriptions[0];
    const hear = async (type: Stripe.Event['type'], name: string) => {
      const event = await billing.event(type, String(id));
      await billing.send({ ...event, id: `${event.id}_${name}` });
    };
    await hear('charge.dispute.created', 'open');
    await eventually(async () =>
      expect(await own()).toMatchObject({ status: 'active', disputed: true, givesAccess: false }),
    );
    await billing.control(`disputes/${id}/close`, { status: 'lost' });
    await hear('charge.dispute.closed', 'lost');
    await eventually(async () =>
      expect(await subscription(userId)).toMatchObject({
        status: 'canceled',
        end_reason: 'payment-disputed',
        end_state: 'done',
      }),
    );
    expect(await invoice(userId)).toMatchObject({ lost_amount: 999, refunded_amount: 0 });
    expect(await own()).toMatchObject({ status: 'canceled', givesAccess: false });
    expect(
      await billing.rows(
        `SELECT action FROM audit WHERE user_id = $1 AND action LIKE 'dispute.%' ORDER BY at`,
        [userId],
      ),
    ).toEqual([{ action: 'dispute.open' }, { action: 'dispute.lost' }]);
    expect(new Set(alarms)).toEqual(new Set(['plan-disputed']));
  });
});

describe('a person’s data', () => {
  it('holds subscriptions and invoices, and no id of Stripe’s', async () => {
    const { userId } = await started();
    const { body } = await billing
      .internal('identity')
      .get(`/internal/accounts/${userId}/export`)
      .expect(200);
    const records = PersonalRecords.parse(body);
    expect(records['subscriptions']).toMatchObject([{ plan: 'pro', status: 'active', amountCents: 999 }]);
    expect(records['invoices']).toMatchObject([{ amountCents: 999, refundedCents: 0 }]);
    expect(JSON.stringify(body)).not.toMatch(/sub_|cus_|in_[A-Za-z0-9]{10}/);
  });

  it('ends a plan at Stripe with the account, gives nothing back, and keeps the books', async () => {
    const { userId } = await started();
    expect((await billing.deliver('identity.account-erased', { userId })).status).toBe(204);
    await eventually(async () =>
      expect(await subscription(userId)).toMatchObject({
        status: 'canceled',
        end_reason: 'account-erased',
        end_state: 'done',
      }),
    );
    expect(await invoice(userId)).toMatchObject({ amount_paid: 999, refunded_amount: 0 });
    expect(await billing.rows('SELECT 1 FROM plan_access WHERE user_id = $1', [userId])).toEqual([]);
    const published = await billing.rows(
      `SELECT 1 FROM outbox_message WHERE type = 'billing.subscription-changed' AND payload ->> 'userId' = $1`,
      [userId],
    );
    expect(published).toHaveLength(1);
  });

  it('gives back what a plan took that began after the account was gone', async () => {
    const who = person();
    await billing.rows(`INSERT INTO trial VALUES ($1, 'sub_of_another_time', now())`, [who.userId]);
    const sessionId = await billing.checkoutPlan(who.agent, 'pro');
    await billing.deliver('identity.account-erased', { userId: who.userId });
    await billing.pay(sessionId);
    await billing.send(await billing.event('checkout.session.completed', sessionId));
    await eventually(async () =>
      expect(await subscription(who.userId)).toMatchObject({
        status: 'canceled',
        end_reason: 'began-after-erasure',
        end_state: 'done',
      }),
    );
    expect(await invoice(who.userId)).toMatchObject({ amount_paid: 999, refunded_amount: 999 });
  });
});
