import { randomUUID } from 'node:crypto';
import { BillingDocuments, BillingOverview, type Plan, type UserType } from '@landsea/contracts';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { CheckoutAttempts } from '../src/attempts/checkout-attempts.service.js';
import { PlanComparison } from '../src/reconciliation/plan-comparison.js';
import { Reconciler } from '../src/reconciliation/reconciler.js';
import { HourlyPlanSettlement } from '../src/subscriptions/hourly-plan-settlement.js';
import { Subscriptions } from '../src/subscriptions/subscriptions.service.js';
import { PRICE_AGENT, startBilling, type Billing } from './app.js';
import { eventually } from './eventually.js';

const DAY_MS = 86_400_000;
/** Attaches, then is refused at each charge. */
const FAILS_LATER = '4000000000000341';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.onAnswer = undefined;
});

interface Row {
  stripe_id: string;
  status: string;
  end_reason: string | null;
  end_state: string;
  version: number;
}
const subscriptions = (userId: string) =>
  billing.rows<Row>('SELECT * FROM subscription WHERE user_id = $1 ORDER BY started_at, stripe_id', [userId]);
const open = async (userId: string) =>
  (
    await billing.rows<{ access_until: Date | null }>(
      'SELECT access_until FROM plan_access WHERE user_id = $1',
      [userId],
    )
  )[0]?.access_until ?? null;
const invoices = (userId: string) =>
  billing.rows<{ status: string; amount_paid: number; refunded_amount: number }>(
    'SELECT * FROM invoice WHERE user_id = $1 ORDER BY issued_at',
    [userId],
  );
const lastTold = (userId: string) => billing.trips.toldPlans.filter((each) => each.userId === userId).at(-1);
const overview = async (agent: TestAgent) =>
  BillingOverview.parse((await agent.get('/api/billing/overview').expect(200)).body);
const begin = (agent: TestAgent, plan: Plan) =>
  agent.post('/api/billing/subscription-checkout').send({ plan });
const verify = (agent: TestAgent, sessionId: string) =>
  agent.post('/api/billing/verify-subscription').send({ sessionId });

/** A person whom Stripe knows under a clock of their own. */
async function person(userType: UserType = 'family') {
  const userId = randomUUID();
  const frozen_time = Math.floor(Date.now() / 1000);
  const clock = await billing.sdk.testHelpers.testClocks.create({ frozen_time });
  const customer = await billing.sdk.customers.create({
    test_clock: clock.id,
    metadata: { user_id: userId },
  });
  await billing.rows('INSERT INTO stripe_customer (user_id, stripe_id) VALUES ($1, $2)', [
    userId,
    customer.id,
  ]);
  const agent = billing.as({ userId, userType });
  const forward = async (days: number): Promise<void> => {
    const { frozen_time: now } = await billing.sdk.testHelpers.testClocks.retrieve(clock.id);
    await billing.sdk.testHelpers.testClocks.advance(clock.id, {
      frozen_time: now + Math.round(days * 86_400),
    });
  };
  return { userId, agent, customerId: customer.id, forward };
}

async function subscribed(plan: Plan = 'pro', card?: string) {
  const who = await person(plan === 'agent' ? 'agent' : 'family');
  const sessionId = await billing.checkoutPlan(who.agent, plan);
  await billing.pay(sessionId, card);
  await verify(who.agent, sessionId).expect(200);
  const [row] = await subscriptions(who.userId);
  return { ...who, sessionId, stripeId: row?.stripe_id ?? '' };
}
/** What the webhook would bring: every event that Stripe has about the subscription, in any order. */
async function bringEvents(stripeId: string): Promise<void> {
  for (const type of ['customer.subscription.updated', 'customer.subscription.deleted'] as const)
    for await (const event of billing.sdk.events.list({ types: [type], limit: 100 }))
      if ('id' in event.data.object && event.data.object.id === stripeId) await billing.send(event);
  await eventually(async () =>
    expect(await billing.rows(`SELECT id FROM stripe_event WHERE state = 'pending'`)).toEqual([]),
  );
}
const becomes = (userId: string, status: string) =>
  eventually(async () => expect((await subscriptions(userId)).at(-1)?.status).toBe(status));

