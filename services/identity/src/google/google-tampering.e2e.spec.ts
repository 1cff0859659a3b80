import { startIdentity } from '../testing/app.js';
import { aGooglePerson, signInWithGoogle, startIssuer, visit, wayThrough } from '../testing/issuer.js';

const issuer = await startIssuer();
const service = await startIdentity(issuer.env);
afterAll(async () => {
  await service.close();
  await issuer.stop().catch(() => undefined);
});
beforeEach(() => {
  issuer.knows(aGooglePerson());
});

const ended = (response: { headers: Record<string, string> }) => response.headers['location'];
const noSession = (response: { headers: Record<string, unknown> }) =>
  expect(JSON.stringify(response.headers['set-cookie'] ?? [])).not.toContain('landsea_sid=');
const withQuery = (callback: string, name: string, value: string): string => {
  const url = new URL(callback, 'http://landsea.invalid');
  url.searchParams.set(name, value);
  return url.pathname + url.search;
};

describe('an answer that is not ours', () => {
  it('with another state, without one, or without a cookie leads back to /auth', async () => {
    const agent = service.anonymous();
    const callback = await wayThrough(agent);
    for (const forged of [withQuery(callback, 'state', 'x'.repeat(43)), '/auth/google/callback?code=abc']) {
      const response = await visit(agent, forged).expect(303);
      expect(ended(response)).toBe('/auth?google=expired');
      noSession(response);
    }
    const stolen = await visit(service.anonymous(), callback).expect(303);
    expect(ended(stolen)).toBe('/auth?google=expired');
    noSession(stolen);
    expect(ended(await visit(agent, callback))).toBe('/auth?google=created');
  });

  it("of another browser's way is not taken: nobody can be signed in as somebody else", async () => {
    const attacker = await wayThrough(service.anonymous());
    const victim = service.anonymous();
    await wayThrough(victim);
    const response = await visit(victim, attacker).expect(303);
    expect(ended(response)).toBe('/auth?google=expired');
    noSession(response);
  });

  it('is taken once', async () => {
    const agent = service.anonymous();
    const first = await visit(agent, '/auth/google');
    const cookie = String(first.get('Set-Cookie')?.[0]?.split(';')[0]);
    const back = await fetch(String(first.headers['location']), { redirect: 'manual' });
    const { pathname, search } = new URL(back.headers.get('location') ?? '');
    expect(ended(await visit(agent, pathname + search))).toBe('/auth?google=created');
    const replay = await visit(service.anonymous().set('Cookie', cookie), pathname + search);
    expect(ended(replay)).toBe('/auth?google=expired');
    noSession(replay);
  });

  it('is taken for ten minutes', async () => {
    const agent = service.anonymous();
    const callback = await wayThrough(agent);
    await service.dataSource.query(`UPDATE google_flow SET expires_at = now() - interval '1 second'`);
    expect(ended(await visit(agent, callback))).toBe('/auth?google=expired');
    await visit(agent, '/auth/google');
    const left = await service.dataSource.query('SELECT 1 FROM google_flow WHERE expires_at < now()');
    expect(left).toEqual([]);
  });

  it('with another code fails', async () => {
    const agent = service.anonymous();
    const response = await visit(agent, withQuery(await wayThrough(agent), 'code', 'made-up'));
    expect(ended(response)).toBe('/auth?google=failed');
    noSession(response);
  });

  it('with the code of somebody else’s way fails: PKCE ties the code to the way', async () => {
    const other = new URL(await wayThrough(service.anonymous()), 'http://landsea.invalid');
    const agent = service.anonymous();
    const mixed = withQuery(await wayThrough(agent), 'code', other.searchParams.get('code') ?? '');
    const response = await visit(agent, mixed);
    expect(ended(response)).toBe('/auth?google=failed');
    noSession(response);
  });

  it.each([
    ['nonce', { nonce: 'another' }],
    ['audience', { aud: 'another-client' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['age', { exp: 1 }],
  ])('with another %s in the ID token fails', async (_what, claims) => {
    issuer.knows({ ...aGooglePerson(), ...claims });
    const response = await signInWithGoogle(service.anonymous());
    expect(ended(response)).toBe('/auth?google=failed');
    noSession(response);
  });

  it('signed with an unknown key fails', async () => {
    const agent = service.anonymous();
    issuer.server.service.once('beforeResponse', (answer: { body: { id_token: string } }) => {
      const [header, payload, signature = ''] = answer.body.id_token.split('.');
      answer.body.id_token = `${header}.${payload}.${[...signature].reverse().join('')}`;
    });
    const response = await signInWithGoogle(agent);
    expect(ended(response)).toBe('/auth?google=failed');
    noSession(response);
  });
});

describe('what can go wrong on the way', () => {
  it('a refusal is said', async () => {
    const agent = service.anonymous();
    issuer.sendsBack((url) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
    expect(ended(await signInWithGoogle(agent, '/api/login?userType=agent'))).toBe(
      '/auth?type=agent&google=denied',
    );
  });

  it('too many visits from one address are sent back, not answered with JSON', async () => {
    const ends: unknown[] = [];
    for (let tries = 0; tries < 32; tries += 1)
      ends.push(ended(await visit(service.anonymous(), '/auth/google', '203.0.113.77')));
    expect(ends.filter((end) => end === '/auth?google=busy')).toHaveLength(2);
  });

  it('with the database in trouble the person comes back too', async () => {
    const agent = service.anonymous();
    await service.dataSource.query('ALTER TABLE google_flow RENAME TO google_flow_away');
    expect(ended(await visit(agent, '/auth/google'))).toBe('/auth?google=failed');
    await service.dataSource.query('ALTER TABLE google_flow_away RENAME TO google_flow');
  });

  it('an issuer that went away in the middle is said, and so is one that cannot be reached at all', async () => {
    const agent = service.anonymous();
    const callback = await wayThrough(agent);
    await issuer.stop();
    expect(ended(await visit(agent, callback))).toBe('/auth?google=unavailable');
    const nobody = await startIdentity({ ...issuer.env, GOOGLE_ISSUER: 'http://127.0.0.1:9' });
    expect(ended(await visit(nobody.anonymous(), '/auth/google'))).toBe('/auth?google=unavailable');
    await nobody.close();
  });

  it('where Google is not set up, that is said', async () => {
    const plain = await startIdentity();
    expect(ended(await visit(plain.anonymous(), '/api/login'))).toBe('/auth?google=not-offered');
    await plain.close();
  });

  it('on an https origin the cookie is Secure and bound to the host', async () => {
    const live = await startIssuer();
    const secure = await startIdentity({ ...live.env, PUBLIC_ORIGIN: 'https://landsea.example' });
    const { headers } = await visit(secure.anonymous(), '/auth/google');
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-landsea_google=.*; Path=\/;.* Secure; SameSite=Lax$/,
    );
    expect(String(headers['location'])).toContain(
      encodeURIComponent('https://landsea.example/auth/google/callback'),
    );
    await secure.close();
    await live.stop();
  });
});
