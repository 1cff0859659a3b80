import type { EntityManager } from 'typeorm';
import { selectUnconfirmed } from '../clients/unconfirmed-email.js';

/** A client as a message reaches them: by the account, else by the address. */
export interface Correspondent {
  clientId: string;
  userId: string | null;
  firstName: string;
  lastName: string;
  email: string | null;
  hasLeft: boolean;
  isEmailUnconfirmed: boolean;
}

const correspondent = `id AS "clientId", user_id AS "userId", first_name AS "firstName", last_name AS "lastName",
  nullif(email, '') AS email, left_at IS NOT NULL AS "hasLeft",
  ${selectUnconfirmed('client')} AS "isEmailUnconfirmed"`;

export const selectClient = async (
  manager: EntityManager,
  { userId, agentIds }: { userId: string; agentIds: readonly string[] },
  clientId: string,
): Promise<Correspondent | undefined> => {
  const rows = await manager.query<Correspondent[]>(
    `SELECT ${correspondent} FROM client WHERE id = $3 AND (user_id = $1 OR agent_id = ANY($2::uuid[]))`,
    [userId, agentIds, clientId],
  );
  return rows[0];
};

export const selectClientsToWrite = (
  manager: EntityManager,
  agentIds: readonly string[],
  clientIds: readonly string[],
): Promise<Correspondent[]> =>
  manager.query(
    `SELECT ${correspondent} FROM client
      WHERE id = ANY($2::uuid[]) AND agent_id = ANY($1::uuid[]) ORDER BY id`,
    [agentIds, clientIds],
  );
