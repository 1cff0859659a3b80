import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oidc from 'openid-client';
import { createSignInStandIn } from '../src/sign-in/sign-in-stand-in.js';

const callback = 'http://localhost:4300/auth/google/callback';
let server: Server;
let issuer = '';
let configuration: oidc.Configuration;

beforeAll(async () => {
  const probe = await createSignInStandIn({ issuer: 'http://localhost', clientId: 'landsea', callback });
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  issuer = `http://localhost:${port}`;
  server = await createSignInStandIn({ issuer, clientId: 'landsea', callback });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  configuration = await oidc.discovery(new URL(issuer), 'landsea', 'secret', undefined, {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  });
});
afterAll(() => server.close());

const setOut = async (over: Record<string, string> = {}) => {
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: callback,
    scope: 'openid email profile',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...over,
  });
  return { url, codeVerifier };
};
const choose = async (url: URL, form: Record<string, string>) => {
  const answer = await fetch(`${issuer}/choose${url.search}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return new URL(answer.headers.get('location') ?? 'http://nowhere');
};

it('asks who one is, and says so in the tokens', async () => {
  const { url, codeVerifier } = await setOut();
  const page = await (await fetch(url)).text();
  expect(page).toContain('Choose an account');
  expect(page).toContain('A stand-in for Google on this machine');
  const person = {
    name: 'Ada King Byron',
    email: 'Ada@Numbers.example',
    verified: 'yes',
    choice: 'continue',
  };
  const back = await choose(url, person);
  expect(back.origin + back.pathname).toBe(callback);
  const tokens = await oidc.authorizationCodeGrant(configuration, back, {
    expectedState: 'a-state',
    expectedNonce: 'a-nonce',
    pkceCodeVerifier: codeVerifier,
  });
  expect(tokens.claims()).toMatchObject({
    aud: 'landsea',
    email: 'Ada@Numbers.example',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'King Byron',
    sub: expect.stringMatching(/^[0-9a-f]{21}$/),
  });
});

it('lets one cancel', async () => {
  const { url } = await setOut();
  const back = await choose(url, { choice: 'cancel' });
  expect(back.href).toBe(`${callback}?error=access_denied&state=a-state`);
});

it.each([
  ['client', { client_id: 'another' }],
  ['address to go back to', { redirect_uri: 'http://evil.example/' }],
])('refuses an unknown %s', async (_what, over) => {
  const { url } = await setOut(over);
  expect((await fetch(url)).status).toBe(400);
  const answer = await fetch(`${issuer}/choose${url.search}`, { method: 'POST', redirect: 'manual' });
  expect(answer.status).toBe(400);
});

it('shows nothing of the query as markup', async () => {
  const { url } = await setOut({ state: '"><script>alert(1)</script>' });
  expect(await (await fetch(url)).text()).not.toContain('<script>');
});

it('is used from its own page alone: no other site, and no other name of this machine', async () => {
  const { url } = await setOut();
  const status = async (headers: Record<string, string>, method = 'POST') => {
    const call = request(`${issuer}/choose${url.search}`, { method, headers, setHost: !headers['Host'] });
    call.end('name=Eve&email=eve%40evil.example&verified=yes&choice=continue');
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  const { host, origin } = new URL(issuer);
  expect(await status({ Host: host, Origin: 'https://evil.example' })).toBe(403);
  expect(await status({ Host: host, Origin: 'https://evil.example' }, 'OPTIONS')).toBe(403);
  expect(await status({ Host: 'evil.example' })).toBe(403);
  expect(await status({ Host: host, Origin: origin })).toBe(302);
});
