import { randomUUID } from 'node:crypto';
import { OAuth2Server, type MutableRedirectUri, type MutableToken } from 'oauth2-mock-server';
import type { TestAgent } from '@landsea/nest-kit/testing';

export type Claims = Record<string, unknown>;

/** Somebody at the issuer whom no other test knows. */
export const aGooglePerson = (over: Claims = {}): Claims & { sub: string; email: string } => ({
  sub: randomUUID(),
  email: `ida.${randomUUID()}@example.com`,
  email_verified: true,
  given_name: 'Ida',
  family_name: 'Wells',
  ...over,
});

/** A real issuer of OpenID Connect: it signs, and it checks PKCE. What it says of whom is for the test to choose. */
export async function startIssuer() {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = server.issuer.url ?? '';
  let claims: Claims = {};
  server.service.on('beforeTokenSigning', (token: MutableToken) => Object.assign(token.payload, claims));

  return {
    server,
    url,
    env: { GOOGLE_ISSUER: url, GOOGLE_CLIENT_ID: 'landsea', GOOGLE_CLIENT_SECRET: 'issuer-secret' },
    knows: (person: Claims) => {
      claims = person;
    },
    /** Claims for the next visitor of the issuer. */
    sendsBack: (change: (url: URL) => void) =>
      server.service.once('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
        change(url);
      }),
    stop: () => server.stop(),
  };
}

let address = 0;
/** Each visit comes from its own address, so that only the limits under test count. */
export const visit = (agent: TestAgent, path: string, from = `198.18.0.${(address += 1)}`) =>
  agent.get(path).set('X-Forwarded-For', from).redirects(0);

/** Sets out, and returns where the issuer sends the browser back to: the callback's path and query. */
export const wayThrough = async (agent: TestAgent, path = '/auth/google'): Promise<string> => {
  const { headers } = await visit(agent, path).expect(303);
  const back = await fetch(String(headers['location']), { redirect: 'manual' });
  const callback = new URL(back.headers.get('location') ?? '');
  return `${callback.pathname}${callback.search}`;
};

/** The whole way; the answer is that of the callback. */
export const signInWithGoogle = async (agent: TestAgent, path?: string) =>
  visit(agent, await wayThrough(agent, path)).expect(303);
