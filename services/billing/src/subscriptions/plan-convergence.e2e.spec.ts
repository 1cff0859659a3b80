import { CheckoutAttempts } from '../attempts/checkout-attempts.service.js';
import { PlanComparison } from '../reconciliation/plan-comparison.js';
import { Reconciler } from '../reconciliation/reconciler.js';
import { Subscriptions } from './subscriptions.service.js';
import { PRICE_AGENT, startBilling, type Billing } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';
import { planHolders, type PlanHolders } from '../testing/plan-holders.js';

let billing: Billing;
let holders: PlanHolders;
beforeAll(async () => {
  billing = await startBilling();
  holders = planHolders(billing);
});
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.onAnswer = undefined;
});

describe('two subscriptions of one plan', () => {
  /** Two tabs whose sessions are both paid: the first one's attempt is put aside, as after an interrupted call. */
  const twoTabs = async () => {
    const who = await holders.person();
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
      for (const sessionId of order) await holders.verify(agent, sessionId).expect(200);
      await eventually(async () =>
        expect(await holders.subscriptions(userId)).toMatchObject([
          { status: 'active', end_reason: null },
          { status: 'canceled', end_reason: 'duplicate', end_state: 'done' },
        ]),
      );
      expect((await holders.invoices(userId)).map(({ refunded_amount }) => refunded_amount).sort()).toEqual([
        0, 999,
      ]);
      expect(await holders.open(userId)).not.toBeNull();
      const { body } = await holders.verify(agent, tabs.second).expect(200);
      expect(body).toMatchObject({ success: true, message: expect.stringContaining('refunding') as unknown });
      expect((await holders.overview(agent)).subscriptions).toHaveLength(1);
    },
  );

  it('ends a second trial that slipped through, and charges nothing', async () => {
    const { agent, userId, customerId } = await holders.subscribed();
    const attempt = await billing.app.get(CheckoutAttempts).beginPlan(
      billing.dataSource.manager,
      {
        ...{ userId, plan: 'agent', customerId, priceId: PRICE_AGENT, amount: 2900, currency: 'usd' },
        trial: { days: 7, card: 'required' },
      },
      new Date(),
    );
    const session = await billing.sdk.checkout.sessions.create(attempt.params);
    await billing.pay(session.id);
    const slipped = String((await billing.sdk.checkout.sessions.retrieve(session.id)).subscription);
    await billing.app.get(Subscriptions).sync(slipped);
    await eventually(async () =>
      expect(
        (await holders.subscriptions(userId)).find(({ stripe_id }) => stripe_id === slipped),
      ).toMatchObject({
        status: 'canceled',
        end_reason: 'second-trial',
        end_state: 'done',
      }),
    );
    expect((await holders.overview(agent)).subscriptions).toMatchObject([
      { plan: 'pro', status: 'trialing' },
    ]);
  });
});

describe('what a plan opens', () => {
  it('needs no unlock of a trip', async () => {
    const { agent, userId } = await holders.subscribed();
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
    const closed = await holders.person();
    await billing.pay(await billing.checkoutPlan(closed.agent, 'pro'));
    const gone = await holders.person();
    await billing.sdk.checkout.sessions.expire(await billing.checkoutPlan(gone.agent, 'pro'));
    await billing.app.get(Reconciler).lookAtAttempts();
    expect(await holders.subscriptions(closed.userId)).toMatchObject([{ status: 'trialing' }]);
    expect(
      await billing.rows('SELECT status FROM checkout_attempt WHERE user_id = $1', [gone.userId]),
    ).toEqual([{ status: 'expired' }]);
    await closed.forward(8);
    const unreadable = await holders.subscribed();
    billing.stripe.onAnswer = ({ path }, answer) => {
      if (path.startsWith(`/v1/subscriptions/${unreadable.stripeId}`)) answer['status'] = 'of another age';
    };
    const ended = await holders.subscribed();
    await billing.sdk.subscriptions.cancel(ended.stripeId);
    await billing.app.get(PlanComparison).run();
    expect(await holders.subscriptions(ended.userId)).toMatchObject([{ status: 'canceled' }]);
    expect(await holders.subscriptions(closed.userId)).toMatchObject([{ status: 'active' }]);
    const metrics = await (await fetch(`${billing.url}/metrics`)).text();
    expect(metrics).toMatch(/reconcile_repairs_total\{[^}]*kind="subscription"[^}]*\} [1-9]/);
  });

  it('never lets an older look replace a newer one', async () => {
    const { userId, stripeId } = await holders.subscribed();
    const sync = billing.app.get(Subscriptions);
    let held = false;
    billing.stripe.onAnswer = async ({ method, path }) => {
      if (held || method !== 'GET' || !path.startsWith(`/v1/subscriptions/${stripeId}`)) return;
      held = true;
      await billing.sdk.subscriptions.cancel(stripeId);
      await sync.sync(stripeId);
    };
    await sync.sync(stripeId);
    expect(await holders.subscriptions(userId)).toMatchObject([{ status: 'canceled' }]);
  });
});
