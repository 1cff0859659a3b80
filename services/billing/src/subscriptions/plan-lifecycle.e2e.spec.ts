import { BillingDocuments } from '@landsea/contracts/billing';
import { HourlyPlanSettlement } from './hourly-plan-settlement.js';
import { Subscriptions } from './subscriptions.service.js';
import { startBilling, type Billing } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';
import { planHolders, type PlanHolders } from '../testing/plan-holders.js';

const DAY_MS = 86_400_000;
/** Attaches, then is refused at each charge. */
const FAILS_LATER = '4000000000000341';

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

describe('a plan through its life', () => {
  it('is a trial, then renews: the access moves on, the invoice is there', async () => {
    const { agent, userId, stripeId, forward } = await holders.subscribed();
    const trial = await holders.overview(agent);
    expect(trial).toMatchObject({
      subscriptions: [
        { plan: 'pro', status: 'trialing', givesAccess: true, nextCharge: { amountCents: 999 } },
      ],
      trialAvailable: false,
      hasPortal: true,
    });
    const before = await holders.open(userId);
    await forward(8);
    await holders.bringEvents(stripeId);
    await holders.becomes(userId, 'active');
    await eventually(async () =>
      expect((await holders.invoices(userId)).map(({ amount_paid }) => amount_paid)).toEqual([0, 999]),
    );
    expect((await holders.open(userId))?.getTime()).toBeGreaterThan((before?.getTime() ?? 0) + 20 * DAY_MS);
    await eventually(() => expect(holders.lastTold(userId)?.version).toBe(2));
    const { documents } = BillingDocuments.parse(
      (await agent.get('/api/billing/documents').expect(200)).body,
    );
    expect(documents).toMatchObject([{ kind: 'invoice', amountCents: 999 }]);
    await forward(31);
    await holders.bringEvents(stripeId);
    await eventually(async () => expect(await holders.invoices(userId)).toHaveLength(3));
  });

  it('stays open for seven days after a renewal that failed, and closes then', async () => {
    const { agent, userId, stripeId, forward } = await holders.subscribed('pro', FAILS_LATER);
    await forward(8);
    await holders.bringEvents(stripeId);
    await holders.becomes(userId, 'past_due');
    const [plan] = (await holders.overview(agent)).subscriptions;
    expect(plan).toMatchObject({ status: 'past_due', givesAccess: true, nextCharge: { amountCents: 999 } });
    const trialEnd = new Date(Date.parse(plan?.accessEndsAt ?? '') - 7 * DAY_MS).getTime();
    expect(Math.abs(trialEnd - (Date.now() + 7 * DAY_MS))).toBeLessThan(60_000);
    const again = await holders.begin(agent, 'pro').expect(409);
    expect(again.body).toMatchObject({ message: expect.stringContaining('Change your card') as unknown });

    await billing.rows(
      `UPDATE subscription SET past_due_since = now() - interval '7 days' WHERE user_id = $1`,
      [userId],
    );
    await billing.rows(
      `UPDATE plan_access SET access_until = now() - interval '1 second' WHERE user_id = $1`,
      [userId],
    );
    await billing.app.get(HourlyPlanSettlement).run();
    expect(await holders.open(userId)).toBeNull();
    await eventually(() => expect(holders.lastTold(userId)?.accessUntil).toBeNull());
    expect((await holders.overview(agent)).subscriptions).toMatchObject([
      { status: 'past_due', givesAccess: false },
    ]);
  });

  it('opens again when the card is changed, and ends when every try was refused', async () => {
    const paid = await holders.subscribed('pro', FAILS_LATER);
    await paid.forward(8);
    await holders.bringEvents(paid.stripeId);
    await holders.becomes(paid.userId, 'past_due');
    const { latest_invoice } = await billing.sdk.subscriptions.retrieve(paid.stripeId);
    const good = await billing.sdk.paymentMethods.attach('pm_card_visa', { customer: paid.customerId });
    await billing.sdk.invoices.pay(String(latest_invoice), { payment_method: good.id });
    await holders.bringEvents(paid.stripeId);
    await holders.becomes(paid.userId, 'active');
    expect(
      await billing.rows('SELECT past_due_since FROM subscription WHERE user_id = $1', [paid.userId]),
    ).toEqual([{ past_due_since: null }]);

    const lost = await holders.subscribed('pro', FAILS_LATER);
    await lost.forward(40);
    await holders.bringEvents(lost.stripeId);
    await holders.becomes(lost.userId, 'canceled');
    expect(await holders.open(lost.userId)).toBeNull();
  });

  it('runs to its end when it is canceled, can be resumed, and gives no second trial', async () => {
    const { agent, userId, stripeId, forward } = await holders.subscribed();
    await billing.sdk.subscriptions.update(stripeId, { cancel_at_period_end: true });
    await holders.bringEvents(stripeId);
    await eventually(async () =>
      expect((await holders.overview(agent)).subscriptions).toMatchObject([
        { status: 'trialing', cancelsAt: expect.any(String) as unknown, nextCharge: null, givesAccess: true },
      ]),
    );
    const resume = await holders.begin(agent, 'pro').expect(409);
    expect(resume.body).toMatchObject({ message: expect.stringContaining('Resume it') as unknown });

    await billing.sdk.subscriptions.update(stripeId, { cancel_at_period_end: false });
    await billing.app.get(Subscriptions).sync(stripeId);
    expect((await holders.overview(agent)).subscriptions).toMatchObject([
      { cancelsAt: null, nextCharge: {} },
    ]);

    await billing.sdk.subscriptions.update(stripeId, { cancel_at_period_end: true });
    await forward(8);
    await holders.bringEvents(stripeId);
    await holders.becomes(userId, 'canceled');
    expect(await holders.open(userId)).toBeNull();

    const second = await billing.checkoutPlan(agent, 'pro');
    await billing.pay(second);
    const { body } = await holders.verify(agent, second).expect(200);
    expect(body).toMatchObject({ success: true, message: 'Your Pro plan is active.', trialEndsAt: null });
    await eventually(async () =>
      expect((await holders.invoices(userId)).at(-1)).toMatchObject({ amount_paid: 999 }),
    );
  });
});
