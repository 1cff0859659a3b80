import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Principal } from '@landsea/contracts';
import { rateLimited } from '../errors/plain-errors.js';
import type { KitRequest } from '../routes/kit-request.js';
import { RATE_LIMIT_MARK, type RateLimitRule } from './rate-limit.mark.js';
import { RateLimiter } from './rate-limiter.js';

const EVERY_CALL: RateLimitRule = { name: 'every-call', limit: 300, windowSeconds: 60, by: 'user' };

/** The demo account is many visitors at once, who must not shut each other out: each session of it is a person. */
const personOf = ({ isDemo, sessionId, userId }: Principal): string => (isDemo ? sessionId : userId);

/** Applies the rules of the route, and to each signed-in person 300 calls a minute. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KitRequest>();
    const marks = [context.getHandler(), context.getClass()];
    const own = this.reflector.getAllAndOverride<RateLimitRule[] | undefined>(RATE_LIMIT_MARK, marks) ?? [];
    for (const rule of [...own, EVERY_CALL]) {
      const subject = this.subjectOf(rule, request);
      const retryAfter = subject === undefined ? undefined : await this.limiter.hit(rule, subject);
      if (retryAfter !== undefined) throw rateLimited(retryAfter, `limit ${rule.name} reached`);
    }
    return true;
  }

  private subjectOf({ by }: RateLimitRule, request: KitRequest): string | undefined {
    if (by === 'user') return request.principal && personOf(request.principal);
    return by === 'address' ? request.ip : by(request);
  }
}
