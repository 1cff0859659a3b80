import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { demoAccount } from '@landsea/contracts/account';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { insertDemoUsers } from '../users/demo-users.js';
import { UserRow } from '../users/user.entity.js';
import { startIdentity } from '../testing/app.js';
import { moveClock } from '../testing/clock.js';
import { eventually } from '../testing/eventually.js';
import { cookieOf, register, verified } from '../testing/factories.js';
import { mailTo, tokenFor } from '../testing/mail.js';

const service = await startIdentity();
afterAll(() => service.close());
afterEach(() => jest.useRealTimers());

const NEW_PASSWORD = 'the tide at noon';
let address = 0;
/** Each call comes from its own address, so that only the limits under test count. */
const post = (path: string, body: object) =>
  service
    .anonymous()
    .post(path)
    .set('X-Forwarded-For', `198.51.100.${(address += 1) % 250}`)
    .send(body);
const forgot = (email: string) => post('/api/auth/forgot-password', { email });
const reset = (token: string, password = NEW_PASSWORD) =>
  post('/api/auth/reset-password', { token, password });
const changedMail = async (email: string) =>
  (await mailTo(service, email)).find(({ subject }) => subject === 'Your Landsea password was changed');
const signIn = (email: string, password: string) => post('/api/auth/login', { email, password });

const somebody = async () => {
  const person = await register(service.anonymous());
  const ask = async (): Promise<string> => {
    await forgot(person.email).expect(204);
    return tokenFor(service, person.email, /Reset your Landsea password/);
  };
  return { ...person, ask };
};
const invalid = { code: 'TOKEN_INVALID', message: 'Invalid or expired reset token' };

describe('POST /api/auth/forgot-password', () => {
  it('mails a link that names the page of this origin, and keeps the token as a hash alone', async () => {
    const { email, ask } = await somebody();
    const token = await ask();
    const [mail] = await mailTo(service, email);
    expect(mail?.text).toContain(`http://localhost:4300/reset-password?token=${token}`);
    expect(mail?.text).toContain('30 minutes');
    expect(JSON.stringify(await service.dataSource.query('SELECT * FROM one_time_token'))).not.toContain(
      token,
    );
  });

  it('answers an unknown email alike, and mails nobody', async () => {
    const { email } = await somebody();
    const nobody = `nobody.${randomUUID()}@example.com`;
    const [known, unknown] = [await forgot(email).expect(204), await forgot(nobody).expect(204)];
    const headers = ({ headers: all }: { headers: Record<string, unknown> }) => Object.keys(all).sort();
    expect([unknown.text, headers(unknown)]).toEqual([known.text, headers(known)]);
    expect(await mailTo(service, nobody)).toEqual([]);
  });

  it('takes as long for an unknown email as for a known one', async () => {
    const known = await Promise.all(Array.from({ length: 7 }, () => somebody()));
    const timeOf = async (email: string): Promise<number> => {
      const started = performance.now();
      await forgot(email).expect(204);
      return performance.now() - started;
    };
    const times: { known: number; unknown: number }[] = [];
    // In turns, and the best of each: what else the machine does only adds to a time.
    for (const { email } of known)
      times.push({
        known: await timeOf(email),
        unknown: await timeOf(`nobody.${randomUUID()}@example.com`),
      });
    const ofKnown = Math.min(...times.map((pair) => pair.known));
    const ofUnknown = Math.min(...times.map((pair) => pair.unknown));
    expect(ofKnown / ofUnknown).toBeGreaterThan(0.7);
    expect(ofKnown / ofUnknown).toBeLessThan(1.4);
    expect(ofUnknown).toBeGreaterThan(350);
  });

  it('mails nothing for the demo account, and answers alike', async () => {
    const { manager } = service.dataSource;
    await insertDemoUsers(manager, 'family', [randomUUID()], new Date(Date.now() + 86_400_000));
    const { email } = await manager.findOneByOrFail(UserRow, { isDemo: true });
    for (const address of [demoAccount.email, email]) {
      await forgot(address).expect(204);
      expect(await mailTo(service, address)).toEqual([]);
    }
  });

  it('mails 3 links an hour for one account and address, and answers alike beyond', async () => {
    const { email } = await somebody();
    const ask = (body: string) => forgot(body).set('X-Forwarded-For', '192.0.2.3').expect(204);
    for (let times = 0; times < 3; times += 1) await ask(email);
    expect(await mailTo(service, email)).toHaveLength(4); // the first asks to verify the address
    await ask(` ${email.toUpperCase()} `);
    expect(await mailTo(service, email)).toHaveLength(4);
    moveClock(61);
    await ask(email);
    expect(await mailTo(service, email)).toHaveLength(5);
  });

  it('refuses what is no email, unknown properties, and calls from another site', async () => {
    const { body } = await forgot('robin@').expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'email', message: 'Please enter a valid email address' }],
    });
    await post('/api/auth/forgot-password', {
      email: 'a@example.com',
      origin: 'https://evil.example',
    }).expect(400);
    await forgot('a@example.com').set('Sec-Fetch-Site', 'cross-site').expect(403);
  });
});

