import type {
  CommissionStatement,
  LinePart,
  NewStatementLine,
  StatementLine,
  UnclaimedLine,
  UnclaimedLineList,
} from '@landsea/contracts/agents';
import { makeVersionedTable, selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { CommissionStatementRow } from './commission-statement.entity.js';

export const statementTable = makeVersionedTable(CommissionStatementRow);

const MOST_UNCLAIMED = 200;

const isUnclaimed = `NOT l.is_fee AND l.cents <> 0 AND NOT EXISTS (SELECT FROM commission_part p
  WHERE p.statement_id = l.statement_id AND p.line_id = l.id)`;

const lineColumns = `l.id, l.number, l.guest_name AS "guestName", l.supplier_name AS "supplierName",
  l.travel_on::text AS "travelOn", l.cents, l.is_fee AS "isFee", l.note`;

/** The newest first; one of them when `id` is given. */
export const selectStatements = (
  manager: EntityManager,
  agentIds: readonly string[],
  most: number,
  id: string | null = null,
): Promise<CommissionStatement[]> =>
  manager.query(
    `SELECT st.id, st.payer, st.name, st.supplier_id AS "supplierId", st.paid_on::text AS "paidOn", st.bank_cents AS "bankCents",
       st.file_name AS "fileName", st.is_reversed AS "isReversed", ${selectInstant('st.closed_at')} AS "closedAt", st.version,
       sums.cents::float8 AS "linesCents", sums.lines, sums.unclaimed
     FROM commission_statement st CROSS JOIN LATERAL (
       SELECT coalesce(sum(l.cents), 0) AS cents, count(*)::int AS lines, (count(*) FILTER (WHERE ${isUnclaimed}))::int AS unclaimed
         FROM commission_line l WHERE l.statement_id = st.id) sums
     WHERE st.agent_id = ANY($1::uuid[]) AND ($2::uuid IS NULL OR st.id = $2)
     ORDER BY st.paid_on DESC, st.id LIMIT $3`,
    [agentIds, id, most],
  );

/** @returns whether it has this version, and keeps it until the transaction ends. */
export const lockStatement = async (
  manager: EntityManager,
  agentIds: readonly string[],
  id: string,
  version: number,
): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM commission_statement WHERE agent_id = ANY($1::uuid[]) AND id = $2 AND version = $3 FOR NO KEY UPDATE`,
    [agentIds, id, version],
  );
  return rows.length > 0;
};

export const findStatementOfFile = async (
  manager: EntityManager,
  agentId: string,
  sha256: string,
): Promise<string | undefined> => {
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT id FROM commission_statement WHERE agent_id = $1 AND sha256 = $2`,
    [agentId, sha256],
  );
  return row?.id;
};

export const countStatements = async (manager: EntityManager, agentId: string): Promise<number> => {
  const [{ count }] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::int AS count FROM commission_statement WHERE agent_id = $1`,
    [agentId],
  );
  return count;
};

export const selectLines = (
  manager: EntityManager,
  statementId: string,
): Promise<Omit<StatementLine, 'suggestions'>[]> =>
  manager.query(
    `SELECT ${lineColumns}, l.position, coalesce((SELECT jsonb_agg(jsonb_build_object('tripId', p.trip_id, 'bookingId', p.booking_id,
         'cents', p.cents) ORDER BY p.trip_id, p.booking_id) FROM commission_part p
          WHERE p.statement_id = l.statement_id AND p.line_id = l.id), '[]') AS parts
     FROM commission_line l WHERE l.statement_id = $1 ORDER BY l.position, l.id`,
    [statementId],
  );

/** They follow those that there are; one with a known id is left out. */
export const insertLines = async (
  manager: EntityManager,
  statementId: string,
  lines: readonly NewStatementLine[],
): Promise<void> => {
  await manager.query(
    `INSERT INTO commission_line (statement_id, id, position, number, guest_name, supplier_name, travel_on, cents, is_fee, note)
     SELECT $1, (line->>'id')::uuid, (SELECT count(*) FROM commission_line WHERE statement_id = $1) + place, line->>'number',
       line->>'guestName', line->>'supplierName', (line->>'travelOn')::date, (line->>'cents')::int, (line->>'isFee')::boolean,
       line->>'note'
     FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS of_file (line, place) ON CONFLICT DO NOTHING`,
    [statementId, JSON.stringify(lines)],
  );
};

export type MatchedPart = LinePart & { lineId: string; ownCents: number };

export const insertParts = async (
  manager: EntityManager,
  statementId: string,
  parts: readonly MatchedPart[],
): Promise<void> => {
  await manager.query(
    `INSERT INTO commission_part (statement_id, line_id, trip_id, booking_id, cents, own_cents)
     SELECT $1, "lineId", "tripId", "bookingId", cents, "ownCents"
       FROM jsonb_to_recordset($2::jsonb) AS p ("lineId" uuid, "tripId" uuid, "bookingId" uuid, cents int, "ownCents" int)`,
    [statementId, JSON.stringify(parts)],
  );
};

export const deleteParts = async (
  manager: EntityManager,
  statementId: string,
  lineId: string,
): Promise<void> => {
  await manager.query(`DELETE FROM commission_part WHERE statement_id = $1 AND line_id = $2`, [
    statementId,
    lineId,
  ]);
};

/** `search` is a part of number, name, supplier or note, or a whole amount such as `1,240.50`. */
export const selectUnclaimed = async (
  manager: EntityManager,
  agentIds: readonly string[],
  search: string,
): Promise<UnclaimedLineList> => {
  const rows = await manager.query<(UnclaimedLine & { total: number })[]>(
    `SELECT ${lineColumns}, st.id AS "statementId", st.name AS "statementName", st.paid_on::text AS "paidOn",
       count(*) OVER ()::int AS total
     FROM commission_line l JOIN commission_statement st ON st.id = l.statement_id
     WHERE st.agent_id = ANY($1::uuid[]) AND ${isUnclaimed}
       AND ($2 = '' OR strpos(lower(concat_ws(' ', l.number, l.guest_name, l.supplier_name, l.note, st.name)), lower($2)) > 0
         OR strpos(l.cents::text, nullif(regexp_replace($2, '[^0-9]', '', 'g'), '')) = 1)
     ORDER BY st.paid_on DESC, st.id, l.position LIMIT ${String(MOST_UNCLAIMED)}`,
    [agentIds, search],
  );
  return { lines: rows.map(({ total: _all, ...line }) => line), total: rows[0]?.total ?? 0 };
};
