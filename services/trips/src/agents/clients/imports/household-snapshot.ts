import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { keepColumns, listChangedColumns, lockClientRow, type ClientRowJson } from '../client-change-rows.js';
import { loggedClient, loggedPerson } from '../logged-clients.js';
import type { HouseholdSnapshot } from './import-household.entity.js';

/** Null for a client who is gone. */
export const takeSnapshot = async (
  manager: EntityManager,
  clientId: string,
): Promise<HouseholdSnapshot | null> => {
  const row = await lockClientRow(manager, loggedClient, { clientId, id: clientId });
  const client = keepColumns(loggedClient, row);
  if (!row || !client) return null;
  const people = await manager.query<{ row: ClientRowJson }[]>(
    `SELECT to_jsonb(p) AS row FROM client_person p WHERE client_id = $1 ORDER BY id FOR UPDATE`,
    [clientId],
  );
  const kept = { ...client, external_id: row['external_id'] ?? null };
  return { client: kept, people: people.map(({ row: each }) => each) };
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
