import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { KitEnv } from '../../env/kit-env.js';
import type { KitRequest } from '../../http/routes/kit-request.js';
import { ACCESS_MARK, type AccessMark } from '../../http/routes/route-marks.js';
import { KIT_ENV } from '../../http/routes/tokens.js';
import { hashSecret } from '../../secrets/secret.js';
import { readCookie, makeSessionCookie } from '../../sessions/session-cookie.js';
import { SessionDirectory } from '../../sessions/session-directory.js';
import { addressOf } from './address-key.js';
import { applyLimit } from './rate-limit.guard.js';
import { UNCOUNTED_MARK, type RateLimitRule } from './rate-limit.mark.js';
import { RateLimiter } from './rate-limiter.js';

/** Runs before everything else. A session that this copy has not met counts as a visitor's. */
@Injectable()
export class VisitorLimitGuard implements CanActivate {
  private readonly rule: RateLimitRule;
  private readonly cookieName: string;

  constructor(
    @Inject(KIT_ENV) env: KitEnv,
    private readonly limiter: RateLimiter,
    private readonly directory: SessionDirectory,
    private readonly reflector: Reflector,
  ) {
    this.rule = { name: 'visitor', limit: env.VISITOR_CALLS_PER_MINUTE, windowSeconds: 60, by: 'address' };
    this.cookieName = makeSessionCookie(env.PUBLIC_ORIGIN).name;
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const marks = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<AccessMark | undefined>(ACCESS_MARK, marks);
    const isUncounted = this.reflector.getAllAndOverride<boolean | undefined>(UNCOUNTED_MARK, marks);
    if (access === 'internal' || isUncounted) return true;
    const request = context.switchToHttp().getRequest<KitRequest>();
    if (access === 'public' || !this.hasMetSessionOf(request))
      await applyLimit(this.limiter, this.rule, addressOf(request));
    return true;
  }

  private hasMetSessionOf(request: KitRequest): boolean {
    const token = readCookie(request.headers.cookie, this.cookieName);
    return token !== undefined && this.directory.hasMet(hashSecret(token));
  }
}
