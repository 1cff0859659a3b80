import { listColumns, makeEditConflict } from '@landsea/nest-kit';
import { In, Not, type EntityManager } from 'typeorm';
import {
  listChangedColumns,
  lockClientRow,
  insertAgain,
  restoreColumns,
  type ClientRowJson,
  type RowKey,
} from '../client-change-rows.js';
import { ClientPersonRow } from '../client-person.entity.js';
import { followPeople } from '../client-rows.queries.js';
import { ClientRow } from '../client.entity.js';
import { toPhoneKey } from '../phone-key.js';
import { loggedClient, loggedPerson, type LoggedClientTable } from '../logged-clients.js';
import type { MergeSnapshot } from './client-merge.entity.js';

const labelOf = (table: LoggedClientTable, column: string): string => {
  const name = listColumns(table.entity).find((each) => each.name === column)?.propertyName ?? column;
  const label = table.labels[name];
  return typeof label === 'string' ? label : (label?.name ?? column);
};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameOf = (row: ClientRowJson): string => `${text(row['first_name'])} ${text(row['last_name'])}`;

/** @returns the columns that were changed since, which stay. */
const restoreUntouched = async (
  manager: EntityManager,
  table: LoggedClientTable,
  key: RowKey,
  { before, after }: { before: ClientRowJson; after: ClientRowJson },
): Promise<string[]> => {
  const now = await lockClientRow(manager, table, key);
  if (!now) return [];
  const merged = listChangedColumns(table, before, after);
  const since = listChangedColumns(table, after, now);
  const untouched = merged.filter((column) => !since.includes(column));
  if (untouched.length > 0) await restoreColumns(manager, table, key, before, untouched);
  return merged.filter((column) => since.includes(column));
};

/** @returns sentences about changes since the merge. */
export const restoreKept = async (
  manager: EntityManager,
  keptId: string,
  { kept, pairs }: MergeSnapshot,
): Promise<string[]> => {
  const said: string[] = [];
  const say = (name: string, table: LoggedClientTable, columns: readonly string[]) => {
    for (const column of columns)
      said.push(`Changed since and left as it is now: ${labelOf(table, column)} of ${name}.`);
  };
  const own = { clientId: keptId, id: keptId };
  const changed = await restoreUntouched(manager, loggedClient, own, kept);
  say(
    nameOf(kept.before),
    loggedClient,
    changed.filter((column) => column !== 'lead_id'),
  );
  for (const { id, ...states } of pairs) {
    const key = { clientId: keptId, id };
    const columns = await restoreUntouched(manager, loggedPerson, key, states);
    const { phone } = (await manager.findOneBy(ClientPersonRow, key)) ?? {};
    await manager.update(ClientPersonRow, key, { phoneKey: toPhoneKey(phone) });
    say(nameOf(states.before), loggedPerson, columns);
  }
  await keepLead(manager, keptId, kept.before);
  return said;
};

/** @throws DomainError EDIT_CONFLICT when nobody of before can lead. */
const keepLead = async (manager: EntityManager, keptId: string, before: ClientRowJson): Promise<void> => {
  const key = { clientId: keptId, id: text(before['lead_id']) };
  const lead = await manager.findOneBy(ClientPersonRow, key);
  if (!lead || (!lead.email && !lead.phone))
    throw makeEditConflict(
      `${nameOf(before)}, who led this client, has no email address or phone here any more. Add it first.`,
    );
  await manager.update(ClientRow, { id: keptId }, { leadId: lead.id });
};

/** @returns sentences about people who were removed since the merge. */
export const givePeopleBack = async (
  manager: EntityManager,
  keptId: string,
  mergedId: string,
  { client, people, pairs }: MergeSnapshot,
): Promise<string[]> => {
  const paired = new Set(pairs.map(({ mergeId }) => mergeId));
  const moved = people.filter((row) => !paired.has(text(row['id'])));
  const ids = moved.map((row) => text(row['id']));
  await manager.update(ClientPersonRow, { clientId: keptId, id: In(ids) }, { clientId: mergedId });
  const here = await manager.findBy(ClientPersonRow, { clientId: mergedId, id: Not(mergedId) });
  const isHere = (row: ClientRowJson) => here.some(({ id }) => id === row['id']);
  const isLead = (row: ClientRowJson) => row['id'] === client['lead_id'];
  for (const row of people)
    if (!isHere(row) && (paired.has(text(row['id'])) || isLead(row)))
      await insertAgain(manager, loggedPerson, row);
  return moved
    .filter((row) => !isHere(row) && !isLead(row))
    .map((row) => `${nameOf(row)} was removed since and stays removed.`);
};

/** @throws DomainError EDIT_CONFLICT when another client has the address. */
export const followFreely = async (
  manager: EntityManager,
  clientId: string,
  agentId: string,
): Promise<void> => {
  const [taken] = await manager.query<{ name: string; email: string }[]>(
    `SELECT o.first_name || ' ' || o.last_name AS name, o.email
       FROM client c JOIN client_person p ON p.client_id = c.id AND p.id = c.lead_id
       JOIN client o ON o.agent_id = $2 AND o.email = p.email AND o.id <> c.id WHERE c.id = $1`,
    [clientId, agentId],
  );
  if (taken)
    throw makeEditConflict(`${taken.name} has the address ${taken.email} now. Change it there first.`);
  await followPeople(manager, clientId);
};
