import { OwnPayments } from '@landsea/contracts/billing';
import type { Stripe } from 'stripe';
import {
  selectFailedRefunds,
  markPaidElsewhere,
  requestRefund,
  retryRefund,
} from '../payments/payment.queries.js';
import { hearAlarms } from '../testing/alarms.js';
import { startBilling, type Billing } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const billing = await startBilling({ LOG_LEVEL: 'silent' });
afterAll(() => billing.close());

const states = async (userId: string) =>
  Object.fromEntries(
    (
      await billing.rows<{ trip_id: string; state: string }>(
        'SELECT trip_id, state FROM entitlement WHERE user_id = $1',
        [userId],
      )
    ).map((row) => [row.trip_id, row.state]),
  );
const payment = async (userId: string) =>
  (
    await billing.rows<{ payment_intent: string; dispute_state: string; lost_amount: number }>(
      'SELECT payment_intent, dispute_state, lost_amount FROM payment WHERE user_id = $1',
      [userId],
    )
  )[0];
const verify = ({ agent, tripId }: ReturnType<Billing['payer']>, sessionId: string) =>
  agent.post('/api/verify-payment').send({ sessionId, tripId }).expect(200);

/** A trip that is paid and active, and its payment intent. */
const charged = async () => {
  const payer = billing.payer();
  const sessionId = await billing.checkout(payer.agent, payer.tripId);
  await billing.pay(sessionId);
  await verify(payer, sessionId);
  const { payment_intent: intent } = await billing.sdk.checkout.sessions.retrieve(sessionId);
  return { ...payer, intent: String(intent) };
};
const open = async (intent: string, status = 'needs_response') =>
  String((await billing.control(`charges/${intent}/dispute`, { status }))['id']);
const close = (dispute: string, status: string) => billing.control(`disputes/${dispute}/close`, { status });

/** Delivers the event of this type about a dispute, once more. */
const hear = async (type: Stripe.Event['type'], dispute: string) => {
  const event = await billing.event(type, dispute);
  const again = { ...event, id: `${event.id}_${crypto.randomUUID()}` };
  await billing.send(again);
  await eventually(async () =>
    expect(await billing.rows('SELECT state FROM stripe_event WHERE id = $1', [again.id])).toEqual([
      { state: 'done' },
    ]),
  );
};
const CREATED = 'charge.dispute.created';
const CLOSED = 'charge.dispute.closed';

