import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { rateLimited } from '../../errors/plain-errors.js';
import type { KitRequest } from '../../http/routes/kit-request.js';
import { getCallerAddressKey } from './address-key.js';
import { RATE_LIMIT_MARK, type RateLimitRule } from './rate-limit.mark.js';
import { RateLimiter, type CountedRule } from './rate-limiter.js';

const EVERY_CALL: CountedRule = { name: 'every-call', limit: 300, windowSeconds: 60 };
/** A window of 25 tabs that is restored. */
const BURST: CountedRule = { name: 'every-call-burst', limit: 300, windowSeconds: 300 };

const rulesOf = (reflector: Reflector, context: ExecutionContext): RateLimitRule[] =>
  reflector.getAllAndOverride<RateLimitRule[] | undefined>(RATE_LIMIT_MARK, [
    context.getHandler(),
    context.getClass(),
  ]) ?? [];

/** @throws DomainError RATE_LIMITED when the subject has used up the rule. */
export async function applyLimit(
  limiter: RateLimiter,
  rule: CountedRule,
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
    for (const rule of rulesOf(this.reflector, context)) {
      if (rule.by === 'address') await applyLimit(this.limiter, rule, getCallerAddressKey(request));
      else if (rule.by === 'user') await applyLimit(this.limiter, rule, principal?.userId);
    }
    if (principal) await this.countCall(principal.userId);
    return true;
  }

  private async countCall(userId: string): Promise<void> {
    const retryAfter = await this.limiter.hit(EVERY_CALL, userId);
    if (retryAfter === undefined || (await this.limiter.hit(BURST, userId)) === undefined) return;
    throw rateLimited(retryAfter, `limit ${EVERY_CALL.name} reached`);
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
