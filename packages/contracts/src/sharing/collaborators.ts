import * as z from 'zod/mini';
import { TripRole } from '../trip/access.js';
import { Id, Instant } from '../core/primitives.js';

/** Besides the owner; open invitations count. */
export const MAX_COLLABORATORS = 20;

export const CollaboratorRole = z.enum(['editor', 'viewer'], 'Choose what they may do: edit or look');
export type CollaboratorRole = z.infer<typeof CollaboratorRole>;

/** `POST /api/v1/trips/:tripId/collaborators`. */
export const InviteCollaborator = z.strictObject({
  email: z
    .string('Enter an email address')
    .check(z.trim(), z.toLowerCase(), z.email('Enter an email address'), z.maxLength(254)),
  role: CollaboratorRole,
  seesMoney: z.boolean(),
});
export type InviteCollaborator = z.infer<typeof InviteCollaborator>;

/** `PATCH /api/v1/trips/:tripId/collaborators/:collaboratorId`. */
export const UpdateCollaborator = z.strictObject({
  role: z.optional(CollaboratorRole),
  seesMoney: z.optional(z.boolean()),
});
export type UpdateCollaborator = z.infer<typeof UpdateCollaborator>;

/** `PUT /api/v1/trips/:tripId/collaborators/:collaboratorId/traveler`; null for nobody of the party. */
export const SetTraveler = z.strictObject({ personId: z.nullable(Id) });
export type SetTraveler = z.infer<typeof SetTraveler>;

/** Only the owner sees full addresses; others see `a•••@example.com`. */
export const Collaborator = z.object({
  id: Id,
  email: z.string(),
  name: z.nullable(z.string()),
  role: CollaboratorRole,
  seesMoney: z.boolean(),
  state: z.enum(['joined', 'invited', 'expired']),
  expiresAt: Instant,
  isYou: z.boolean(),
  /** Null also until it is chosen. */
  personId: z.optional(z.nullable(Id)),
  staysHome: z.optional(z.boolean()),
});
export type Collaborator = z.infer<typeof Collaborator>;

/**
 * `GET /api/v1/trips/:tripId/collaborators`; `role` is the reader's, `ownerName` null while identity is
 * unreachable.
 */
export const Sharing = z.object({
  role: TripRole,
  ownerName: z.nullable(z.string()),
  collaborators: z.array(Collaborator),
});
export type Sharing = z.infer<typeof Sharing>;

/** The form is not checked: a mangled token is an unknown one. */
export const TripInvitationKey = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export type TripInvitationKey = z.infer<typeof TripInvitationKey>;

/** Distinguishes the token from other kinds of invitations. */
export const TRIP_INVITATION_PREFIX = 'trip.';

/** `POST /api/v1/trip-invitations/preview`. A revoked and an unknown link are both NOT_FOUND. */
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

/** `POST /internal/trip-invitations/address` and `/internal/agency-invitations/address`; 404 unless it is open. */
export const InvitedAddress = z.object({ email: z.string() });
export type InvitedAddress = z.infer<typeof InvitedAddress>;

/** `POST /api/v1/trip-invitations/accept`. */
export const JoinedTrip = z.object({ tripId: Id, role: CollaboratorRole });
export type JoinedTrip = z.infer<typeof JoinedTrip>;
