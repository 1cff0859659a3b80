import type { EntityManager } from 'typeorm';
import type { KeyHash } from './invitation-secrets.js';
import { InvitationKeyRow } from './invitation-key.entity.js';
import { Invitation } from './invitation.entity.js';

export interface HeldInvitation {
  invitation: Invitation;
  keyExpiresAt: Date;
  provesEmail: boolean;
}

/** A revoked invitation has no key left, so it looks like one that never existed. */
export async function findHeld(manager: EntityManager, hash: KeyHash): Promise<HeldInvitation | undefined> {
  const key = await manager.findOne(InvitationKeyRow, { where: hash, relations: { invitation: true } });
  if (!key?.invitation) return undefined;
  const { invitation, expiresAt, delivery } = key;
  return { invitation, keyExpiresAt: expiresAt, provesEmail: delivery === 'email' };
}

/**
 * One of several concurrent calls finds the invitation open.
 * @returns undefined when it was not open for this email and key.
 */
export async function useUp(
  manager: EntityManager,
  hash: KeyHash,
  by: { userId: string; email: string },
  now: Date,
): Promise<Invitation | undefined> {
  const [column, value] = 'tokenHash' in hash ? ['token_hash', hash.tokenHash] : ['code_hash', hash.codeHash];
  const [rows] = await manager.query<[{ clientId: string }[], number]>(
    `UPDATE invitation i
        SET accepted_at = $2, accepted_by = $3, version = version + 1
       FROM invitation_key k, user_account u
      WHERE k.${column} = $1 AND k.client_id = i.client_id AND k.expires_at > $2
        AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.email = $4 AND i.agent_id <> $3
        AND u.id = $3 AND lower(u.email) = i.email AND u.email_verified_at IS NOT NULL
      RETURNING i.client_id AS "clientId"`,
    [value, now, by.userId, by.email],
  );
  const [used] = rows;
  return used ? manager.findOneByOrFail(Invitation, { clientId: used.clientId }) : undefined;
}

/** @returns undefined when this person is not the client. */
export async function endAccepted(
  manager: EntityManager,
  { clientId, userId }: { clientId: string; userId: string },
  now: Date,
): Promise<Invitation | undefined> {
  const { affected } = await manager.update(
    Invitation,
    { clientId, acceptedBy: userId },
    { acceptedAt: null, acceptedBy: null, revokedAt: now, version: () => 'version + 1' },
  );
  if (affected !== 1) return undefined;
  await manager.delete(InvitationKeyRow, { clientId });
  return manager.findOneByOrFail(Invitation, { clientId });
}

export async function refreshIsClient(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `UPDATE user_account SET is_client = user_type = 'client'
        OR EXISTS (SELECT FROM invitation WHERE accepted_by = user_account.id)
      WHERE id = $1`,
    [userId],
  );
}
