import { SetMetadata } from '@nestjs/common';
import type { KitRequest } from '../../http/routes/kit-request.js';
import type { CountedRule } from './rate-limiter.js';

export const RATE_LIMIT_MARK = Symbol('landsea:rate-limit');
export const UNCOUNTED_MARK = Symbol('landsea:uncounted');

/**
 * `by` says whose calls are counted together; undefined from a function means that this call is not counted. A function may
 * read the body, so its rule is applied after the body was read; 'address' and 'user' are applied before.
 */
export interface RateLimitRule extends CountedRule {
  by: 'address' | 'user' | ((request: KitRequest) => string | undefined);
}

/** At most `limit` calls in a window that starts with the first; beyond it 429 RATE_LIMITED with Retry-After. */
export const RateLimit = (...rules: RateLimitRule[]): MethodDecorator & ClassDecorator =>
  SetMetadata(RATE_LIMIT_MARK, rules);

/** Not limited by address: health and metrics, which only operations call, and deliveries that prove themselves by a signature. */
export const Uncounted = (): ClassDecorator => SetMetadata(UNCOUNTED_MARK, true);
