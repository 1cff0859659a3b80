import { randomUUID } from 'node:crypto';
import { PreviewClaims } from './preview-claims.service.js';
import { startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';
import {
  askToClaim,
  claimed,
  goToPay,
  grantsOf,
  heard,
  paidBuyer,
  paymentOf,
  signedInAt,
} from '../testing/preview-buyer.js';

const billing = await startBilling();
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.onAnswer = undefined;
  billing.stripe.down = false;
  billing.trips.away = false;
});

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
    await askToClaim(billing.anonymous(), { sessionId }).expect(401);
    await askToClaim(signedInAt(billing, randomUUID(), cookie), { sessionId: '' }).expect(400);
    const demo = [billing.cookieOf({ isDemo: true }), cookie].join('; ');
    const refused = await askToClaim(billing.anonymous().set('Cookie', demo), { sessionId }).expect(403);
    expect(refused.body).toMatchObject({ code: 'DEMO_RESTRICTED' });
  });

  it('makes the trip the buyer’s, unlocked, and has notified trips before it answers', async () => {
    const buyer = await paidBuyer(billing);
    const userId = randomUUID();
    const answer = await claimed(signedInAt(billing, userId, buyer.cookie), buyer);
    expect(answer).toEqual({
      success: true,
      state: 'unlocked',
      message: 'You now have full access to all planning tools.',
      tripId: buyer.previewId,
    });
    expect(await grantsOf(billing, buyer)).toEqual([{ user_id: userId, state: 'active', version: 1 }]);
    expect(await paymentOf(billing, buyer)).toMatchObject({ user_id: userId, hold_reason: null });
    expect(billing.trips.claimed.filter((each) => each.userId === userId)).toEqual([
      { previewId: buyer.previewId, userId },
    ]);
    expect(billing.trips.received.filter((each) => each.userId === userId)).toMatchObject([
      { tripId: buyer.previewId, state: 'active' },
    ]);
  });

  it('is as good with the webhook before it, after it, and for a reload while Stripe is away', async () => {
    const buyer = await paidBuyer(billing);
    await heard(billing, buyer);
    const agent = signedInAt(billing, randomUUID(), buyer.cookie);
    const first = await claimed(agent, buyer);
    await billing.send({
      ...(await billing.event('checkout.session.completed', buyer.sessionId)),
      id: `evt_${randomUUID()}`,
    });
    billing.stripe.down = true;
    expect(await claimed(agent, buyer)).toEqual(first);
    expect(await grantsOf(billing, buyer)).toHaveLength(1);
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
    expect(await grantsOf(billing, buyer)).toHaveLength(1);
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
    expect(await grantsOf(billing, buyer)).toHaveLength(1);
  });

  it('answers who knows the session and nothing else as if there were none', async () => {
    const buyer = await paidBuyer(billing);
    const other = await goToPay(billing, buyer.previewId);
    const stranger = randomUUID();
    await askToClaim(signedInAt(billing, stranger), buyer).expect(404);
    await askToClaim(signedInAt(billing, stranger, other.cookie), buyer).expect(404);
    await askToClaim(signedInAt(billing, stranger), {
      sessionId: buyer.sessionId,
      token: 'x'.repeat(43),
    }).expect(404);
    await askToClaim(signedInAt(billing, stranger, buyer.cookie), { sessionId: 'cs_test_unknown' }).expect(
      404,
    );
    expect(await grantsOf(billing, buyer)).toEqual([]);
    await claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    await askToClaim(signedInAt(billing, stranger, buyer.cookie), buyer).expect(404);
  });

  it('does not take the session of an ordinary checkout', async () => {
    const payer = billing.payer();
    const sessionId = await billing.checkout(payer.agent, payer.tripId);
    await billing.pay(sessionId);
    await askToClaim(payer.agent, { sessionId }).expect(404);
  });

  it('is held beside an active trip, by the rules of any payment', async () => {
    const payer = billing.payer();
    const sessionId = await billing.checkout(payer.agent, payer.tripId);
    await billing.pay(sessionId);
    await payer.agent.post('/api/verify-payment').send({ sessionId, tripId: payer.tripId }).expect(200);
    const buyer = await paidBuyer(billing);
    const answer = await claimed(signedInAt(billing, payer.userId, buyer.cookie), buyer);
    expect(answer).toMatchObject({ success: false, state: 'held', tripId: buyer.previewId });
    expect(await grantsOf(billing, buyer)).toMatchObject([{ state: 'held' }]);
    await eventually(() =>
      expect(billing.trips.claimed.some((each) => each.previewId === buyer.previewId)).toBe(true),
    );
  });

  it('says that nothing was charged, and leaves the preview nobody’s, while the page is open', async () => {
    const buyer = await goToPay(billing);
    const answer = await claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    expect(answer).toMatchObject({ success: false, state: 'unpaid' });
    expect(await grantsOf(billing, buyer)).toEqual([]);
    const [attempt] = await billing.rows(`SELECT user_id FROM checkout_attempt WHERE trip_id = $1`, [
      buyer.previewId,
    ]);
    expect(attempt).toEqual({ user_id: null });
  });

  it('answers 503 while Stripe is away, nothing is half done, and it goes on afterwards', async () => {
    const buyer = await paidBuyer(billing);
    const agent = signedInAt(billing, randomUUID(), buyer.cookie);
    billing.stripe.down = true;
    await askToClaim(agent, buyer).expect(503);
    billing.stripe.down = false;
    expect(await grantsOf(billing, buyer)).toEqual([]);
    expect(await claimed(agent, buyer)).toMatchObject({ success: true });
  });

  it('rolls back whole when it breaks in the middle, and the buyer tries again', async () => {
    const buyer = await paidBuyer(billing);
    const agent = signedInAt(billing, randomUUID(), buyer.cookie);
    await billing.rows(
      `ALTER TABLE entitlement ADD CONSTRAINT broken CHECK (trip_id <> '${buyer.previewId}')`,
    );
    await askToClaim(agent, buyer).expect(500);
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
    expect(await grantsOf(billing, buyer)).toMatchObject([{ state: 'active' }]);
    await eventually(() => expect(billing.trips.claimed.some((each) => each.userId === userId)).toBe(true));
    expect(await claimed(signedInAt(billing, userId, buyer.cookie), buyer)).toMatchObject({ success: true });
  });

  it('refuses the twenty-first call of a minute', async () => {
    const agent = billing.as({});
    for (let call = 0; call < 20; call += 1)
      await askToClaim(agent, { sessionId: 'cs_test_guess' }).expect(404);
    await askToClaim(agent, { sessionId: 'cs_test_guess' }).expect(429);
  });
});
