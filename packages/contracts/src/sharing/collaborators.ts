import * as z from 'zod/mini';
import { TripRole } from '../trip/access.js';
import { Id, Instant } from '../core/primitives.js';

/** How many people, besides the owner, share a trip at most; open invitations count. */
export const MAX_COLLABORATORS = 20;

export const CollaboratorRole = z.enum(['editor', 'viewer'], 'Choose what they may do: edit or look');
export type CollaboratorRole = z.infer<typeof CollaboratorRole>;

/** `POST /api/v1/trips/:tripId/collaborators`: the owner invites somebody by email. */
export const InviteCollaborator = z.strictObject({
  email: z
    .string('Enter an email address')
    .check(z.trim(), z.toLowerCase(), z.email('Enter an email address'), z.maxLength(254)),
  role: CollaboratorRole,
  /** Whether they may see budget, expenses and savings. */
  seesMoney: z.boolean(),
});
export type InviteCollaborator = z.infer<typeof InviteCollaborator>;

/** `PATCH /api/v1/trips/:tripId/collaborators/:collaboratorId`. */
export const UpdateCollaborator = z.strictObject({
  role: z.optional(CollaboratorRole),
  seesMoney: z.optional(z.boolean()),
});
export type UpdateCollaborator = z.infer<typeof UpdateCollaborator>;

/**
 * `PUT /api/v1/trips/:tripId/collaborators/:collaboratorId/traveler`: which person of the party this is, null for none of them.
 * The owner says it of everybody, others of themselves. A person is one collaborator at most.
 */
export const SetTraveler = z.strictObject({ personId: z.nullable(Id) });
export type SetTraveler = z.infer<typeof SetTraveler>;

/** Somebody who shares a trip or was invited. Only its owner sees full addresses; others see `a•••@example.com`. */
export const Collaborator = z.object({
  id: Id,
  email: z.string(),
  /** First name of the account that joined. */
  name: z.nullable(z.string()),
  role: CollaboratorRole,
  seesMoney: z.boolean(),
  state: z.enum(['joined', 'invited', 'expired']),
  expiresAt: Instant,
  isYou: z.boolean(),
  /** Which person of the party this is; null for nobody, or until it is said. */
  personId: z.optional(z.nullable(Id)),
  /** Whether it is said that this is nobody of the party. */
  staysHome: z.optional(z.boolean()),
});
export type Collaborator = z.infer<typeof Collaborator>;

/** `GET /api/v1/trips/:tripId/collaborators`. `role` is the reader's; the owner's name is null while identity is unreachable. */
export const Sharing = z.object({
  role: TripRole,
  ownerName: z.nullable(z.string()),
  collaborators: z.array(Collaborator),
});
export type Sharing = z.infer<typeof Sharing>;

/** The token of the emailed link; its form is not checked, a mangled one is no better known than a made-up one. */
export const TripInvitationKey = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export type TripInvitationKey = z.infer<typeof TripInvitationKey>;

/** So that a page that takes several kinds of invitations knows this one. */
export const TRIP_INVITATION_PREFIX = 'trip.';

/**
 * `POST /api/v1/trip-invitations/preview`: what the holder of a link may know. A revoked and an unknown one are both
 * NOT_FOUND. viewer: nobody signed in, the person it is for, the trip's owner, or somebody else.
 */
export const TripInvitationPreview = z.object({
  state: z.enum(['open', 'used', 'expired']),
  tripName: z.string(),
  invitedBy: z.string(),
  role: CollaboratorRole,
  email: z.string(),
  expiresAt: Instant,
  viewer: z.enum(['visitor', 'invited', 'owner', 'other']),
});
export type TripInvitationPreview = z.infer<typeof TripInvitationPreview>;

/** `POST /internal/trip-invitations/address`: to whom the open invitation of this token was emailed; 404 for any other. */
export const TripInvitationAddress = z.object({ email: z.string() });
export type TripInvitationAddress = z.infer<typeof TripInvitationAddress>;

/** `POST /api/v1/trip-invitations/accept`: the trip that is now shared with the person. */
export const JoinedTrip = z.object({ tripId: Id, role: CollaboratorRole });
export type JoinedTrip = z.infer<typeof JoinedTrip>;
