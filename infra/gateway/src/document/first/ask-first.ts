import type { FirstCall } from '@landsea/contracts/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readClientAddress } from '../../forwarded-headers.js';
import { findRule, isService } from '../../paths.js';
import type { Upstreams } from '../../upstreams.js';
import type { ServiceName } from '@landsea/contracts/messages';

/** A document that comes late is worth less than one without content. */
const FIRST_MS = 400;

/** A service that was slow or away for one person is so for the next ones: they get the page of the scripts at once. */
const STRAINED_MS = 5_000;

/** Characters of an answer; a trip of hundreds of things would keep everybody’s documents waiting while it is drawn. */
const MOST_LENGTH = 120_000;

export interface FirstAsker {
  /** False for a while after a service was slow or away. */
  isWorthIt: () => boolean;
  /** The answers by address; undefined when one is missing, refused or late, or nobody waits for them any more. */
  ask: (
    calls: readonly FirstCall[],
    reply: FastifyReply,
  ) => Promise<ReadonlyMap<string, unknown> | undefined>;
}

class NotAnswered extends Error {
  constructor(readonly status: number) {
    super(`answered with ${status}`);
  }
}

const isRefusal = (error: unknown): boolean => error instanceof NotAnswered && error.status < 500;

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

/** @throws where nobody answers in time, with anything but 200, or with more than is drawn here. */
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
    throw new NotAnswered(answer.status);
  }
  const text = await answer.text();
  if (text.length > MOST_LENGTH) throw new NotAnswered(413);
  return JSON.parse(text);
}

/** Asks all at once. A copy that cannot be reached is left to the calls of the page, which try others. */
export function makeFirstAsker(
  copies: Record<ServiceName, Upstreams>,
  { patienceMs = FIRST_MS } = {},
): FirstAsker {
  let strainedUntil = 0;
  const askAll = async (calls: readonly FirstCall[], reply: FastifyReply) => {
    const given = new AbortController();
    const giveUp = (): void => {
      given.abort();
    };
    reply.raw.once('close', giveUp);
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(patienceMs)]);
    const init: RequestInit = { headers: headersOf(reply.request), redirect: 'error', signal };
    const answers = new Map<string, unknown>();
    const one = async (call: FirstCall): Promise<void> => {
      const { owner } = findRule(new URL(call.address, 'http://gateway').pathname);
      try {
        answers.set(call.address, await ask(isService(owner) ? copies[owner] : undefined, call, init));
      } catch (error) {
        if (!given.signal.aborted && !isRefusal(error)) strainedUntil = performance.now() + STRAINED_MS;
        if (!call.isOptional) throw error;
      }
    };
    try {
      await Promise.all(calls.map(one));
      return given.signal.aborted ? undefined : answers;
    } catch {
      return undefined;
    } finally {
      reply.raw.off('close', giveUp);
      given.abort();
    }
  };
  return { isWorthIt: () => performance.now() >= strainedUntil, ask: askAll };
}
