import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import {
  keepColumns,
  listChangedColumns,
  lockClientRows,
  type ClientRowJson,
} from '../client-change-rows.js';
import { loggedClient, loggedPerson } from '../logged-clients.js';
import type { HouseholdSnapshot } from './import-household.entity.js';

/** Null for a client who is gone. */
export const takeSnapshot = async (
  manager: EntityManager,
  clientId: string,
): Promise<HouseholdSnapshot | null> => (await takeSnapshots(manager, [clientId])).get(clientId) ?? null;

/** By the id of the client, without those who are gone; locked in the order of ids. */
export const takeSnapshots = async (
  manager: EntityManager,
  clientIds: readonly string[],
): Promise<Map<string, HouseholdSnapshot>> => {
  const clients = await lockClientRows(manager, clientIds);
  const people = await manager.query<{ clientId: string; row: ClientRowJson }[]>(
    `SELECT client_id AS "clientId", to_jsonb(p) AS row FROM client_person p WHERE client_id = ANY($1::uuid[])
      ORDER BY client_id, id FOR UPDATE`,
    [clientIds],
  );
  return new Map(
    clients.map(({ id, row }) => [
      id,
      {
        client: { ...keepColumns(loggedClient, row), external_id: row['external_id'] ?? null },
        people: people.filter((each) => each.clientId === id).map((each) => each.row),
      },
    ]),
  );
};

/** All that people edit is the same on both sides. */
export const isUntouched = (one: HouseholdSnapshot, other: HouseholdSnapshot): boolean =>
  listChangedColumns(loggedClient, one.client, other.client).length === 0 &&
  isDeepStrictEqual(
    one.people.map(({ id }) => id),
    other.people.map(({ id }) => id),
  ) &&
  one.people.every(
    (each, index) => listChangedColumns(loggedPerson, each, other.people[index] ?? {}).length === 0,
  );
