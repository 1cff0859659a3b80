import { randomUUID } from 'node:crypto';
import { startBilling, type Billing } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

interface PaidSessionJson extends Record<string, unknown> {
  amount_total: number;
  currency: string;
  livemode: boolean;
  metadata: Record<string, string>;
  line_items: { data: { quantity: number; price: { id: string } }[] };
}

const billing = await startBilling();
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.onAnswer = undefined;
  billing.stripe.down = false;
  billing.trips.inboxMs = 0;
});

const verify = (agent: ReturnType<Billing['as']>, sessionId: string, tripId: string) =>
  agent.post('/api/verify-payment').send({ sessionId, tripId });
const entitlements = (userId: string) =>
  billing.rows('SELECT state, version, trip_id FROM entitlement WHERE user_id = $1', [userId]);
const paid = async () => {
  const payer = billing.payer();
  const sessionId = await billing.checkout(payer.agent, payer.tripId);
  await billing.pay(sessionId);
  return { ...payer, sessionId };
};

/** Paid by a debit of a bank account, whose end the bank tells days later. */
const debited = async () => {
  const payer = billing.payer();
  const sessionId = await billing.checkout(payer.agent, payer.tripId);
  await billing.control(`sessions/${sessionId}/pay`, { method: 'bank_debit' });
  return { ...payer, sessionId };
};
const settle = async (sessionId: string, outcome: 'succeeded' | 'failed') => {
  await billing.control(`sessions/${sessionId}/settle`, { outcome });
  await billing.send(await billing.event(`checkout.session.async_payment_${outcome}`, sessionId));
};

