import * as z from 'zod/mini';
import { GrantState, TripFacts } from './billing.js';
import { ClientLeft } from './client-consent.js';
import { ClientInvited, InvitationChanged } from './invitations.js';
import { PreviewClaimed } from './previews.js';
import { Id, Instant } from './primitives.js';
import { SubscriptionAccess } from './subscriptions.js';

export const ServiceName = z.enum(['identity', 'trips', 'billing']);
export type ServiceName = z.infer<typeof ServiceName>;

/** What billing granted for a payment; trips keeps the one with the highest version for each id. */
export const EntitlementState = z.object({
  entitlementId: Id,
  userId: Id,
  tripId: Id,
  state: GrantState,
  startsAt: Instant,
  version: z.int(),
});
export type EntitlementState = z.infer<typeof EntitlementState>;

/**
 * The catalogue of messages between services. Each carries the full state and a version, so that order does not
 * matter and a repeat does no harm.
 */
export const messages = {
  'identity.session-ended': {
    to: ['trips', 'billing'],
    payload: z.object({ tokenHashes: z.array(z.string()) }),
  },
  'identity.invitation-changed': { to: ['trips'], payload: InvitationChanged },
  'trips.client-invited': { to: ['identity'], payload: ClientInvited },
  'trips.client-left': { to: ['identity'], payload: ClientLeft },
  /** The account is gone: each service removes what it holds of the person, but for what books must keep. */
  'identity.account-erased': { to: ['trips', 'billing'], payload: z.object({ userId: Id }) },
  /** A person's choices of what to be told changed: who hears it asks for them. */
  'identity.notifications-changed': { to: ['trips'], payload: z.object({ userId: Id }) },
  'trips.trip-changed': { to: ['billing'], payload: TripFacts },
  'billing.entitlement-changed': { to: ['trips'], payload: EntitlementState },
  'billing.subscription-changed': { to: ['trips'], payload: SubscriptionAccess },
  'billing.preview-claimed': { to: ['trips'], payload: PreviewClaimed },
} as const satisfies Record<string, { to: readonly ServiceName[]; payload: z.ZodMiniType }>;

export type MessageType = keyof typeof messages;
export type MessagePayload<T extends MessageType> = z.infer<(typeof messages)[T]['payload']>;

/** `POST /internal/inbox`: one message of the outbox of another service. */
export const InboxMessage = z.strictObject({ id: Id, type: z.string(), payload: z.unknown() });
export type InboxMessage = z.infer<typeof InboxMessage>;
