import { createHash, randomUUID } from 'node:crypto';
import { startIdentity } from '../testing/app.js';
import { cookieOf, register } from '../testing/factories.js';

const service = await startIdentity();
afterAll(() => service.close());

const hashOf = (cookie: string): string =>
  createHash('sha256')
    .update(/landsea_sid=([^;]+)/.exec(cookie)?.[1] ?? '')
    .digest('hex');

const signedIn = async () => {
  const agent = service.anonymous();
  const { email, password, id } = await register(agent);
  const cookie = cookieOf(
    await service.anonymous().post('/api/auth/login').send({ email, password }).expect(200),
  );
  return { agent, id, cookie, tokenHash: hashOf(cookie) };
};
const resolve = (tokenHash: string) =>
  service.internal('trips').post('/internal/sessions/resolve').send({ tokenHash });
const age = (tokenHash: string, column: 'created_at' | 'last_seen_at', days: number) =>
  service.dataSource.query(
    `UPDATE session SET ${column} = now() - make_interval(days => $2) WHERE token_hash = $1`,
    [tokenHash, days],
  );

describe('GET /api/auth/user', () => {
  it('answers the signed-in user', async () => {
    const { id, cookie } = await signedIn();
    const { body } = await service.anonymous().get('/api/auth/user').set('Cookie', cookie).expect(200);
    expect(body).toMatchObject({ id, firstName: 'Robin', userType: 'family' });
  });

  it('answers a visitor and a made-up cookie with 401', async () => {
    const { body } = await service.anonymous().get('/api/auth/user').expect(401);
    expect(body).toMatchObject({ code: 'UNAUTHENTICATED' });
    await service
      .anonymous()
      .get('/api/auth/user')
      .set('Cookie', `landsea_sid=${'x'.repeat(43)}`)
      .expect(401);
  });

  it('is never kept by a cache', async () => {
    const { headers } = await service.anonymous().get('/api/auth/user');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('POST /api/auth/logout', () => {
  it('ends the session here at once, clears the cookie and notifies trips and billing', async () => {
    const { cookie, tokenHash } = await signedIn();
    await service.anonymous().get('/api/auth/user').set('Cookie', cookie).expect(200);
    const response = await service.anonymous().post('/api/auth/logout').set('Cookie', cookie).expect(204);
    expect(cookieOf(response)).toMatch(/^landsea_sid=; Path=\/; Expires=Thu, 01 Jan 1970/);
    await service.anonymous().get('/api/auth/user').set('Cookie', cookie).expect(401);
    const published = await service.dataSource.query<{ receiver: string }[]>(
      `SELECT receiver FROM outbox_message WHERE payload->'tokenHashes' ? $1 ORDER BY receiver`,
      [tokenHash],
    );
    expect(published).toEqual([{ receiver: 'billing' }, { receiver: 'trips' }]);
  });

  it('answers 204 to a person who is not signed in', async () => {
    await service.anonymous().post('/api/auth/logout').expect(204);
  });
});

describe('POST /internal/sessions/resolve', () => {
  it('answers who the hash stands for', async () => {
    const { id, tokenHash } = await signedIn();
    const { body } = await resolve(tokenHash).expect(200);
    expect(body).toEqual({
      principal: {
        userId: id,
        sessionId: expect.any(String),
        userType: 'family',
        isDemo: false,
        firstName: 'Robin',
      },
    });
  });

  it('answers null for an unknown hash', async () => {
    expect((await resolve('0'.repeat(64)).expect(200)).body).toEqual({ principal: null });
  });

  it('answers null 30 days after sign-in, and after 14 days without use', async () => {
    const [old, idle, used] = await Promise.all([signedIn(), signedIn(), signedIn()]);
    await age(old.tokenHash, 'created_at', 30);
    await age(idle.tokenHash, 'last_seen_at', 14);
    await age(used.tokenHash, 'last_seen_at', 13);
    expect((await resolve(old.tokenHash)).body).toEqual({ principal: null });
    expect((await resolve(idle.tokenHash)).body).toEqual({ principal: null });
    expect((await resolve(used.tokenHash)).body.principal).not.toBeNull();
  });

  it('records the use of a session, and not of each call', async () => {
    const { tokenHash } = await signedIn();
    const seen = async () =>
      (
        await service.dataSource.query('SELECT last_seen_at FROM session WHERE token_hash = $1', [tokenHash])
      )[0].last_seen_at as Date;
    const before = await seen();
    await resolve(tokenHash);
    expect(await seen()).toEqual(before);
    await age(tokenHash, 'last_seen_at', 2);
    await resolve(tokenHash);
    expect(Date.now() - (await seen()).getTime()).toBeLessThan(60_000);
  });

  it('is closed to browsers, signed in or not, and to tokens for another service', async () => {
    const { agent, tokenHash } = await signedIn();
    await agent.post('/internal/sessions/resolve').send({ tokenHash }).expect(401);
    const forged = service
      .anonymous()
      .post('/internal/sessions/resolve')
      .set('Authorization', `Bearer ${randomUUID()}`);
    await forged.send({ tokenHash }).expect(401);
  });

  it('refuses what is not a hash', async () => {
    await resolve('not-a-hash').expect(400);
  });
});
