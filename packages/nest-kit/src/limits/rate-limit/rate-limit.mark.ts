import { SetMetadata } from '@nestjs/common';
import type { KitRequest } from '../../http/routes/kit-request.js';
import type { CountedRule } from './rate-limiter.js';

export const RATE_LIMIT_MARK = Symbol('landsea:rate-limit');
export const UNCOUNTED_MARK = Symbol('landsea:uncounted');

/**
 * A function may return undefined (not counted) and reads the body, so its rule applies after 'address' and
 * 'user'.
 */
export interface RateLimitRule extends CountedRule {
  by: 'address' | 'user' | ((request: KitRequest) => string | undefined);
}

/** The window starts with the first call; beyond it 429 with Retry-After. */
export const RateLimit = (...rules: RateLimitRule[]): MethodDecorator & ClassDecorator =>
  SetMetadata(RATE_LIMIT_MARK, rules);

/** For health, metrics and signed deliveries. */
export const Uncounted = (): ClassDecorator => SetMetadata(UNCOUNTED_MARK, true);
