import { randomUUID } from 'node:crypto';
import { ClaimedPreview } from '@landsea/contracts';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { PreviewClaims } from '../src/previews/preview-claims.service.js';
import { lockPayer } from '../src/entitlements/payer-lock.js';
import { UnclaimedPreviews } from '../src/previews/unclaimed-previews.js';
import { Reconciler } from '../src/reconciliation/reconciler.js';
import { startBilling, type Billing } from './app.js';
import { eventually } from './eventually.js';
import { goToPay, paidBuyer, signedInAt, type Buyer } from './preview-buyer.js';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.onAnswer = undefined;
  billing.stripe.down = false;
  billing.trips.away = false;
});

const claim = (agent: TestAgent, { sessionId, token }: { sessionId: string; token?: string }) =>
  agent.post('/api/billing/claim-preview').send({ sessionId, ...(token && { token }) });
const claimed = async (agent: TestAgent, body: { sessionId: string; token?: string }) =>
  ClaimedPreview.parse((await claim(agent, body).expect(200)).body);
const grants = (tripId: string) =>
  billing.rows(`SELECT user_id, state, version FROM entitlement WHERE trip_id = $1`, [tripId]);
const payment = async (sessionId: string) =>
  (await billing.rows(`SELECT * FROM payment WHERE session_id = $1`, [sessionId]))[0];
const told = (sessionId: string) => billing.event('checkout.session.completed', sessionId);
/** Has billing hear of the payment without its buyer coming back. */
const heard = async (buyer: Buyer) => {
  await billing.send(await told(buyer.sessionId));
  await eventually(async () => expect(await payment(buyer.sessionId)).toBeDefined());
};
/** Moves a payment into the past. */
const age = (sessionId: string, days: number, minutes = 0) =>
  billing.rows(
    `UPDATE preview_sale SET paid_at = paid_at - make_interval(days => $2, mins => $3)
      WHERE attempt_id = (SELECT attempt_id FROM payment WHERE session_id = $1)`,
    [sessionId, days, minutes],
  );
const look = () => billing.app.get(UnclaimedPreviews).run();
const emailOf = (buyer: Buyer) => `${buyer.previewId}@families.example`;
const setEmail = (buyer: Buyer) =>
  billing.rows(`UPDATE preview_sale SET buyer_email = $2 WHERE preview_id = $1`, [
    buyer.previewId,
    emailOf(buyer),
  ]);
const mails = (buyer: Buyer) =>
  billing.rows<{ subject: string; text: string }>(
    `SELECT subject, text FROM mail_message WHERE recipient = $1 ORDER BY created_at`,
    [emailOf(buyer)],
  );
const tokenIn = (text = '') => /[?&]claim=([\w-]+)/.exec(text)?.[1] ?? '';
const principal = (userId: string) => ({
  userId,
  sessionId: randomUUID(),
  userType: 'family' as const,
  isDemo: false,
  firstName: 'Robin',
});

