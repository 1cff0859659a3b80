import { randomUUID } from 'node:crypto';
import {
  CONFIRMATION_TEXT_LENGTH,
  ForwardedEmailText,
  ForwardingAddress,
  MOST_WAITING_EMAILS,
  NO_TEXT_READ,
  TripForwarding,
} from '@landsea/contracts/forwarding';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startTrips } from '../../testing/app.js';
import { familyWithPaidTrip } from '../../testing/factories.js';
import {
  deliverForwarded,
  forwardingEnv,
  rawEmail,
  signedDelivery,
  type SentEmail,
} from '../../testing/forwarding.js';
import { soon, watchTrip } from '../../testing/watched-trip.js';
import { MOST_MAIL_BYTES } from '../inbound-mail/mail-bounds.js';
import { forgetEmails } from './forwarded-emails.queries.js';

const service = await startTrips(forwardingEnv);
afterAll(() => service.close());

/** A family whose trip has an address. */
const withAddress = async () => {
  const family = await familyWithPaidTrip(service);
  const path = `/api/v1/trips/${family.trip.id}/forwarding`;
  const renew = async () =>
    ForwardingAddress.parse((await family.agent.post(`${path}/address`).expect(201)).body).address;
  return { ...family, path, renew, address: await renew() };
};
type Known = Awaited<ReturnType<typeof withAddress>>;

const waiting = async ({ agent, path }: { agent: TestAgent; path: string }) =>
  TripForwarding.parse((await agent.get(path).expect(200)).body).emails;
const forward = ({ address }: Known, email: SentEmail = {}) =>
  deliverForwarded(service, address, rawEmail(email)).expect(204);
const textOf = async (known: Known) => {
  const [email] = await waiting(known);
  const { body } = await known.agent.get(`${known.path}/emails/${email?.id ?? ''}`).expect(200);
  return ForwardedEmailText.parse(body).text;
};

