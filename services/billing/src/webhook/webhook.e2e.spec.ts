import { SIGNATURE_TOLERANCE_SECONDS } from './webhook-signature.js';
import { hearAlarms } from '../testing/alarms.js';
import { PREVIOUS_SECRET, startBilling } from '../testing/app.js';
import { eventually } from '../testing/eventually.js';

const billing = await startBilling();
afterAll(() => billing.close());
afterEach(() => {
  billing.stripe.onAnswer = undefined;
  billing.stripe.down = false;
});

const COMPLETED = 'checkout.session.completed';
const paid = async () => {
  const payer = billing.payer();
  const sessionId = await billing.checkout(payer.agent, payer.tripId);
  await billing.pay(sessionId);
  return { ...payer, sessionId, event: await billing.event(COMPLETED, sessionId) };
};
const entitlements = (userId: string) =>
  billing.rows<{ state: string; version: number }>(
    'SELECT state, version FROM entitlement WHERE user_id = $1',
    [userId],
  );
const stored = async (id: string) => {
  const [row] = await billing.rows<{ state: string; attempts: number }>(
    'SELECT state, attempts FROM stripe_event WHERE id = $1',
    [id],
  );
  return row;
};
const done = (id: string) => eventually(async () => expect((await stored(id))?.state).toBe('done'));
const makeDue = (id: string) =>
  billing.rows(`UPDATE stripe_event SET due_at = now() - interval '1 second' WHERE id = $1`, [id]);
const post = (body: string, headers: Record<string, string>) =>
  fetch(`${billing.url}/api/stripe/webhook`, { method: 'POST', headers, body });

