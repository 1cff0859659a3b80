import type { RateLimitRule } from '@landsea/nest-kit';

/** Seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;

/** Limits of a page that a link opens, whose holder is known by the network alone. */
export const limitByAddress =
  (page: string) =>
  (name: string, limit: number, windowSeconds: number): RateLimitRule => ({
    name: `${page}-${name}`,
    limit,
    windowSeconds,
    by: 'address',
  });
