import { randomUUID } from 'node:crypto';
import { type UserType } from '@landsea/contracts/account';
import { BillingOverview, type Plan } from '@landsea/contracts/billing';
import type { TestAgent } from '@landsea/nest-kit/testing';
import type { Billing } from './app.js';
import { eventually } from './eventually.js';

interface Row {
  stripe_id: string;
  status: string;
  end_reason: string | null;
  end_state: string;
  version: number;
}
/** People with plans, whom Stripe knows under clocks of their own, and what our rows say of them. */
export function planHolders(billing: Billing) {
  const subscriptions = (userId: string) =>
    billing.rows<Row>('SELECT * FROM subscription WHERE user_id = $1 ORDER BY started_at, stripe_id', [
      userId,
    ]);
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
  const lastTold = (userId: string) =>
    billing.trips.receivedPlans.filter((each) => each.userId === userId).at(-1);
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
  /** Delivers every event that Stripe has about the subscription, in any order, as the webhook would. */
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

  return {
    subscriptions,
    open,
    invoices,
    lastTold,
    overview,
    begin,
    verify,
    person,
    subscribed,
    bringEvents,
    becomes,
  };
}

export type PlanHolders = ReturnType<typeof planHolders>;
