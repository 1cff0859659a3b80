import * as z from 'zod/mini';
import { Email } from '../account/auth.js';
import { defineShortName } from '../core/names.js';
import { Id, Instant, Version } from '../core/primitives.js';

/** An agent who works alone is an owner. */
export const AgencyRole = z.enum(['owner', 'agent', 'assistant']);
export type AgencyRole = z.infer<typeof AgencyRole>;

export const agencyRoleNames: Readonly<Record<AgencyRole, string>> = {
  owner: 'Owner',
  agent: 'Agent',
  assistant: 'Assistant',
};

/** Open invitations count. */
export const MAX_AGENCY_MEMBERS = 50;

export const InvitedRole = z.enum(['agent', 'assistant'], 'Choose a role: agent or assistant');
export type InvitedRole = z.infer<typeof InvitedRole>;

/** `POST /api/v1/agency`: an agent who works alone opens an agency and owns it. */
export const CreateAgency = z.strictObject({ name: defineShortName('The name of the agency', 80) });
export type CreateAgency = z.infer<typeof CreateAgency>;

/** `PATCH /api/v1/agency`. */
export const RenameAgency = z.strictObject({ ...CreateAgency.shape, version: Version });
export type RenameAgency = z.infer<typeof RenameAgency>;

/** `POST /api/v1/agency/invitations`. */
export const InviteMember = z.strictObject({ email: Email, role: InvitedRole });
export type InviteMember = z.infer<typeof InviteMember>;

/** `PUT /api/v1/agency/members/:memberId/role`; `owner` hands the agency over. */
export const ChangeMemberRole = z.strictObject({ role: AgencyRole });
export type ChangeMemberRole = z.infer<typeof ChangeMemberRole>;

/**
 * `POST /api/v1/agency/members/:memberId/removal`; null without clients, or when they leave with the member.
 */
export const RemoveMember = z.strictObject({ toAgentId: z.nullable(Id) });
export type RemoveMember = z.infer<typeof RemoveMember>;

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

/** Only the owner sees invitations. */
export const AgencyInvitation = z.object({
  id: Id,
  email: z.string(),
  role: InvitedRole,
  expiresAt: Instant,
  isExpired: z.boolean(),
});
export type AgencyInvitation = z.infer<typeof AgencyInvitation>;

/** `role` is the reader's. */
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

/** Distinguishes the token from other kinds of invitations. */
export const AGENCY_INVITATION_PREFIX = 'team.';

export const AgencyInvitationKey = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export type AgencyInvitationKey = z.infer<typeof AgencyInvitationKey>;

/** `POST /api/v1/agency-invitations/preview`. A revoked and an unknown link are both NOT_FOUND. */
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
