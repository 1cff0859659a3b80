import type { Client, ClientInvitation, PipelineStage, SharedClientTrip } from '@landsea/contracts/agents';
import type { ClientRow } from './client.entity.js';
import { readStages } from './pipeline.queries.js';

type InvitationFacts = Pick<
  ClientRow,
  'userId' | 'joinedAt' | 'leftAt' | 'invitedAt' | 'invitationExpiresAt'
>;

export const toInvitation = (
  { userId, joinedAt, leftAt, invitedAt, invitationExpiresAt }: InvitationFacts,
  now: Date,
): ClientInvitation => {
  if (userId && joinedAt) return { state: 'joined', at: joinedAt.toISOString(), expiresAt: null };
  if (leftAt) return { state: 'left', at: leftAt.toISOString(), expiresAt: null };
  if (!invitedAt || !invitationExpiresAt) return { state: 'not-invited', at: null, expiresAt: null };
  const state = invitationExpiresAt > now ? 'invited' : 'expired';
  return { state, at: invitedAt.toISOString(), expiresAt: invitationExpiresAt.toISOString() };
};

export const toClient = (
  row: ClientRow,
  {
    sharedTrips = [],
    stage,
  }: { sharedTrips?: SharedClientTrip[] | undefined; stage: PipelineStage | undefined },
  now: Date,
): Client => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email ?? '',
  phone: row.phone,
  notes: row.notes,
  createdAt: row.createdAt.toISOString(),
  invitation: toInvitation(row, now),
  sharedTrips,
  version: row.version,
  agentId: row.agentId,
  leadId: row.leadId,
  ...readStages(stage),
  source: row.source,
  tags: row.tags,
  nextStep: row.nextStep,
  nextStepOn: row.nextStepOn,
  details: row.details,
  archivedAt: row.archivedAt?.toISOString() ?? null,
});
