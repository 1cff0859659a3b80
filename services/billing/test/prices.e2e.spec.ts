import { PRICE_PRO, startBilling, type Billing } from './app.js';

const seedPrice = (billing: Billing, over: object) =>
  fetch(`${billing.emulator.url}/_emulator/seed`, { method: 'POST', body: JSON.stringify(over) });
const withBilling = async (
  env: NodeJS.ProcessEnv,
  work: (billing: Billing) => Promise<void>,
): Promise<void> => {
  const billing = await startBilling(env);
  await work(billing).finally(() => billing.close());
};

describe('GET /api/billing/prices', () => {
  it('answers a visitor with what is on sale', () =>
    withBilling({}, async (billing) => {
      const { body } = await billing.anonymous().get('/api/billing/prices').expect(200);
      expect(body).toEqual({
        tripUnlock: { amountCents: 3900, currency: 'usd' },
        proMonthly: { amountCents: 999, currency: 'usd' },
        agentMonthly: { amountCents: 2900, currency: 'usd' },
        trialDays: 7,
        agentPlan: 'available',
        emulated: true,
      });
    }));

  it('leaves out what configuration does not offer', async () => {
    await withBilling({ PRICING: 'trip', AGENT_PLAN: 'coming-soon' }, async (billing) => {
      const { body } = await billing.anonymous().get('/api/billing/prices').expect(200);
      expect(body).toMatchObject({ proMonthly: null, agentMonthly: null, agentPlan: 'coming-soon' });
    });
    await withBilling({ PRICING: 'subscription' }, async (billing) => {
      const { body } = await billing.anonymous().get('/api/billing/prices').expect(200);
      expect(body).toMatchObject({ tripUnlock: null });
      const { agent, tripId } = billing.payer();
      await agent.post('/api/create-trip-checkout').send({ tripId }).expect(403);
    });
  });
});

describe('a trip price that is not as agreed', () => {
  it('closes checkout with 503 and shows in the health, until it is right', () =>
    withBilling({ STRIPE_PRICE_TRIP: 'price_unknown' }, async (billing) => {
      const { agent, tripId } = billing.payer();
      const { body } = await agent.post('/api/create-trip-checkout').send({ tripId }).expect(503);
      expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      const health = await billing.anonymous().get('/health/ready').expect(200);
      expect(health.body).toMatchObject({
        status: 'degraded',
        problems: { 'trip-price': expect.any(String) as unknown },
      });
      expect(await billing.rows('SELECT 1 FROM checkout_attempt')).toEqual([]);
    }));

  it.each([{ unit_amount: 100 }, { currency: 'eur' }, { active: false }])('is seen: %j', (wrong) =>
    withBilling({ PRICING: 'both' }, async (billing) => {
      await seedPrice(billing, wrong);
      const { TripPrice } = await import('../src/prices/trip-price.js');
      await billing.app.get(TripPrice).look();
      const { agent, tripId } = billing.payer();
      await agent.post('/api/create-trip-checkout').send({ tripId }).expect(503);
      await seedPrice(billing, { unit_amount: 3900, currency: 'usd', active: true });
      await agent.post('/api/create-trip-checkout').send({ tripId }).expect(200);
    }),
  );
});

describe('a plan’s price that is not as agreed', () => {
  const begin = (billing: Billing, plan: string) =>
    billing.as({ userType: 'agent' }).post('/api/billing/subscription-checkout').send({ plan });

  it('closes that plan’s checkout alone, and shows in the health', () =>
    withBilling({ STRIPE_PRICE_AGENT: PRICE_PRO }, async (billing) => {
      const { body } = await begin(billing, 'agent').expect(503);
      expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await begin(billing, 'pro').expect(200);
      const health = await billing.anonymous().get('/health/ready').expect(200);
      expect(health.body).toMatchObject({
        status: 'degraded',
        problems: { 'agent-price': 'its amount is 999, not 2900' },
      });
      expect(await billing.rows(`SELECT 1 FROM checkout_attempt WHERE kind = 'agent'`)).toEqual([]);
    }));

  it('does not count for a plan that is not on sale', () =>
    withBilling({ STRIPE_PRICE_AGENT: '', AGENT_PLAN: 'coming-soon' }, async (billing) => {
      await begin(billing, 'agent').expect(403);
      await begin(billing, 'pro').expect(200);
      const health = await billing.anonymous().get('/health/ready').expect(200);
      expect(JSON.stringify(health.body)).not.toContain('agent-price');
    }));

  it('asks for a card at the start of a trial, or not, as configured', () =>
    withBilling({ TRIAL_CARD: 'optional' }, async (billing) => {
      const { body } = await begin(billing, 'pro').expect(200);
      const sessionId = String((body as { url: string }).url.split('/').pop());
      const session = await billing.sdk.checkout.sessions.retrieve(sessionId);
      expect(session.payment_method_collection).toBe('if_required');
    }));
});
