import { describeUnconfirmed } from '@landsea/rules/agents';
import { makeEditConflict } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { ClientRow } from './client.entity.js';

/**
 * A stranger may have typed the address into a public form that made the client. Nothing of the agent's goes to
 * it before its owner confirms it, or the agent says that it is right.
 */
export const selectUnconfirmed = (client: string): string => `EXISTS (
  SELECT FROM intake_answer typed
   WHERE typed.client_id = ${client}.id AND typed.email = ${client}.email AND typed.made_client
     AND typed.state = 'unconfirmed' AND NOT EXISTS (
       SELECT FROM intake_answer sure
        WHERE sure.client_id = ${client}.id AND sure.email = ${client}.email AND sure.confirm_hash IS NOT NULL
          AND sure.state <> 'unconfirmed'))`;

export const isEmailUnconfirmed = async (manager: EntityManager, clientId: string): Promise<boolean> => {
  const [found] = await manager.query<{ isUnconfirmed: boolean }[]>(
    `SELECT ${selectUnconfirmed('c')} AS "isUnconfirmed" FROM client c WHERE c.id = $1`,
    [clientId],
  );
  return found?.isUnconfirmed ?? false;
};

/** @throws DomainError EDIT_CONFLICT. */
export const refuseUnconfirmed = async (
  manager: EntityManager,
  { id, firstName }: Pick<ClientRow, 'id' | 'firstName'>,
): Promise<void> => {
  if (await isEmailUnconfirmed(manager, id)) throw makeEditConflict(describeUnconfirmed(firstName));
};
