import type { EntityManager } from 'typeorm';
import type { ClientRowJson } from '../client-change-rows.js';
import type { MergeSnapshot } from './client-merge.entity.js';

export type MovedThings = Pick<
  MergeSnapshot,
  | 'trips'
  | 'stages'
  | 'conversations'
  | 'documents'
  | 'calls'
  | 'changes'
  | 'merges'
  | 'connections'
  | 'intakeAnswers'
  | 'intakeLinks'
  | 'quotes'
  | 'agencyEvents'
  | 'agreements'
  | 'fees'
  | 'digestReaders'
>;

/** A spec compares the list with the foreign keys of the database. */
export const tablesOfClients = {
  client_person: 'move but for those merged',
  client_connection: 'move but for those between the two',
  client_change: 'move',
  client_merge: 'move',
  agent_trip: 'move',
  desk_stage: 'move',
  trip_workflow: 'move',
  workflow_task: 'move',
  booking_work: 'move',
  told_payment: 'move',
  commission_mark: 'move',
  agent_group_trip: 'move',
  client_digest_line: 'move',
  client_digest_reader: 'move',
  client_digest: 'end with the client that is gone',
  conversation: 'move',
  client_document: 'move',
  client_call: 'move',
  intake_answer: 'move',
  intake_link: 'move',
  quote: 'move',
  agency_event: 'move',
  agreement: 'move',
  planning_fee: 'move',
  client_trip: 'end with the account, or stay with the account',
  client_apart: 'end',
  client_import_household: 'end with the client that is gone',
} as const;

const idsOf = async (manager: EntityManager, statement: string, parameters: unknown[]): Promise<string[]> => {
  const [rows] = await manager.query<[{ id: string }[], number]>(statement, parameters);
  return rows.map(({ id }) => id);
};

const rowsOf = async (
  manager: EntityManager,
  table: keyof typeof tablesOfClients,
  where: string,
  clientId: string,
): Promise<ClientRowJson[]> => {
  const rows = await manager.query<{ row: ClientRowJson }[]>(
    `SELECT to_jsonb(r) AS row FROM ${table} r WHERE ${where}`,
    [clientId],
  );
  return rows.map(({ row }) => row);
};

export const selectPeople = (manager: EntityManager, clientId: string): Promise<ClientRowJson[]> =>
  rowsOf(manager, 'client_person', 'client_id = $1', clientId);

const CLASH = `EXISTS (SELECT FROM conversation k WHERE k.client_id = $1 AND (k.user_id, k.email) IS NOT DISTINCT FROM (v.user_id, v.email)
  AND (k.trip_id = v.trip_id OR (NOT k.is_about_trip AND NOT v.is_about_trip)))`;

/** Two conversations about the same trip cannot be merged; the second is detached from the trip. */
const moveConversations = (manager: EntityManager, to: string, from: string): Promise<unknown> =>
  manager.query(
    `UPDATE conversation v SET client_id = $1, is_about_trip = v.is_about_trip OR ${CLASH},
       trip_id = CASE WHEN NOT ${CLASH} THEN v.trip_id END WHERE v.client_id = $2`,
    [to, from],
  );

const moveConnections = async (
  manager: EntityManager,
  to: string,
  from: string,
): Promise<ClientRowJson[]> => {
  const rows = await rowsOf(manager, 'client_connection', '$1 IN (client_id, other_id)', from);
  await manager.query(`DELETE FROM client_connection WHERE $1 IN (client_id, other_id)`, [from]);
  const added = await manager.query<{ first: string; second: string }[]>(
    `INSERT INTO client_connection (client_id, other_id, relation)
     SELECT * FROM (SELECT CASE client_id WHEN $2 THEN $1 ELSE client_id END AS one,
         CASE other_id WHEN $2 THEN $1 ELSE other_id END AS other, relation
         FROM jsonb_populate_recordset(NULL::client_connection, $3)) r
      WHERE one <> other AND NOT EXISTS (SELECT FROM client_connection k
        WHERE (k.client_id = one AND k.other_id = other) OR (k.client_id = other AND k.other_id = one))
     ON CONFLICT DO NOTHING RETURNING client_id AS first, other_id AS second`,
    [to, from, JSON.stringify(rows)],
  );
  const isAdded = (id: unknown) => added.some(({ first, second }) => first === id || second === id);
  return rows.map((row) => ({
    ...row,
    added: isAdded(row['client_id'] === from ? row['other_id'] : row['client_id']),
  }));
};

