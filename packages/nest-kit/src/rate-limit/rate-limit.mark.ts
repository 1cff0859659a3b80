import { SetMetadata } from '@nestjs/common';
import type { KitRequest } from '../routes/kit-request.js';

export const RATE_LIMIT_MARK = Symbol('landsea:rate-limit');

/** `by` says whose calls are counted together; undefined from a function means that this call is not counted. */
export interface RateLimitRule {
  name: string;
  limit: number;
  windowSeconds: number;
  by: 'address' | 'user' | ((request: KitRequest) => string | undefined);
}

/** At most `limit` calls in a window that starts with the first; beyond it 429 RATE_LIMITED with Retry-After. */
export const RateLimit = (...rules: RateLimitRule[]): MethodDecorator & ClassDecorator =>
  SetMetadata(RATE_LIMIT_MARK, rules);
