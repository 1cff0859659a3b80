import type { ClientConnection, HouseholdPerson } from '@landsea/contracts/agents';
import { selectJsonColumns, makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { buildAddressBookOrder } from './address-book-order.js';
import { ClientPersonRow } from './client-person.entity.js';
import { searchTextOf } from './client-search-text.js';
import { ClientRow } from './client.entity.js';

export const clientTable = makeVersionedTable(ClientRow);
export const personTable = makeVersionedTable(ClientPersonRow);

const person = selectJsonColumns(ClientPersonRow, 'p', [
  'clientId',
  'phoneKey',
  'externalId',
  'createdAt',
  'updatedAt',
]);

export const selectHousehold = (manager: EntityManager, clientId: string): Promise<HouseholdPerson[]> =>
  manager.query(
    `SELECT ${person} FROM client_person p JOIN client c ON c.id = p.client_id
      WHERE p.client_id = $1 ORDER BY (p.id = c.lead_id) DESC, p.created_at, p.id`,
    [clientId],
  );

export const followPeople = async (manager: EntityManager, clientId: string): Promise<void> => {
  const people = await selectHousehold(manager, clientId);
  await manager.query(
    `UPDATE client SET first_name = p.first_name, last_name = p.last_name, email = p.email, phone = p.phone
       FROM client_person p WHERE client.id = $1 AND p.client_id = client.id AND p.id = client.lead_id`,
    [clientId],
  );
  await manager.update(ClientRow, { id: clientId }, { searchText: searchTextOf(people) });
};

export const selectConnections = (
  manager: EntityManager,
  clientId: string,
  agentIds: readonly string[],
): Promise<ClientConnection[]> =>
  manager.query(
    `SELECT o.id AS "clientId", o.first_name AS "firstName", o.last_name AS "lastName", x.relation
       FROM (SELECT other_id AS id, relation FROM client_connection WHERE client_id = $1
             UNION ALL
             SELECT client_id, CASE relation WHEN 'referred' THEN 'referred-by'
                                             WHEN 'referred-by' THEN 'referred' ELSE relation END
               FROM client_connection WHERE other_id = $1) x
       JOIN client o ON o.id = x.id AND o.agent_id = ANY($2::uuid[])
      ORDER BY ${buildAddressBookOrder('o')}, o.id`,
    [clientId, agentIds],
  );
