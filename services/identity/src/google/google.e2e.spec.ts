import { randomUUID } from 'node:crypto';
import type { TestAgent } from '@landsea/nest-kit/testing';
import { startIdentity } from '../testing/app.js';
import { cookieOf, register, verified } from '../testing/factories.js';
import { aGooglePerson, signInWithGoogle, startIssuer, visit, wayThrough } from '../testing/issuer.js';

const issuer = await startIssuer();
const service = await startIdentity(issuer.env);
afterAll(async () => {
  await service.close();
  await issuer.stop();
});

const who = async (agent: TestAgent) => (await agent.get('/api/auth/user')).body as Record<string, unknown>;
const ended = (response: { headers: Record<string, string> }) => response.headers['location'];
const sessionCookies = (response: { headers: Record<string, unknown> }): string[] =>
  ((response.headers['set-cookie'] ?? []) as string[]).filter((cookie) => cookie.startsWith('landsea_sid='));

describe('setting out', () => {
  it.each(['/auth/google', '/api/login', '/api/login?userType=agent'])(
    '%s leads to the issuer',
    async (path) => {
      const response = await visit(service.anonymous(), path).expect(303);
      const url = new URL(String(response.headers['location']));
      expect(url.origin + url.pathname).toBe(`${issuer.url}/authorize`);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        client_id: 'landsea',
        redirect_uri: 'http://localhost:4300/auth/google/callback',
        response_type: 'code',
        scope: 'openid email profile',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      });
      expect(cookieOf(response)).toMatch(
        /^landsea_google=[\w-]{43}; Max-Age=600; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
      );
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it('keeps neither state nor cookie in the database', async () => {
    const response = await visit(service.anonymous(), '/auth/google');
    const state = new URL(String(response.headers['location'])).searchParams.get('state') ?? 'none';
    const rows = JSON.stringify(await service.dataSource.query('SELECT * FROM google_flow'));
    expect(rows).not.toContain(state);
    expect(rows).not.toContain(/landsea_google=([^;]+)/.exec(cookieOf(response))?.[1]);
  });
});

describe('somebody new', () => {
  it('gets an account without a password, and a session', async () => {
    const agent = service.anonymous();
    const person = aGooglePerson({ email: 'Ida.New@Example.com' });
    issuer.knows(person);
    const response = await signInWithGoogle(agent);
    expect(ended(response)).toBe('/auth?google=created');
    expect(sessionCookies(response)[0]).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(await who(agent)).toMatchObject({
      firstName: 'Ida',
      lastName: 'Wells',
      email: 'ida.new@example.com',
      userType: 'family',
      hasPassword: false,
      googleLinked: true,
    });
    await agent
      .post('/api/auth/login')
      .send({ email: 'ida.new@example.com', password: 'anything' })
      .expect(401);
  });

  it.each([
    ['/auth/google?userType=agent', 'agent'],
    ['/api/login?userType=agent', 'agent'],
    ['/api/login?userType=family', 'family'],
    ['/api/login?userType=somebody', 'family'],
    ['/api/login', 'family'],
  ])('from %s becomes %s', async (path, userType) => {
    const agent = service.anonymous();
    issuer.knows(aGooglePerson());
    await signInWithGoogle(agent, path);
    expect(await who(agent)).toMatchObject({ userType });
  });

  it('does not become a client: clients are invited', async () => {
    const agent = service.anonymous();
    issuer.knows(aGooglePerson());
    expect(ended(await signInWithGoogle(agent, '/api/login?userType=client'))).toBe(
      '/auth?google=not-invited',
    );
    await agent.get('/api/auth/user').expect(401);
  });

  it('twice at once gets one account', async () => {
    const person = aGooglePerson();
    issuer.knows(person);
    const agents = [1, 2, 3].map(() => service.anonymous());
    const callbacks = await Promise.all(agents.map((agent) => wayThrough(agent)));
    const ends = await Promise.all(
      agents.map(async (agent, index) => ended(await visit(agent, callbacks[index] ?? ''))),
    );
    expect(ends.filter((end) => end === '/auth?google=created')).toHaveLength(1);
    expect(ends.filter((end) => end === '/auth?google=welcome')).toHaveLength(2);
  });
});

