import * as z from 'zod/mini';
import { CalendarDate, Instant } from '../core/primitives.js';

/** `GET /api/v1/agent-plan`; nulls unless a plan ended. `editsUntil` is the last day on which trips of clients are edited. */
export const AgentPlan = z.object({ endedAt: z.nullable(Instant), editsUntil: z.nullable(CalendarDate) });
export type AgentPlan = z.infer<typeof AgentPlan>;

export const FeatureName = z.enum(['clients', 'trips', 'morning', 'messages']);
export type FeatureName = z.infer<typeof FeatureName>;

export const HealthPart = z.enum(['accounts', 'planning', 'payments']);
export type HealthPart = z.infer<typeof HealthPart>;

/** A build shows the features whose `name` it knows; `off`: not set up in this installation. */
export const LaterFeature = z.object({
  name: z.string(),
  used: z.int(),
  state: z.enum(['ok', 'degraded', 'down', 'off']),
});
export type LaterFeature = z.infer<typeof LaterFeature>;

/**
 * `GET /api/v1/feature-status`; `limit` null for none. `problems` name failing parts of a running service.
 */
export const FeatureStatus = z.object({
  plan: z.object({ isOpen: z.boolean(), until: z.nullable(Instant) }),
  features: z.array(z.object({ name: FeatureName, used: z.int(), limit: z.nullable(z.int()) })),
  later: z.optional(z.array(LaterFeature)),
  health: z.array(
    z.object({ part: HealthPart, state: z.enum(['ok', 'degraded', 'down']), problems: z.array(z.string()) }),
  ),
  checkedAt: Instant,
});
export type FeatureStatus = z.infer<typeof FeatureStatus>;
