import type { Collaborator } from '@landsea/contracts/sharing';
import { maskEmail } from '@landsea/nest-kit';
import type { CollaboratorRow } from './collaborator.entity.js';

export const toCollaborator = (
  row: CollaboratorRow,
  reader: { userId: string; isOwner: boolean },
  now: Date,
): Collaborator => ({
  id: row.id,
  email: reader.isOwner || row.userId === reader.userId ? row.email : maskEmail(row.email),
  name: row.firstName,
  role: row.role,
  seesMoney: row.seesMoney,
  state: row.userId ? 'joined' : row.expiresAt > now ? 'invited' : 'expired',
  expiresAt: row.expiresAt.toISOString(),
  personId: row.personId,
  staysHome: row.staysHome,
  isYou: row.userId === reader.userId,
});
