import { TripPrice } from './trip-price.js';
import { PRICE_PRO, startBilling, type Billing } from '../testing/app.js';

/** Starts are what these tests cost: each way of selling has one, with all its tests. */
const describeSelling = (name: string, env: NodeJS.ProcessEnv, tests: (own: () => Billing) => void): void =>
  describe(name, () => {
    let billing: Billing;
    beforeAll(async () => {
      billing = await startBilling(env);
    });
    afterAll(() => billing.close());
    tests(() => billing);
  });

const prices = async (billing: Billing): Promise<object> =>
  (await billing.anonymous().get('/api/billing/prices').expect(200)).body as object;
/** The part of the health answer about prices. */
const problems = async (billing: Billing): Promise<Record<string, string>> => {
  const { body } = await billing.anonymous().get('/health/ready').expect(200);
  const all = (body as { problems?: Record<string, string> }).problems ?? {};
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.endsWith('-price')));
};
const beginPlan = (billing: Billing, plan: string) =>
  billing.as({ userType: 'agent' }).post('/api/billing/subscription-checkout').send({ plan });
const beginTrip = (billing: Billing) => {
  const { agent, tripId } = billing.payer();
  return agent.post('/api/create-trip-checkout').send({ tripId });
};

describeSelling('what is sold as agreed', {}, (own) => {
  it('is notified to a visitor with its prices', async () => {
    expect(await prices(own())).toEqual({
      tripUnlock: { amountCents: 3900, currency: 'usd' },
      proMonthly: { amountCents: 999, currency: 'usd' },
      agentMonthly: { amountCents: 2900, currency: 'usd' },
      trialDays: 7,
      agentPlan: 'available',
      emulated: true,
    });
  });

  it.each([{ unit_amount: 100 }, { currency: 'eur' }, { active: false }])(
    'closes the checkout of a trip whose price is another: %j',
    async (wrong) => {
      const changePrice = (over: object) => own().control('price', over);
      await changePrice(wrong);
      await own().app.get(TripPrice).look();
      await beginTrip(own()).expect(503);
      await changePrice({ unit_amount: 3900, currency: 'usd', active: true });
      await beginTrip(own()).expect(200);
    },
  );
});

describeSelling(
  'a trip price that is not there, where trips alone are sold',
  { PRICING: 'trip', STRIPE_PRICE_TRIP: 'price_unknown' },
  (own) => {
    it('closes checkout with 503 and shows in the health', async () => {
      const { body } = await beginTrip(own()).expect(503);
      expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(await problems(own())).toEqual({ 'trip-price': expect.any(String) as unknown });
      expect(await own().rows('SELECT 1 FROM checkout_attempt')).toEqual([]);
    });

    it('offers no plan', async () => {
      expect(await prices(own())).toMatchObject({ proMonthly: null, agentMonthly: null });
    });
  },
);

describeSelling('a plan’s price that is another one’s', { STRIPE_PRICE_AGENT: PRICE_PRO }, (own) => {
  it('closes that plan’s checkout alone, and shows in the health', async () => {
    const { body } = await beginPlan(own(), 'agent').expect(503);
    expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await beginPlan(own(), 'pro').expect(200);
    expect(await problems(own())).toEqual({ 'agent-price': 'its amount is 999, not 2900' });
    expect(await own().rows(`SELECT 1 FROM checkout_attempt WHERE kind = 'agent'`)).toEqual([]);
  });
});

describeSelling(
  'plans alone, the one for agents not yet, the trial without a card',
  { PRICING: 'subscription', STRIPE_PRICE_AGENT: '', AGENT_PLAN: 'coming-soon', TRIAL_CARD: 'optional' },
  (own) => {
    it('leave out what configuration does not offer, and sell none of it', async () => {
      expect(await prices(own())).toMatchObject({
        tripUnlock: null,
        agentMonthly: null,
        agentPlan: 'coming-soon',
      });
      await beginTrip(own()).expect(403);
      await beginPlan(own(), 'agent').expect(403);
      expect(await problems(own())).toEqual({});
    });

    it('ask for no card at the start of a trial', async () => {
      const { body } = await beginPlan(own(), 'pro').expect(200);
      const sessionId = String((body as { url: string }).url.split('/').pop());
      const session = await own().sdk.checkout.sessions.retrieve(sessionId);
      expect(session.payment_method_collection).toBe('if_required');
    });
  },
);
