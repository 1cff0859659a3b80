import type { IncomingMessage } from 'node:http';

/** Methods that are passed on; any other is answered with 405. */
export const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Methods whose requests must not have a body: servers disagree about whether it belongs to the request. */
export const bodylessMethods = ['GET', 'HEAD', 'OPTIONS'] as const;

/**
 * RFC 9110 §7.6.1: a proxy removes the headers that `Connection` names, so naming an end-to-end header would delete it
 * between two parsers. Only the options that HTTP itself defines for one connection are accepted.
 */
export const connectionOptions = ['close', 'keep-alive', 'te', 'upgrade'] as const;

/** A registered name, an IPv4 or a bracketed IPv6 address, with an optional port. */
export const hostPattern = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?$/i;

/**
 * A path with an encoded slash, a backslash or a dot segment (also encoded): the gateway and a service could resolve it to
 * different paths. For a target with its query, which may hold all of these. The product's own paths have none of them.
 */
export const ambiguousPath = /^[^?]*(%2f|%5c|\x5c|\/(\.|%2e){1,2}([/?#]|$))/i;

/** Header names that every parser reads alike; others are dropped. */
export const plainHeaderName = /^[a-z0-9-]+$/i;

export interface Rejection {
  status: 400 | 405 | 413;
  reason: string;
}

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'httpVersion' | 'rawHeaders'>;

const includes = (list: readonly string[], value: string): boolean => list.includes(value);

function valuesOf({ rawHeaders }: RequestHead, name: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}

function framingProblem(head: RequestHead): string | undefined {
  const lengths = valuesOf(head, 'content-length');
  const encodings = valuesOf(head, 'transfer-encoding');
  if (lengths.length + encodings.length > 1) return 'more than one body length';
  if (lengths.some((length) => !/^\d{1,15}$/.test(length))) return 'Content-Length is not a number';
  if (encodings.some((encoding) => encoding !== 'chunked')) return 'Transfer-Encoding is not "chunked"';
  const hasBody = encodings.length > 0 || Number(lengths[0] ?? 0) > 0;
  if (hasBody && includes(bodylessMethods, head.method ?? '')) return `${head.method} with a body`;
  return undefined;
}

function headerProblem(head: RequestHead): string | undefined {
  const named = valuesOf(head, 'connection').flatMap((value) => value.toLowerCase().split(','));
  const unknown = named.map((option) => option.trim()).find((option) => !includes(connectionOptions, option));
  if (unknown !== undefined) return 'Connection names a header';
  if (valuesOf(head, 'upgrade').length > 0) return 'Upgrade is not supported';
  const [host, ...others] = valuesOf(head, 'host');
  if (host === undefined || others.length > 0) return 'not exactly one Host';
  return hostPattern.test(host) ? undefined : 'Host is not a host name';
}

/**
 * A request is rejected before anything of it is forwarded when two HTTP parsers could read it differently. What Node's
 * parser refuses by itself (bare CR and LF, folded lines, control characters, malformed chunks) does not get here.
 */
export function findRejection(head: RequestHead, bodyBytes: number): Rejection | undefined {
  if (head.httpVersion !== '1.1') return { status: 400, reason: 'not HTTP/1.1' };
  if (!includes(knownMethods, head.method ?? '')) return { status: 405, reason: 'unknown method' };
  if (!head.url?.startsWith('/')) return { status: 400, reason: 'the target is not a path' };
  if (ambiguousPath.test(head.url)) return { status: 400, reason: 'the path is ambiguous' };
  const reason = framingProblem(head) ?? headerProblem(head);
  if (reason) return { status: 400, reason };
  const [length = '0'] = valuesOf(head, 'content-length');
  return Number(length) > bodyBytes ? { status: 413, reason: 'the body is too large' } : undefined;
}
