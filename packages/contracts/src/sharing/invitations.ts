import * as z from 'zod/mini';
import { LastName, Register } from '../account/auth.js';
import { ClientConsent, TripConsent } from '../agents/client-consent.js';
import { Id, Instant } from '../core/primitives.js';

/** An invitation is open for this long after each time it is sent. */
export const INVITATION_DAYS = 7;

/**
 * What opens an invitation: the token of a link, or the code that a person types. Neither is checked for its form: a
 * mangled one is no better known than a made-up one.
 */
export const InvitationKey = z.union([
  z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  z.strictObject({ code: z.string().check(z.maxLength(60)) }),
]);
export type InvitationKey = z.infer<typeof InvitationKey>;

/** Who looks at an invitation: nobody signed in, the person it is for, the agent who sent it, or somebody else. */
export const InvitationViewer = z.enum(['visitor', 'invited', 'sender', 'other']);

/**
 * `POST /api/v1/invitations/preview`: what the holder of a link or code may know. A revoked and an unknown one are both
 * NOT_FOUND. `email` is masked (`a•••@example.com`). `provesEmail`: this key was sent by email, so that its holder
 * reads that mailbox; with any other key the account's address must be verified before the invitation can be accepted.
 */
export const InvitationPreview = z.object({
  state: z.enum(['open', 'used', 'expired']),
  agentName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  expiresAt: Instant,
  viewer: InvitationViewer,
  provesEmail: z.boolean(),
});
export type InvitationPreview = z.infer<typeof InvitationPreview>;

/**
 * `POST /api/v1/invitations/accept`: the signed-in person takes the invitation that was sent to their email, and says
 * which of their own trips the agent may see.
 */
export const AcceptInvitation = z.strictObject({ key: InvitationKey, consent: ClientConsent });
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/**
 * `POST /api/v1/invitations/register`: an account for the invited email, which is never sent by the browser. An emailed
 * key also verifies the address and accepts the invitation; a copied one only opens the account.
 */
export const RegisterInvited = z.strictObject({
  key: InvitationKey,
  firstName: Register.shape.firstName,
  lastName: LastName,
  password: Register.shape.password,
});
export type RegisterInvited = z.infer<typeof RegisterInvited>;

/** `POST /api/v1/invitations/:clientId/link`: shown once to the agent; the service keeps neither link nor code. */
export const InvitationLink = z.object({ url: z.string(), code: z.string(), expiresAt: Instant });
export type InvitationLink = z.infer<typeof InvitationLink>;

/** Identity's whole knowledge of an invitation, as it publishes it to trips and the agent who sent it. */
export const InvitationState = z.object({
  clientId: Id,
  agentId: Id,
  email: z.string(),
  state: z.enum(['open', 'accepted', 'revoked']),
  sentAt: Instant,
  expiresAt: Instant,
  acceptedAt: z.nullable(Instant),
  /** The account that accepted. */
  userId: z.nullable(Id),
  version: z.int(),
});
export type InvitationState = z.infer<typeof InvitationState>;

/** The message to trips about an invitation. Accepting it adds the trips of their own that the client chose to share. */
export const InvitationChanged = z.extend(InvitationState, { consent: z.optional(z.array(TripConsent)) });
export type InvitationChanged = z.infer<typeof InvitationChanged>;

/** An agent wants one of their clients invited, or invited again: trips has checked whose client it is. */
export const ClientInvited = z.object({
  clientId: Id,
  agentId: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Grows with each invitation. */
  version: z.int(),
  /** Grows with each hand-over of the client; absent from a release before hand-overs. */
  agentVersion: z.optional(z.int()),
});
export type ClientInvited = z.infer<typeof ClientInvited>;