/** Before their tasks, as the desk's planner does: two orders would lock each other out. */
export const lockWorkflows = (manager: EntityManager, clientId: string): Promise<unknown> =>
  manager.query(`SELECT FROM trip_workflow WHERE client_id = $1 ORDER BY trip_id FOR UPDATE`, [clientId]);

const tripTables = [
  ['booking_work', ['trip_id', 'booking_id']],
  ['told_payment', ['trip_id', 'booking_id', 'payment_id']],
  ['commission_mark', ['trip_id', 'booking_id']],
  ['agent_group_trip', ['trip_id']],
  ['client_digest_line', ['subject']],
] as const;
const inAlias = (alias: string, columns: readonly string[]): string =>
  columns.map((column) => `${alias}.${column}`).join(', ');

/** A reader of both stays once, and stopped if they ever stopped. */
const keepStops = async (manager: EntityManager, to: string, from: string): Promise<void> => {
  const isSame = `k.client_id = $1 AND other.client_id = $2 AND (k.user_id, k.email) IS NOT DISTINCT FROM (other.user_id, other.email)`;
  await manager.query(
    `UPDATE client_digest_reader k SET stopped_at = coalesce(k.stopped_at, other.stopped_at) FROM client_digest_reader other WHERE ${isSame}`,
    [to, from],
  );
  await manager.query(`DELETE FROM client_digest_reader other USING client_digest_reader k WHERE ${isSame}`, [
    to,
    from,
  ]);
};

export const moveAll = async (manager: EntityManager, to: string, from: string): Promise<MovedThings> => {
  const conversations = await rowsOf(manager, 'conversation', 'client_id = $1', from);
  const stages = await rowsOf(manager, 'desk_stage', 'client_id = $1', from);
  await lockWorkflows(manager, from);
  await moveConversations(manager, to, from);
  await manager.query(
    `UPDATE desk_stage s SET client_id = $1 WHERE client_id = $2
        AND NOT EXISTS (SELECT FROM desk_stage k WHERE k.client_id = $1 AND k.trip_id = s.trip_id)`,
    [to, from],
  );
  for (const table of ['workflow_task', 'trip_workflow'])
    await manager.query(
      `UPDATE ${table} w SET client_id = $1 WHERE client_id = $2
          AND NOT EXISTS (SELECT FROM trip_workflow k WHERE k.client_id = $1 AND k.trip_id = w.trip_id)`,
      [to, from],
    );
  for (const [table, key] of tripTables)
    await manager.query(
      `UPDATE ${table} w SET client_id = $1 WHERE client_id = $2
          AND NOT EXISTS (SELECT FROM ${table} k WHERE k.client_id = $1 AND (${inAlias('k', key)}) = (${inAlias('w', key)}))`,
      [to, from],
    );
  await keepStops(manager, to, from);
  const move = (table: string, id: string) =>
    `UPDATE ${table} SET client_id = $1 WHERE client_id = $2 RETURNING ${id} AS id`;
  return {
    conversations: conversations.map(({ id, is_about_trip, trip_id }) => ({ id, is_about_trip, trip_id })),
    stages,
    trips: await idsOf(manager, move('agent_trip', 'trip_id'), [to, from]),
    documents: await idsOf(manager, move('client_document', 'id'), [to, from]),
    calls: await idsOf(manager, move('client_call', 'id'), [to, from]),
    changes: await idsOf(manager, move('client_change', 'id'), [to, from]),
    merges: await idsOf(manager, `UPDATE client_merge SET kept_id = $1 WHERE kept_id = $2 RETURNING id`, [
      to,
      from,
    ]),
    connections: await moveConnections(manager, to, from),
    intakeAnswers: await idsOf(manager, move('intake_answer', 'id'), [to, from]),
    intakeLinks: await idsOf(manager, move('intake_link', 'id'), [to, from]),
    quotes: await idsOf(manager, move('quote', 'id'), [to, from]),
    agencyEvents: await idsOf(manager, move('agency_event', 'id'), [to, from]),
    agreements: await idsOf(manager, move('agreement', 'id'), [to, from]),
    fees: await idsOf(manager, move('planning_fee', 'id'), [to, from]),
    digestReaders: await idsOf(manager, move('client_digest_reader', 'id'), [to, from]),
  };
};

