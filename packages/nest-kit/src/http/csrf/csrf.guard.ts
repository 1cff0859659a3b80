import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { KitEnv } from '../../env/kit-env.js';
import { DomainError } from '../../errors/domain-error.js';
import { RAW_BODY_MARK, SKIP_CSRF_MARK } from '../routes/route-marks.js';
import { KIT_ENV } from '../routes/tokens.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sec-Fetch-Site decides; older browsers send our Origin. */
export function isSameOrigin(request: Pick<Request, 'get'>, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  return site === undefined ? request.get('origin') === publicOrigin : site === 'same-origin';
}

/** A form of another site cannot send JSON. */
const hasNoBodyOrJson = (request: Request): boolean => {
  const length = request.get('content-length');
  const hasBody = request.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
  return !hasBody || request.is('application/json') === 'application/json';
};

@Injectable()
export class CsrfGuard implements CanActivate {
  constructor(
    @Inject(KIT_ENV) private readonly env: KitEnv,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (SAFE_METHODS.has(request.method)) return true;
    const marks = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean | undefined>(SKIP_CSRF_MARK, marks)) return true;
    if (!isSameOrigin(request, this.env.PUBLIC_ORIGIN))
      throw new DomainError(
        { code: 'FORBIDDEN', message: 'This request did not come from Landsea.' },
        'refused by the origin check',
      );
    const isFile = this.reflector.getAllAndOverride<boolean | undefined>(RAW_BODY_MARK, marks);
    if (!isFile && !hasNoBodyOrJson(request))
      throw new DomainError(
        { code: 'MALFORMED_BODY', message: 'The request could not be read.' },
        'not JSON',
      );
    return true;
  }
}
