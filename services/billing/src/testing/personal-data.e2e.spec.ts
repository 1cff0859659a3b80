import { randomUUID } from 'node:crypto';
import { PersonalRecords } from '@landsea/contracts/account';
import { OwnPayments } from '@landsea/contracts/billing';
import { startBilling, type Payer } from './app.js';
import { eventually } from './eventually.js';
import { claimed, paidBuyer, signedInAt } from './preview-buyer.js';

const billing = await startBilling();
afterAll(() => billing.close());

const paid = async (payer: Payer = billing.payer()): Promise<Payer & { sessionId: string }> => {
  await billing.deliver('trips.trip-changed', billing.addTrip(payer.userId, { tripId: payer.tripId }));
  const sessionId = await billing.checkout(payer.agent, payer.tripId);
  await billing.pay(sessionId);
  const { body } = await payer.agent
    .post('/api/verify-payment')
    .send({ sessionId, tripId: payer.tripId })
    .expect(200);
  expect(body).toMatchObject({ success: true });
  return { ...payer, sessionId };
};
const paymentsOf = async ({ agent }: Payer) =>
  OwnPayments.parse((await agent.get('/api/billing/payments').expect(200)).body).payments;

describe('GET /api/billing/payments', () => {
  it('names what is paid, for which trip and until when, to the payer alone', async () => {
    const payer = await paid();
    expect(await paymentsOf(payer)).toEqual([
      {
        entitlementId: expect.any(String),
        tripId: payer.tripId,
        tripName: 'Land and sea',
        amountCents: 3900,
        refundedCents: 0,
        currency: 'usd',
        paidAt: expect.any(String),
        state: 'active',
        accessEndsAt: expect.any(String),
        refund: null,
      },
    ]);
    expect(await paymentsOf(billing.payer())).toEqual([]);
  });
});

describe('the copy of a person’s data', () => {
  it('holds payments and checkouts, and no key of ours', async () => {
    const payer = await paid();
    const { body } = await billing
      .internal('identity')
      .get(`/internal/accounts/${payer.userId}/export`)
      .expect(200);
    const records = PersonalRecords.parse(body);
    expect(records['payments']).toEqual(await paymentsOf(payer));
    expect(records['checkouts']).toEqual([
      expect.objectContaining({ tripId: payer.tripId, status: 'complete', amountCents: 3900 }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/idem|secret|sk_|whsec_/);
  });
});

describe('identity.account-erased', () => {
  it('keeps amounts and Stripe’s ids, takes names and emails, and gives nothing back', async () => {
    const payer = await paid();
    const event = await billing.event('checkout.session.completed', payer.sessionId);
    await billing.send(event);
    const about = () =>
      billing.rows<{ payload: string }>(
        `SELECT payload::text AS payload FROM stripe_event
          WHERE payload #>> '{data,object,metadata,user_id}' = $1`,
        [payer.userId],
      );
    expect((await about()).map(({ payload }) => payload).join()).toMatch(
      /customer_details.*Land and sea|Land and sea.*customer_details/s,
    );
    const response = await billing.deliver('identity.account-erased', { userId: payer.userId });
    expect(response.status).toBe(204);
    const [kept] = await billing.rows(
      `SELECT amount, payment_intent, refund_state FROM payment WHERE user_id = $1`,
      [payer.userId],
    );
    expect(kept).toMatchObject({
      amount: 3900,
      payment_intent: expect.stringMatching(/^pi_/),
      refund_state: 'none',
    });
    const left = await about();
    expect(left.length).toBeGreaterThan(0);
    for (const { payload } of left)
      expect(payload).not.toMatch(/customer_details|billing_details|@|Land and sea/);
    const [attempt] = await billing.rows<{ params: string }>(
      `SELECT params::text AS params FROM checkout_attempt WHERE user_id = $1`,
      [payer.userId],
    );
    expect(attempt?.params).not.toMatch(/custom_text|Land and sea|@/);
    expect(await billing.rows(`SELECT name FROM known_trip WHERE owner_id = $1`, [payer.userId])).toEqual([
      { name: '' },
    ]);
    expect(await billing.rows(`SELECT state FROM entitlement WHERE user_id = $1`, [payer.userId])).toEqual([
      { state: 'revoked' },
    ]);
  });

  it('takes the name and the email of a person who claimed a preview, also from events of before the claim', async () => {
    const buyer = await paidBuyer(billing);
    const userId = randomUUID();
    await billing.send(await billing.event('checkout.session.completed', buyer.sessionId));
    await claimed(signedInAt(billing, userId, buyer.cookie), buyer);
    await billing.deliver('identity.account-erased', { userId });
    const events = await billing.rows<{ payload: string }>(
      `SELECT payload::text AS payload FROM stripe_event WHERE payload::text LIKE '%' || $1 || '%'`,
      [buyer.sessionId],
    );
    expect(events.length).toBeGreaterThan(0);
    for (const { payload } of events) expect(payload).not.toMatch(/customer_details|@/);
    expect(
      await billing.rows(`SELECT trip_name, buyer_email FROM preview_sale WHERE preview_id = $1`, [
        buyer.previewId,
      ]),
    ).toEqual([{ trip_name: '', buyer_email: null }]);
  });

  it('does not notify trips, which erases its data itself', async () => {
    const payer = await paid();
    const published = () =>
      billing.rows(`SELECT 1 FROM outbox_message WHERE payload ->> 'userId' = $1`, [payer.userId]);
    const before = await published();
    await billing.deliver('identity.account-erased', { userId: payer.userId });
    expect(await published()).toHaveLength(before.length);
  });

  it('gives back what is paid after the account is gone', async () => {
    const payer = billing.payer();
    await billing.deliver('trips.trip-changed', billing.addTrip(payer.userId, { tripId: payer.tripId }));
    const sessionId = await billing.checkout(payer.agent, payer.tripId);
    await billing.deliver('identity.account-erased', { userId: payer.userId });
    await billing.pay(sessionId);
    await billing.send(await billing.event('checkout.session.completed', sessionId));
    await eventually(async () => {
      const [row] = await billing.rows<{ refund_state: string }>(
        `SELECT refund_state FROM payment WHERE session_id = $1`,
        [sessionId],
      );
      expect(row?.refund_state).toMatch(/requested|refunded/);
    });
    expect(await billing.rows(`SELECT 1 FROM entitlement WHERE user_id = $1`, [payer.userId])).toEqual([]);
  });
});
