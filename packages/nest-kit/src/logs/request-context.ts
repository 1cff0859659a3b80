import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const storage = new AsyncLocalStorage<{ requestId: string }>();
const USABLE = /^[\w-]{8,64}$/;

/** It travels between services as `x-request-id`. */
export const getRequestId = (): string | undefined => storage.getStore()?.requestId;

export const runWithRequestId = <T>(work: () => T, requestId: string = randomUUID()): T =>
  storage.run({ requestId }, work);

export function requestContext(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && USABLE.test(given) ? given : randomUUID();
  response.setHeader('x-request-id', requestId);
  storage.run({ requestId }, next);
}