describe('POST /api/auth/reset-password', () => {
  it('sets the password: the old one is refused, the new one works, and a mail says so', async () => {
    const { email, password, ask } = await somebody();
    await reset(await ask()).expect(200);
    await signIn(email, password).expect(401);
    const { body } = await signIn(email, NEW_PASSWORD).expect(200);
    expect(body).toMatchObject({ email, emailVerified: true });
    expect(await changedMail(email)).toBeDefined();
  });

  it('ends every session at once, and notifies the other services of each', async () => {
    const { id, email, password, ask } = await somebody();
    const cookies = await Promise.all([1, 2].map(async () => cookieOf(await signIn(email, password))));
    const who = (cookie: string) => service.anonymous().get('/api/auth/user').set('Cookie', cookie);
    for (const cookie of cookies) await who(cookie).expect(200);
    const hashes = await service.dataSource.query<{ hash: string }[]>(
      'SELECT token_hash AS hash FROM session WHERE user_id = $1',
      [id],
    );
    await reset(await ask()).expect(200);
    for (const cookie of cookies) await who(cookie).expect(401);
    const published = await service.dataSource.query<{ receiver: string; hashes: string[] }[]>(
      `SELECT receiver, payload->'tokenHashes' AS hashes FROM outbox_message WHERE payload->'tokenHashes' ? $1
        ORDER BY receiver`,
      [hashes[0]?.hash],
    );
    expect(hashes).toHaveLength(3);
    expect(published.map(({ receiver }) => receiver)).toEqual(['billing', 'trips']);
    expect(published[0]?.hashes.toSorted()).toEqual(hashes.map(({ hash }) => hash).toSorted());
  });

  it('takes a link once: of 20 at a time one wins, and none after', async () => {
    const { ask } = await somebody();
    const token = await ask();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => reset(token, `another tide ${n}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await reset(token).expect(400)).body).toMatchObject(invalid);
  });

  it('takes a link for 30 minutes', async () => {
    const [inTime, tooLate] = [await somebody(), await somebody()];
    const [token, late] = [await inTime.ask(), await tooLate.ask()];
    moveClock(30.1);
    expect((await reset(late).expect(400)).body).toMatchObject(invalid);
    jest.useRealTimers();
    moveClock(29);
    await reset(token).expect(200);
  });

  it('accepts only the newest link, before and after it is used', async () => {
    const { ask } = await somebody();
    const [first, second] = [await ask(), await ask()];
    expect((await reset(first).expect(400)).body).toMatchObject(invalid);
    await reset(second).expect(200);
    expect((await reset(first).expect(400)).body).toMatchObject(invalid);
  });

  it('leaves one working link when several are requested at once', async () => {
    const { id, email } = await somebody();
    await Promise.all([1, 2, 3].map(() => forgot(email).expect(204)));
    const [row] = await service.dataSource.query<[{ open: number }]>(
      `SELECT count(*)::int AS open FROM one_time_token WHERE user_id = $1 AND kind = 'reset' AND used_at IS NULL`,
      [id],
    );
    expect(row.open).toBe(1);
  });

  it('cancels a scheduled deletion of the account and says so in the answer and the email', async () => {
    const { id, email, ask } = await somebody();
    await service.dataSource.query(
      `UPDATE user_account SET erases_at = now() + interval '7 days' WHERE id = $1`,
      [id],
    );
    expect((await reset(await ask()).expect(200)).body).toEqual({ deletionCanceled: true });
    const { body } = await signIn(email, NEW_PASSWORD).expect(200);
    expect(body).toMatchObject({ erasesAt: null });
    expect((await changedMail(email))?.text).toContain('deletion of your account');
  });

  it('mentions calendar links in the email, which stay active unless the address is verified by the reset', async () => {
    const [first, later] = [await somebody(), await somebody()];
    await verified(service, later.id);
    for (const { ask } of [first, later])
      expect((await reset(await ask()).expect(200)).body).toEqual({ deletionCanceled: false });
    const textOf = async (email: string) => (await mailTo(service, email))[0]?.text;
    expect(await textOf(later.email)).toContain('Your calendar links still work');
    expect(await textOf(first.email)).toContain('no longer has access');
    expect(await textOf(first.email)).not.toContain('still work');
  });

  it('voids a link when the account has another email by now', async () => {
    const { id, ask } = await somebody();
    const token = await ask();
    await service.dataSource.query('UPDATE user_account SET email = $2 WHERE id = $1', [
      id,
      `moved.${randomUUID()}@example.com`,
    ]);
    expect((await reset(token).expect(400)).body).toMatchObject(invalid);
  });

  it.each([
    ['12345', 'Password must be at least 6 characters'],
    ['password123', 'That password is too common and easy to guess. Please choose another one'],
    ['Lindqvist77', 'Your password cannot be your own name or email. Please choose another one'],
  ])('refuses %p in the words of registration, and the link stays good', async (password, message) => {
    const { ask } = await somebody();
    const token = await ask();
    const { body } = await reset(token, password).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'password', message }] });
    await reset(token).expect(200);
  });

  it('wants a token, one that was issued, and a call from this site', async () => {
    const { body } = await reset('').expect(400);
    expect(body).toMatchObject({ fields: [{ path: 'token', message: 'Reset token is required' }] });
    expect((await reset('x'.repeat(43)).expect(400)).body).toMatchObject(invalid);
    await reset('x'.repeat(43)).set('Sec-Fetch-Site', 'same-site').expect(403);
  });

  it('stops guessing after 20 tries a minute from one address', async () => {
    const tries = Array.from({ length: 21 }, () =>
      reset('x'.repeat(43)).set('X-Forwarded-For', '203.0.113.77'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('gives a password to a person who has signed in with Google alone, and keeps that road', async () => {
    const { id, email, ask } = await somebody();
    await service.dataSource.query(
      `UPDATE user_account SET password_hash = NULL, google_sub = $2, email_verified_at = now() WHERE id = $1`,
      [id, randomUUID()],
    );
    await reset(await ask()).expect(200);
    const { body } = await signIn(email, NEW_PASSWORD).expect(200);
    expect(body).toMatchObject({ hasPassword: true, googleLinked: true });
  });

  it('drops the Google link of an account whose address nobody had confirmed', async () => {
    const { id, email, ask } = await somebody();
    await service.dataSource.query('UPDATE user_account SET google_sub = $2 WHERE id = $1', [
      id,
      randomUUID(),
    ]);
    await reset(await ask()).expect(200);
    expect((await signIn(email, NEW_PASSWORD).expect(200)).body).toMatchObject({ googleLinked: false });
  });

  it('lets nobody in who gave the old password while it was being changed', async () => {
    const { id, email, password } = await somebody();
    const slow = service.dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sessions:${id}`]);
    const entering = signIn(email, password).then(({ status }) => status);
    await slow.query(`UPDATE user_account SET password_hash = 'another' WHERE id = $1`, [id]);
    await waitForLock();
    await slow.commitTransaction();
    await slow.release();
    expect(await entering).toBe(401);
  });

  it.each([
    [
      'is changing it',
      (thief: TestAgent, password: string) =>
        thief.post('/api/auth/account/password').send({ currentPassword: password, password: NEW_PASSWORD }),
      'currentPassword',
    ],
    [
      'asks for another address',
      (thief: TestAgent, password: string) =>
        thief.post('/api/auth/account/email').send({ email: `thief.${randomUUID()}@example.com`, password }),
      'password',
    ],
    [
      'asks for the deletion of the account',
      (thief: TestAgent, password: string) => thief.post('/api/auth/account/deletion').send({ password }),
      'password',
    ],
  ])('stands against who knows the old one and %s at that moment', async (_, act, path) => {
    const { id, email, password } = await somebody();
    const thief = service.anonymous();
    await thief.post('/api/auth/login').send({ email, password }).expect(200);
    const slow = service.dataSource.createQueryRunner();
    await slow.startTransaction();
    await slow.query(`UPDATE user_account SET password_hash = 'another' WHERE id = $1`, [id]);
    const acting = act(thief, password).then(({ body }) => body as unknown);
    await waitForLock();
    await slow.commitTransaction();
    await slow.release();
    expect(await acting).toMatchObject({
      fields: [{ path, message: 'That is not the password of this account' }],
    });
    const kept = await service.dataSource.query(
      `SELECT password_hash, new_email, erases_at FROM user_account u LEFT JOIN email_change e ON e.user_id = u.id
        WHERE u.id = $1`,
      [id],
    );
    expect(kept).toEqual([{ password_hash: 'another', new_email: null, erases_at: null }]);
  });
});

/** Until somebody waits for a lock that another holds. */
const waitForLock = (): Promise<true> =>
  eventually(async () => {
    const waiting = await service.dataSource.query<unknown[]>(
      `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting.length > 0 || undefined;
  });