describe('POST /api/verify-payment', () => {
  it('needs a session and a well-formed body', async () => {
    const { agent, tripId } = billing.payer();
    await verify(billing.anonymous(), 'cs_test_1', tripId).expect(401);
    const { body } = await verify(agent, '', 'x').expect(400);
    expect((body as { fields: { path: string }[] }).fields.map(({ path }) => path).sort()).toEqual([
      'sessionId',
      'tripId',
    ]);
  });

  it('answers another’s session, another trip’s and an unknown one alike', async () => {
    const { agent, tripId, sessionId, userId } = await paid();
    const other = billing.payer();
    const elsewhere = billing.addTrip(userId);
    await verify(other.agent, sessionId, tripId).expect(404);
    await verify(agent, sessionId, elsewhere.tripId).expect(404);
    await verify(agent, 'cs_test_unknown', tripId).expect(404);
    expect(await entitlements(other.userId)).toEqual([]);
  });

  it('unlocks the trip and has notified trips before it answers, though trips takes its time', async () => {
    const { agent, tripId, userId, sessionId } = await paid();
    billing.trips.inboxMs = 700;
    const { body } = await verify(agent, sessionId, tripId).expect(200);
    expect(body).toEqual({
      success: true,
      state: 'unlocked',
      message: 'You now have full access to all planning tools.',
    });
    const published = billing.trips.received.filter((message) => message.userId === userId);
    expect(published).toMatchObject([{ tripId, state: 'active', version: 1 }]);
  });

  it('answers the same to a reload, also while Stripe is away, and grants once', async () => {
    const { agent, tripId, userId, sessionId } = await paid();
    const first = await verify(agent, sessionId, tripId).expect(200);
    billing.stripe.down = true;
    const again = await verify(agent, sessionId, tripId).expect(200);
    expect(again.body).toEqual(first.body);
    expect(await entitlements(userId)).toEqual([{ state: 'active', version: 1, trip_id: tripId }]);
  });

  it('grants once to six calls at the same time', async () => {
    const { agent, tripId, userId, sessionId } = await paid();
    const answers = await Promise.all(Array.from({ length: 6 }, () => verify(agent, sessionId, tripId)));
    expect(answers.map(({ body }) => (body as { success: boolean }).success)).toEqual(Array(6).fill(true));
    expect(await entitlements(userId)).toHaveLength(1);
    // Its own second look must not pass for a second payment.
    expect(
      await billing.rows('SELECT refund_state, hold_reason FROM payment WHERE user_id = $1', [userId]),
    ).toEqual([{ refund_state: 'none', hold_reason: null }]);
  });

  it('says that nothing was charged while the page is open or has expired', async () => {
    const { agent, tripId } = billing.payer();
    const sessionId = await billing.checkout(agent, tripId);
    const open = await verify(agent, sessionId, tripId).expect(200);
    await billing.sdk.checkout.sessions.expire(sessionId);
    const expired = await verify(agent, sessionId, tripId).expect(200);
    expect([open.body, expired.body]).toMatchObject([
      { success: false, state: 'unpaid' },
      { success: false, state: 'unpaid', message: expect.stringContaining('expired') as unknown },
    ]);
  });

  it('says that the bank has not answered, refuses a second payment, and unlocks when the money comes', async () => {
    const { agent, tripId, userId, sessionId } = await debited();
    const { body } = await verify(agent, sessionId, tripId).expect(200);
    expect(body).toMatchObject({ success: false, state: 'processing' });
    expect(await entitlements(userId)).toEqual([]);
    const again = await agent.post('/api/create-trip-checkout').send({ tripId }).expect(409);
    expect(again.body).toMatchObject({ message: expect.stringContaining('bank') as unknown });
    await settle(sessionId, 'succeeded');
    await eventually(async () => expect(await entitlements(userId)).toMatchObject([{ state: 'active' }]));
  });

  it('takes another payment after the bank has sent the first one back', async () => {
    const { agent, tripId, userId, sessionId } = await debited();
    await settle(sessionId, 'failed');
    await eventually(async () =>
      expect(await billing.rows('SELECT status FROM checkout_attempt WHERE user_id = $1', [userId])).toEqual([
        { status: 'failed' },
      ]),
    );
    const { body } = await verify(agent, sessionId, tripId).expect(200);
    expect(body).toMatchObject({ success: false });
    expect(await billing.checkout(agent, tripId)).not.toBe(sessionId);
  });

  it('answers 503 while Stripe is away, and unlocks afterwards', async () => {
    const { agent, tripId, sessionId } = await paid();
    billing.stripe.down = true;
    const { body } = await verify(agent, sessionId, tripId).expect(503);
    expect(body).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('payment provider') as unknown,
    });
    billing.stripe.down = false;
    await verify(agent, sessionId, tripId).expect(200);
  });

  it('answers success though trips is away, and the relay brings the grant later', async () => {
    const { agent, tripId, userId, sessionId } = await paid();
    billing.trips.away = true;
    try {
      const { body } = await verify(agent, sessionId, tripId).expect(200);
      expect(body).toMatchObject({ success: true });
    } finally {
      billing.trips.away = false;
    }
    await eventually(() =>
      expect(billing.trips.received.some((message) => message.userId === userId)).toBe(true),
    );
  });

  it('grants nothing for a paid session that differs from the request', async () => {
    const changes: [string, (session: PaidSessionJson) => unknown][] = [
      ['amount', (session) => (session.amount_total = 100)],
      ['currency', (session) => (session.currency = 'eur')],
      ['livemode', (session) => (session.livemode = true)],
      ['user', (session) => (session.metadata['user_id'] = randomUUID())],
      ['trip', (session) => (session.metadata['trip_id'] = randomUUID())],
      ['quantity', (session) => session.line_items.data.forEach((line) => (line.quantity = 2))],
      ['price', (session) => session.line_items.data.forEach((line) => (line.price = { id: 'price_other' }))],
    ];
    for (const [what, change] of changes) {
      const { agent, tripId, userId, sessionId } = await paid();
      billing.stripe.onAnswer = ({ method, path }, answer) => {
        if (method === 'GET' && path.startsWith('/v1/checkout/sessions/')) change(answer as PaidSessionJson);
      };
      const { body } = await verify(agent, sessionId, tripId).expect(200);
      billing.stripe.onAnswer = undefined;
      expect([what, body]).toMatchObject([what, { success: false }]);
      expect([what, await entitlements(userId)]).toEqual([what, []]);
      const [note] = await billing.rows(
        `SELECT detail FROM audit WHERE action = 'payment.refused' AND subject = $1`,
        [sessionId],
      );
      expect(note).toEqual({ detail: { differences: [what] } });
    }
  });

  it('refuses the eleventh call of a minute', async () => {
    const { agent, tripId, sessionId } = await paid();
    for (let call = 0; call < 10; call += 1) await verify(agent, sessionId, tripId).expect(200);
    await verify(agent, sessionId, tripId).expect(429);
  });
});
