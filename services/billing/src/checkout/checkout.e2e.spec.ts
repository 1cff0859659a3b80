import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { getAccessEnd } from '@landsea/contracts/trip';
import { Checkout } from './checkout.service.js';
import { startBilling, type Billing } from '../testing/app.js';

const billing = await startBilling();
afterAll(() => billing.close());

const CREATE = '/v1/checkout/sessions';
const start = (agent: ReturnType<Billing['as']>, tripId: string) =>
  agent.post('/api/create-trip-checkout').send({ tripId });
const attempts = (userId: string) =>
  billing.rows<{ status: string; session_id: string; trip_id: string; params: Record<string, unknown> }>(
    'SELECT * FROM checkout_attempt WHERE user_id = $1 ORDER BY created_at',
    [userId],
  );
const verify = (agent: ReturnType<Billing['as']>, sessionId: string, tripId: string) =>
  agent.post('/api/verify-payment').send({ sessionId, tripId });

describe('POST /api/create-trip-checkout', () => {
  it('needs a session, a well-formed trip id and nothing else in the body', async () => {
    const { agent, tripId } = billing.payer();
    await start(billing.anonymous(), tripId).expect(401);
    await start(agent, 'not-an-id').expect(400);
    const { body } = await agent.post('/api/create-trip-checkout').send({ tripId, price: 1 }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('answers a missing trip, a deleted one and another family’s alike', async () => {
    const { tripId } = billing.payer();
    const { agent, userId } = billing.payer();
    const { tripId: deleted } = billing.addTrip(userId, { deleted: true });
    for (const id of [randomUUID(), tripId, deleted]) {
      const { body } = await start(agent, id).expect(404);
      expect(body).toMatchObject({ code: 'NOT_FOUND', message: 'We could not find that.' });
    }
  });

  it('refuses the demo account', async () => {
    const { userId, tripId } = billing.payer();
    const { body } = await start(billing.as({ userId, isDemo: true }), tripId).expect(403);
    expect(body).toMatchObject({ code: 'DEMO_RESTRICTED' });
    expect(await attempts(userId)).toEqual([]);
  });

  it('sends a person to a session whose price, amount and addresses are ours', async () => {
    const { agent, userId } = billing.payer();
    const { tripId } = billing.addTrip(userId, { name: 'Grandma’s 70th' });
    const sessionId = await billing.checkout(agent, tripId);
    const session = await billing.sdk.checkout.sessions.retrieve(sessionId, { expand: ['line_items'] });
    expect(session).toMatchObject({
      amount_total: 3900,
      currency: 'usd',
      mode: 'payment',
      custom_text: { submit: { message: 'This unlocks “Grandma’s 70th”.' } },
      success_url: `http://localhost:4300/payment-success?session_id={CHECKOUT_SESSION_ID}&trip_id=${tripId}`,
      cancel_url: `http://localhost:4300/payment-canceled?trip_id=${tripId}`,
    });
    const [attempt] = await attempts(userId);
    expect(attempt).toMatchObject({ status: 'open', session_id: sessionId, trip_id: tripId });
  });

  it('fills in an email that is confirmed, and keeps it no longer than the request may be sent again', async () => {
    const { agent, tripId, userId } = billing.payer();
    const email = `${userId}@example.com`;
    const sessionId = await billing.checkout(agent, tripId);
    expect(await billing.sdk.checkout.sessions.retrieve(sessionId)).toMatchObject({ customer_email: email });
    expect(JSON.stringify(await attempts(userId))).not.toContain('@');
  });

  it('leaves the email to a person whose address is not confirmed', async () => {
    const { agent, tripId, userId } = billing.payer();
    const person = billing.trips.people.get(userId);
    if (person) billing.trips.people.set(userId, { ...person, emailVerified: false });
    const session = await billing.sdk.checkout.sessions.retrieve(await billing.checkout(agent, tripId));
    expect(session.customer_email).toBeNull();
  });

  it('sends the same email again after an interruption, whatever it is by then', async () => {
    const { agent, tripId, userId } = billing.payer();
    const person = billing.trips.people.get(userId);
    billing.stripe.onAnswer = ({ path }) => {
      if (path === CREATE) billing.stripe.down = true;
    };
    await start(agent, tripId).expect(503);
    billing.stripe.onAnswer = undefined;
    billing.stripe.down = false;
    if (person) billing.trips.people.set(userId, { ...person, email: 'moved@example.com' });
    const session = await billing.sdk.checkout.sessions.retrieve(await billing.checkout(agent, tripId));
    expect(session.customer_email).toBe(`${userId}@example.com`);
    expect(await attempts(userId)).toMatchObject([{ status: 'open' }]);
  });

  it('goes on without an email that Stripe does not take', async () => {
    const { agent, tripId, userId } = billing.payer();
    const person = billing.trips.people.get(userId);
    if (person) billing.trips.people.set(userId, { ...person, email: 'robin@localhost' });
    await start(agent, tripId).expect(503);
    const session = await billing.sdk.checkout.sessions.retrieve(await billing.checkout(agent, tripId));
    expect(session.customer_email).toBeNull();
  });

  it('forgets the email of an unfinished try with the account', async () => {
    const { agent, tripId, userId } = billing.payer();
    billing.stripe.down = true;
    await start(agent, tripId).expect(503);
    billing.stripe.down = false;
    expect(JSON.stringify(await attempts(userId))).toContain('@');
    await billing.deliver('identity.account-erased', { userId });
    expect(JSON.stringify(await attempts(userId))).not.toContain('@');
  });

  it('answers 503 while trips is unreachable and the trip is not known', async () => {
    const { agent, tripId } = billing.payer();
    billing.trips.away = true;
    try {
      await start(agent, tripId).expect(503);
    } finally {
      billing.trips.away = false;
    }
    await start(agent, tripId).expect(200);
  });

  it('makes one session of a double click, two tabs and a later return', async () => {
    const { agent, tripId, userId } = billing.payer();
    const before = billing.stripe.count('POST', CREATE);
    const answers = await Promise.all([start(agent, tripId), start(agent, tripId), start(agent, tripId)]);
    const again = await start(agent, tripId).expect(200);
    expect(new Set([...answers, again].map(({ body }) => (body as { url: string }).url)).size).toBe(1);
    expect(billing.stripe.count('POST', CREATE) - before).toBe(1);
    expect(await attempts(userId)).toHaveLength(1);
  });

  it('makes one open attempt of twenty calls at once', async () => {
    const { tripId, userId } = billing.payer();
    const user = {
      userId,
      sessionId: randomUUID(),
      userType: 'family' as const,
      isDemo: false,
      firstName: 'Robin',
    };
    const checkout = billing.app.get(Checkout);
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkout.start(user, tripId)));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect((await attempts(userId)).map(({ status }) => status)).toEqual(['open']);
  });

  it('has an index that refuses a second open attempt, whoever writes it', async () => {
    const { agent, tripId, userId } = billing.payer();
    await billing.checkout(agent, tripId);
    const copy = billing.rows(
      `INSERT INTO checkout_attempt (id, user_id, kind, trip_id, params, idem_key, status, expires_at, amount, currency, price_id)
       SELECT gen_random_uuid(), user_id, kind, trip_id, params, 'another', 'creating', expires_at, amount, currency, price_id
         FROM checkout_attempt WHERE user_id = $1`,
      [userId],
    );
    await expect(copy).rejects.toThrow('ux_checkout_attempt_open_trip');
  });

  it('expires the session of another trip before it makes one', async () => {
    const { agent, tripId, userId } = billing.payer();
    const second = billing.addTrip(userId);
    const first = await billing.checkout(agent, tripId);
    const next = await billing.checkout(agent, second.tripId);
    expect((await billing.sdk.checkout.sessions.retrieve(first)).status).toBe('expired');
    expect((await billing.sdk.checkout.sessions.retrieve(next)).status).toBe('open');
    expect((await attempts(userId)).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('fulfils the other trip’s session when it turns out to be paid, and answers 403', async () => {
    const { agent, tripId, userId } = billing.payer();
    const second = billing.addTrip(userId);
    await billing.pay(await billing.checkout(agent, tripId));
    const { body } = await start(agent, second.tripId).expect(403);
    expect(body).toMatchObject({ code: 'ACTIVE_TRIP_EXISTS', currentTripId: tripId });
  });

  it('makes a new session when the old one has expired', async () => {
    const { agent, tripId } = billing.payer();
    const first = await billing.checkout(agent, tripId);
    await billing.sdk.checkout.sessions.expire(first);
    const next = await billing.checkout(agent, tripId);
    expect(next).not.toBe(first);
  });

  it('answers 409 for the unlocked trip and 403 for another', async () => {
    const { agent, tripId, userId } = billing.payer();
    const second = billing.addTrip(userId);
    const sessionId = await billing.checkout(agent, tripId);
    await billing.pay(sessionId);
    await verify(agent, sessionId, tripId).expect(200);
    const unlocked = await start(agent, tripId).expect(409);
    expect(unlocked.body).toMatchObject({ code: 'ALREADY_UNLOCKED' });
    const { body } = await start(agent, second.tripId).expect(403);
    const endDate = billing.trips.trips.get(tripId)?.endDate ?? '';
    expect(body).toEqual({
      code: 'ACTIVE_TRIP_EXISTS',
      error: 'Active paid trip exists',
      message: 'You have already paid for a trip. Each trip requires a separate $39 payment.',
      currentTripId: tripId,
      accessExpiresAt: getAccessEnd(endDate).toISOString(),
      options: ['view-current-trip', 'archive-and-pay', 'cancel'],
      requestId: expect.any(String) as unknown,
    });
  });

  it('does not sell an archived trip, nor one that is over', async () => {
    const { agent, userId, tripId } = billing.payer({ archived: true });
    const longAgo = addDays(getDateIn(new Date()), -60);
    const over = billing.addTrip(userId, { startDate: addDays(longAgo, -7), endDate: longAgo });
    for (const id of [tripId, over.tripId]) {
      const { body } = await start(agent, id).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'tripId' }] });
    }
  });

  it('sells again when the active access is over, though no hourly run has written it down', async () => {
    const { agent, userId, tripId } = billing.payer();
    const sessionId = await billing.checkout(agent, tripId);
    await billing.pay(sessionId);
    await verify(agent, sessionId, tripId).expect(200);
    await billing.rows(
      `UPDATE known_trip SET start_date = '2024-01-01', end_date = '2024-01-08' WHERE trip_id = $1`,
      [tripId],
    );
    const second = billing.addTrip(userId);
    await start(agent, second.tripId).expect(200);
    const [row] = await billing.rows('SELECT state FROM entitlement WHERE trip_id = $1', [tripId]);
    expect(row).toEqual({ state: 'expired' });
  });

  it('refuses the eleventh checkout of an hour', async () => {
    const { agent, tripId } = billing.payer();
    for (let call = 0; call < 10; call += 1) await start(agent, tripId).expect(200);
    const { body, headers } = await start(agent, tripId).expect(429);
    expect(body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('a checkout that is interrupted', () => {
  it('replays to the session that was made when its answer was lost', async () => {
    const { agent, tripId, userId } = billing.payer();
    let made = '';
    billing.stripe.onAnswer = ({ method, path }, answer) => {
      if (method !== 'POST' || path !== CREATE) return;
      made = String(answer['id']);
      billing.stripe.down = true;
    };
    await start(agent, tripId).expect(503);
    billing.stripe.onAnswer = undefined;
    billing.stripe.down = false;
    const sessionId = await billing.checkout(agent, tripId);
    expect(sessionId).toBe(made);
    expect(await attempts(userId)).toHaveLength(1);
  });

  it('uses a new key when Stripe keeps a broken answer for the old one', async () => {
    const { agent, tripId, userId } = billing.payer();
    const fault = { kind: '500', when: 'before', count: 1, method: 'POST', path: CREATE };
    await fetch(`${billing.emulator.url}/_emulator/fail-next`, {
      method: 'POST',
      body: JSON.stringify(fault),
    });
    const { body } = await start(agent, tripId).expect(503);
    expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await start(agent, tripId).expect(200);
    const [attempt, ...more] = await billing.rows(
      'SELECT try, status FROM checkout_attempt WHERE user_id = $1',
      [userId],
    );
    expect([attempt, more]).toEqual([{ try: 2, status: 'open' }, []]);
  });

  const tooManyCalls = (advice: object) =>
    billing.control('fail-next', { kind: '429', method: 'POST', path: CREATE, ...advice });

  it('retries a call that Stripe limited, after its delay', async () => {
    const { agent, tripId } = billing.payer();
    await tooManyCalls({ should_retry: true, retry_after: 1 });
    const before = billing.stripe.count('POST', CREATE);
    await start(agent, tripId).expect(200);
    expect(billing.stripe.count('POST', CREATE) - before).toBe(2);
  });

  it('answers 503 at once while Stripe limits calls, and opens the checkout later', async () => {
    const { agent, tripId, userId } = billing.payer();
    await tooManyCalls({ should_retry: false, retry_after: 30 });
    const before = billing.stripe.count('POST', CREATE);
    const { body } = await start(agent, tripId).expect(503);
    expect(billing.stripe.count('POST', CREATE) - before).toBe(1);
    expect(body).toMatchObject({ message: expect.stringContaining('Nothing was charged') as unknown });
    await start(agent, tripId).expect(200);
    expect((await attempts(userId)).map(({ status }) => status)).toEqual(['open']);
  });

  it('never sends a person to an origin that is not on the list', async () => {
    const { agent, tripId, userId } = billing.payer();
    billing.stripe.onAnswer = ({ path }, answer) => {
      if (path === CREATE) answer['url'] = 'https://checkout.stripe.com.example.org/c/pay/cs_1';
    };
    const { body } = await start(agent, tripId).expect(503);
    billing.stripe.onAnswer = undefined;
    expect(JSON.stringify(body)).not.toContain('example.org');
    expect((await attempts(userId)).map(({ status }) => status)).toEqual(['failed']);
  });
});
