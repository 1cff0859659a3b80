import { randomUUID } from 'node:crypto';
import { addDays, getDateIn } from '@landsea/contracts/core';
import { startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';
import { goToPay, paidBuyer, visit } from '../testing/preview-buyer.js';

const billing = await startBilling();
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.onAnswer = undefined;
  billing.stripe.down = false;
  billing.trips.away = false;
});

const CREATE = '/v1/checkout/sessions';
const attempts = (previewId: string) =>
  billing.rows<{ status: string; session_id: string }>(
    `SELECT * FROM checkout_attempt WHERE trip_id = $1 AND kind = 'preview' ORDER BY created_at`,
    [previewId],
  );
const preview = (id: string, stop?: string) => `/trip/${id}?preview=1${stop ? `&checkout=${stop}` : ''}`;

describe('GET /api/billing/preview-checkout/:previewId', () => {
  it('leads a visitor to a session whose price and addresses are ours, and which names nobody', async () => {
    const { previewId } = billing.addPreview();
    const { status, location, cookie } = await visit(billing, previewId);
    expect(status).toBe(303);
    expect(location).toMatch(new RegExp(`^${billing.emulator.url}/c/pay/`));
    expect(cookie).toMatch(/^landsea_buyer=[\w-]{43}$/);
    const session = await billing.sdk.checkout.sessions.retrieve(location.split('/').pop() ?? '');
    expect(session).toMatchObject({
      amount_total: 3900,
      currency: 'usd',
      success_url: `http://localhost:4300/payment-success?session_id={CHECKOUT_SESSION_ID}&trip_id=${previewId}&preview=1`,
      cancel_url: `http://localhost:4300/trip/${previewId}?preview=1`,
      metadata: { preview_id: previewId, trip_id: previewId },
    });
    expect(session.metadata).not.toHaveProperty('user_id');
    expect(JSON.stringify(await attempts(previewId))).not.toContain(cookie.split('=')[1]);
  });

  it('gives one browser one session, also when it comes back or calls three times at once', async () => {
    const first = await goToPay(billing);
    const before = billing.stripe.count('POST', CREATE);
    const again = await Promise.all([1, 2, 3].map(() => goToPay(billing, first.previewId, first.cookie)));
    expect(new Set(again.map(({ sessionId }) => sessionId))).toEqual(new Set([first.sessionId]));
    expect(again[0]?.cookie).toBe(first.cookie);
    expect(billing.stripe.count('POST', CREATE)).toBe(before);
  });

  it('gives two browsers a session each, so that neither learns the other’s', async () => {
    const one = await goToPay(billing);
    const two = await goToPay(billing, one.previewId);
    expect(two.sessionId).not.toBe(one.sessionId);
    expect(two.cookie).not.toBe(one.cookie);
  });

  it('has an index that refuses a second open attempt of a browser', async () => {
    const { previewId } = await goToPay(billing);
    const copy = billing.rows(
      `INSERT INTO checkout_attempt (id, buyer_hash, kind, trip_id, params, idem_key, status, expires_at, amount, currency, price_id)
       SELECT gen_random_uuid(), buyer_hash, kind, trip_id, params, 'one more', 'creating', expires_at, amount, currency, price_id
         FROM checkout_attempt WHERE trip_id = $1`,
      [previewId],
    );
    await expect(copy).rejects.toThrow('ux_checkout_attempt_open_preview');
  });

  it.each([
    ['an unknown preview', () => randomUUID(), undefined],
    ['an id that is none', () => 'nonsense', undefined],
    [
      'a trip that is over',
      () =>
        billing.addPreview({ endDate: addDays(getDateIn(new Date()), -40), startDate: '2024-01-01' })
          .previewId,
      'over',
    ],
  ])('leads %s back to its page', async (_, make, stop) => {
    const id = make();
    const { status, location } = await visit(billing, id);
    expect([status, location]).toEqual([303, preview(id, stop)]);
    expect(await billing.rows(`SELECT 1 FROM checkout_attempt WHERE trip_id::text = $1`, [id])).toEqual([]);
  });

  it('leads back while Stripe or trips is away, and on to the same session afterwards', async () => {
    const { previewId } = billing.addPreview();
    let made = '';
    billing.stripe.onAnswer = ({ method, path }, answer) => {
      if (method !== 'POST' || path !== CREATE) return;
      made = String(answer['id']);
      billing.stripe.down = true;
    };
    const stopped = await visit(billing, previewId);
    expect(stopped.location).toBe(preview(previewId, 'unavailable'));
    billing.stripe.onAnswer = undefined;
    billing.stripe.down = false;
    billing.trips.away = true;
    expect((await visit(billing, previewId, stopped.cookie)).location).toBe(
      preview(previewId, 'unavailable'),
    );
    billing.trips.away = false;
    expect((await goToPay(billing, previewId, stopped.cookie)).sessionId).toBe(made);
  });

  it('leads the browser that paid to its claim, and any other back', async () => {
    const { previewId, sessionId, cookie } = await paidBuyer(billing);
    const own = await visit(billing, previewId, cookie);
    expect(own.location).toBe(`/payment-success?session_id=${sessionId}&trip_id=${previewId}&preview=1`);
    expect((await visit(billing, previewId)).location).toBe(preview(previewId, 'paid'));
  });

  it('makes a new session when the old one has expired', async () => {
    const { previewId, sessionId, cookie } = await goToPay(billing);
    await billing.sdk.checkout.sessions.expire(sessionId);
    expect((await goToPay(billing, previewId, cookie)).sessionId).not.toBe(sessionId);
    expect((await attempts(previewId)).map(({ status }) => status)).toEqual(['expired', 'open']);
  });

  it('leads the thirty-first visit of an hour from one address back', async () => {
    const go = () =>
      fetch(`${billing.url}/api/billing/preview-checkout/${previewId}`, {
        redirect: 'manual',
        headers: { 'x-forwarded-for': '10.66.6.6' },
      });
    const previewId = randomUUID();
    for (let call = 0; call < 30; call += 1)
      expect((await go()).headers.get('location')).toBe(preview(previewId));
    expect((await go()).headers.get('location')).toBe(preview(previewId, 'busy'));
  });
});

