import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ApiErrorCode } from '@landsea/contracts/core';
import type { PreviewCheckoutStop } from '@landsea/contracts/trip';
import { DomainError } from '@landsea/nest-kit';
import type { Request, Response } from 'express';
import { previewPage } from './preview-addresses.js';

const stops: Partial<Record<ApiErrorCode, PreviewCheckoutStop | null>> = {
  NOT_FOUND: null,
  ALREADY_UNLOCKED: 'paid',
  VALIDATION_FAILED: 'over',
  FORBIDDEN: 'closed',
  RATE_LIMITED: 'busy',
};

/** Browsers visit the address, so an error redirects to the preview instead of a JSON answer. */
@Catch()
export class BackToPreviewFilter implements ExceptionFilter {
  private readonly logger = new Logger('previews');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const known = error instanceof DomainError ? stops[error.error.code] : undefined;
    const stop = known === undefined ? 'unavailable' : (known ?? undefined);
    if (known === undefined)
      this.logger.warn({ message: 'checkout of a preview stopped', reason: String(error) });
    response.redirect(303, previewPage(String(request.params['previewId']), stop));
  }
}