describe('POST /api/stripe/webhook', () => {
  it('unlocks the trip of a paid session and notifies trips', async () => {
    const { event, userId, tripId } = await paid();
    expect((await billing.send(event)).status).toBe(200);
    await done(event.id);
    expect(await entitlements(userId)).toEqual([{ state: 'active', version: 1 }]);
    await eventually(() =>
      expect(billing.trips.received).toContainEqual(expect.objectContaining({ tripId, state: 'active' })),
    );
  });

  it('takes the same event three times, at once and later, and grants once', async () => {
    const { event, userId } = await paid();
    const answers = await Promise.all([billing.send(event), billing.send(event), billing.send(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await done(event.id);
    expect((await billing.send(event)).status).toBe(200);
    expect(await entitlements(userId)).toEqual([{ state: 'active', version: 1 }]);
    expect(await billing.rows('SELECT 1 FROM payment WHERE user_id = $1', [userId])).toHaveLength(1);
  });

  it('grants from a completed event that comes before every other, and a late expired one changes nothing', async () => {
    const { event, userId, sessionId } = await paid();
    await billing.send(event);
    await done(event.id);
    const late = {
      ...event,
      id: `${event.id}_late`,
      type: 'checkout.session.expired',
      created: event.created - 60,
    };
    await billing.send(late);
    await done(late.id);
    expect(await entitlements(userId)).toEqual([{ state: 'active', version: 1 }]);
    expect(
      await billing.rows('SELECT status FROM checkout_attempt WHERE session_id = $1', [sessionId]),
    ).toEqual([{ status: 'complete' }]);
  });

  it('believes nothing of the payload: an event that calls an open session paid grants nothing', async () => {
    const { agent, tripId, userId } = billing.payer();
    const open = await billing.checkout(agent, tripId);
    const { event } = await paid();
    const forged = {
      ...event,
      id: `${event.id}_forged`,
      data: { object: { ...event.data.object, id: open } },
    };
    await billing.send(forged);
    await done(forged.id);
    expect(await entitlements(userId)).toEqual([]);
  });

  it('ends an attempt whose session has expired', async () => {
    const { agent, tripId } = billing.payer();
    const sessionId = await billing.checkout(agent, tripId);
    await billing.sdk.checkout.sessions.expire(sessionId);
    const event = await billing.event('checkout.session.expired', sessionId);
    await billing.send(event);
    await done(event.id);
    expect(
      await billing.rows('SELECT status FROM checkout_attempt WHERE session_id = $1', [sessionId]),
    ).toEqual([{ status: 'expired' }]);
  });

  it('accepts the previous secret while it is being rotated', async () => {
    const { event } = await paid();
    expect((await billing.send(event, { secret: PREVIOUS_SECRET })).status).toBe(200);
    expect(await stored(event.id)).toBeDefined();
  });

  it('refuses a wrong secret, a changed body, no signature, and a time more than 300 s away on either side', async () => {
    const { event } = await paid();
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    const beyond = SIGNATURE_TOLERANCE_SECONDS + 5;
    const payload = JSON.stringify(event);
    const header = billing.sdk.webhooks.generateTestHeaderString({
      payload,
      secret: 'whsec_current_for_tests',
    });
    const json = { 'content-type': 'application/json' };
    const statuses = [
      (await billing.send(event, { secret: 'whsec_somebody_else' })).status,
      (await billing.send(event, { at: at(-beyond) })).status,
      (await billing.send(event, { at: at(beyond) })).status,
      (await post(payload.replace('3900', '1'), { ...json, 'stripe-signature': header })).status,
      (await post(payload, json)).status,
      (await post('no json', { ...json, 'stripe-signature': header })).status,
    ];
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400]);
    expect(await stored(event.id)).toBeUndefined();
    expect((await billing.send(event, { at: at(-(SIGNATURE_TOLERANCE_SECONDS - 20)) })).status).toBe(200);
    expect(
      (await billing.send({ ...event, id: 'evt_ahead' }, { at: at(SIGNATURE_TOLERANCE_SECONDS - 20) }))
        .status,
    ).toBe(200);
  });

  it('limits forged deliveries by address, and never a signed one', async () => {
    const { event } = await paid();
    const forge = async () => (await post('['.repeat(1000), { 'content-type': 'application/json' })).status;
    const statuses: number[] = [];
    for (let batch = 0; batch < 31; batch += 1)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, forge))));
    expect(statuses).toContain(429);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    expect((await billing.send(event)).status).toBe(200);
  });

  it('takes bodies up to 512 kB, where every other route stops at 256 kB', async () => {
    const { event, agent } = await paid();
    const fits = { ...event, id: 'evt_large', padding: 'x'.repeat(400_000) };
    expect((await billing.send(fits)).status).toBe(200);
    expect((await billing.send({ ...event, padding: 'x'.repeat(600_000) })).status).toBe(413);
    await agent
      .post('/api/verify-payment')
      .send({ padding: 'x'.repeat(300_000) })
      .expect(413);
  });

  it('stores what it does not handle as ignored, and events of the other mode', async () => {
    const { event } = await paid();
    expect((await billing.send({ ...event, id: 'evt_other', type: 'customer.created' })).status).toBe(200);
    expect((await billing.send({ ...event, id: 'evt_live', livemode: true })).status).toBe(200);
    expect([await stored('evt_other'), await stored('evt_live')]).toMatchObject([
      { state: 'ignored' },
      { state: 'ignored' },
    ]);
  });

  it('answers 500 for an event that the database cannot hold, and stores the others of a burst', async () => {
    const { event } = await paid();
    const burst = Array.from({ length: 12 }, (_, n) => ({ ...event, id: `evt_burst_${n}` }));
    const wrong = { ...event, id: 'evt_wrong', note: '\u0000' };
    const answers = await Promise.all(
      [...burst.slice(0, 6), wrong, ...burst.slice(6)].map((each) => billing.send(each)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...burst.map(() => 200), 500]);
    for (const { id } of burst) await done(id);
  });

  it('answers 503 while the database is away', async () => {
    const { event } = await paid();
    await billing.rows('ALTER TABLE stripe_event RENAME TO stripe_event_away');
    await billing.rows(
      `CREATE FUNCTION no_store() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'gone' USING ERRCODE = '57P03'; END $$`,
    );
    await billing.rows('CREATE TABLE stripe_event (LIKE stripe_event_away INCLUDING ALL)');
    await billing.rows('CREATE TRIGGER gone BEFORE INSERT ON stripe_event EXECUTE FUNCTION no_store()');
    try {
      const { status, headers } = await billing.send(event);
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    } finally {
      await billing.rows('DROP TABLE stripe_event');
      await billing.rows('ALTER TABLE stripe_event_away RENAME TO stripe_event');
    }
    expect((await billing.send(event)).status).toBe(200);
  });
});

