import { startIdentity } from '../testing/app.js';
import { cookieOf, register } from '../testing/factories.js';

const service = await startIdentity();
afterAll(() => service.close());

let address = 0;
/** Each call comes from its own address unless it names one, so that only the limits under test count. */
const post = (body: object, from = `203.0.113.${(address += 1)}`) =>
  service.anonymous().post('/api/auth/login').set('X-Forwarded-For', from).send(body);

describe('POST /api/auth/login', () => {
  it('answers the user and a new cookie each time', async () => {
    const { id, email, password } = await register(service.anonymous());
    const first = await post({ email: ` ${email.toUpperCase()} `, password }).expect(200);
    const second = await post({ email, password }).expect(200);
    expect(first.body).toMatchObject({ id, email, userType: 'family', isDemo: false });
    expect(cookieOf(first)).toMatch(/^landsea_sid=[\w-]{65};/);
    expect(cookieOf(first)).not.toBe(cookieOf(second));
  });

  it('answers a wrong password and an unknown email alike: 401, never 404', async () => {
    const { email } = await register(service.anonymous());
    const wrong = await post({ email, password: 'not the password' }).expect(401);
    const unknown = await post({ email: 'nobody@example.com', password: 'not the password' }).expect(401);
    const answer = { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' };
    expect(wrong.body).toMatchObject(answer);
    expect(unknown.body).toMatchObject(answer);
    expect(cookieOf(wrong)).toBe('');
  });

  it.each([
    ['email', 'robin', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
  ])('refuses %s = %p with the text of docs/error-texts.md', async (path, value, message) => {
    const { body } = await post({ email: 'robin@example.com', password: 'x', [path]: value }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path, message }] });
  });

  it('answers a body that is not JSON with MALFORMED_BODY', async () => {
    const { body } = await post({}).set('Content-Type', 'application/json').send('{"email":').expect(400);
    expect(body).toMatchObject({ code: 'MALFORMED_BODY', requestId: expect.any(String) });
  });

  it('ends the session that the browser presented', async () => {
    const agent = service.anonymous();
    const { email, password } = await register(agent);
    const before = cookieOf(await agent.post('/api/auth/login').send({ email, password }).expect(200));
    await agent.get('/api/auth/user').expect(200);
    await agent.post('/api/auth/login').send({ email, password }).expect(200);
    await service.anonymous().get('/api/auth/user').set('Cookie', before).expect(401);
    await agent.get('/api/auth/user').expect(200);
  });

  it('keeps at most 20 sessions of a person and publishes which ended', async () => {
    const agent = service.anonymous();
    const { id } = await register(agent);
    await service.dataSource.query(
      `INSERT INTO session (id, user_id, token_hash, created_at, last_seen_at, user_agent)
       SELECT gen_random_uuid(), $1, 'old-' || n, now() - interval '1 day', now() - make_interval(mins => n), ''
         FROM generate_series(1, 19) AS n`,
      [id],
    );
    const { email, password } = await register(service.anonymous());
    await service.dataSource.query('UPDATE session SET user_id = $1 WHERE token_hash LIKE $2', [
      (await post({ email, password }).expect(200)).body.id,
      'old-%',
    ]);
    await post({ email, password }).expect(200);
    const left = await service.dataSource.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM session s JOIN user_account u ON u.id = s.user_id WHERE u.email = $1`,
      [email],
    );
    expect(left).toEqual([{ count: 20 }]);
    const published = await service.dataSource.query<{ payload: { tokenHashes: string[] } }[]>(
      `SELECT payload FROM outbox_message WHERE type = 'identity.session-ended' AND receiver = 'trips'
        ORDER BY created_at DESC LIMIT 1`,
    );
    expect(published[0]?.payload.tokenHashes).toEqual(expect.arrayContaining(['old-19', 'old-18']));
  });

  it('stops after 10 failures in 15 minutes for one account at one address, with Retry-After, and not elsewhere', async () => {
    const { email, password } = await register(service.anonymous());
    const from = '198.51.100.9';
    const began = Date.now();
    for (let tries = 0; tries < 10; tries += 1) await post({ email, password: 'wrong' }, from).expect(401);
    const stopped = await post({ email: email.toUpperCase(), password }, from).expect(429);
    expect(stopped.body).toMatchObject({ code: 'RATE_LIMITED' });
    const retryAfter = Number(stopped.headers['retry-after']);
    expect(retryAfter).toBeLessThanOrEqual(900);
    expect(retryAfter).toBeGreaterThanOrEqual(Math.floor(900 - (Date.now() - began) / 1000));
    await post({ email: 'another@example.com', password }, from).expect(401);
    await post({ email, password }).expect(200);
  });

  it('stops after 20 tries a minute from one address', async () => {
    const tries = Array.from({ length: 21 }, (_, n) =>
      post({ email: `n${n}@example.com`, password: 'x' }, '198.51.100.7'),
    );
    const statuses = (await Promise.all(tries)).map((response) => response.status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('refuses a call from another site', async () => {
    await post({ email: 'robin@example.com', password: 'x' }).set('Sec-Fetch-Site', 'same-site').expect(403);
  });
});