describe('somebody known', () => {
  it('is welcomed back, also under another email, and keeps the type of the account', async () => {
    const person = aGooglePerson();
    issuer.knows(person);
    const first = service.anonymous();
    await signInWithGoogle(first);
    issuer.knows({ ...person, email: 'moved@example.com', email_verified: false });
    const second = service.anonymous();
    expect(ended(await signInWithGoogle(second, '/api/login?userType=agent'))).toBe('/auth?google=welcome');
    expect(await who(second)).toEqual(await who(first));
  });

  it('with a password is not linked silently', async () => {
    const { email } = await register(service.anonymous());
    issuer.knows(aGooglePerson({ email: email.toUpperCase() }));
    const agent = service.anonymous();
    const response = await signInWithGoogle(agent);
    expect(ended(response)).toBe('/auth?google=has-password');
    expect(sessionCookies(response)).toEqual([]);
    await agent.get('/api/auth/user').expect(401);
  });

  it('without any other way in is linked by a verified email, and by no other', async () => {
    const { email } = await register(service.anonymous());
    await service.dataSource.query('UPDATE user_account SET password_hash = NULL WHERE email = $1', [email]);
    const agent = service.anonymous();
    issuer.knows(aGooglePerson({ email, email_verified: false }));
    expect(ended(await signInWithGoogle(agent))).toBe('/auth?google=unverified');
    issuer.knows(aGooglePerson({ email }));
    expect(ended(await signInWithGoogle(agent))).toBe('/auth?google=welcome');
    expect(await who(agent)).toMatchObject({ email, googleLinked: true });
    issuer.knows(aGooglePerson({ email }));
    expect(ended(await signInWithGoogle(service.anonymous()))).toBe('/auth?google=linked-elsewhere');
  });

  it.each([[false], [undefined], ['no'], [1]] as const)(
    'email_verified = %p opens nothing',
    async (email_verified) => {
      const person = aGooglePerson({ email_verified });
      issuer.knows(person);
      expect(ended(await signInWithGoogle(service.anonymous()))).toBe('/auth?google=unverified');
      const rows = await service.dataSource.query('SELECT 1 FROM user_account WHERE email = $1', [
        person.email,
      ]);
      expect(rows).toEqual([]);
    },
  );
});

describe('the session', () => {
  it('is new at each sign-in, and the one that the browser presented ends', async () => {
    issuer.knows(aGooglePerson());
    const agent = service.anonymous();
    const before = sessionCookies(await signInWithGoogle(agent))[0]?.split(';')[0] ?? '';
    const after = sessionCookies(await signInWithGoogle(agent))[0]?.split(';')[0] ?? '';
    expect(after).not.toBe(before);
    await service.anonymous().get('/api/auth/user').set('Cookie', before).expect(401);
    await agent.get('/api/auth/user').expect(200);
  });

  it('never takes over an id that was planted', async () => {
    const planted = `landsea_sid=${'p'.repeat(43)}`;
    const victim = service.anonymous();
    const callback = await wayThrough(victim);
    const response = await visit(victim.set('Cookie', planted), callback);
    expect(sessionCookies(response).join()).not.toContain(planted);
    await service.anonymous().get('/api/auth/user').set('Cookie', planted).expect(401);
  });
});

describe('an account without a password', () => {
  const changes = (agent: TestAgent) => [
    agent.post('/api/auth/account/password').send({ password: 'the tide at noon' }),
    agent.post('/api/auth/account/email').send({ email: `${randomUUID()}@example.com` }),
    agent.post('/api/auth/account/deletion').send({ email: 'any@example.com' }),
  ];
  const signedInWithGoogle = async (minutesAgo: number) => {
    const agent = service.anonymous();
    const person = aGooglePerson();
    issuer.knows(person);
    await signInWithGoogle(agent);
    await service.dataSource.query(
      `UPDATE session SET created_at = now() - make_interval(mins => $2)
        WHERE user_id = (SELECT id FROM user_account WHERE email = $1)`,
      [person.email, minutesAgo],
    );
    return { agent, person };
  };

  it('cannot set a password, change its email or be deleted from a session older than 10 minutes', async () => {
    const { agent } = await signedInWithGoogle(11);
    for (const change of changes(agent))
      expect(await change).toMatchObject({ status: 403, body: { code: 'RECENT_SIGN_IN_REQUIRED' } });
    expect(await who(agent)).toMatchObject({ hasPassword: false });
  });

  it('can after signing in with Google again, which replaces the session', async () => {
    const { agent, person } = await signedInWithGoogle(60);
    issuer.knows(person);
    const response = await signInWithGoogle(agent, '/auth/google?link=1');
    expect(ended(response)).toBe('/settings?google=signed-in-again');
    expect(sessionCookies(response)).toHaveLength(1);
    const password = { password: 'the tide at noon' };
    await agent.post('/api/auth/account/password').send(password).expect(200);
    expect(await who(agent)).toMatchObject({ hasPassword: true, googleLinked: true });
  });

  it('keeps its Google account when an old session tries to link another one, twice', async () => {
    const { agent, person } = await signedInWithGoogle(20 * 24 * 60);
    const { id } = await who(agent);
    issuer.knows(aGooglePerson());
    for (let round = 0; round < 2; round += 1) {
      const response = await signInWithGoogle(agent, '/auth/google?link=1');
      expect(ended(response)).toBe('/settings?google=linked-elsewhere');
      expect(sessionCookies(response)).toEqual([]);
    }
    const stored = await service.dataSource.query('SELECT google_sub FROM user_account WHERE id = $1', [id]);
    expect(stored).toEqual([{ google_sub: person.sub }]);
    const password = { password: 'the tide at noon' };
    await agent.post('/api/auth/account/password').send(password).expect(403);
    issuer.knows(person);
    const owner = service.anonymous();
    expect(ended(await signInWithGoogle(owner))).toBe('/auth?google=welcome');
    expect(await who(owner)).toMatchObject({ id });
  });

  it('keeps its Google account also when the session is recent', async () => {
    const { agent } = await signedInWithGoogle(1);
    issuer.knows(aGooglePerson());
    const response = await signInWithGoogle(agent, '/auth/google?link=1');
    expect(ended(response)).toBe('/settings?google=linked-elsewhere');
  });
});

