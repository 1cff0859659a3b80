import type { InvitationPreview, InvitationState } from '@landsea/contracts/sharing';
import type { Invitation } from './invitation.entity.js';

export const getStateForHolder = (
  { acceptedAt }: Pick<Invitation, 'acceptedAt'>,
  keyExpiresAt: Date,
  now: Date,
): InvitationPreview['state'] => {
  if (acceptedAt) return 'used';
  return keyExpiresAt > now ? 'open' : 'expired';
};

export const getPublishedState = (row: Invitation): InvitationState => ({
  clientId: row.clientId,
  agentId: row.agentId,
  email: row.email,
  state: row.acceptedAt ? 'accepted' : row.revokedAt ? 'revoked' : 'open',
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  acceptedAt: row.acceptedAt?.toISOString() ?? null,
  userId: row.acceptedBy,
  version: row.version,
});