describe('an event that cannot be handled', () => {
  it('is tried again when Stripe is back, and its absence does not count against it', async () => {
    const { event, userId } = await paid();
    billing.stripe.down = true;
    await billing.send(event);
    await eventually(async () =>
      expect(
        await billing.rows('SELECT state, attempts FROM stripe_event WHERE id = $1 AND last_error <> $2', [
          event.id,
          '',
        ]),
      ).toEqual([{ state: 'pending', attempts: 0 }]),
    );
    const metrics = await (await fetch(`${billing.url}/metrics`)).text();
    expect(metrics).toMatch(/stripe_events_pending\{[^}]*\} 1/);
    expect(metrics).toMatch(/stripe_events_oldest_pending_seconds\{[^}]*\} 0*[1-9.]/);
    billing.stripe.down = false;
    // Calls may pause for ten seconds yet, if others found Stripe away as well.
    await eventually(async () => {
      await makeDue(event.id);
      expect((await stored(event.id))?.state).toBe('done');
    }, 20_000);
    expect(await entitlements(userId)).toHaveLength(1);
  });

  it('is dead after ten tries, an alarm, shows in the metrics, and lives again when replayed', async () => {
    const alarms = hearAlarms(billing);
    const { event, userId } = await paid();
    billing.stripe.onAnswer = ({ method, path }, answer) => {
      if (method === 'GET' && path.startsWith('/v1/checkout/sessions/')) answer['status'] = 'of another age';
    };
    await billing.send(event);
    await eventually(async () => {
      await makeDue(event.id);
      expect(await stored(event.id)).toEqual({ state: 'dead', attempts: 10 });
    }, 25_000);
    billing.stripe.onAnswer = undefined;
    const metrics = await (await fetch(`${billing.url}/metrics`)).text();
    expect(alarms).toEqual(['event-dead']);
    expect(metrics).toMatch(/stripe_events_dead\{[^}]*\} 1/);
    expect(metrics).toMatch(/stripe_events_accepted_total\{[^}]*\} [1-9]/);
    expect(
      await billing.rows(`SELECT 1 FROM audit WHERE action = 'event.dead' AND subject = $1`, [event.id]),
    ).toHaveLength(1);
    await billing.rows(
      `UPDATE stripe_event SET state = 'pending', attempts = 0, due_at = now() - interval '1 second' WHERE id = $1`,
      [event.id],
    );
    await done(event.id);
    expect(await entitlements(userId)).toHaveLength(1);
  }, 40_000);
});

describe('the sweeper', () => {
  it('drains what is pending when the queue has lost everything', async () => {
    const payers = await Promise.all(Array.from({ length: 5 }, () => paid()));
    for (const { event } of payers)
      await billing.rows(
        `INSERT INTO stripe_event (id, type, livemode, payload, state, due_at)
         VALUES ($1, $2, false, $3, 'pending', now() + interval '2 seconds')`,
        [event.id, event.type, event],
      );
    await Promise.all(payers.map(({ event }) => done(event.id)));
    const counts = await Promise.all(payers.map(({ userId }) => entitlements(userId)));
    expect(counts.map((rows) => rows.length)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('the audit table', () => {
  it('refuses to change or lose a row', async () => {
    const { event } = await paid();
    await billing.send(event);
    await done(event.id);
    await expect(billing.rows(`UPDATE audit SET action = 'x'`)).rejects.toThrow('insert-only');
    await expect(billing.rows('DELETE FROM audit')).rejects.toThrow('insert-only');
    await expect(billing.rows('TRUNCATE audit')).rejects.toThrow('insert-only');
  });
});