describe('a dispute', () => {
  it('suspends, and revokes when it is lost', async () => {
    const { userId, tripId, intent } = await charged();
    const dispute = await open(intent);
    await hear(CREATED, dispute);
    expect(await states(userId)).toEqual({ [tripId]: 'suspended' });
    await eventually(() =>
      expect(billing.trips.received).toContainEqual(expect.objectContaining({ tripId, state: 'suspended' })),
    );
    await close(dispute, 'lost');
    await hear(CLOSED, dispute);
    expect(await states(userId)).toEqual({ [tripId]: 'revoked' });
    expect(await payment(userId)).toMatchObject({ dispute_state: 'lost', lost_amount: 3900 });
  });

  it.each(['won', 'warning_closed', 'prevented'])('restores when it ends as %s', async (status) => {
    const { userId, tripId, intent } = await charged();
    const dispute = await open(intent, status === 'won' ? 'needs_response' : 'warning_needs_response');
    await hear(CREATED, dispute);
    expect(await states(userId)).toEqual({ [tripId]: 'suspended' });
    await close(dispute, status);
    await hear(CLOSED, dispute);
    expect(await states(userId)).toEqual({ [tripId]: 'active' });
    expect(await payment(userId)).toMatchObject({ dispute_state: 'won', lost_amount: 0 });
  });

  it('believes what Stripe says now, whatever the event says: closed heard before created', async () => {
    const { userId, tripId, intent } = await charged();
    const dispute = await open(intent);
    await close(dispute, 'lost');
    await hear(CLOSED, dispute);
    await hear(CREATED, dispute);
    expect(await states(userId)).toEqual({ [tripId]: 'revoked' });
    const won = await charged();
    const other = await open(won.intent);
    await close(other, 'won');
    await hear(CLOSED, other);
    await hear(CREATED, other);
    expect(await states(won.userId)).toEqual({ [won.tripId]: 'active' });
  });

  it('is not undone by a look from before it', async () => {
    const { userId, tripId, intent } = await charged();
    const dispute = await open(intent);
    let reached: () => void = () => undefined;
    let release: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => (reached = resolve));
    const mayGoOn = new Promise<void>((resolve) => (release = resolve));
    billing.stripe.onAnswer = async ({ path }) => {
      if (!path.startsWith('/v1/disputes')) return;
      billing.stripe.onAnswer = undefined;
      reached();
      await mayGoOn;
    };
    const late = hear(CREATED, dispute);
    await looked;
    await close(dispute, 'won');
    await hear(CLOSED, dispute);
    release();
    await late;
    expect(await states(userId)).toEqual({ [tripId]: 'active' });
    expect(await payment(userId)).toMatchObject({ dispute_state: 'won' });
  });

  it('that was lost before the payment was first seen leaves nothing to grant; an open one suspends', async () => {
    for (const [status, state] of [
      ['lost', 'revoked'],
      [undefined, 'suspended'],
    ] as const) {
      const payer = billing.payer();
      const sessionId = await billing.checkout(payer.agent, payer.tripId);
      await billing.pay(sessionId);
      const { payment_intent: intent } = await billing.sdk.checkout.sessions.retrieve(sessionId);
      const dispute = await open(String(intent));
      if (status) await close(dispute, status);
      await hear(status ? CLOSED : CREATED, dispute);
      expect(await states(payer.userId)).toEqual({ [payer.tripId]: state });
      const { body } = await verify(payer, sessionId);
      expect(body).toMatchObject({ success: false });
    }
  });

  it('that was lost and is won by an appeal gives back what it took', async () => {
    const { userId, tripId, intent } = await charged();
    const dispute = await open(intent);
    await close(dispute, 'lost');
    await hear(CLOSED, dispute);
    expect(await states(userId)).toEqual({ [tripId]: 'revoked' });
    await close(dispute, 'won');
    await hear(CLOSED, dispute);
    expect(await states(userId)).toEqual({ [tripId]: 'active' });
    expect(await payment(userId)).toMatchObject({ dispute_state: 'won', lost_amount: 0 });
    await eventually(() =>
      expect(billing.trips.received.filter((message) => message.tripId === tripId).at(-1)).toMatchObject({
        state: 'active',
      }),
    );
  });

  it('refuses a second payment for the trip that the bank is deciding about', async () => {
    const { agent, tripId, intent } = await charged();
    await hear(CREATED, await open(intent));
    const { body } = await agent.post('/api/create-trip-checkout').send({ tripId }).expect(409);
    expect(body).toMatchObject({ code: 'ALREADY_UNLOCKED', message: expect.stringContaining('bank') });
  });

  it('lets a held payment have the place, and a payment that is good again takes it from nobody', async () => {
    const { agent, userId, tripId, intent } = await charged();
    const other = billing.addTrip(userId).tripId;
    const dispute = await open(intent);
    await hear(CREATED, dispute);
    const sessionId = await billing.checkout(agent, other);
    await billing.pay(sessionId);
    await agent.post('/api/verify-payment').send({ sessionId, tripId: other }).expect(200);
    expect(await states(userId)).toEqual({ [tripId]: 'suspended', [other]: 'active' });
    await close(dispute, 'won');
    await hear(CLOSED, dispute);
    expect(await states(userId)).toEqual({ [tripId]: 'archived', [other]: 'active' });
  });

  it('holds back a refund until the bank has decided, and calls it off when the bank took the money', async () => {
    const { userId, tripId, intent } = await charged();
    const dispute = await open(intent);
    await hear(CREATED, dispute);
    await billing.rows(
      `UPDATE payment SET refund_state = 'requested', refund_due_at = now() - interval '1 second' WHERE payment_intent = $1`,
      [intent],
    );
    await close(dispute, 'lost');
    await hear(CLOSED, dispute);
    expect(await billing.rows('SELECT refund_state FROM payment WHERE user_id = $1', [userId])).toEqual([
      { refund_state: 'none' },
    ]);
    expect(await states(userId)).toEqual({ [tripId]: 'revoked' });
    const again = billing.dataSource.transaction((manager) => requestRefund(manager, intent, 'duplicate'));
    expect(await again).toBe(false);
    expect(billing.stripe.count('POST', '/v1/refunds')).toBe(0);
  });
});

