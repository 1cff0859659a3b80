import { randomUUID } from 'node:crypto';
import { lockPayer } from '../entitlements/payer-lock.js';
import { UnclaimedPreviews } from '../previews/unclaimed-previews.js';
import { Reconciler } from '../reconciliation/reconciler.js';
import { startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';
import {
  claimed,
  goToPay,
  grantsOf,
  heard,
  paidBuyer,
  paymentOf,
  signedInAt,
  type Buyer,
} from '../testing/preview-buyer.js';

const billing = await startBilling();
afterAll(() => billing.close());

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

describe('money that nobody claims', () => {
  it('is mailed about after ten minutes, once, and the mailed token claims it anywhere', async () => {
    const buyer = await paidBuyer(billing);
    await heard(billing, buyer);
    await setEmail(buyer);
    await look();
    expect(await mails(buyer)).toEqual([]);
    await age(buyer.sessionId, 0, 11);
    await Promise.all([look(), look()]);
    await look();
    const [mail, ...more] = await mails(buyer);
    expect([mail?.subject, more]).toEqual(['Your Landsea trip is paid for. Open it now', []]);
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
    await heard(billing, buyer);
    await setEmail(buyer);
    for (const days of [1, 7, 20]) {
      await age(buyer.sessionId, days);
      await look();
      await look();
    }
    const written = await mails(buyer);
    expect(written.map(({ subject }) => subject)).toEqual([
      'Your Landsea trip is paid for. Open it now',
      'Your Landsea trip is still waiting for you',
      'Your Landsea trip is still waiting for you',
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
    expect(await paymentOf(billing, buyer)).toMatchObject({ refund_state: 'none' });
  });

  it('goes back after 30 days and not before, with a mail, and cannot be claimed any more', async () => {
    const buyer = await paidBuyer(billing);
    await heard(billing, buyer);
    await setEmail(buyer);
    await age(buyer.sessionId, 29);
    await look();
    expect(await paymentOf(billing, buyer)).toMatchObject({ refund_state: 'none' });
    await age(buyer.sessionId, 1);
    await Promise.all([look(), look()]);
    await eventually(async () =>
      expect(await paymentOf(billing, buyer)).toMatchObject({
        refund_state: 'refunded',
        hold_reason: 'unclaimed',
      }),
    );
    expect((await mails(buyer)).at(-1)?.subject).toBe('We’re refunding your Landsea payment');
    const { payment_intent } = (await paymentOf(billing, buyer)) as { payment_intent: string };
    const { data } = await billing.sdk.refunds.list({ payment_intent });
    expect(data.map(({ amount }) => amount)).toEqual([3900]);
    const answer = await claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    expect(answer).toMatchObject({ success: false, state: 'refunded' });
    expect(await grantsOf(billing, buyer)).toEqual([]);
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
    await heard(billing, buyer);
    await age(buyer.sessionId, 31);
    return buyer;
  };

  it('stays with a claim that came a moment before its refund', async () => {
    const buyer = await dueBuyer();
    const claiming = () => claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    const [answer] = await meet(buyer, claiming, look);
    expect(answer.state).toBe('unlocked');
    expect(await paymentOf(billing, buyer)).toMatchObject({ refund_state: 'none', hold_reason: null });
    expect(await grantsOf(billing, buyer)).toMatchObject([{ state: 'active' }]);
  });

  it('goes back though a claim came a moment after', async () => {
    const buyer = await dueBuyer();
    const claiming = () => claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);
    const [, answer] = await meet(buyer, look, claiming);
    expect(answer.state).toBe('refunded');
    expect(await paymentOf(billing, buyer)).toMatchObject({ user_id: null, hold_reason: 'unclaimed' });
    expect(await grantsOf(billing, buyer)).toEqual([]);
  });

  describe('with a dispute', () => {
    const hear = async (type: 'charge.dispute.created' | 'charge.dispute.closed', id: string) => {
      const event = { ...(await billing.event(type, id)), id: `evt_${randomUUID()}` };
      await billing.send(event);
      await eventually(async () =>
        expect(await billing.rows('SELECT state FROM stripe_event WHERE id = $1', [event.id])).toEqual([
          { state: 'done' },
        ]),
      );
    };
    const disputed = async (daysAgo: number) => {
      const buyer = await paidBuyer(billing);
      await heard(billing, buyer);
      await setEmail(buyer);
      await age(buyer.sessionId, daysAgo);
      const { payment_intent } = (await paymentOf(billing, buyer)) as { payment_intent: string };
      const dispute = await billing.control(`charges/${payment_intent}/dispute`, {
        status: 'needs_response',
      });
      const id = String(dispute['id']);
      await hear('charge.dispute.created', id);
      await look();
      return { buyer, id };
    };
    const decide = async (id: string, status: 'won' | 'lost') => {
      await billing.control(`disputes/${id}/close`, { status });
      await hear('charge.dispute.closed', id);
    };
    const lost = async (daysAgo: number) => {
      const { buyer, id } = await disputed(daysAgo);
      await decide(id, 'lost');
      await look();
      return { buyer, id };
    };
    const win = async (id: string, buyer: Buyer) => {
      await decide(id, 'won');
      await setEmail(buyer);
    };
    const claim = (buyer: Buyer) => claimed(signedInAt(billing, randomUUID(), buyer.cookie), buyer);

    it.each([
      ['while it decides: the trip waits', undefined, 'held', 'Your bank is looking into', 'suspended'],
      ['when it was won: the trip opens', 'won', 'unlocked', 'You now have full access', 'active'],
      ['when it was lost: nothing is left', 'lost', 'refunded', 'Your bank returned this payment', undefined],
    ] as const)('is claimed %s', async (_, status, state, message, grant) => {
      const { buyer, id } = await disputed(1);
      if (status) await decide(id, status);
      expect(await claim(buyer)).toMatchObject({ state, message: expect.stringContaining(message) });
      expect(await grantsOf(billing, buyer)).toMatchObject(grant ? [{ state: grant }] : []);
      const published = () => billing.trips.claimed.filter(({ previewId }) => previewId === buyer.previewId);
      // a claim that is held answers at once, and the relay brings it
      await eventually(() => expect(published()).toHaveLength(grant ? 1 : 0));
    });

    it('opens for a person who claimed it meanwhile, when it is won', async () => {
      const { buyer, id } = await disputed(1);
      await claim(buyer);
      await decide(id, 'won');
      expect(await grantsOf(billing, buyer)).toMatchObject([{ state: 'active' }]);
    });

    it.each([
      ['won', 'refunded', ['We’re refunding your Landsea payment']],
      ['lost', 'none', []],
    ] as const)(
      'waits past its 30 days, without an email, until it is %s',
      async (status, refund, emails) => {
        const { buyer, id } = await disputed(31);
        expect(await mails(buyer)).toEqual([]);
        expect(await paymentOf(billing, buyer)).toMatchObject({ refund_state: 'none' });
        await decide(id, status);
        await look();
        await eventually(async () =>
          expect(await paymentOf(billing, buyer)).toMatchObject({ refund_state: refund }),
        );
        expect((await mails(buyer)).map(({ subject }) => subject)).toEqual(emails);
      },
    );

    it('can be paid anew at the same browser once it was lost', async () => {
      const { buyer } = await lost(1);
      const again = await goToPay(billing, buyer.previewId, buyer.cookie);
      expect(again.sessionId).toMatch(/^cs_test_/);
      expect(again.sessionId).not.toBe(buyer.sessionId);
    });

    it('waits for its buyer again when an appeal is won, who is written to', async () => {
      const { buyer, id } = await lost(20);
      await win(id, buyer);
      expect(await paymentOf(billing, buyer)).toMatchObject({ dispute_state: 'won', refund_state: 'none' });
      await look();
      const [mail] = await mails(buyer);
      expect(mail?.subject).toBe('Your Landsea trip is paid for. Open it now');
      const mailed = { sessionId: buyer.sessionId, token: tokenIn(mail?.text) };
      expect(await claimed(signedInAt(billing, randomUUID()), mailed)).toMatchObject({ success: true });
    });

    it('goes back when its 30 days are over', async () => {
      const { buyer, id } = await lost(40);
      await win(id, buyer);
      await look();
      await eventually(async () =>
        expect(await paymentOf(billing, buyer)).toMatchObject({ refund_state: 'refunded' }),
      );
      expect((await mails(buyer)).map(({ subject }) => subject)).toEqual([
        'We’re refunding your Landsea payment',
      ]);
    });

    it('goes back when another has paid for the preview meanwhile', async () => {
      const { buyer, id } = await lost(20);
      await heard(billing, await paidBuyer(billing, buyer.previewId));
      await win(id, buyer);
      await eventually(async () =>
        expect(await paymentOf(billing, buyer)).toMatchObject({ refund_state: 'refunded' }),
      );
    });
  });

  it('is found by the reconciler when no webhook reports it', async () => {
    const buyer = await paidBuyer(billing);
    expect(await paymentOf(billing, buyer)).toBeUndefined();
    await billing.app.get(Reconciler).lookAtAttempts();
    expect(await paymentOf(billing, buyer)).toMatchObject({ user_id: null, hold_reason: 'unclaimed' });
  });
});