describe('POST /api/billing/claim-preview', () => {
  it('needs a session, a body, and no demo account', async () => {
    const { sessionId, cookie } = await paidBuyer(billing);
    await claim(billing.anonymous(), { sessionId }).expect(401);
    await claim(signedInAt(billing, randomUUID(), cookie), { sessionId: '' }).expect(400);
    const demo = [billing.cookieOf({ isDemo: true }), cookie].join('; ');
    const refused = await claim(billing.anonymous().set('Cookie', demo), { sessionId }).expect(403);
    expect(refused.body).toMatchObject({ code: 'DEMO_RESTRICTED' });
  });

  it('makes the trip the buyer’s, unlocked, and has told trips before it answers', async () => {
    const buyer = await paidBuyer(billing);
    const userId = randomUUID();
    const answer = await claimed(signedInAt(billing, userId, buyer.cookie), buyer);
    expect(answer).toEqual({
      success: true,
      state: 'unlocked',
      message: 'You now have full access to all planning tools.',
      tripId: buyer.previewId,
    });
    expect(await grants(buyer.previewId)).toEqual([{ user_id: userId, state: 'active', version: 1 }]);
    expect(await payment(buyer.sessionId)).toMatchObject({ user_id: userId, hold_reason: null });
    expect(billing.trips.claimed.filter((each) => each.userId === userId)).toEqual([
      { previewId: buyer.previewId, userId },
    ]);
    expect(billing.trips.told.filter((each) => each.userId === userId)).toMatchObject([
      { tripId: buyer.previewId, state: 'active' },
    ]);
  });

  it('is as good with the webhook before it, after it, and for a reload while Stripe is away', async () => {
    const buyer = await paidBuyer(billing);
    await heard(buyer);
    const agent = signedInAt(billing, randomUUID(), buyer.cookie);
    const first = await claimed(agent, buyer);
    await billing.send({ ...(await told(buyer.sessionId)), id: `evt_${randomUUID()}` });
    billing.stripe.down = true;
    expect(await claimed(agent, buyer)).toEqual(first);
    expect(await grants(buyer.previewId)).toHaveLength(1);
  });

  it('is verified like any other payment afterwards', async () => {
    const buyer = await paidBuyer(billing);
    const agent = signedInAt(billing, randomUUID(), buyer.cookie);
    await claimed(agent, buyer);
    const { sessionId, previewId: tripId } = buyer;
    const { body } = await agent.post('/api/verify-payment').send({ sessionId, tripId }).expect(200);
    expect(body).toMatchObject({ success: true, state: 'unlocked' });
  });

  it('is one person’s, also when twenty claim at once', async () => {
    const buyer = await paidBuyer(billing);
    const claims = billing.app.get(PreviewClaims);
    const secret = buyer.cookie.split('=')[1];
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        claims.claim(principal(randomUUID()), { sessionId: buyer.sessionId }, secret),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await grants(buyer.previewId)).toHaveLength(1);
    expect(billing.trips.claimed.filter((each) => each.previewId === buyer.previewId)).toHaveLength(1);
  });

  it('is one grant of one person who clicks twenty times', async () => {
    const buyer = await paidBuyer(billing);
    const claims = billing.app.get(PreviewClaims);
    const me = principal(randomUUID());
    const secret = buyer.cookie.split('=')[1];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => claims.claim(me, { sessionId: buyer.sessionId }, secret)),
    );
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['unlocked']));
    expect(await grants(buyer.previewId)).toHaveLength(1);
  });

  it('answers who knows the session and nothing else as if there were none', async () => {
    const buyer = await paidBuyer(billing);
    const other = await goToPay(billing, buyer.previewId);
    const stranger = randomUUID();
    await claim(signedInAt(billing, stranger), buyer).expect(404);
    await claim(signedInAt(billing, stranger, other.cookie), buyer).expect(404);
    await claim(signedInAt(billing, stranger), { sessionId: buyer.sessionId, token: 'x'.repeat(43) }).expect(
      404,
    );
    await claim(signedInAt(billing, stranger, buyer.cookie), { sessionId: 'cs_test_unknown' }).expect(404);
    expect(await grants(buyer.previewId)).toEqual([]);
    await claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    await claim(signedInAt(billing, stranger, buyer.cookie), buyer).expect(404);
  });

  it('does not take the session of an ordinary checkout', async () => {
    const payer = billing.payer();
    const sessionId = await billing.checkout(payer.agent, payer.tripId);
    await billing.pay(sessionId);
    await claim(payer.agent, { sessionId }).expect(404);
  });

  it('is held beside an active trip, by the rules of any payment', async () => {
    const payer = billing.payer();
    const sessionId = await billing.checkout(payer.agent, payer.tripId);
    await billing.pay(sessionId);
    await payer.agent.post('/api/verify-payment').send({ sessionId, tripId: payer.tripId }).expect(200);
    const buyer = await paidBuyer(billing);
    const answer = await claimed(signedInAt(billing, payer.userId, buyer.cookie), buyer);
    expect(answer).toMatchObject({ success: false, state: 'held', tripId: buyer.previewId });
    expect(await grants(buyer.previewId)).toMatchObject([{ state: 'held' }]);
    await eventually(() =>
      expect(billing.trips.claimed.some((each) => each.previewId === buyer.previewId)).toBe(true),
    );
  });

  it('says that nothing was charged, and leaves the preview nobody’s, while the page is open', async () => {
    const buyer = await goToPay(billing);
    const answer = await claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    expect(answer).toMatchObject({ success: false, state: 'unpaid' });
    expect(await grants(buyer.previewId)).toEqual([]);
    const [attempt] = await billing.rows(`SELECT user_id FROM checkout_attempt WHERE trip_id = $1`, [
      buyer.previewId,
    ]);
    expect(attempt).toEqual({ user_id: null });
  });

  it('answers 503 while Stripe is away, nothing is half done, and it goes on afterwards', async () => {
    const buyer = await paidBuyer(billing);
    const agent = signedInAt(billing, randomUUID(), buyer.cookie);
    billing.stripe.down = true;
    await claim(agent, buyer).expect(503);
    billing.stripe.down = false;
    expect(await grants(buyer.previewId)).toEqual([]);
    expect(await claimed(agent, buyer)).toMatchObject({ success: true });
  });

  it('rolls back whole when it breaks in the middle, and the buyer tries again', async () => {
    const buyer = await paidBuyer(billing);
    const agent = signedInAt(billing, randomUUID(), buyer.cookie);
    await billing.rows(
      `ALTER TABLE entitlement ADD CONSTRAINT broken CHECK (trip_id <> '${buyer.previewId}')`,
    );
    await claim(agent, buyer).expect(500);
    await billing.rows(`ALTER TABLE entitlement DROP CONSTRAINT broken`);
    expect(
      await billing.rows(`SELECT user_id FROM checkout_attempt WHERE trip_id = $1`, [buyer.previewId]),
    ).toEqual([{ user_id: null }]);
    expect(await claimed(agent, buyer)).toMatchObject({ success: true });
  });

  it('says that the trip is on its way while trips is away, and the relay brings it', async () => {
    const buyer = await paidBuyer(billing);
    const userId = randomUUID();
    billing.trips.away = true;
    const answer = await claimed(signedInAt(billing, userId, buyer.cookie), buyer);
    billing.trips.away = false;
    expect(answer).toMatchObject({ success: false, state: 'processing', tripId: buyer.previewId });
    expect(await grants(buyer.previewId)).toMatchObject([{ state: 'active' }]);
    await eventually(() => expect(billing.trips.claimed.some((each) => each.userId === userId)).toBe(true));
    expect(await claimed(signedInAt(billing, userId, buyer.cookie), buyer)).toMatchObject({ success: true });
  });

  it('refuses the twenty-first call of a minute', async () => {
    const agent = billing.as({});
    for (let call = 0; call < 20; call += 1) await claim(agent, { sessionId: 'cs_test_guess' }).expect(404);
    await claim(agent, { sessionId: 'cs_test_guess' }).expect(429);
  });
});

