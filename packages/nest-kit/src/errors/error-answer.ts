import type { ServerResponse } from 'node:http';
import { HttpException, Logger, Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { errorStatus, type ApiErrorBody } from '@landsea/contracts/core';
import type { Response } from 'express';
import { getRequestId } from '../logs/request-context.js';
import { leaveUnread } from '../http/request-body/leave-unread.js';
import { isUnavailable } from './database-unavailable.js';
import { DomainError } from './domain-error.js';
import { makeNotFound, makeUnavailable } from './plain-errors.js';

const RETRY_AFTER_SECONDS = 2;

const httpStatusOf = (error: unknown): number | undefined => {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'expose' in error && 'status' in error) return Number(error.status);
  return undefined;
};

function answerTo(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isUnavailable(error)) return makeUnavailable(error instanceof Error ? error.message : undefined);
  const status = httpStatusOf(error);
  if (status === 404 || status === 405) return makeNotFound();
  if (status === 503) return makeUnavailable();
  if (status !== undefined && status < 500)
    return new DomainError({ code: 'MALFORMED_BODY', message: 'The request could not be read.' });
  return new DomainError({
    code: 'INTERNAL',
    message: 'Something went wrong on our side. Please try again.',
  });
}

export class ErrorAnswer {
  private readonly logger = new Logger('errors');

  give(response: ServerResponse, thrown: unknown): void {
    const { error, logMessage } = answerTo(thrown);
    const status = errorStatus[error.code];
    this.log(thrown, error, status, logMessage);
    if (response.headersSent) {
      response.end();
      return;
    }
    leaveUnread(response);
    if (error.code === 'RATE_LIMITED') response.setHeader('Retry-After', error.retryAfterSeconds);
    else if (status === 503 && !response.hasHeader('Retry-After'))
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    response.statusCode = status;
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify({ ...error, requestId: getRequestId() }));
  }

  private log(thrown: unknown, error: ApiErrorBody, status: number, logMessage?: string): void {
    if (error.code === 'INTERNAL') {
      if (thrown instanceof Error) this.logger.error(thrown.message, thrown.stack, thrown.name);
      else this.logger.error({ message: 'a value that is no Error was thrown', thrown: typeof thrown });
    } else if (status >= 500) this.logger.warn({ message: logMessage ?? error.message, code: error.code });
    else if (logMessage) this.logger.log({ message: logMessage, code: error.code });
  }
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly errors = new ErrorAnswer();

  catch(thrown: unknown, host: ArgumentsHost): void {
    this.errors.give(host.switchToHttp().getResponse<Response>(), thrown);
  }
}
