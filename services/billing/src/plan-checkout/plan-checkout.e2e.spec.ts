import { randomUUID } from 'node:crypto';
import type { UserType } from '@landsea/contracts/account';
import type { Plan } from '@landsea/contracts/billing';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startBilling } from '../testing/app.js';

const billing = await startBilling();
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.onAnswer = undefined;
  billing.stripe.down = false;
  billing.trips.inboxMs = 0;
});

const person = (userType: UserType = 'family') => {
  const userId = randomUUID();
  return { userId, agent: billing.as({ userId, userType }) };
};
const begin = (agent: TestAgent, plan: Plan = 'pro') =>
  agent.post('/api/billing/subscription-checkout').send({ plan });
const verify = (agent: TestAgent, sessionId: string) =>
  agent.post('/api/billing/verify-subscription').send({ sessionId });
/** A person whose trial of the plan has begun. */
const started = async (plan: Plan = 'pro', userType: UserType = 'family') => {
  const who = person(userType);
  const sessionId = await billing.checkoutPlan(who.agent, plan);
  await billing.pay(sessionId);
  return { ...who, sessionId };
};
const subscriptions = (userId: string) =>
  billing.rows<{ status: string; plan: string; stripe_id: string; version: number }>(
    'SELECT * FROM subscription WHERE user_id = $1 ORDER BY started_at',
    [userId],
  );
const published = (userId: string) => billing.trips.receivedPlans.filter((each) => each.userId === userId);

describe('POST /api/billing/subscription-checkout', () => {
  it('begins a trial with a card, once for a double click', async () => {
    const { agent, userId } = person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(agent)));
    expect(new Set(answers.map(({ body }) => (body as { url: string }).url)).size).toBe(1);
    const attempts = await billing.rows<{ params: object }>(
      'SELECT params FROM checkout_attempt WHERE user_id = $1',
      [userId],
    );
    expect(attempts).toMatchObject([
      {
        params: {
          mode: 'subscription',
          payment_method_collection: 'always',
          subscription_data: { trial_period_days: 7 },
        },
      },
    ]);
  });

  it('needs a session and a plan that there is', async () => {
    await begin(billing.anonymous()).expect(401);
    await person().agent.post('/api/billing/subscription-checkout').send({ plan: 'gold' }).expect(400);
  });

  it('sells the Agent plan to agents, Pro to whoever plans trips, and nothing to the demo account', async () => {
    await begin(person('family').agent, 'agent').expect(403);
    await begin(person('client').agent, 'agent').expect(403);
    await begin(person('agent').agent, 'agent').expect(200);
    await begin(person('client').agent, 'pro').expect(200);
    const demo = await begin(billing.as({ isDemo: true })).expect(403);
    expect(demo.body).toMatchObject({ code: 'DEMO_RESTRICTED' });
  });

  it('replays to the same session when the first call was cut off', async () => {
    const { agent, userId } = person();
    let made: unknown;
    billing.stripe.onAnswer = ({ method, path }, answer) => {
      if (method !== 'POST' || path !== '/v1/checkout/sessions') return;
      made = answer['id'];
      billing.stripe.down = true;
    };
    await begin(agent).expect(503);
    billing.stripe.onAnswer = undefined;
    billing.stripe.down = false;
    const { body } = await begin(agent).expect(200);
    expect((body as { url: string }).url.endsWith(String(made))).toBe(true);
    expect(await billing.rows('SELECT 1 FROM checkout_attempt WHERE user_id = $1', [userId])).toHaveLength(1);
  });

  it('ends the checkout of one plan when the other is wanted: one trial, one page', async () => {
    const { agent, userId } = person('agent');
    const first = await billing.checkoutPlan(agent, 'pro');
    await billing.checkoutPlan(agent, 'agent');
    expect((await billing.sdk.checkout.sessions.retrieve(first)).status).toBe('expired');
    expect(
      await billing.rows('SELECT kind, status FROM checkout_attempt WHERE user_id = $1 ORDER BY created_at', [
        userId,
      ]),
    ).toEqual([
      { kind: 'pro', status: 'expired' },
      { kind: 'agent', status: 'open' },
    ]);
  });

  it('refuses a plan that runs, and Pro to a person who has the Agent plan, in words', async () => {
    const { agent } = await started('agent', 'agent').then(async (who) => {
      await verify(who.agent, who.sessionId).expect(200);
      return who;
    });
    const again = await begin(agent, 'agent').expect(409);
    expect(again.body).toMatchObject({
      code: 'ALREADY_SUBSCRIBED',
      message: 'You already have the Agent plan.',
    });
    const pro = await begin(agent, 'pro').expect(409);
    expect(pro.body).toMatchObject({ message: expect.stringContaining('covers your own trips') as unknown });
  });

  it('refuses a plan that was paid in another tab and that no webhook has reported', async () => {
    const { agent, userId } = await started();
    await begin(agent).expect(409);
    expect(await subscriptions(userId)).toMatchObject([{ status: 'trialing' }]);
  });
});