describe('a forwarded email', () => {
  it('waits beside the trip, which stays as it is', async () => {
    const known = await withAddress();
    const itemsOf = async () =>
      (await known.agent.get(`/api/v1/trips/${known.trip.id}/days`).expect(200)).body;
    const before = await itemsOf();
    const watched = await watchTrip(service, known.userId, known.trip.id);
    await forward(known);
    expect(await soon(watched.next())).toEqual({ type: 'forwarding.changed' });
    const [email, ...others] = await waiting(known);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ sender: 'Robin Lindqvist', subject: 'Fwd: Your table at Sanaa' });
    expect(email).not.toHaveProperty('text');
    expect(await textOf(known)).toBe('Restaurant: Sanaa');
    expect(await itemsOf()).toEqual(before);
    watched.close();
  });

  it('is kept as text, with what it quotes and without markup, up to what is read', async () => {
    const known = await withAddress();
    const text =
      '<script>x()</script><blockquote><table><tr><td>Check-in</td><td>March&nbsp;14</td></tr></table></blockquote>';
    await forward(known, { type: 'text/html', text });
    expect(await textOf(known)).toBe('Check-in\tMarch 14');
    const long = await withAddress();
    await forward(long, { text: 'Restaurant: Sanaa\r\n'.repeat(5000) });
    expect(await textOf(long)).toHaveLength(CONFIRMATION_TEXT_LENGTH);
  });

  it('is taken once, also after it was dismissed and forgotten', async () => {
    const known = await withAddress();
    const email = { messageId: 'the-same' };
    await forward(known, email);
    await forward(known, email);
    const [first, ...others] = await waiting(known);
    expect(others).toEqual([]);
    await known.agent.delete(`${known.path}/emails/${first?.id ?? ''}`).expect(204);
    await forgetEmails(service.dataSource.manager, new Date(Date.now() + 61 * 60_000));
    await forward(known, email);
    expect(await waiting(known)).toEqual([]);
    const other = await withAddress();
    await forward(other, email);
    expect(await waiting(other)).toHaveLength(1);
  });

  it('goes when it is dismissed, and is back when that is undone within an hour', async () => {
    const known = await withAddress();
    await forward(known);
    const [email] = await waiting(known);
    const path = `${known.path}/emails/${email?.id ?? ''}`;
    await known.agent.delete(path).expect(204);
    expect(await waiting(known)).toEqual([]);
    await known.agent.get(path).expect(404);
    await known.agent.delete(path).expect(404);
    await known.agent.put(path).expect(204);
    expect(await waiting(known)).toEqual([email]);
    await known.agent.delete(path).expect(204);
    await forgetEmails(service.dataSource.manager, new Date(Date.now() + 61 * 60_000));
    await known.agent.put(path).expect(404);
  });

  it('is deleted after 30 days', async () => {
    const known = await withAddress();
    await forward(known);
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    await forgetEmails(service.dataSource.manager, after(29));
    expect(await waiting(known)).toHaveLength(1);
    await forgetEmails(service.dataSource.manager, after(31));
    expect(await waiting(known)).toEqual([]);
  });

  it('is dropped while as many wait as a trip holds, and taken once one of them is done', async () => {
    const known = await withAddress();
    for (let n = 0; n < MOST_WAITING_EMAILS; n++) await forward(known);
    await forward(known, { subject: 'One too many' });
    const full = await waiting(known);
    expect(full).toHaveLength(MOST_WAITING_EMAILS);
    expect(full.map(({ subject }) => subject)).not.toContain('One too many');
    await known.agent.delete(`${known.path}/emails/${full[0]?.id ?? ''}`).expect(204);
    await forward(known, { subject: 'There is room' });
    expect((await waiting(known))[0]?.subject).toBe('There is room');
  });

  it('is dropped after sixty within an hour', async () => {
    const known = await withAddress();
    await service.dataSource.query(
      `INSERT INTO forwarded_email (id, trip_id, sender, subject, body, received_at, done_at)
       SELECT gen_random_uuid(), $1, '', '', '', now(), now() FROM generate_series(1, 60)`,
      [known.trip.id],
    );
    await forward(known);
    expect(await waiting(known)).toEqual([]);
    await service.dataSource.query(
      `UPDATE forwarded_email SET received_at = now() - interval '61 minutes' WHERE trip_id = $1`,
      [known.trip.id],
    );
    await forward(known);
    expect(await waiting(known)).toHaveLength(1);
  });

  it('is not taken for a trip that its owner cannot edit', async () => {
    const known = await withAddress();
    await known.agent.patch(`/api/trips/${known.trip.id}`).send({ archived: true }).expect(200);
    await forward(known);
    await known.agent.patch(`/api/trips/${known.trip.id}`).send({ archived: false }).expect(200);
    expect(await waiting(known)).toEqual([]);
  });
});

describe('an email without words', () => {
  it('waits with its subject and the names of its files', async () => {
    const known = await withAddress();
    const pdf = [
      '--p',
      'Content-Type: application/pdf; name="eticket.pdf"',
      'Content-Disposition: attachment',
    ];
    const text = [...pdf, '', '%PDF-1.4 test', '--p--'].join('\r\n');
    await forward(known, { type: 'multipart/mixed; boundary="p"', text, subject: 'Fwd: e-ticket' });
    const [email] = await waiting(known);
    expect(email?.subject).toBe('Fwd: e-ticket');
    const { body } = await known.agent.get(`${known.path}/emails/${email?.id ?? ''}`).expect(200);
    expect(ForwardedEmailText.parse(body)).toMatchObject({
      text: NO_TEXT_READ,
      hasNoText: true,
      files: [{ name: 'eticket.pdf', kind: 'pdf', unread: 'damaged' }],
    });
  });
});

