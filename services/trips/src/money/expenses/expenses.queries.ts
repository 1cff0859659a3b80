import type { Expense, Settlement, TripExpenses } from '@landsea/contracts/money';
import type { EntityManager } from 'typeorm';
import { documentsViewableBy, moneyViewableBy } from '../../trip/trips/trip-visibility.js';
import { contentOf, type TurnedExpense } from './expense-batches.js';
import type { NewExpense } from './expense-rows.js';

/** An expense in the form that is answered; `showsReceipt` says in SQL whether with its receipt. */
const expenseIf = (
  showsReceipt: string,
): string => `e.id, e.category, e.what, e.amount_cents AS "amountCents", e.original, e.day::text AS day,
  e.paid_by AS "paidBy", e.shares, e.line_id AS "lineId", e.note, e.series_id AS "seriesId",
  (SELECT json_build_object('name', f.name, 'type', f.type, 'bytes', f.bytes)
     FROM receipt_file f WHERE f.key = e.receipt_key AND ${showsReceipt}) AS receipt,
  e.version, to_char(e.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`;
const expense = expenseIf('true');

const settlement = `s.id, s.from_person AS "from", s.to_person AS "to", s.amount_cents AS "amountCents",
  s.day::text AS day`;

/** Expenses the latest day first, settlements in their order, when this user may see what it costs; else undefined. */
export const selectExpenses = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
): Promise<Omit<TripExpenses, 'tripId'> | undefined> => {
  const rows = await manager.query<Omit<TripExpenses, 'tripId'>[]>(
    `SELECT (SELECT coalesce(json_agg(kept), '[]') FROM (
         SELECT ${expenseIf(documentsViewableBy('trip', '$2'))} FROM expense e
         WHERE e.trip_id = trip.id AND e.deleted_at IS NULL
         ORDER BY e.day DESC, e.created_at DESC, e.id) kept) AS expenses,
       (SELECT coalesce(json_agg(kept), '[]') FROM (
         SELECT ${settlement} FROM expense_settlement s WHERE s.trip_id = trip.id ORDER BY s.created_at, s.id) kept)
         AS settlements
     FROM trip WHERE trip.id = $1 AND ${moneyViewableBy('trip', '$2')}`,
    [tripId, userId],
  );
  return rows[0];
};

export const selectExpense = async (
  manager: EntityManager,
  tripId: string,
  expenseId: string,
): Promise<Expense | undefined> => (await selectByIds(manager, tripId, [expenseId]))[0];

export const selectByIds = (
  manager: EntityManager,
  tripId: string,
  expenseIds: readonly string[],
): Promise<Expense[]> =>
  manager.query(
    `SELECT ${expense} FROM expense e WHERE e.trip_id = $1 AND e.id = ANY($2) AND e.deleted_at IS NULL
     ORDER BY e.day, e.id`,
    [tripId, expenseIds],
  );

/** Lets one writer at a time change an expense. @returns undefined when there is none. */
export const lockExpense = async (
  manager: EntityManager,
  tripId: string,
  expenseId: string,
): Promise<Expense | undefined> => {
  await manager.query(`SELECT 1 FROM expense WHERE trip_id = $1 AND id = $2 FOR UPDATE`, [tripId, expenseId]);
  return selectExpense(manager, tripId, expenseId);
};

const INSERT = `INSERT INTO expense
    (trip_id, id, category, what, amount_cents, original, day, paid_by, shares, line_id, note, series_id)
  SELECT $1, r.id, r.category, r.what, r."amountCents", r.original, r.day, r."paidBy", r.shares, r."lineId",
    nullif(r.note, ''), r."seriesId"
  FROM jsonb_to_recordset($2::jsonb) AS r(id uuid, category text, what text, "amountCents" integer, original jsonb,
    day date, "paidBy" text, shares jsonb, "lineId" uuid, note text, "seriesId" uuid)
  ON CONFLICT (trip_id, id)`;

/** @returns what was added: those of an id that is there already are left as they are. */
export const insertExpenses = async (
  manager: EntityManager,
  tripId: string,
  rows: readonly NewExpense[],
): Promise<TurnedExpense[]> =>
  manager.query(`${INSERT} DO NOTHING RETURNING id, ${contentOf('expense')}`, [tripId, JSON.stringify(rows)]);