describe('a plan through its life', () => {
  it('is a trial, then renews: the access moves on, the invoice is there', async () => {
    const { agent, userId, stripeId, forward } = await subscribed();
    const trial = await overview(agent);
    expect(trial).toMatchObject({
      subscriptions: [
        { plan: 'pro', status: 'trialing', givesAccess: true, nextCharge: { amountCents: 999 } },
      ],
      trialAvailable: false,
      hasPortal: true,
    });
    const before = await open(userId);
    await forward(8);
    await bringEvents(stripeId);
    await becomes(userId, 'active');
    await eventually(async () =>
      expect((await invoices(userId)).map(({ amount_paid }) => amount_paid)).toEqual([0, 999]),
    );
    expect((await open(userId))?.getTime()).toBeGreaterThan((before?.getTime() ?? 0) + 20 * DAY_MS);
    await eventually(() => expect(lastTold(userId)?.version).toBe(2));
    const { documents } = BillingDocuments.parse(
      (await agent.get('/api/billing/documents').expect(200)).body,
    );
    expect(documents).toMatchObject([{ kind: 'invoice', amountCents: 999 }]);
    await forward(31);
    await bringEvents(stripeId);
    await eventually(async () => expect(await invoices(userId)).toHaveLength(3));
  });

  it('stays open for seven days after a renewal that failed, and closes then', async () => {
    const { agent, userId, stripeId, forward } = await subscribed('pro', FAILS_LATER);
    await forward(8);
    await bringEvents(stripeId);
    await becomes(userId, 'past_due');
    const [plan] = (await overview(agent)).subscriptions;
    expect(plan).toMatchObject({ status: 'past_due', givesAccess: true, nextCharge: { amountCents: 999 } });
    const trialEnd = new Date(Date.parse(plan?.accessEndsAt ?? '') - 7 * DAY_MS).getTime();
    expect(Math.abs(trialEnd - (Date.now() + 7 * DAY_MS))).toBeLessThan(60_000);
    const again = await begin(agent, 'pro').expect(409);
    expect(again.body).toMatchObject({ message: expect.stringContaining('Change your card') as unknown });

    await billing.rows(
      `UPDATE subscription SET past_due_since = now() - interval '7 days' WHERE user_id = $1`,
      [userId],
    );
    await billing.rows(`UPDATE plan_access SET access_until = now() WHERE user_id = $1`, [userId]);
    await billing.app.get(HourlyPlanSettlement).run();
    expect(await open(userId)).toBeNull();
    await eventually(() => expect(lastTold(userId)?.accessUntil).toBeNull());
    expect((await overview(agent)).subscriptions).toMatchObject([{ status: 'past_due', givesAccess: false }]);
  });

  it('opens again when the card is changed, and ends when every try was refused', async () => {
    const paid = await subscribed('pro', FAILS_LATER);
    await paid.forward(8);
    await bringEvents(paid.stripeId);
    await becomes(paid.userId, 'past_due');
    const { latest_invoice } = await billing.sdk.subscriptions.retrieve(paid.stripeId);
    const good = await billing.sdk.paymentMethods.attach('pm_card_visa', { customer: paid.customerId });
    await billing.sdk.invoices.pay(String(latest_invoice), { payment_method: good.id });
    await bringEvents(paid.stripeId);
    await becomes(paid.userId, 'active');
    expect(
      await billing.rows('SELECT past_due_since FROM subscription WHERE user_id = $1', [paid.userId]),
    ).toEqual([{ past_due_since: null }]);

    const lost = await subscribed('pro', FAILS_LATER);
    await lost.forward(40);
    await bringEvents(lost.stripeId);
    await becomes(lost.userId, 'canceled');
    expect(await open(lost.userId)).toBeNull();
  });

  it('runs to its end when it is canceled, can be resumed, and gives no second trial', async () => {
    const { agent, userId, stripeId, forward } = await subscribed();
    await billing.sdk.subscriptions.update(stripeId, { cancel_at_period_end: true });
    await bringEvents(stripeId);
    await eventually(async () =>
      expect((await overview(agent)).subscriptions).toMatchObject([
        { status: 'trialing', cancelsAt: expect.any(String) as unknown, nextCharge: null, givesAccess: true },
      ]),
    );
    const resume = await begin(agent, 'pro').expect(409);
    expect(resume.body).toMatchObject({ message: expect.stringContaining('Resume it') as unknown });

    await billing.sdk.subscriptions.update(stripeId, { cancel_at_period_end: false });
    await billing.app.get(Subscriptions).sync(stripeId);
    expect((await overview(agent)).subscriptions).toMatchObject([{ cancelsAt: null, nextCharge: {} }]);

    await billing.sdk.subscriptions.update(stripeId, { cancel_at_period_end: true });
    await forward(8);
    await bringEvents(stripeId);
    await becomes(userId, 'canceled');
    expect(await open(userId)).toBeNull();

    const second = await billing.checkoutPlan(agent, 'pro');
    await billing.pay(second);
    const { body } = await verify(agent, second).expect(200);
    expect(body).toMatchObject({ success: true, message: 'Your Pro plan is active.', trialEndsAt: null });
    await eventually(async () => expect((await invoices(userId)).at(-1)).toMatchObject({ amount_paid: 999 }));
  });
});

