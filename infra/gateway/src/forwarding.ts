import { types } from 'node:util';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './answers.js';
import { errors } from './api-errors.js';
import { answerHeaders, requestHeaders } from './forwarded-headers.js';
import type { Limits } from './limits.js';
import { RequestBody, hasBody } from './request-body.js';
import type { Upstream, Upstreams } from './upstreams.js';

export interface ForwardedCall {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Normalized path, and the query as written. */
  path: string;
  query: string;
  copies: Upstreams;
  limits: Limits;
  onUnavailable: (reason: string) => void;
}

interface Attempt {
  copy: Upstream;
  /** Copies that this call went to before. */
  tried: readonly Upstream[];
}

interface UpstreamError extends Error {
  code?: string;
  syscall?: string;
}

const upstreamErrorOf = (error: Error): UpstreamError =>
  types.isNativeError(error.cause) ? error.cause : error;

/** True when the connection was never established, so that nothing was sent. */
const isNotConnected = ({ code, syscall }: UpstreamError): boolean =>
  syscall === 'connect' ||
  syscall === 'getaddrinfo' ||
  code === 'ECONNREFUSED' ||
  code === 'UND_ERR_CONNECT_TIMEOUT';

/**
 * A call that failed may go again. When nothing was sent: to the next copy. After that only what changes nothing
 * may: to the next copy, or once more to the only one, which may just have closed a kept-alive connection.
 */
function nextAttempt(
  call: ForwardedCall,
  { copy, tried }: Attempt,
  error: UpstreamError,
): Attempt | undefined {
  const isSafe = call.request.method === 'GET' || call.request.method === 'HEAD';
  if (error.code === 'UND_ERR_HEADERS_TIMEOUT') return undefined;
  if (!isNotConnected(error) && !isSafe) return undefined;
  const next = call.copies.next([...tried, copy]);
  if (next) return { copy: next, tried: [...tried, copy] };
  return isNotConnected(error) || tried.length > 0 ? undefined : { copy, tried: [copy] };
}

function send(call: ForwardedCall, attempt: Attempt): void {
  const { request, reply, copies } = call;
  const body = hasBody(request.raw) ? new RequestBody(request.raw, call.limits) : undefined;
  request.body = body;
  reply.from(call.path, {
    getUpstream: () => attempt.copy.address.origin,
    queryString: () => call.query,
    rewriteRequestHeaders: (_, headers) => requestHeaders(request, headers as typeof request.headers),
    rewriteHeaders: (headers) => answerHeaders(headers as typeof request.headers, call.path),
    retryDelay: () => null,
    onResponse: (_request, _reply, answer) => {
      copies.reached(attempt.copy);
      reply.send(answer.stream);
      // A stream of events shows its head before the first event.
      if (!reply.raw.headersSent && reply.getHeader('content-length') === undefined) reply.raw.flushHeaders();
    },
    onError: (_reply, { error }) => {
      if (reply.raw.destroyed) return;
      if (body?.problem === 'too-large') return sendError(reply, errors.tooLarge);
      if (body?.problem === 'too-slow') return sendError(reply, errors.unreadable, 408);
      const cause = upstreamErrorOf(error);
      if (isNotConnected(cause)) copies.notReached(attempt.copy);
      const again = nextAttempt(call, attempt, cause);
      if (again) send(call, again);
      else call.onUnavailable(cause.message);
    },
  });
}

export function forward(call: ForwardedCall): void {
  const copy = call.copies.next();
  if (copy) send(call, { copy, tried: [] });
  else call.onUnavailable('no copy is known');
}