/** The same for a table's rows, where a deleted one comes back. */
export const importRows = async (
  manager: EntityManager,
  tripId: string,
  rows: readonly NewExpense[],
): Promise<TurnedExpense[]> =>
  manager.query(
    `${INSERT} DO UPDATE SET deleted_at = NULL, version = expense.version + 1, updated_at = now()
     WHERE expense.deleted_at IS NOT NULL RETURNING id, ${contentOf('expense')}`,
    [tripId, JSON.stringify(rows)],
  );

export const writeExpense = async (manager: EntityManager, tripId: string, next: Expense): Promise<void> => {
  await manager.query(
    `UPDATE expense SET category = $3, what = $4, amount_cents = $5, original = $6, day = $7, paid_by = $8,
       shares = $9, line_id = $10, note = $11, version = version + 1, updated_at = now()
     WHERE trip_id = $1 AND id = $2`,
    [
      tripId,
      next.id,
      next.category,
      next.what,
      next.amountCents,
      next.original,
      next.day,
      next.paidBy,
      next.shares,
      next.lineId,
      next.note,
    ],
  );
};

/** Deletes so that it can be taken back; with `following` the later ones of the series too. @returns whose ids. */
export const markDeleted = async (
  manager: EntityManager,
  tripId: string,
  expenseId: string,
  following: boolean,
): Promise<TurnedExpense[]> => {
  const [rows] = await manager.query<[TurnedExpense[], number]>(
    `UPDATE expense e SET deleted_at = now(), version = e.version + 1 FROM expense first
     WHERE first.trip_id = $1 AND first.id = $2 AND first.deleted_at IS NULL
       AND e.trip_id = $1 AND e.deleted_at IS NULL
       AND (e.id = first.id OR ($3 AND e.series_id = first.series_id AND e.day >= first.day))
     RETURNING e.id, ${contentOf('e')}`,
    [tripId, expenseId, following],
  );
  return rows;
};

/** What an expense was called that was deleted just now. */
export const selectDeletedWords = async (
  manager: EntityManager,
  tripId: string,
  expenseId: string,
): Promise<string> => {
  const rows = await manager.query<{ what: string }[]>(
    `SELECT what FROM expense WHERE trip_id = $1 AND id = $2`,
    [tripId, expenseId],
  );
  return rows[0]?.what ?? '';
};

export const unmarkDeleted = async (
  manager: EntityManager,
  tripId: string,
  expenseIds: readonly string[],
): Promise<TurnedExpense[]> => {
  const [rows] = await manager.query<[TurnedExpense[], number]>(
    `UPDATE expense SET deleted_at = NULL, version = version + 1, updated_at = now()
     WHERE trip_id = $1 AND id = ANY($2) AND deleted_at IS NOT NULL RETURNING id, ${contentOf('expense')}`,
    [tripId, expenseIds],
  );
  return rows;
};

export const insertSettlement = async (
  manager: EntityManager,
  tripId: string,
  { id, from, to, amountCents, day }: Settlement,
): Promise<Settlement | undefined> => {
  await manager.query(
    `INSERT INTO expense_settlement (trip_id, id, from_person, to_person, amount_cents, day)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (trip_id, id) DO NOTHING`,
    [tripId, id, from, to, amountCents, day],
  );
  const rows = await manager.query<Settlement[]>(
    `SELECT ${settlement} FROM expense_settlement s WHERE s.trip_id = $1 AND s.id = $2`,
    [tripId, id],
  );
  return rows[0];
};

/** @returns whether there was such a settlement. */
export const deleteSettlement = async (
  manager: EntityManager,
  tripId: string,
  settlementId: string,
): Promise<boolean> => {
  const [, deleted] = await manager.query<[unknown[], number]>(
    `DELETE FROM expense_settlement WHERE trip_id = $1 AND id = $2`,
    [tripId, settlementId],
  );
  return deleted > 0;
};

/** Every expense of the trips that a person owns, the deleted ones that still wait too. */
export const selectExpensesOfOwner = (
  manager: EntityManager,
  ownerId: string,
): Promise<Record<string, unknown>[]> =>
  manager.query(
    `SELECT e.trip_id AS "tripId", ${expense}, e.deleted_at AS "deletedAt" FROM expense e
       JOIN trip t ON t.id = e.trip_id WHERE t.owner_id = $1 ORDER BY e.created_at`,
    [ownerId],
  );

export const selectSettlementsOfOwner = (
  manager: EntityManager,
  ownerId: string,
): Promise<Record<string, unknown>[]> =>
  manager.query(
    `SELECT s.trip_id AS "tripId", ${settlement} FROM expense_settlement s JOIN trip t ON t.id = s.trip_id
     WHERE t.owner_id = $1 ORDER BY s.created_at`,
    [ownerId],
  );
