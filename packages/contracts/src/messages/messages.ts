import * as z from 'zod/mini';
import { EntitlementState, TripFacts } from '../billing/billing.js';
import { ClientLeft } from '../agents/client-consent.js';
import { DemoAgentRequest, DemoGrant, DemoRequest } from '../account/demo.js';
import { ClientsHandedOver } from '../agents/hand-over.js';
import { ClientInvited, InvitationChanged } from '../sharing/invitations.js';
import { PreviewClaimed } from '../trip/previews.js';
import { Id, Instant } from '../core/primitives.js';
import { SubscriptionAccess } from '../billing/subscriptions.js';

export const ServiceName = z.enum(['identity', 'trips', 'billing']);
export type ServiceName = z.infer<typeof ServiceName>;

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
  /** Clients were handed over: what identity holds of their invitations belongs to the other agent. */
  'trips.clients-handed-over': { to: ['identity'], payload: ClientsHandedOver },
  'trips.client-left': { to: ['identity'], payload: ClientLeft },
  /** A client is no more, merged into another or deleted: the invitation ends. With `forget` nothing stays of whom it went to. */
  'trips.client-removed': {
    to: ['identity'],
    payload: z.object({ clientId: Id, forget: z.optional(z.boolean()) }),
  },
  /** The account is gone: each service removes what it holds of the person, but for what books must keep. */
  'identity.account-erased': { to: ['trips', 'billing'], payload: z.object({ userId: Id }) },
  /** An address was verified for the first time: access that was set up before that instant is removed. */
  'identity.address-verified': { to: ['trips'], payload: z.object({ userId: Id, verifiedAt: Instant }) },
  /** Somebody used a link that was emailed to this address, signed in to the account with `sessionId`. */
  'trips.address-confirmed': {
    to: ['identity'],
    payload: z.object({ userId: Id, email: z.string(), sessionId: Id, confirmedAt: Instant }),
  },
  /** A person's choices of notifications changed: the receiver fetches them. */
  'identity.notifications-changed': { to: ['trips'], payload: z.object({ userId: Id }) },
  /** A person created a trip; never one of the demo. */
  'trips.trip-created': { to: ['identity'], payload: z.object({ userId: Id, createdAt: Instant }) },
  'trips.trip-changed': { to: ['billing'], payload: TripFacts },
  'billing.entitlement-changed': { to: ['trips'], payload: EntitlementState },
  'billing.subscription-changed': { to: ['trips'], payload: SubscriptionAccess },
  /** A payment gave access: a trip was unlocked, or a plan began. */
  'billing.purchase-made': { to: ['identity'], payload: z.object({ userId: Id, paidAt: Instant }) },
  'billing.preview-claimed': { to: ['trips'], payload: PreviewClaimed },
  /** A private copy of the demo trip is requested of billing, which has trips create it, which reports it as ready. */
  'identity.demo-requested': { to: ['billing'], payload: DemoRequest },
  'billing.demo-granted': { to: ['trips'], payload: DemoGrant },
  /** A private book of clients is requested of trips, which reports it as ready. */
  'identity.demo-agent-requested': { to: ['trips'], payload: DemoAgentRequest },
  'trips.demo-ready': { to: ['identity'], payload: z.object({ userId: Id }) },
} as const satisfies Record<string, { to: readonly ServiceName[]; payload: z.ZodMiniType }>;

export type MessageType = keyof typeof messages;
export type MessagePayload<T extends MessageType> = z.infer<(typeof messages)[T]['payload']>;

/** `POST /internal/inbox`: one message of the outbox of another service. */
export const InboxMessage = z.strictObject({ id: Id, type: z.string(), payload: z.unknown() });
export type InboxMessage = z.infer<typeof InboxMessage>;