describe('money for a preview', () => {
  it('is written down once, waits for its buyer and grants nothing', async () => {
    const { previewId, sessionId } = await paidBuyer(billing);
    const event = await billing.event('checkout.session.completed', sessionId);
    await Promise.all([billing.send(event), billing.send({ ...event, id: `${event.id}_again` })]);
    await eventually(async () => {
      expect(
        await billing.rows(
          `SELECT user_id, trip_id, hold_reason, refund_state, fulfilled_at FROM payment WHERE session_id = $1`,
          [sessionId],
        ),
      ).toEqual([
        {
          user_id: null,
          trip_id: previewId,
          hold_reason: 'unclaimed',
          refund_state: 'none',
          fulfilled_at: null,
        },
      ]);
    });
    expect(await billing.rows(`SELECT 1 FROM entitlement WHERE trip_id = $1`, [previewId])).toEqual([]);
    expect(
      await billing.rows(`SELECT buyer_email, mails FROM preview_sale WHERE preview_id = $1`, [previewId]),
    ).toEqual([{ buyer_email: expect.stringContaining('@') as unknown, mails: 0 }]);
  });

  it('of two browsers that both paid stays once; the later goes back', async () => {
    const one = await goToPay(billing);
    const two = await goToPay(billing, one.previewId);
    await billing.pay(one.sessionId);
    await billing.pay(two.sessionId);
    for (const { sessionId } of [one, two])
      await billing.send(await billing.event('checkout.session.completed', sessionId));
    await eventually(async () => {
      const states = await billing.rows<{ refund_state: string }>(
        `SELECT refund_state FROM payment WHERE trip_id = $1 ORDER BY refund_state`,
        [one.previewId],
      );
      expect(states.map((row) => row.refund_state)).toEqual(['none', 'refunded']);
    });
  });

  it('refuses a session that differs from the request', async () => {
    const { previewId, sessionId } = await paidBuyer(billing);
    billing.stripe.onAnswer = ({ method, path }, answer) => {
      if (method === 'GET' && path.startsWith('/v1/checkout/sessions/')) answer['amount_total'] = 100;
    };
    await billing.send(await billing.event('checkout.session.completed', sessionId));
    await eventually(async () => {
      expect(
        await billing.rows(`SELECT detail FROM audit WHERE action = 'payment.refused' AND subject = $1`, [
          sessionId,
        ]),
      ).toEqual([{ detail: { differences: ['amount'] } }]);
    });
    expect(await billing.rows(`SELECT 1 FROM payment WHERE trip_id = $1`, [previewId])).toEqual([]);
  });
});
