import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const storage = new AsyncLocalStorage<{ requestId: string }>();
const USABLE = /^[\w-]{8,64}$/;

/** The id of the request that the current code works for; it travels between services as `x-request-id`. */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;

/** Runs work that no request started (a job, the relay) under an id of its own. */
export const withRequestId = <T>(work: () => T, requestId: string = randomUUID()): T =>
  storage.run({ requestId }, work);

/** Takes over the caller's request id when it is one, else makes a new one, and answers with it. */
export function requestContext(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
  response.setHeader('x-request-id', requestId);
  storage.run({ requestId }, next);
}
