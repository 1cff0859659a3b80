import { type TripFacts } from '@landsea/contracts/billing';
import { addDays } from '@landsea/contracts/core';
import { getAccessEnd } from '@landsea/contracts/trip';
import { HourlySettlement } from './hourly-settlement.js';
import { startBilling, type Billing } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const billing = await startBilling();
afterAll(() => billing.close());

interface Row {
  trip_id: string;
  state: string;
  starts_at: Date;
  ends_at: Date;
  version: number;
}
const grants = (userId: string) =>
  billing.rows<Row>('SELECT * FROM entitlement WHERE user_id = $1 ORDER BY starts_at, created_at', [userId]);
const states = async (userId: string) =>
  Object.fromEntries((await grants(userId)).map((row) => [row.trip_id, row.state]));
const payments = (userId: string) =>
  billing.rows<{ refund_state: string; hold_reason: string | null; payment_intent: string; trip_id: string }>(
    'SELECT * FROM payment WHERE user_id = $1 ORDER BY fulfilled_at',
    [userId],
  );
const verify = async (agent: ReturnType<Billing['as']>, sessionId: string, tripId: string) =>
  (await agent.post('/api/verify-payment').send({ sessionId, tripId }).expect(200)).body as {
    state: string;
    success: boolean;
  };
const publishTripChange = async (tripId: string, over: Partial<TripFacts>) => {
  const known = billing.trips.trips.get(tripId);
  if (!known) throw new Error('no such trip');
  const facts = { ...known, version: known.version + 1, ...over };
  billing.trips.trips.set(tripId, facts);
  const answer = await billing.deliver('trips.trip-changed', facts);
  expect(answer.status).toBe(204);
};
/** Pays for a trip through its own session. */
const unlock = async (agent: ReturnType<Billing['as']>, tripId: string) => {
  const sessionId = await billing.checkout(agent, tripId);
  await billing.pay(sessionId);
  return verify(agent, sessionId, tripId);
};
/** Two sessions that are both paid: the second is made at Stripe, with the first one's attempt put aside. */
const twoPaid = async (secondIsSameTrip: boolean) => {
  const payer = billing.payer();
  const other = secondIsSameTrip ? payer.tripId : billing.addTrip(payer.userId).tripId;
  const first = await billing.checkout(payer.agent, payer.tripId);
  await billing.rows(`UPDATE checkout_attempt SET status = 'expired' WHERE session_id = $1`, [first]);
  const second = await billing.checkout(payer.agent, other);
  await billing.pay(first);
  await billing.pay(second);
  const answers = [await verify(payer.agent, first, payer.tripId), await verify(payer.agent, second, other)];
  return { ...payer, other, answers, second };
};
const refundDone = (userId: string) =>
  eventually(async () => expect((await payments(userId)).at(-1)?.refund_state).toBe('refunded'));
const ledger = async () => {
  const answer = await fetch(`${billing.emulator.url}/_emulator/ledger`);
  return ((await answer.json()) as { ledgers: { refunds: number }[] }).ledgers[0]?.refunds ?? 0;
};

