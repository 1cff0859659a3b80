import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { carriesToken } from './paths.js';
import { plainHeaderName } from './request-rules.js';

const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Only the gateway may say who called, and under which id: what a client claims is dropped. */
const spoofable =
  /^(x-forwarded-|x-real-ip$|x-request-id$|x-client-ip$|forwarded$|true-client-ip$|x-original-|x-rewrite-)/;

/** The client as seen past the trusted proxies; what they passed on that is no address ends the search. */
export function readClientAddress(request: FastifyRequest): string {
  const addresses = (request.ips ?? [request.ip]).filter((address) => isIP(address) !== 0);
  return (addresses.at(-1) ?? '').replace(/^::ffff:(?=[\d.]+$)/, '');
}

const clientProtocol = ({ protocol }: FastifyRequest): string =>
  (protocol as string) === 'https' ? 'https' : 'http';

/** The headers that a service gets. The HTTP client adds those that frame the body. */
export function requestHeaders(request: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) => plainHeaderName.test(name) && !hopByHop.has(name) && !spoofable.test(name),
  );
  const host = request.headers.host ?? '';
  return {
    ...Object.fromEntries(kept),
    host,
    'x-request-id': request.id,
    'x-forwarded-for': readClientAddress(request),
    'x-forwarded-proto': clientProtocol(request),
    'x-forwarded-host': host,
  };
}

/** The headers of a service's answer that replace the gateway's own: a service may set a stricter policy. */
export function answerHeaders(headers: IncomingHttpHeaders, path: string): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name]) =>
      !hopByHop.has(name) && name !== 'x-request-id' && !(name === 'referrer-policy' && carriesToken(path)),
  );
  return Object.fromEntries(kept);
}
