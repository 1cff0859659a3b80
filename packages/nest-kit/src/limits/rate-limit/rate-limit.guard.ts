import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { rateLimited } from '../../errors/plain-errors.js';
import type { KitRequest } from '../../http/routes/kit-request.js';
import { addressOf } from './address-key.js';
import { RATE_LIMIT_MARK, type RateLimitRule } from './rate-limit.mark.js';
import { RateLimiter } from './rate-limiter.js';

const EVERY_CALL: RateLimitRule = { name: 'every-call', limit: 300, windowSeconds: 60, by: 'user' };

const rulesOf = (reflector: Reflector, context: ExecutionContext): RateLimitRule[] =>
  reflector.getAllAndOverride<RateLimitRule[] | undefined>(RATE_LIMIT_MARK, [
    context.getHandler(),
    context.getClass(),
  ]) ?? [];

/** @throws DomainError RATE_LIMITED when the subject has used up the rule. */
export async function applyLimit(
  limiter: RateLimiter,
  rule: RateLimitRule,
  subject: string | undefined,
): Promise<void> {
  const retryAfter = subject === undefined ? undefined : await limiter.hit(rule, subject);
  if (retryAfter !== undefined) throw rateLimited(retryAfter, `limit ${rule.name} reached`);
}

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KitRequest>();
    const { principal } = request;
    for (const rule of [...rulesOf(this.reflector, context), EVERY_CALL]) {
      if (rule.by === 'address') await applyLimit(this.limiter, rule, addressOf(request));
      else if (rule.by === 'user') await applyLimit(this.limiter, rule, principal?.userId);
    }
    return true;
  }
}

@Injectable()
export class BodyRateLimitGuard implements CanActivate {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KitRequest>();
    for (const rule of rulesOf(this.reflector, context))
      if (typeof rule.by === 'function') await applyLimit(this.limiter, rule, rule.by(request));
    return true;
  }
}