describe('the sender of an email that could not be filed', () => {
  const proved = 'Authentication-Results: mx.landsea.example; dmarc=pass header.from=example.com';
  const told = async () =>
    (
      await service.dataSource.query<{ text: string }[]>(
        `SELECT text FROM mail_message WHERE recipient = 'robin@example.com' ORDER BY created_at`,
      )
    ).map(({ text }) => text);

  it('is told so, three times a day, where a person sent it and the address is proved', async () => {
    const known = await withAddress();
    await known.agent.patch(`/api/trips/${known.trip.id}`).send({ archived: true }).expect(200);
    await forward(known);
    await forward(known, {
      headers: ['Authentication-Results: mx.landsea.example; dmarc=fail header.from=example.com'],
    });
    await forward(known, { headers: [proved, 'Auto-Submitted: auto-replied'] });
    await forward(known, { headers: [proved, 'From: other@example.com'] });
    expect(await told()).toEqual([]);
    for (let n = 0; n < 5; n++) await forward(known, { headers: [proved], subject: 'Fwd: Sanaa' });
    const [first, ...others] = await told();
    expect(first).toContain('can’t be changed');
    expect(first).toContain('Fwd: Sanaa');
    expect(first).not.toContain(known.address);
    expect(others).toHaveLength(2);
  });
});

describe('a delivery', () => {
  it('is refused when it is not signed, signed otherwise, or signed more than five minutes ago', async () => {
    const known = await withAddress();
    const email = rawEmail();
    for (const delivery of [
      { secret: 'another secret' },
      { signed: email },
      { signed: signedDelivery(known.address, rawEmail({ text: 'other' })) },
      { signed: signedDelivery(`trip-${'a'.repeat(20)}@in.landsea.example`, email) },
      { age: 310 },
      { age: -310 },
    ])
      await deliverForwarded(service, known.address, email, delivery).expect(400);
    expect(await waiting(known)).toEqual([]);
    await deliverForwarded(service, known.address, email, { age: 290 }).expect(204);
    expect(await waiting(known)).toHaveLength(1);
  });

  it('is refused beyond 10 MB, and keeps the words of one that the provider cut there', async () => {
    const known = await withAddress();
    const large = rawEmail({ text: 'x'.repeat(MOST_MAIL_BYTES) });
    await deliverForwarded(service, known.address, large).expect(413);
    expect(await waiting(known)).toEqual([]);
    const start = ['--p', 'Content-Type: text/plain', '', 'Restaurant: Sanaa', '--p'];
    const file = ['Content-Type: application/pdf', 'Content-Transfer-Encoding: base64'];
    const named = ['Content-Disposition: attachment; filename="ticket.pdf"', '', 'AAAA'.repeat(3_000_000)];
    const type = 'multipart/mixed; boundary="p"';
    const email = rawEmail({ type, text: [...start, ...file, ...named].join('\r\n') });
    const cut = email.subarray(0, MOST_MAIL_BYTES);
    await deliverForwarded(service, known.address, cut).expect(204);
    const [kept] = await waiting(known);
    const { body } = await known.agent.get(`${known.path}/emails/${kept?.id ?? ''}`).expect(200);
    expect(ForwardedEmailText.parse(body)).toMatchObject({
      text: 'Restaurant: Sanaa',
      files: [{ name: 'ticket.pdf', kind: 'pdf', unread: 'too-large' }],
    });
  });

  it('costs no body where its signature has no form, or is of another time', async () => {
    const known = await withAddress();
    for (const signature of ['', 'v1=aa', `t=1,v1=${'a'.repeat(64)}`]) {
      const answer = await service
        .anonymous()
        .post('/api/v1/forwarded-emails')
        .set({ 'Landsea-Recipient': known.address, 'Landsea-Signature': signature })
        .set({ 'Content-Type': 'message/rfc822', 'Content-Length': String(MOST_MAIL_BYTES) })
        .timeout({ response: 2000 })
        .send('the rest never comes');
      expect(answer.status).toBe(400);
    }
  });

  it('is answered the same for addresses that nobody has', async () => {
    const known = await withAddress();
    for (const address of [
      `trip-${'a'.repeat(20)}@in.landsea.example`,
      known.address.replace('in.landsea', 'in.other'),
      'hello@in.landsea.example',
      '',
    ])
      await deliverForwarded(service, address).expect(204);
    expect(await waiting(known)).toEqual([]);
    await deliverForwarded(service, known.address.toUpperCase()).expect(204);
    expect(await waiting(known)).toHaveLength(1);
  });
});