export const moveConsents = (manager: EntityManager, to: string, from: string): Promise<unknown> =>
  manager.query(
    `UPDATE client_trip c SET client_id = $1 WHERE client_id = $2
        AND NOT EXISTS (SELECT FROM client_trip k WHERE k.client_id = $1 AND k.trip_id = c.trip_id)`,
    [to, from],
  );

/** Rows that moved on since stay. @returns the trips that came back. */
export const moveAllBack = async (
  manager: EntityManager,
  keptId: string,
  mergedId: string,
  moved: MovedThings,
): Promise<string[]> => {
  const back = (table: string, id: string, client = 'client_id') =>
    `UPDATE ${table} SET ${client} = $2 WHERE ${client} = $1 AND ${id} = ANY($3::uuid[]) RETURNING ${id} AS id`;
  await lockWorkflows(manager, keptId);
  const trips = await idsOf(manager, back('agent_trip', 'trip_id'), [keptId, mergedId, moved.trips]);
  await manager.query(back('desk_stage', 'trip_id'), [keptId, mergedId, trips]);
  for (const table of ['workflow_task', 'trip_workflow', ...tripTables.map(([name]) => name)])
    await manager.query(
      `UPDATE ${table} SET client_id = $2 WHERE client_id = $1 AND trip_id = ANY($3::uuid[])`,
      [keptId, mergedId, trips],
    );
  await manager.query(back('client_document', 'id'), [keptId, mergedId, moved.documents ?? []]);
  await manager.query(back('client_call', 'id'), [keptId, mergedId, moved.calls ?? []]);
  await manager.query(back('client_change', 'id'), [keptId, mergedId, moved.changes]);
  await manager.query(back('client_merge', 'id', 'kept_id'), [keptId, mergedId, moved.merges]);
  await manager.query(back('intake_answer', 'id'), [keptId, mergedId, moved.intakeAnswers ?? []]);
  await manager.query(back('intake_link', 'id'), [keptId, mergedId, moved.intakeLinks ?? []]);
  await manager.query(back('quote', 'id'), [keptId, mergedId, moved.quotes ?? []]);
  await manager.query(back('agency_event', 'id'), [keptId, mergedId, moved.agencyEvents ?? []]);
  await manager.query(back('agreement', 'id'), [keptId, mergedId, moved.agreements ?? []]);
  await manager.query(back('planning_fee', 'id'), [keptId, mergedId, moved.fees ?? []]);
  await manager.query(back('client_digest_reader', 'id'), [keptId, mergedId, moved.digestReaders ?? []]);
  await manager.query(
    `UPDATE conversation v SET client_id = $2, is_about_trip = was.is_about_trip,
       trip_id = (SELECT t.id FROM trip_api.trip t WHERE t.id = was.trip_id)
       FROM jsonb_to_recordset($3::jsonb) AS was (id uuid, is_about_trip boolean, trip_id uuid)
      WHERE v.id = was.id AND v.client_id = $1`,
    [keptId, mergedId, JSON.stringify(moved.conversations)],
  );
  await moveConnectionsBack(manager, keptId, mergedId, moved.connections);
  return trips;
};

/** A connection that was ended since the merge stays ended. */
const moveConnectionsBack = (
  manager: EntityManager,
  keptId: string,
  mergedId: string,
  connections: readonly ClientRowJson[],
): Promise<unknown> =>
  manager.query(
    `WITH was AS (
       SELECT r.*, CASE r.client_id WHEN $2 THEN r.other_id ELSE r.client_id END AS third
         FROM jsonb_to_recordset($3::jsonb) AS r (client_id uuid, other_id uuid, relation text, added boolean)),
     ended AS (
       DELETE FROM client_connection k USING was WHERE was.added
          AND ((k.client_id = $1 AND k.other_id = was.third) OR (k.client_id = was.third AND k.other_id = $1))
       RETURNING was.third)
     INSERT INTO client_connection (client_id, other_id, relation)
     SELECT was.client_id, was.other_id, was.relation FROM was JOIN client other ON other.id = was.third
      WHERE NOT was.added OR was.third IN (SELECT third FROM ended) ON CONFLICT DO NOTHING`,
    [keptId, mergedId, JSON.stringify(connections)],
  );