describe('linking from the settings', () => {
  const signedIn = async () => {
    const agent = service.anonymous();
    return { agent, ...(await register(agent)) };
  };

  it('adds Google to the account, whatever email it has there, and keeps the session', async () => {
    const { agent, id } = await signedIn();
    await verified(service, id);
    issuer.knows(aGooglePerson());
    const response = await signInWithGoogle(agent, '/auth/google?link=1');
    expect(ended(response)).toBe('/settings?google=linked');
    expect(sessionCookies(response)).toEqual([]);
    expect(await who(agent)).toMatchObject({ id, hasPassword: true, googleLinked: true });
    const elsewhere = service.anonymous();
    expect(ended(await signInWithGoogle(elsewhere))).toBe('/auth?google=welcome');
    expect(await who(elsewhere)).toMatchObject({ id });
  });

  it('requires a recent sign-in before a first Google account is linked', async () => {
    const { agent, id, email, password } = await signedIn();
    await verified(service, id);
    await service.dataSource.query(
      `UPDATE session SET created_at = now() - interval '11 minutes' WHERE user_id = $1`,
      [id],
    );
    issuer.knows(aGooglePerson());
    const stale = await signInWithGoogle(agent, '/auth/google?link=1');
    expect(ended(stale)).toBe('/settings?google=recent-sign-in-required');
    expect(await who(agent)).toMatchObject({ googleLinked: false });
    await agent.post('/api/auth/login').send({ email, password }).expect(200);
    const recent = await signInWithGoogle(agent, '/auth/google?link=1');
    expect(ended(recent)).toBe('/settings?google=linked');
  });

  it('requires an unverified account to verify first, unless Google vouches for that address', async () => {
    const { agent, email } = await signedIn();
    issuer.knows(aGooglePerson());
    const other = await signInWithGoogle(agent, '/auth/google?link=1');
    expect(ended(other)).toBe('/settings?google=verify-email-first');
    expect(await who(agent)).toMatchObject({ googleLinked: false, emailVerified: false });
    issuer.knows(aGooglePerson({ email }));
    const same = await signInWithGoogle(agent, '/auth/google?link=1');
    expect(ended(same)).toBe('/settings?google=linked');
    expect(await who(agent)).toMatchObject({ googleLinked: true, emailVerified: true });
  });

  it('ends the sessions from before when Google verifies the address for the first time', async () => {
    const { agent, email, password } = await signedIn();
    const attacker = service.anonymous();
    await attacker.post('/api/auth/login').send({ email, password }).expect(200);
    issuer.knows(aGooglePerson({ email }));
    await signInWithGoogle(agent, '/auth/google?link=1');
    expect((await attacker.get('/api/auth/user')).status).toBe(401);
    expect(await who(agent)).toMatchObject({ googleLinked: true });
  });

  it('refuses what another account has, an unverified email, and the demo account', async () => {
    const taken = aGooglePerson();
    issuer.knows(taken);
    await signInWithGoogle(service.anonymous());
    const { agent, id } = await signedIn();
    expect(ended(await signInWithGoogle(agent, '/auth/google?link=1'))).toBe(
      '/settings?google=linked-elsewhere',
    );
    issuer.knows(aGooglePerson({ email_verified: false }));
    expect(ended(await signInWithGoogle(agent, '/auth/google?link=1'))).toBe('/settings?google=unverified');
    await service.dataSource.query(
      `UPDATE user_account SET is_demo = true, erases_at = now() + interval '1 day' WHERE id = $1`,
      [id],
    );
    const demo = service.anonymous();
    await demo
      .post('/api/auth/login')
      .send(await credentialsOf(id))
      .expect(200);
    expect(ended(await visit(demo, '/auth/google?link=1'))).toBe('/settings?google=demo');
  });

  it('is for a person who is signed in, before and after', async () => {
    expect(ended(await visit(service.anonymous(), '/auth/google?link=1'))).toBe('/auth?google=sign-in-first');
    const { agent } = await signedIn();
    issuer.knows(aGooglePerson());
    const callback = await wayThrough(agent, '/auth/google?link=1');
    await agent.post('/api/auth/logout').expect(204);
    expect(ended(await visit(agent, callback))).toBe('/auth?google=sign-in-first');
  });

  const credentialsOf = async (id: string) => {
    const [row] = await service.dataSource.query<{ email: string }[]>(
      'SELECT email FROM user_account WHERE id = $1',
      [id],
    );
    return { email: row?.email, password: 'harbour-at-nine' };
  };
});
