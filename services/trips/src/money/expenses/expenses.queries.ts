import type { Expense, Settlement, TripExpenses } from '@landsea/contracts/money';
import { selectJsonColumns, makeVersionedTable } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { trimWritten } from '../../trip/rows/written-text.js';
import { selectDocumentsViewableBy, selectMoneyViewableBy } from '../../trip/trips/trip-visibility.js';
import { selectContent, type TurnedExpense } from './expense-batches.js';
import type { NewExpense } from './expense-rows.js';
import { ExpenseRow } from './expense.entity.js';
import { SettlementRow } from './settlement.entity.js';
import { ofTrip } from '../../trip/rows/of-trip.js';

export const expenseTable = makeVersionedTable(ExpenseRow);

const columns = selectJsonColumns(ExpenseRow, 'e', ['tripId', 'receiptKey', 'createdAt', 'deletedAt']);

const expenseIf = (showsReceipt: string): string => `${columns},
  (SELECT json_build_object('name', f.name, 'type', f.type, 'bytes', f.bytes)
     FROM stored_file f WHERE f.key = e.receipt_key AND ${showsReceipt}) AS receipt`;
const expense = expenseIf('true');

export const settlementTable = makeVersionedTable(SettlementRow);

const settlement = selectJsonColumns(SettlementRow, 's', ['tripId', 'version', 'createdAt']);

export const selectExpenses = async (
  manager: EntityManager,
  tripId: string,
  userId: string,
): Promise<Omit<TripExpenses, 'tripId'> | undefined> => {
  const rows = await manager.query<Omit<TripExpenses, 'tripId'>[]>(
    `SELECT (SELECT coalesce(json_agg(kept), '[]') FROM (
         SELECT ${expenseIf(selectDocumentsViewableBy('trip', '$2'))} FROM expense e
         WHERE e.trip_id = trip.id AND e.deleted_at IS NULL
         ORDER BY e.day DESC, e.created_at DESC, e.id) kept) AS expenses,
       (SELECT coalesce(json_agg(kept), '[]') FROM (
         SELECT ${settlement} FROM expense_settlement s WHERE s.trip_id = trip.id ORDER BY s.created_at, s.id) kept)
         AS settlements
     FROM trip WHERE trip.id = $1 AND ${selectMoneyViewableBy('trip', '$2')}`,
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

/** Serializes changes of an expense. @returns undefined when there is none. */
export const lockExpense = async (
  manager: EntityManager,
  tripId: string,
  expenseId: string,
): Promise<Expense | undefined> => {
  await manager.query(`SELECT 1 FROM expense WHERE trip_id = $1 AND id = $2 FOR UPDATE`, [tripId, expenseId]);
  return selectExpense(manager, tripId, expenseId);
};

/** Idempotent by id. @returns the added expenses. */
export const insertExpenses = async (
  manager: EntityManager,
  tripId: string,
  rows: readonly NewExpense[],
): Promise<TurnedExpense[]> => {
  const written = rows.map((row) => ({ ...row, tripId, note: trimWritten(row.note) }));
  const added = await expenseTable.insert(manager, written);
  return manager.query(
    `SELECT e.id, ${selectContent('e')} FROM expense e WHERE e.trip_id = $1 AND e.id = ANY($2)`,
    [tripId, added.map(({ id }) => id)],
  );
};

/** A deleted expense of the file is restored. */
export const importRows = async (
  manager: EntityManager,
  tripId: string,
  rows: readonly NewExpense[],
): Promise<TurnedExpense[]> => {
  const ids = rows.map(({ id }) => id);
  const restored = await unmarkDeleted(manager, tripId, ids);
  return [...restored, ...(await insertExpenses(manager, tripId, rows))];
};

/** With `following` the later ones of the series too. @returns their ids. */
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
     RETURNING e.id, ${selectContent('e')}`,
    [tripId, expenseId, following],
  );
  return rows;
};

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
     WHERE trip_id = $1 AND id = ANY($2) AND deleted_at IS NOT NULL RETURNING id, ${selectContent('expense')}`,
    [tripId, expenseIds],
  );
  return rows;
};

/** Idempotent by id. */
export const insertSettlement = async (
  manager: EntityManager,
  tripId: string,
  added: Settlement,
): Promise<Settlement | undefined> => {
  await settlementTable.insert(manager, [{ ...added, tripId }]);
  const rows = await manager.query<Settlement[]>(
    `SELECT ${settlement} FROM expense_settlement s WHERE s.trip_id = $1 AND s.id = $2`,
    [tripId, added.id],
  );
  return rows[0];
};

export const expensesOfOwner = [
  ofTrip('expenses', 'expense e', `${expense}, e.deleted_at AS "deletedAt"`),
  ofTrip('settlements', 'expense_settlement s', settlement),
];
