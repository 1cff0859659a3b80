import * as z from 'zod/mini';
import { EntitlementState } from '../billing/billing.js';
import { Id, Instant } from '../core/primitives.js';

export const DemoKind = z.enum(['family', 'agent']);
export type DemoKind = z.infer<typeof DemoKind>;

/** Expired at `expiresAt`. */
export const DemoRequest = z.object({ userId: Id, tripId: Id, expiresAt: Instant });
export type DemoRequest = z.infer<typeof DemoRequest>;

export const DemoAgentRequest = z.object({ userId: Id, expiresAt: Instant });
export type DemoAgentRequest = z.infer<typeof DemoAgentRequest>;

/** Trips creates the copy and the access in one transaction. */
export const DemoGrant = z.object({ ...EntitlementState.shape, expiresAt: Instant });
export type DemoGrant = z.infer<typeof DemoGrant>;
