import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { KitEnv } from '../env/kit-env.js';
import { DomainError } from '../errors/domain-error.js';
import { SKIP_CSRF_MARK } from '../routes/route-marks.js';
import { KIT_ENV } from '../routes/tokens.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser sent this from one of our own pages. Sec-Fetch-Site decides; older browsers send our Origin. */
export function isSameOrigin(request: Pick<Request, 'get'>, publicOrigin: string): boolean {
  const site = request.get('sec-fetch-site');
  return site === undefined ? request.get('origin') === publicOrigin : site === 'same-origin';
}

/** Refuses every changing call that another site could have made a browser send. */
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
    if (isSameOrigin(request, this.env.PUBLIC_ORIGIN)) return true;
    throw new DomainError(
      { code: 'FORBIDDEN', message: 'This request did not come from Landsea.' },
      'refused by the origin check',
    );
  }
}
