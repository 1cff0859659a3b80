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

/** Messages carry the full state and a version: order does not matter, and a repeat does no harm. */
export const messages = {
  'identity.session-ended': {
    to: ['trips', 'billing'],
    payload: z.object({ tokenHashes: z.array(z.string()) }),
  },
  'identity.invitation-changed': { to: ['trips'], payload: InvitationChanged },
  'trips.client-invited': { to: ['identity'], payload: ClientInvited },
  'trips.clients-handed-over': { to: ['identity'], payload: ClientsHandedOver },
  'trips.client-left': { to: ['identity'], payload: ClientLeft },
  /** With `forget` nothing stays of the recipient. */
  'trips.client-removed': {
    to: ['identity'],
    payload: z.object({ clientId: Id, forget: z.optional(z.boolean()) }),
  },
  /** Each service erases the person's data, except for the books. */
  'identity.account-erased': { to: ['trips', 'billing'], payload: z.object({ userId: Id }) },
  /** Access that was set up before that instant is removed. */
  'identity.address-verified': { to: ['trips'], payload: z.object({ userId: Id, verifiedAt: Instant }) },
  'trips.address-confirmed': {
    to: ['identity'],
    payload: z.object({ userId: Id, email: z.string(), sessionId: Id, confirmedAt: Instant }),
  },
  /** The receiver fetches the choices. */
  'identity.notifications-changed': { to: ['trips'], payload: z.object({ userId: Id }) },
  /** Trips of the demo are left out. */
  'trips.trip-created': { to: ['identity'], payload: z.object({ userId: Id, createdAt: Instant }) },
  'trips.trip-changed': { to: ['billing'], payload: TripFacts },
  'billing.entitlement-changed': { to: ['trips'], payload: EntitlementState },
  'billing.subscription-changed': { to: ['trips'], payload: SubscriptionAccess },
  'billing.purchase-made': { to: ['identity'], payload: z.object({ userId: Id, paidAt: Instant }) },
  'billing.preview-claimed': { to: ['trips'], payload: PreviewClaimed },
  /** Billing forwards the request to trips, which reports the copy as ready. */
  'identity.demo-requested': { to: ['billing'], payload: DemoRequest },
  'billing.demo-granted': { to: ['trips'], payload: DemoGrant },
  'identity.demo-agent-requested': { to: ['trips'], payload: DemoAgentRequest },
  'trips.demo-ready': { to: ['identity'], payload: z.object({ userId: Id }) },
} as const satisfies Record<string, { to: readonly ServiceName[]; payload: z.ZodMiniType }>;

export type MessageType = keyof typeof messages;
export type MessagePayload<T extends MessageType> = z.infer<(typeof messages)[T]['payload']>;

/** `POST /internal/inbox`. */
export const InboxMessage = z.strictObject({ id: Id, type: z.string(), payload: z.unknown() });
export type InboxMessage = z.infer<typeof InboxMessage>;
