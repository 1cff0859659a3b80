import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';
import type { MutableRedirectUri, MutableToken, TokenRequestIncomingMessage } from 'oauth2-mock-server';
import { serveOwnPagesOnly } from '../own-pages-only.js';
import { renderAccountPage, renderRefusalPage } from './sign-in-page.js';

export interface StandInOptions {
  /** The address that the browser and the service both use. */
  issuer: string;
  clientId: string;
  /** The one address that a sign-in may go back to. */
  callback: string;
}

type Claims = Record<string, string | boolean>;

const bodyLimit = 16 * 1024;

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of req) {
    text += String(chunk);
    if (text.length > bodyLimit) break;
  }
  return new URLSearchParams(text);
}

/** The same email is the same person at each visit, as at an issuer that remembers. */
export function makeClaims(form: URLSearchParams): Claims {
  const email = (form.get('email') ?? '').trim();
  const name = (form.get('name') ?? '').trim();
  const [given = '', ...family] = name.split(/\s+/);
  return {
    sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
    email,
    email_verified: form.get('verified') === 'yes',
    name,
    given_name: given,
    family_name: family.join(' '),
  };
}

/**
 * An issuer of OpenID Connect for one machine: codes, keys and tokens are the library's, in front of them stands a page
 * where the person says who they are, or cancels.
 */
export async function createSignInStandIn({ issuer, clientId, callback }: StandInOptions): Promise<Server> {
  const tokens = new OAuth2Issuer();
  tokens.url = issuer;
  await tokens.keys.generate('RS256');
  const service = new OAuth2Service(tokens);
  const chosen = new WeakMap<IncomingMessage, Claims>();
  const byCode = new Map<string, Claims>();

  service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri, req: IncomingMessage) => {
    const claims = chosen.get(req);
    const code = url.searchParams.get('code');
    if (claims && code) byCode.set(code, claims);
  });
  service.on('beforeTokenSigning', ({ payload }: MutableToken, req: TokenRequestIncomingMessage) => {
    Object.assign(payload, byCode.get(req.body.code ?? ''));
  });
  service.on('beforeResponse', (_answer: unknown, req: TokenRequestIncomingMessage) => {
    byCode.delete(req.body.code ?? '');
  });

  const show = (res: ServerResponse, status: number, html: string): void => {
    res.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${new URL(callback).origin}; frame-ancestors 'none'; base-uri 'none'`,
    });
    res.end(html);
  };
  const refusalOf = (query: URLSearchParams): string | undefined => {
    if (query.get('client_id') !== clientId) return 'It was asked for by an unknown client.';
    if (query.get('redirect_uri') !== callback) return 'It would go back to an unknown address.';
    return undefined;
  };

  async function choose(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
    const form = await readForm(req);
    if (form.get('choice') === 'cancel') {
      const back = new URL(callback);
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      res.writeHead(303, { location: back.href }).end();
      return;
    }
    chosen.set(req, makeClaims(form));
    req.method = 'GET';
    req.url = `/authorize${url.search}`;
    service.requestHandler(req, res);
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', issuer);
    const isPage = url.pathname === '/authorize' || url.pathname === '/choose';
    const refusal = isPage ? refusalOf(url.searchParams) : undefined;
    if (refusal) show(res, 400, renderRefusalPage(refusal));
    else if (url.pathname === '/authorize') show(res, 200, renderAccountPage(url.search));
    else if (url.pathname === '/choose') {
      choose(req, res, url).catch(() => {
        show(res, 400, renderRefusalPage('What was sent cannot be read.'));
      });
    } else service.requestHandler(req, res);
  });
  serveOwnPagesOnly(server);
  return server;
}