describe('POST /api/billing/verify-subscription', () => {
  it('opens the plan and has notified trips before it answers', async () => {
    const { agent, userId, sessionId } = await started();
    billing.trips.inboxMs = 700;
    const { body } = await verify(agent, sessionId).expect(200);
    expect(body).toEqual({
      success: true,
      plan: 'pro',
      message: 'Your free trial of the Pro plan has begun.',
      trialEndsAt: expect.any(String) as unknown,
    });
    expect(published(userId)).toMatchObject([
      { plan: 'pro', accessUntil: expect.any(String) as unknown, version: 1 },
    ]);
  });

  it('answers the same to a reload while Stripe is away, and to six calls at once', async () => {
    const { agent, userId, sessionId } = await started();
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(agent, sessionId)));
    expect(answers.map(({ body }) => (body as { success: boolean }).success)).toEqual(Array(6).fill(true));
    billing.stripe.down = true;
    await verify(agent, sessionId).expect(200, answers[0]?.body);
    expect(await subscriptions(userId)).toHaveLength(1);
    expect(new Set(published(userId).map(({ version }) => version))).toEqual(new Set([1]));
  });

  it('hides another’s session and an unknown one alike, and says when nothing was charged', async () => {
    const { sessionId } = await started();
    const other = person();
    await verify(other.agent, sessionId).expect(404);
    await verify(other.agent, 'cs_test_unknown').expect(404);
    const open = await billing.checkoutPlan(other.agent, 'pro');
    const unfinished = await verify(other.agent, open).expect(200);
    await billing.sdk.checkout.sessions.expire(open);
    const expired = await verify(other.agent, open).expect(200);
    expect([unfinished.body, expired.body]).toMatchObject([
      { success: false, message: expect.stringContaining('not finished') as unknown },
      { success: false, message: expect.stringContaining('expired') as unknown },
    ]);
  });

  it('answers 503 while Stripe is away', async () => {
    const { agent, sessionId } = await started();
    billing.stripe.down = true;
    await verify(agent, sessionId).expect(503);
  });

  it('grants nothing for a subscription that differs from the request', async () => {
    const changes: [string, (subscription: Record<string, unknown>) => void][] = [
      ['livemode', (subscription) => (subscription['livemode'] = true)],
      ['user', ({ metadata }) => ((metadata as Record<string, string>)['user_id'] = randomUUID())],
      ['plan', ({ metadata }) => ((metadata as Record<string, string>)['plan'] = 'agent')],
      ['currency', (subscription) => (subscription['currency'] = 'eur')],
      ['price', ({ items }) => itemsOf(items).forEach((item) => (item.price.id = 'price_other'))],
      ['amount', ({ items }) => itemsOf(items).forEach((item) => (item.price.unit_amount = 1))],
    ];
    for (const [what, change] of changes) {
      const { agent, userId, sessionId } = await started();
      billing.stripe.onAnswer = ({ method, path }, answer) => {
        if (method === 'GET' && path.startsWith('/v1/subscriptions/')) change(answer);
      };
      const { body } = await verify(agent, sessionId).expect(200);
      billing.stripe.onAnswer = undefined;
      expect([what, body]).toMatchObject([what, { success: false }]);
      expect([what, await subscriptions(userId), published(userId)]).toEqual([what, [], []]);
    }
  });
});

interface Item {
  price: { id: string; unit_amount: number };
}
const itemsOf = (items: unknown): Item[] => (items as { data: Item[] }).data;
