import { omitEmpty, type DeclaredData } from '@landsea/nest-kit';
import { ClientCallRow } from './client-call.entity.js';

export const callsOfUser: DeclaredData = {
  /** An agent's own: a client does not read what was noted about them. */
  records: async (manager, userId) =>
    omitEmpty({
      clientCalls: await manager.query(
        `SELECT k.client_id AS "clientId", k.text, k.with_name AS "withName", k.at, k.added_by_name AS "addedBy"
       FROM client_call k JOIN client ON client.id = k.client_id
       WHERE client.agent_id = $1 OR k.added_by = $1 ORDER BY k.at, k.id`,
        [userId],
      ),
    }),
  erase: (manager, userId) =>
    manager.update(ClientCallRow, { addedBy: userId }, { addedBy: null, addedByName: 'Somebody who left' }),
};
