import { type TripFacts } from '@landsea/contracts/billing';
import { addDays } from '@landsea/contracts/core';
import { AccessEndings } from '../entitlements/access-endings.js';
import { EmailDispatch } from './email-dispatch.js';
import { EmailRequests } from './email-requests.service.js';
import { startBilling, type Payer } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const billing = await startBilling();
afterAll(() => billing.close());
afterEach(() => {
  billing.trips.away = false;
});

const addressOf = ({ userId }: { userId: string }) => `${userId}@example.com`;
const mailTo = (address: string) =>
  billing.rows<{ subject: string; text: string }>(
    'SELECT subject, text FROM mail_message WHERE recipient = $1 ORDER BY created_at',
    [address],
  );
const subjects = async (payer: Payer) =>
  (await mailTo(addressOf(payer))).map(({ subject }) => subject).sort();
const writes = (payer: Payer, ...expected: string[]) =>
  eventually(async () => expect(await subjects(payer)).toEqual(expected.sort()));
const publishTripChange = async (tripId: string, over: Partial<TripFacts>) => {
  const known = billing.trips.trips.get(tripId);
  if (!known) throw new Error('no such trip');
  const facts = { ...known, version: known.version + 1, ...over };
  billing.trips.trips.set(tripId, facts);
  expect((await billing.deliver('trips.trip-changed', facts)).status).toBe(204);
};
const pay = async ({ agent }: Payer, tripId: string) => {
  const sessionId = await billing.checkout(agent, tripId);
  await billing.pay(sessionId);
  await agent.post('/api/verify-payment').send({ sessionId, tripId }).expect(200);
};
const RECEIPT = 'Your Landsea receipt';
const HELD = 'Choose what to do with your Landsea payment';
const REFUND = 'Your Landsea refund is on its way';
const ENDS = 'Editing ends soon for one of your Landsea trips';

/** Two paid trips: the first is active, the second held. */
const twoPaid = async () => {
  const payer = billing.payer();
  const other = billing.addTrip(payer.userId, { name: 'Second wind' }).tripId;
  const first = await billing.checkout(payer.agent, payer.tripId);
  await billing.rows(`UPDATE checkout_attempt SET status = 'expired' WHERE session_id = $1`, [first]);
  const second = await billing.checkout(payer.agent, other);
  for (const [sessionId, tripId] of [
    [first, payer.tripId],
    [second, other],
  ]) {
    await billing.pay(sessionId ?? '');
    await payer.agent.post('/api/verify-payment').send({ sessionId, tripId }).expect(200);
  }
  return { ...payer, other };
};