describe('money that nobody claims', () => {
  it('is mailed about after ten minutes, once, and the mailed token claims it anywhere', async () => {
    const buyer = await paidBuyer(billing);
    await heard(buyer);
    await setEmail(buyer);
    await look();
    expect(await mails(buyer)).toEqual([]);
    await age(buyer.sessionId, 0, 11);
    await Promise.all([look(), look()]);
    await look();
    const [mail, ...more] = await mails(buyer);
    expect([mail?.subject, more]).toEqual(['Your trip is paid: open it', []]);
    const address = `http://localhost:4300/payment-success?session_id=${buyer.sessionId}&trip_id=${buyer.previewId}&preview=1&claim=`;
    expect(mail?.text).toContain(address);
    const token = tokenIn(mail?.text);
    const sales = await billing.rows(`SELECT * FROM preview_sale WHERE preview_id = $1`, [buyer.previewId]);
    expect(JSON.stringify(sales)).not.toContain(token);
    const answer = await claimed(signedInAt(billing, randomUUID()), { sessionId: buyer.sessionId, token });
    expect(answer).toMatchObject({ success: true });
    expect(
      await billing.rows(`SELECT buyer_email FROM preview_sale WHERE preview_id = $1`, [buyer.previewId]),
    ).toEqual([{ buyer_email: null }]);
  });

  it('is reminded of after 7 and 27 days; each mail’s token is good', async () => {
    const buyer = await paidBuyer(billing);
    await heard(buyer);
    await setEmail(buyer);
    for (const days of [1, 7, 20]) {
      await age(buyer.sessionId, days);
      await look();
      await look();
    }
    const written = await mails(buyer);
    expect(written.map(({ subject }) => subject)).toEqual([
      'Your trip is paid: open it',
      'Your paid trip is still waiting for you',
      'Your paid trip is still waiting for you',
    ]);
    expect(new Set(written.map(({ text }) => tokenIn(text))).size).toBe(3);
    const token = tokenIn(written[0]?.text);
    await claimed(signedInAt(billing, randomUUID()), { sessionId: buyer.sessionId, token });
  });

  it('is not mailed about once it is claimed', async () => {
    const buyer = await paidBuyer(billing);
    await claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    await setEmail(buyer);
    await age(buyer.sessionId, 31);
    await look();
    expect(await mails(buyer)).toEqual([]);
    expect(await payment(buyer.sessionId)).toMatchObject({ refund_state: 'none' });
  });

  it('goes back after 30 days and not before, with a mail, and cannot be claimed any more', async () => {
    const buyer = await paidBuyer(billing);
    await heard(buyer);
    await setEmail(buyer);
    await age(buyer.sessionId, 29);
    await look();
    expect(await payment(buyer.sessionId)).toMatchObject({ refund_state: 'none' });
    await age(buyer.sessionId, 1);
    await Promise.all([look(), look()]);
    await eventually(async () =>
      expect(await payment(buyer.sessionId)).toMatchObject({
        refund_state: 'refunded',
        hold_reason: 'unclaimed',
      }),
    );
    expect((await mails(buyer)).at(-1)?.subject).toBe('We are returning your payment');
    const { payment_intent } = (await payment(buyer.sessionId)) as { payment_intent: string };
    const { data } = await billing.sdk.refunds.list({ payment_intent });
    expect(data.map(({ amount }) => amount)).toEqual([3900]);
    const answer = await claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    expect(answer).toMatchObject({ success: false, state: 'refunded' });
    expect(await grants(buyer.previewId)).toEqual([]);
  });

  /** Runs both at once, the first a step ahead: each waits for the lock of the preview in the order it came. */
  const meet = async <A, B>(
    buyer: Buyer,
    first: () => Promise<A>,
    second: () => Promise<B>,
  ): Promise<[A, B]> => {
    const waiting = (count: number) =>
      eventually(async () => {
        const [row] = await billing.rows<{ count: number }>(
          `SELECT count(*)::integer AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
              AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        );
        expect(row?.count).toBe(count);
      });
    const running = await billing.dataSource.transaction(async (manager) => {
      await lockPayer(manager, buyer.previewId);
      const one = first();
      await waiting(1);
      const two = second();
      await waiting(2);
      return { one, two };
    });
    return Promise.all([running.one, running.two]);
  };
  const dueBuyer = async () => {
    const buyer = await paidBuyer(billing);
    await heard(buyer);
    await age(buyer.sessionId, 31);
    return buyer;
  };

  it('stays with a claim that came a moment before its refund', async () => {
    const buyer = await dueBuyer();
    const claiming = () => claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    const [answer] = await meet(buyer, claiming, look);
    expect(answer.state).toBe('unlocked');
    expect(await payment(buyer.sessionId)).toMatchObject({ refund_state: 'none', hold_reason: null });
    expect(await grants(buyer.previewId)).toMatchObject([{ state: 'active' }]);
  });

  it('goes back though a claim came a moment after', async () => {
    const buyer = await dueBuyer();
    const claiming = () => claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    const [, answer] = await meet(buyer, look, claiming);
    expect(answer.state).toBe('refunded');
    expect(await payment(buyer.sessionId)).toMatchObject({ user_id: null, hold_reason: 'unclaimed' });
    expect(await grants(buyer.previewId)).toEqual([]);
  });

  it('is found by the reconciler when no webhook tells of it', async () => {
    const buyer = await paidBuyer(billing);
    expect(await payment(buyer.sessionId)).toBeUndefined();
    await billing.app.get(Reconciler).lookAtAttempts();
    expect(await payment(buyer.sessionId)).toMatchObject({ user_id: null, hold_reason: 'unclaimed' });
  });
});
