import { randomUUID } from 'node:crypto';
import type { Caller, Ids, RouteRow } from './route-table.js';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
  ms: number;
}

export interface RawCall {
  route: string;
  row: RouteRow<string>;
  caller: Caller;
  ids: Ids;
  /** Replaces or adds; an empty value takes a header away. */
  headers?: Record<string, string>;
  /** Replaces the body that the row makes. */
  body?: string | undefined;
}

const isStream = (answer: Response): boolean =>
  (answer.headers.get('content-type') ?? '').startsWith('text/event-stream');

/** The body without its request id and time, so that two refusals compare equal. */
export const withoutRequestId = (body: string): string => body.replace(/"requestId":"[^"]*"/, '');

let address = 0;
/** Each call comes from its own address, so that no limit by address stands in the way of the rule under test. */
const nextAddress = (): string => {
  address += 1;
  return `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
};

/** Calls a route as it stands on the wire: nothing is added that the caller does not carry. An open stream is closed. */
export async function rawCall(
  origin: { url: string; publicOrigin: string },
  call: RawCall,
): Promise<RawAnswer> {
  const [method = '', path = ''] = call.route.split(' ');
  const ids = new Proxy(call.ids, { get: (known, name) => known[String(name)] ?? randomUUID() });
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
  const query = call.row.query ? `?${call.row.query(ids)}` : '';
  const body = call.body ?? (call.row.body && JSON.stringify(call.row.body(ids)));
  const headers = Object.entries({
    origin: origin.publicOrigin,
    'x-forwarded-for': nextAddress(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...call.caller.headers,
    ...call.headers,
  }).filter(([, value]) => value !== '');
  const abort = new AbortController();
  const started = performance.now();
  const answer = await fetch(`${origin.url}${address}${query}`, {
    method,
    headers,
    redirect: 'manual',
    signal: abort.signal,
    ...(body !== undefined && { body }),
  });
  const text = isStream(answer) ? '' : await answer.text();
  abort.abort();
  return { status: answer.status, headers: answer.headers, body: text, ms: performance.now() - started };
}
