import { types } from 'node:util';
import type { OpeningAnswer } from '@landsea/contracts/core';
import type { FastifyRequest } from 'fastify';
import { errors } from '../../api-errors.js';
import { readClientAddress } from '../../forwarded-headers.js';
import type { Upstream, Upstreams } from '../../upstreams.js';

/** For all copies together: a document comes late rather than empty, and with a sentence rather than never. */
const OPEN_MS = 5_000;

/** Links that are being opened at a time; while a service is slow, more would only keep it so. */
const MOST_OPENINGS = 200;

/** The call that opens what a link leads to, by the name of its page. It takes the token and changes nothing. */
const openings: Readonly<Record<string, string>> = { Offer: '/api/v1/quote-links/open' };

/** Names of the pages that have a document without the shell. */
export const ownDocumentPages: readonly string[] = Object.keys(openings);

export type OpenLink = (page: string, token: string, request: FastifyRequest) => Promise<OpeningAnswer>;

const unreachable: OpeningAnswer = { status: 503, body: errors.unavailable };

/** As the page itself would call, for the same visitor. */
const headersOf = (request: FastifyRequest): Record<string, string> => ({
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-request-id': request.id,
  'x-forwarded-for': readClientAddress(request),
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.headers.host ?? '',
});

interface Opening {
  path: string;
  init: RequestInit & { signal: AbortSignal };
}

async function ask({ address }: Upstream, { path, init }: Opening): Promise<OpeningAnswer> {
  const answer = await fetch(new URL(path, address), init);
  return { status: answer.status, body: (await answer.json()) as unknown };
}

const toReason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return types.isNativeError(error.cause) ? error.cause.message : error.message;
};

/**
 * Asks the next copy of the service where one fails, and the only one once more: opening changes nothing, and a
 * connection that was kept may just have been closed. @throws the last failure.
 */
async function askCopies(copies: Upstreams, opening: Opening): Promise<OpeningAnswer> {
  const tried: Upstream[] = [];
  let failure: unknown = new Error('no copy is known');
  const findNext = () => copies.next(tried) ?? (tried.length === 1 ? tried[0] : undefined);
  for (let copy = findNext(); copy; copy = findNext()) {
    try {
      const answer = await ask(copy, opening);
      copies.reached(copy);
      return answer;
    } catch (error) {
      failure = error;
      if (opening.init.signal.aborted) break;
      // An answer that is no JSON came from a copy that is there.
      if (!(error instanceof SyntaxError)) copies.notReached(copy);
      tried.push(copy);
    }
  }
  throw failure;
}

/** @param onUnreachable is called once for a link that was not opened; the page then says so. */
export function openLinksOf(
  copies: Upstreams,
  onUnreachable: (reason: string, requestId: string) => void,
): OpenLink {
  let running = 0;
  return async (page, token, request) => {
    const path = openings[page];
    if (path === undefined) return unreachable;
    if (running >= MOST_OPENINGS) {
      onUnreachable('too many links are being opened', request.id);
      return unreachable;
    }
    running += 1;
    const signal = AbortSignal.timeout(OPEN_MS);
    const init = { method: 'POST', headers: headersOf(request), body: JSON.stringify({ token }), signal };
    try {
      return await askCopies(copies, { path, init });
    } catch (error) {
      onUnreachable(signal.aborted ? 'no answer in time' : toReason(error), request.id);
      return unreachable;
    } finally {
      running -= 1;
    }
  };
}
