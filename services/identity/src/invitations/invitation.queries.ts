import type { EntityManager } from 'typeorm';
import type { KeyHash } from './invitation-secrets.js';
import { InvitationKeyRow } from './invitation-key.entity.js';
import { Invitation } from './invitation.entity.js';

export interface HeldInvitation {
  invitation: Invitation;
  keyExpiresAt: Date;
}

/** The invitation that a token or code opens. A revoked one has no key left: it is like one that never was. */
export async function findHeld(manager: EntityManager, hash: KeyHash): Promise<HeldInvitation | undefined> {
  const key = await manager.findOne(InvitationKeyRow, { where: hash, relations: { invitation: true } });
  return key?.invitation ? { invitation: key.invitation, keyExpiresAt: key.expiresAt } : undefined;
}

/**
 * The one statement that uses an invitation up: of any number at once, one finds it open.
 * @returns the accepted invitation, or undefined when it was not open (any more) for this email and key.
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
       FROM invitation_key k
      WHERE k.${column} = $1 AND k.client_id = i.client_id AND k.expires_at > $2
        AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.email = $4 AND i.agent_id <> $3
      RETURNING i.client_id AS "clientId"`,
    [value, now, by.userId, by.email],
  );
  const [used] = rows;
  return used ? manager.findOneByOrFail(Invitation, { clientId: used.clientId }) : undefined;
}