describe('the address of a trip', () => {
  it('is shown again, and is replaced and turned off at once', async () => {
    const known = await withAddress();
    expect(known.address).toMatch(/^trip-[a-z2-7]{20}@in\.landsea\.example$/);
    const shown = async () =>
      TripForwarding.parse((await known.agent.get(known.path).expect(200)).body).address;
    expect(await shown()).toBe(known.address);
    const renewed = await known.renew();
    expect(renewed).not.toBe(known.address);
    await forward(known);
    expect(await waiting(known)).toEqual([]);
    await forward({ ...known, address: renewed });
    expect(await waiting(known)).toHaveLength(1);
    await known.agent.delete(`${known.path}/address`).expect(204);
    await known.agent.delete(`${known.path}/address`).expect(204);
    expect(await shown()).toBeNull();
    await forward({ ...known, address: renewed });
    expect(await waiting(known)).toHaveLength(1);
  });

  it('is not stored, and takes nothing more once the secret is new', async () => {
    const known = await withAddress();
    const rows = JSON.stringify(await service.dataSource.query('SELECT * FROM forwarding_address'));
    expect(rows).not.toContain(known.address.slice(5, 25));
    const secret = 'a-new-secret-that-nobody-has-seen-before';
    const later = await startTrips({ ...forwardingEnv, TRIP_MAIL_SECRET: secret }, service);
    const agent = later.as({ userId: known.userId });
    expect((await agent.get(known.path).expect(200)).body).toMatchObject({ address: null });
    await deliverForwarded(later, known.address, rawEmail(), { secret }).expect(204);
    expect(await waiting({ agent, path: known.path })).toEqual([]);
    await later.close();
  });

  it('is listed among the changes of the trip, without the address', async () => {
    const known = await withAddress();
    const { body } = await known.agent.get(`/api/v1/trips/${known.trip.id}/activity`).expect(200);
    expect(JSON.stringify(body)).toContain('forwarded confirmations');
    expect(JSON.stringify(body)).not.toContain(known.address);
  });
});

it('goes with the trip, and is part of the copy of a person’s data', async () => {
  const known = await withAddress();
  await forward(known);
  const { body } = await service
    .internal('identity')
    .get(`/internal/accounts/${known.userId}/export`)
    .expect(200);
  expect(body).toMatchObject({
    forwardingAddresses: [{ tripId: known.trip.id }],
    forwardedEmails: [{ tripId: known.trip.id, text: 'Restaurant: Sanaa' }],
  });
  expect(JSON.stringify(body)).not.toContain(known.address);
  await service.deliver('identity.account-erased', { userId: known.userId });
  for (const table of ['forwarding_address', 'forwarded_email'])
    expect(
      await service.dataSource.query(`SELECT 1 FROM ${table} WHERE trip_id = $1`, [known.trip.id]),
    ).toEqual([]);
});

describe('without a domain', () => {
  it('there is nothing, and nobody is told that they may forward', async () => {
    const off = await startTrips({}, service);
    const { agent, trip } = await familyWithPaidTrip(off);
    const path = `/api/v1/trips/${trip.id}/forwarding`;
    for (const call of [
      agent.get(path),
      agent.post(`${path}/address`),
      agent.delete(`${path}/address`),
      agent.get(`${path}/emails/${randomUUID()}`),
      deliverForwarded(off, 'trip@in.landsea.example'),
    ])
      await call.expect(404);
    const access = (tests: TestAgent, tripId: string) =>
      tests.get(`/api/user/access?tripId=${tripId}`).expect(200);
    expect((await access(agent, trip.id)).body).not.toHaveProperty('takesEmails');
    const known = await withAddress();
    expect((await access(known.agent, known.trip.id)).body).toMatchObject({ takesEmails: true });
    await off.close();
  });
});