describe('two subscriptions of one plan', () => {
  /** Two tabs whose sessions are both paid: the first one's attempt is put aside, as after an interrupted call. */
  const twoTabs = async () => {
    const who = await person();
    await billing.rows(`INSERT INTO trial VALUES ($1, 'sub_of_another_time', now())`, [who.userId]);
    const first = await billing.checkoutPlan(who.agent, 'pro');
    await billing.rows(`UPDATE checkout_attempt SET status = 'failed' WHERE session_id = $1`, [first]);
    const second = await billing.checkoutPlan(who.agent, 'pro');
    await billing.pay(first);
    await who.forward(0.001);
    await billing.pay(second);
    return { ...who, first, second };
  };

  it.each(['first', 'second'] as const)(
    'keeps the one that began first, the %s looked at first',
    async (look) => {
      const { agent, userId, ...tabs } = await twoTabs();
      const order = look === 'first' ? [tabs.first, tabs.second] : [tabs.second, tabs.first];
      for (const sessionId of order) await verify(agent, sessionId).expect(200);
      await eventually(async () =>
        expect(await subscriptions(userId)).toMatchObject([
          { status: 'active', end_reason: null },
          { status: 'canceled', end_reason: 'duplicate', end_state: 'done' },
        ]),
      );
      expect((await invoices(userId)).map(({ refunded_amount }) => refunded_amount).sort()).toEqual([0, 999]);
      expect(await open(userId)).not.toBeNull();
      const { body } = await verify(agent, tabs.second).expect(200);
      expect(body).toMatchObject({ success: true, message: expect.stringContaining('refunding') as unknown });
      expect((await overview(agent)).subscriptions).toHaveLength(1);
    },
  );

  it('ends a second trial that slipped through, and charges nothing', async () => {
    const { agent, userId, customerId } = await subscribed();
    const attempt = await billing.app.get(CheckoutAttempts).beginPlan(
      billing.dataSource.manager,
      {
        ...{ userId, plan: 'agent', customerId, priceId: PRICE_AGENT, amount: 2900, currency: 'usd' },
        trial: { days: 7, card: 'required' },
      },
      new Date(),
    );
    const slipped = await billing.sdk.subscriptions.create({
      customer: customerId,
      items: [{ price: PRICE_AGENT }],
      trial_period_days: 7,
      metadata: attempt.params.metadata ?? {},
    });
    await billing.app.get(Subscriptions).sync(slipped.id);
    await eventually(async () =>
      expect((await subscriptions(userId)).find(({ stripe_id }) => stripe_id === slipped.id)).toMatchObject({
        status: 'canceled',
        end_reason: 'second-trial',
        end_state: 'done',
      }),
    );
    expect((await overview(agent)).subscriptions).toMatchObject([{ plan: 'pro', status: 'trialing' }]);
  });
});

describe('what a plan opens', () => {
  it('needs no unlock of a trip', async () => {
    const { agent, userId } = await subscribed();
    const { tripId } = billing.addTrip(userId);
    const { body } = await agent.post('/api/create-trip-checkout').send({ tripId }).expect(409);
    expect(body).toMatchObject({
      code: 'PLAN_COVERS_TRIP',
      message: expect.stringContaining('covers') as unknown,
    });
  });
});

describe('without webhooks', () => {
  it('finds a plan of a closed tab, an expired session, and what changed overnight', async () => {
    const closed = await person();
    await billing.pay(await billing.checkoutPlan(closed.agent, 'pro'));
    const gone = await person();
    await billing.sdk.checkout.sessions.expire(await billing.checkoutPlan(gone.agent, 'pro'));
    await billing.app.get(Reconciler).lookAtAttempts();
    expect(await subscriptions(closed.userId)).toMatchObject([{ status: 'trialing' }]);
    expect(
      await billing.rows('SELECT status FROM checkout_attempt WHERE user_id = $1', [gone.userId]),
    ).toEqual([{ status: 'expired' }]);
    await closed.forward(8);
    await billing.app.get(PlanComparison).run();
    expect(await subscriptions(closed.userId)).toMatchObject([{ status: 'active' }]);
    const metrics = await (await fetch(`${billing.url}/metrics`)).text();
    expect(metrics).toMatch(/reconcile_repairs_total\{[^}]*kind="subscription"[^}]*\} [1-9]/);
  });

  it('never lets an older look replace a newer one', async () => {
    const { userId, stripeId } = await subscribed();
    const sync = billing.app.get(Subscriptions);
    let held = false;
    billing.stripe.onAnswer = async ({ method, path }) => {
      if (held || method !== 'GET' || !path.startsWith(`/v1/subscriptions/${stripeId}`)) return;
      held = true;
      await billing.sdk.subscriptions.cancel(stripeId);
      await sync.sync(stripeId);
    };
    await sync.sync(stripeId);
    expect(await subscriptions(userId)).toMatchObject([{ status: 'canceled' }]);
  });
});
