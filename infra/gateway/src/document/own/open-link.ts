import type { OpeningAnswer } from '@landsea/contracts/core';
import type { FastifyRequest } from 'fastify';
import { errors } from '../../api-errors.js';
import { readClientAddress } from '../../forwarded-headers.js';
import type { Upstream, Upstreams } from '../../upstreams.js';

/** A document comes late rather than empty, and with a sentence rather than never. */
const OPEN_MS = 5_000;

/** The call that opens what a link leads to, by the name of its page. It takes the token and changes nothing. */
const openings: Readonly<Record<string, string>> = { Offer: '/api/v1/quote-links/open' };

/** Names of the pages that have a document without the shell. */
export const ownDocumentPages: readonly string[] = Object.keys(openings);

/** Opens the link of a page for the visitor who requests its document. */
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

async function ask(copy: Upstream, path: string, init: RequestInit): Promise<OpeningAnswer> {
  const answer = await fetch(new URL(path, copy.address), { ...init, signal: AbortSignal.timeout(OPEN_MS) });
  return { status: answer.status, body: (await answer.json()) as unknown };
}

/** Asks the next copy of the service where one cannot be reached; the page then says that none could. */
export function openLinksOf(copies: Upstreams, onUnreachable: () => void): OpenLink {
  return async (page, token, request) => {
    const path = openings[page];
    if (path === undefined) return unreachable;
    const init = { method: 'POST', headers: headersOf(request), body: JSON.stringify({ token }) };
    const tried: Upstream[] = [];
    for (let copy = copies.next(); copy; copy = copies.next(tried)) {
      try {
        const answer = await ask(copy, path, init);
        copies.reached(copy);
        return answer;
      } catch (error) {
        if (error instanceof Error && error.name === 'TimeoutError') break;
        copies.notReached(copy);
        tried.push(copy);
      }
    }
    onUnreachable();
    return unreachable;
  };
}
