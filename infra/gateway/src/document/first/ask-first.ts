import type { FirstCall } from '@landsea/contracts/core';
import type { FastifyRequest } from 'fastify';
import { readClientAddress } from '../../forwarded-headers.js';
import { findRule, isService } from '../../paths.js';
import type { Upstreams } from '../../upstreams.js';
import type { ServiceName } from '@landsea/contracts/messages';

/** A document that comes late is worth less than one without content. */
export const FIRST_MS = 400;

/** The answers by address; undefined when one is missing, refused or late. */
export type AskFirst = (
  calls: readonly FirstCall[],
  request: FastifyRequest,
) => Promise<ReadonlyMap<string, unknown> | undefined>;

/** As the page itself would call, with the visitor's own session. */
const headersOf = (request: FastifyRequest): Record<string, string> => ({
  accept: 'application/json',
  cookie: request.headers.cookie ?? '',
  'user-agent': request.headers['user-agent'] ?? '',
  'sec-fetch-site': 'same-origin',
  'x-request-id': request.id,
  'x-forwarded-for': readClientAddress(request),
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.headers.host ?? '',
});

/** @throws where nobody answers in time, or with anything but 200. */
async function ask(
  copies: Upstreams | undefined,
  { address }: FirstCall,
  init: RequestInit,
): Promise<unknown> {
  const copy = copies?.next();
  if (!copy) throw new Error('no copy is known');
  const answer = await fetch(new URL(address, copy.address), init);
  if (answer.status !== 200) {
    await answer.body?.cancel();
    throw new Error(`answered with ${answer.status}`);
  }
  return answer.json();
}

/** Asks all at once. A copy that cannot be reached is left to the calls of the page, which try others. */
export function askFirstOf(copies: Record<ServiceName, Upstreams>): AskFirst {
  return async (calls, request) => {
    const given = new AbortController();
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(FIRST_MS)]);
    const init: RequestInit = { headers: headersOf(request), redirect: 'error', signal };
    const answers = new Map<string, unknown>();
    const one = async (call: FirstCall): Promise<void> => {
      const { owner } = findRule(new URL(call.address, 'http://gateway').pathname);
      try {
        answers.set(call.address, await ask(isService(owner) ? copies[owner] : undefined, call, init));
      } catch (error) {
        if (!call.isOptional) throw error;
      }
    };
    try {
      await Promise.all(calls.map(one));
      return answers;
    } catch {
      return undefined;
    } finally {
      given.abort();
    }
  };
}
