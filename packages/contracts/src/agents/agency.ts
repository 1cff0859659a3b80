import * as z from 'zod/mini';
import { Email } from '../account/auth.js';
import { shortName } from '../core/names.js';
import { Id, Instant, Version } from '../core/primitives.js';
import { AgencyRole } from './team.js';

/** How many people an agency has at most; open invitations count. */
export const MAX_AGENCY_MEMBERS = 50;

/** The roles that somebody is invited as; an agency has one owner, who hands it over. */
export const InvitedRole = z.enum(['agent', 'assistant'], 'Choose a role: agent or assistant');
export type InvitedRole = z.infer<typeof InvitedRole>;

/** `POST /api/v1/agency`: an agent who works alone opens an agency and owns it. */
export const CreateAgency = z.strictObject({ name: shortName('The name of the agency', 80) });
export type CreateAgency = z.infer<typeof CreateAgency>;

/** `PATCH /api/v1/agency`. */
export const RenameAgency = z.strictObject({ ...CreateAgency.shape, version: Version });
export type RenameAgency = z.infer<typeof RenameAgency>;

/** `POST /api/v1/agency/invitations`. */
export const InviteMember = z.strictObject({ email: Email, role: InvitedRole });
export type InviteMember = z.infer<typeof InviteMember>;

/** `PUT /api/v1/agency/members/:memberId/role`; `owner` hands the agency over, and the owner until then is an agent. */
export const ChangeMemberRole = z.strictObject({ role: AgencyRole });
export type ChangeMemberRole = z.infer<typeof ChangeMemberRole>;

/** `POST /api/v1/agency/members/:memberId/removal`: who takes over their clients; null where they have none, or leave with them. */
export const RemoveMember = z.strictObject({ toAgentId: z.nullable(Id) });
export type RemoveMember = z.infer<typeof RemoveMember>;

/** Somebody of the agency, with how many clients belong to them. */
export const AgencyMember = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  role: AgencyRole,
  joinedAt: Instant,
  clients: z.int(),
  isYou: z.boolean(),
});
export type AgencyMember = z.infer<typeof AgencyMember>;

/** An invitation that nobody has used yet. Only the owner sees those. */
export const AgencyInvitation = z.object({
  id: Id,
  email: z.string(),
  role: InvitedRole,
  expiresAt: Instant,
  isExpired: z.boolean(),
});
export type AgencyInvitation = z.infer<typeof AgencyInvitation>;

/** An agency as one of its members sees it; `role` is the reader's. */
export const Agency = z.object({
  id: Id,
  name: z.string(),
  version: z.int(),
  role: AgencyRole,
  members: z.array(AgencyMember),
  invitations: z.array(AgencyInvitation),
});
export type Agency = z.infer<typeof Agency>;

/** `GET /api/v1/agency`; null for an agent who works alone. */
export const OwnAgency = z.object({ agency: z.nullable(Agency) });
export type OwnAgency = z.infer<typeof OwnAgency>;

/** So that a page that takes several kinds of invitations knows this one. */
export const AGENCY_INVITATION_PREFIX = 'team.';

/** The token of the emailed link. */
export const AgencyInvitationKey = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export type AgencyInvitationKey = z.infer<typeof AgencyInvitationKey>;

/**
 * `POST /api/v1/agency-invitations/preview`: what the holder of a link may know. A revoked and an unknown one are both
 * NOT_FOUND. viewer: nobody signed in; the agent whom it is for; the same person with an account of a family; a member of the
 * agency; an agent with another address.
 */
export const AgencyInvitationPreview = z.object({
  state: z.enum(['open', 'used', 'expired']),
  agencyName: z.string(),
  invitedBy: z.string(),
  role: InvitedRole,
  email: z.string(),
  expiresAt: Instant,
  viewer: z.enum(['visitor', 'invited', 'family', 'member', 'other']),
});
export type AgencyInvitationPreview = z.infer<typeof AgencyInvitationPreview>;