describe('a refund that a bank sends back to us', () => {
  it('of a part stays the dashboard’s: the access stays, and nothing more is given back from here', async () => {
    const { userId, tripId, intent } = await charged();
    const { id, charge } = await billing.sdk.refunds.create({ payment_intent: intent, amount: 1000 });
    await billing.send(await billing.event('charge.refunded', String(charge)));
    const part = { refund_state: 'partial', refunded_amount: 1000 };
    await eventually(async () => expect(await standing(userId)).toEqual(part));
    await billing.control(`refunds/${id}/fail`);
    await hear('refund.failed', id);
    expect(await standing(userId)).toEqual({ refund_state: 'none', refunded_amount: 0 });
    expect(await billing.dataSource.transaction((manager) => retryRefund(manager, intent))).toBe(false);
    expect(await states(userId)).toEqual({ [tripId]: 'active' });
  });

  const standing = async (userId: string) =>
    (
      await billing.rows<{ refund_state: string; refunded_amount: number }>(
        'SELECT refund_state, refunded_amount FROM payment WHERE user_id = $1',
        [userId],
      )
    )[0];

  it('is notified to the payer and to a person of ours, who makes it again', async () => {
    const { agent, userId, tripId, intent } = await charged();
    const { id, charge } = await billing.sdk.refunds.create({ payment_intent: intent });
    const refunded = await billing.event('charge.refunded', String(charge));
    await billing.send(refunded);
    const back = { refund_state: 'refunded', refunded_amount: 3900 };
    await eventually(async () => expect(await standing(userId)).toEqual(back));
    await billing.control(`refunds/${id}/fail`);
    const alarms = hearAlarms(billing);
    await hear('refund.failed', id);
    expect(await standing(userId)).toEqual({ refund_state: 'failed', refunded_amount: 0 });
    await hear('charge.refunded', String(charge));
    const { body } = await agent.get('/api/billing/payments').expect(200);
    expect(OwnPayments.parse(body).payments).toMatchObject([
      { tripId, refund: { state: 'failed', amountCents: 3900 } },
    ]);
    expect(alarms).toEqual(['refund-failed']);
    const written = `SELECT 1 FROM audit WHERE action = 'refund.failed' AND subject = $1`;
    expect(await billing.rows(written, [intent])).toHaveLength(1);
    await billing.dataSource.transaction((manager) => retryRefund(manager, intent));
    await eventually(async () => expect(await standing(userId)).toEqual(back));
    expect((await billing.sdk.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
  });

  it('is over when a person of ours has paid it another way, and the trip stays closed', async () => {
    const { agent, userId, tripId, intent } = await charged();
    const { id } = await billing.sdk.refunds.create({ payment_intent: intent });
    await billing.control(`refunds/${id}/fail`);
    await hear('refund.failed', id);
    const elsewhere = () => billing.dataSource.transaction((manager) => markPaidElsewhere(manager, intent));
    expect([await elsewhere(), await elsewhere()]).toEqual([true, false]);
    await hear('refund.failed', id);
    const { body } = await agent.get('/api/billing/payments').expect(200);
    expect(OwnPayments.parse(body).payments).toMatchObject([
      { tripId, state: 'revoked', refund: { state: 'elsewhere', amountCents: 3900 } },
    ]);
    expect(await selectFailedRefunds(billing.dataSource)).not.toContainEqual(
      expect.objectContaining({ paymentIntent: intent }),
    );
    expect(await standing(userId)).toEqual({ refund_state: 'elsewhere', refunded_amount: 0 });
  });
});
