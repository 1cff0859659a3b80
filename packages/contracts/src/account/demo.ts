import * as z from 'zod/mini';
import { EntitlementState } from '../billing/billing.js';
import { Id, Instant } from '../core/primitives.js';

/** The credentials behind `Login with Demo Account`, public by intent. Each sign-in with them opens a private copy. */
export const demoAccount = {
  firstName: 'Morgan',
  lastName: 'Rivera',
  email: 'demo@landsea.example',
  password: 'sail-and-stroll',
} as const;

/** A private copy of the demo trip that identity wants to have ready. Handled after `expiresAt` it is no longer wanted. */
export const DemoRequest = z.object({ userId: Id, tripId: Id, expiresAt: Instant });
export type DemoRequest = z.infer<typeof DemoRequest>;

/** The same once billing has unlocked the trip: trips creates the copy and the access in one transaction. */
export const DemoGrant = z.object({ ...EntitlementState.shape, expiresAt: Instant });
export type DemoGrant = z.infer<typeof DemoGrant>;