describe('two payments', () => {
  it('keeps one trip active and holds the second, until the first is archived', async () => {
    const { userId, tripId, other, answers } = await twoPaid(false);
    expect(answers).toMatchObject([{ state: 'unlocked' }, { state: 'held', success: false }]);
    expect(await states(userId)).toEqual({ [tripId]: 'active', [other]: 'held' });
    await publishTripChange(tripId, { archived: true });
    expect(await states(userId)).toEqual({ [tripId]: 'archived', [other]: 'active' });
    expect((await payments(userId)).map((row) => row.refund_state)).toEqual(['none', 'none']);
  });

  it('fulfils two paid sessions at the same moment to one active and one held', async () => {
    const { agent, userId, tripId } = billing.payer();
    const other = billing.addTrip(userId).tripId;
    const first = await billing.checkout(agent, tripId);
    await billing.rows(`UPDATE checkout_attempt SET status = 'expired' WHERE session_id = $1`, [first]);
    const second = await billing.checkout(agent, other);
    await Promise.all([billing.pay(first), billing.pay(second)]);
    await Promise.all([verify(agent, first, tripId), verify(agent, second, other)]);
    expect(Object.values(await states(userId)).sort()).toEqual(['active', 'held']);
  });

  it('gives the later payment for the same trip back at once', async () => {
    const before = await ledger();
    const { userId, tripId, answers } = await twoPaid(true);
    expect(answers).toMatchObject([{ state: 'unlocked' }, { state: 'unlocked', success: true }]);
    expect(await states(userId)).toEqual({ [tripId]: 'active' });
    await refundDone(userId);
    expect((await payments(userId)).map((row) => row.hold_reason)).toEqual([null, 'duplicate']);
    expect((await ledger()) - before).toBe(3900);
  });

  it('gives a held payment back after seven days', async () => {
    const { userId, tripId, other } = await twoPaid(false);
    const age = (hours: number) =>
      billing.rows(
        `UPDATE entitlement SET created_at = now() - make_interval(hours => $2) WHERE trip_id = $1`,
        [other, hours],
      );
    await age(7 * 24 - 1);
    await billing.app.get(HourlySettlement).run();
    expect(await states(userId)).toEqual({ [tripId]: 'active', [other]: 'held' });
    await age(7 * 24 + 1);
    await billing.app.get(HourlySettlement).run();
    expect(await states(userId)).toEqual({ [tripId]: 'active', [other]: 'revoked' });
    await refundDone(userId);
  });

  it('refuses a second active row in the index, whoever writes it', async () => {
    const { userId, other } = await twoPaid(false);
    const write = billing.rows(
      `UPDATE entitlement SET state = 'active' WHERE user_id = $1 AND trip_id = $2`,
      [userId, other],
    );
    await expect(write).rejects.toThrow('ux_entitlement_active_user');
  });

  const makeDue = (userId: string) =>
    billing.rows(
      `UPDATE payment SET refund_due_at = now() WHERE user_id = $1 AND refund_state = 'requested' AND refund_attempts > 0`,
      [userId],
    );
  const refuseOnce = () => {
    billing.stripe.onAnswer = ({ path }, answer) => {
      if (path !== '/v1/refunds') return;
      answer['error'] = { type: 'invalid_request_error', message: 'Not now.' };
      billing.stripe.onAnswer = undefined;
    };
  };
  const breakDown = { kind: '500', count: 3, method: 'POST', path: '/v1/refunds' };

  it.each([
    ['did not make', () => billing.control('fail-next', breakDown)],
    ['refused', refuseOnce],
  ])('requests a refund again that Stripe %s', async (_how, fail) => {
    const { agent, userId, tripId } = billing.payer();
    const sessionId = await billing.checkout(agent, tripId);
    await billing.pay(sessionId);
    await publishTripChange(tripId, { deleted: true });
    await fail();
    await verify(agent, sessionId, tripId);
    await eventually(async () => {
      await makeDue(userId);
      expect((await payments(userId))[0]?.refund_state).toBe('refunded');
    }, 20_000);
  });
});

