import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { GoogleOutcome } from '@landsea/contracts/account';
import { DomainError } from '@landsea/nest-kit';
import type { Response } from 'express';
import { GoogleStop, type ReturnPage } from './google-stop.js';

export const toReturnUrl = (page: ReturnPage, outcome: GoogleOutcome): string =>
  `${page}${page.includes('?') ? '&' : '?'}google=${outcome}`;

const outcomeOf = (error: unknown): GoogleOutcome => {
  if (error instanceof GoogleStop) return error.outcome;
  if (!(error instanceof DomainError)) return 'failed';
  if (error.error.code === 'RATE_LIMITED') return 'busy';
  return error.status === 503 ? 'unavailable' : 'failed';
};

/** Browsers visit these addresses, so an error redirects to a page instead of a JSON answer. */
@Catch()
export class BackToPageFilter implements ExceptionFilter {
  private readonly logger = new Logger('google');

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const outcome = outcomeOf(error);
    if (error instanceof GoogleStop) {
      if (error.reason) this.logger.warn({ message: 'stopped', outcome, reason: error.reason });
    } else if (!(error instanceof DomainError) && error instanceof Error) {
      this.logger.error(error.message, error.stack, error.name);
    }
    response.redirect(303, toReturnUrl(error instanceof GoogleStop ? error.page : '/auth', outcome));
  }
}
