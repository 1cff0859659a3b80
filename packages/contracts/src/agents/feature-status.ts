import * as z from 'zod/mini';
import { Instant } from '../core/primitives.js';

/** What an agent's account does, each with how much of it is used. */
export const FeatureName = z.enum(['clients', 'trips', 'morning', 'messages']);
export type FeatureName = z.infer<typeof FeatureName>;

/** The services that the product runs on. */
export const HealthPart = z.enum(['accounts', 'planning', 'payments']);
export type HealthPart = z.infer<typeof HealthPart>;

/** A feature that came after the first four. A build shows those whose `name` it knows; `off`: not set up in this installation. */
export const LaterFeature = z.object({
  name: z.string(),
  used: z.int(),
  state: z.enum(['ok', 'degraded', 'down', 'off']),
});
export type LaterFeature = z.infer<typeof LaterFeature>;

/**
 * `GET /api/v1/feature-status`: what is on for this account and plan, and whether it works right now. `limit` is null where the
 * plan sets none. `problems` name what a service cannot do though it runs: mail, queue, stripe and the like.
 */
export const FeatureStatus = z.object({
  plan: z.object({ isOpen: z.boolean(), until: z.nullable(Instant) }),
  features: z.array(z.object({ name: FeatureName, used: z.int(), limit: z.nullable(z.int()) })),
  /** Absent in services before. */
  later: z.optional(z.array(LaterFeature)),
  health: z.array(
    z.object({ part: HealthPart, state: z.enum(['ok', 'degraded', 'down']), problems: z.array(z.string()) }),
  ),
  checkedAt: Instant,
});
export type FeatureStatus = z.infer<typeof FeatureStatus>;