describe('trips.trip-changed', () => {
  it('moves the end of access with the end of the trip', async () => {
    const { agent, userId, tripId } = billing.payer();
    await unlock(agent, tripId);
    const [before] = await grants(userId);
    const endDate = addDays(billing.trips.trips.get(tripId)?.endDate ?? '', 20);
    await publishTripChange(tripId, { endDate });
    const [after] = await grants(userId);
    expect(after?.ends_at).toEqual(getAccessEnd(endDate));
    expect(after?.ends_at.getTime()).toBe((before?.ends_at.getTime() ?? 0) + 20 * 86_400_000);
    expect(after?.version).toBe(before?.version);
  });

  it('frees the place when the paid trip is archived, and gives it back when it is restored', async () => {
    const { agent, userId, tripId } = billing.payer();
    const second = billing.addTrip(userId);
    await unlock(agent, tripId);
    await publishTripChange(tripId, { archived: true });
    expect(await states(userId)).toEqual({ [tripId]: 'archived' });
    await publishTripChange(tripId, { archived: false });
    expect(await states(userId)).toEqual({ [tripId]: 'active' });
    await publishTripChange(tripId, { archived: true });
    expect(await unlock(agent, second.tripId)).toMatchObject({ state: 'unlocked' });
    await publishTripChange(tripId, { archived: false });
    expect(await states(userId)).toEqual({ [tripId]: 'archived', [second.tripId]: 'active' });
    await publishTripChange(second.tripId, { archived: true });
    expect(await states(userId)).toEqual({ [tripId]: 'active', [second.tripId]: 'archived' });
  });

  it('notifies trips of each change with a version that grows', async () => {
    const { agent, userId, tripId } = billing.payer();
    await unlock(agent, tripId);
    await publishTripChange(tripId, { archived: true });
    await publishTripChange(tripId, { archived: false });
    const published = () => billing.trips.received.filter((message) => message.userId === userId);
    await eventually(() => expect(published()).toHaveLength(3));
    const byVersion = published().sort((a, b) => a.version - b.version);
    expect(byVersion.map(({ state, version }) => [version, state])).toEqual([
      [1, 'active'],
      [2, 'archived'],
      [3, 'active'],
    ]);
  });

  it('does not follow an older message that comes late', async () => {
    const { agent, userId, tripId } = billing.payer();
    await unlock(agent, tripId);
    await publishTripChange(tripId, { archived: true, version: 5 });
    await publishTripChange(tripId, { archived: false, version: 4 });
    expect(await states(userId)).toEqual({ [tripId]: 'archived' });
  });

  it('gives the money back when a trip is deleted before it began, and lets another paid trip in', async () => {
    const { userId, tripId, other } = await twoPaid(false);
    await publishTripChange(tripId, { deleted: true });
    expect(await states(userId)).toEqual({ [tripId]: 'revoked', [other]: 'active' });
    await eventually(async () =>
      expect((await payments(userId)).map((row) => [row.trip_id, row.refund_state])).toEqual([
        [tripId, 'refunded'],
        [other, 'none'],
      ]),
    );
  });

  it.each([
    ['was deleted after it began', [{ startDate: '2026-01-01', deleted: true }]],
    [
      'had begun and was moved ahead',
      [{ startDate: '2026-01-01' }, { startDate: '2099-01-01', deleted: true }],
    ],
  ])('gives nothing back for a trip that %s', async (_, changes) => {
    const { agent, userId, tripId } = billing.payer();
    await unlock(agent, tripId);
    for (const facts of changes) await publishTripChange(tripId, facts);
    expect(await payments(userId)).toMatchObject([{ refund_state: 'none' }]);
    expect(await states(userId)).toEqual({ [tripId]: 'revoked' });
  });

  it('refunds a payment that arrives for a trip that was deleted meanwhile', async () => {
    const { agent, userId, tripId } = billing.payer();
    const sessionId = await billing.checkout(agent, tripId);
    await publishTripChange(tripId, { deleted: true });
    await billing.pay(sessionId);
    expect(await verify(agent, sessionId, tripId)).toMatchObject({ state: 'refunded', success: false });
    expect(await grants(userId)).toEqual([]);
    await refundDone(userId);
  });
});

describe('money that goes back at Stripe', () => {
  const charged = async () => {
    const payer = billing.payer();
    await unlock(payer.agent, payer.tripId);
    return { ...payer, intent: (await payments(payer.userId))[0]?.payment_intent ?? '' };
  };
  const hear = async (intent: string) => {
    const { latest_charge: charge } = await billing.sdk.paymentIntents.retrieve(intent);
    const event = await billing.event('charge.refunded', String(charge));
    await billing.send({ ...event, id: `${event.id}_${crypto.randomUUID()}` });
  };

  it('revokes after a full refund, and lets another paid trip in', async () => {
    const { userId, tripId, other } = await twoPaid(false);
    const [first] = await payments(userId);
    await billing.sdk.refunds.create({ payment_intent: first?.payment_intent ?? '' });
    await hear(first?.payment_intent ?? '');
    await eventually(async () =>
      expect(await states(userId)).toEqual({ [tripId]: 'revoked', [other]: 'active' }),
    );
  });

  it('keeps the access after a partial refund, and flags the payment', async () => {
    const { userId, tripId, intent } = await charged();
    await billing.sdk.refunds.create({ payment_intent: intent, amount: 1000 });
    await hear(intent);
    await eventually(async () =>
      expect((await payments(userId))[0]).toMatchObject({ refund_state: 'partial', refunded_amount: 1000 }),
    );
    expect(await states(userId)).toEqual({ [tripId]: 'active' });
  });

  it('never grants when the money had gone back before it was first seen', async () => {
    const { agent, userId, tripId } = billing.payer();
    const sessionId = await billing.checkout(agent, tripId);
    await billing.pay(sessionId);
    const { payment_intent: intent } = await billing.sdk.checkout.sessions.retrieve(sessionId);
    await billing.sdk.refunds.create({ payment_intent: String(intent) });
    expect(await verify(agent, sessionId, tripId)).toMatchObject({ success: false, state: 'refunded' });
    expect(await states(userId)).toEqual({ [tripId]: 'revoked' });
  });
});

it('the hourly run writes down what time alone has ended, and notifies trips', async () => {
  const { agent, userId, tripId } = billing.payer();
  await unlock(agent, tripId);
  await billing.letTripEnd(tripId);
  await billing.app.get(HourlySettlement).run();
  expect(await states(userId)).toEqual({ [tripId]: 'expired' });
  await eventually(() =>
    expect(billing.trips.received).toContainEqual(expect.objectContaining({ userId, state: 'expired' })),
  );
});
