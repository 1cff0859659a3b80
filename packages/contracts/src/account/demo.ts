import * as z from 'zod/mini';
import { EntitlementState } from '../billing/billing.js';
import { Id, Instant } from '../core/primitives.js';

/** Whom a private copy is for. */
export const DemoKind = z.enum(['family', 'agent']);
export type DemoKind = z.infer<typeof DemoKind>;

/** A private copy of the demo trip that identity wants to have ready. Handled after `expiresAt` it is no longer wanted. */
export const DemoRequest = z.object({ userId: Id, tripId: Id, expiresAt: Instant });
export type DemoRequest = z.infer<typeof DemoRequest>;

/** A private book of clients that identity wants to have ready. Nothing of it is paid for, so trips makes it at once. */
export const DemoAgentRequest = z.object({ userId: Id, expiresAt: Instant });
export type DemoAgentRequest = z.infer<typeof DemoAgentRequest>;

/** The trip once billing has unlocked the trip: trips creates the copy and the access in one transaction. */
export const DemoGrant = z.object({ ...EntitlementState.shape, expiresAt: Instant });
export type DemoGrant = z.infer<typeof DemoGrant>;
