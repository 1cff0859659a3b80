import { errorStatus, type ApiErrorBody } from '@landsea/contracts/core';
import type { FastifyReply } from 'fastify';
import { hasBody } from './request-body.js';

/** A connection whose request was not read to its end cannot carry another one. */
function closeUnlessRead(reply: FastifyReply): void {
  const { raw } = reply.request;
  if (hasBody(raw) && !raw.complete) reply.header('connection', 'close');
}

export function sendError(
  reply: FastifyReply,
  error: ApiErrorBody,
  status: number = errorStatus[error.code],
): void {
  closeUnlessRead(reply);
  reply
    .code(status)
    .headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .send(JSON.stringify({ ...error, requestId: reply.request.id }));
}

/** Answers a request that must not be followed by another on its connection. */
export function rejectRequest(reply: FastifyReply, error: ApiErrorBody, status?: number): void {
  reply.header('connection', 'close');
  sendError(reply, error, status);
}

export function sendMethodNotAllowed(reply: FastifyReply, allowed: string): void {
  closeUnlessRead(reply);
  reply.code(405).headers({ allow: allowed, 'cache-control': 'no-store' }).send();
}