describe('the emails of a payment', () => {
  it('are a receipt with the amount, the trip and the last day, once', async () => {
    const payer = billing.payer({ endDate: '2027-04-30', startDate: '2027-04-20' });
    await pay(payer, payer.tripId);
    await publishTripChange(payer.tripId, { archived: true });
    await publishTripChange(payer.tripId, { archived: false });
    await writes(payer, RECEIPT);
    const [mail] = await mailTo(addressOf(payer));
    expect(mail?.text).toContain('Hi Robin,');
    expect(mail?.text).toContain('$39.00');
    expect(mail?.text).toContain('“Land and sea”');
    expect(mail?.text).toContain('until May 30, 2027');
    expect(mail?.text).toContain(`${billing.publicOrigin}/trip/${payer.tripId}/dashboard`);
  });

  it('are a receipt at once for a trip that was archived meanwhile, and none when it is restored', async () => {
    const payer = billing.payer();
    const sessionId = await billing.checkout(payer.agent, payer.tripId);
    await publishTripChange(payer.tripId, { archived: true });
    await billing.pay(sessionId);
    await payer.agent.post('/api/verify-payment').send({ sessionId, tripId: payer.tripId }).expect(200);
    await writes(payer, RECEIPT);
    const [mail] = await mailTo(addressOf(payer));
    expect(mail?.text).toContain('“Land and sea” is paid for');
    expect(mail?.text).toContain('Restore it under My Trips');
    await publishTripChange(payer.tripId, { archived: false });
    await writes(payer, RECEIPT);
  });

  it('name both choices when another trip has the place, and are a receipt once it is free', async () => {
    const payer = await twoPaid();
    await writes(payer, RECEIPT, HELD);
    const held = (await mailTo(addressOf(payer))).find(({ subject }) => subject === HELD);
    expect(held?.text).toContain('Archive “Land and sea”, and “Second wind” unlocks right away');
    expect(held?.text).toContain('get your money back');
    expect(held?.text).toContain(`${billing.publicOrigin}/billing`);
    await publishTripChange(payer.tripId, { archived: true });
    await writes(payer, RECEIPT, HELD, RECEIPT);
  });

  it('reports a refund once, whoever makes it', async () => {
    const payer = billing.payer();
    await pay(payer, payer.tripId);
    await publishTripChange(payer.tripId, { deleted: true });
    await writes(payer, RECEIPT, REFUND);
    const [row] = await billing.rows<{ payment_intent: string }>(
      'SELECT payment_intent FROM payment WHERE user_id = $1',
      [payer.userId],
    );
    const intent = await billing.sdk.paymentIntents.retrieve(row?.payment_intent ?? '');
    const event = await billing.event('charge.refunded', String(intent.latest_charge));
    await billing.send(event);
    await eventually(async () =>
      expect(await billing.rows('SELECT state FROM stripe_event WHERE id = $1', [event.id])).toEqual([
        { state: 'done' },
      ]),
    );
    await billing.app.get(EmailDispatch).dispatch();
    expect(await subjects(payer)).toEqual([RECEIPT, REFUND].sort());
  });

  it('wait while identity is away, and are dropped when the account is gone', async () => {
    const payer = billing.payer();
    const emails = billing.app.get(EmailRequests);
    const request = (key: string) =>
      emails.request(billing.dataSource.manager, {
        key,
        to: { userId: payer.userId },
        text: { subject: key, heading: 'h', paragraphs: [] },
      });
    billing.trips.away = true;
    await request('kept');
    await billing.app.get(EmailDispatch).dispatch();
    expect(await billing.rows(`SELECT sent_at FROM email_request WHERE key = 'kept'`)).toEqual([
      { sent_at: null },
    ]);
    billing.trips.away = false;
    await billing.rows(`UPDATE email_request SET due_at = now() - interval '1 second' WHERE key = 'kept'`);
    await writes(payer, 'kept');
    billing.trips.people.delete(payer.userId);
    await request('dropped');
    await eventually(async () =>
      expect(
        await billing.rows(`SELECT email FROM email_request WHERE key = 'dropped' AND sent_at IS NOT NULL`),
      ).toEqual([{ email: null }]),
    );
    expect(await subjects(payer)).toEqual(['kept']);
  });

  it('are taken back when the account is erased', async () => {
    const payer = billing.payer();
    await pay(payer, payer.tripId);
    await writes(payer, RECEIPT);
    await billing.deliver('identity.account-erased', { userId: payer.userId });
    expect(await mailTo(addressOf(payer))).toEqual([]);
    expect(await billing.rows('SELECT 1 FROM email_request WHERE user_id = $1', [payer.userId])).toEqual([]);
  });
});

describe('access that ends', () => {
  const endIn = async (payer: Payer, days: number) => {
    await billing.rows(
      `UPDATE entitlement SET ends_at = now() + make_interval(days => $2), starts_at = now() - interval '60 days'
        WHERE user_id = $1`,
      [payer.userId, days],
    );
    await billing.app.get(AccessEndings).run();
    await billing.app.get(EmailDispatch).dispatch();
  };

  it('is notified once within 7 days of the end, and again only when the end has moved', async () => {
    const payer = billing.payer();
    await pay(payer, payer.tripId);
    await writes(payer, RECEIPT);
    await endIn(payer, 8);
    await writes(payer, RECEIPT);
    await endIn(payer, 6);
    await writes(payer, RECEIPT, ENDS);
    await billing.app.get(AccessEndings).run();
    await billing.app.get(EmailDispatch).dispatch();
    expect(await subjects(payer)).toEqual([RECEIPT, ENDS].sort());
    const endDate = addDays(billing.trips.trips.get(payer.tripId)?.endDate ?? '', 1);
    await publishTripChange(payer.tripId, { endDate });
    await billing.app.get(AccessEndings).run();
    expect(await subjects(payer)).toEqual([RECEIPT, ENDS].sort());
    await endIn(payer, 5);
    await writes(payer, RECEIPT, ENDS, ENDS);
  });
});
