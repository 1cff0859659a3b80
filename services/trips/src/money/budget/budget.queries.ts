import {
  statusOf,
  type Budget,
  type BudgetLine,
  type CreateBudgetLine,
  type UpdateBudgetLine,
} from '@landsea/contracts/money';
import { JsonText, preparedRead } from '@landsea/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { expenseSums } from '../expenses/expense-sums.js';
import { moneyViewableBy } from '../../trip/trips/trip-visibility.js';

/** A line in the form that is answered. */
const line = `l.id, l.category, l.label, l.note, l.planned_cents AS "plannedCents",
  l.booked_cents AS "bookedCents", l.spent_cents AS "spentCents", l.person, l.day::text AS day, l.vendor,
  l.due_on::text AS "dueOn", l.due_kind AS "dueKind", l.status, l.source, l.version,
  to_char(l.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedAt"`;

const budget = {
  name: 'budget',
  text: `SELECT json_build_object('tripId', trip.id, 'currency', 'USD', 'lines', (
         SELECT coalesce(json_agg(kept), '[]') FROM (
           SELECT ${line} FROM budget_line l WHERE l.trip_id = trip.id ORDER BY l.created_at, l.id) kept),
       'expenses', ${expenseSums('trip.id')})::text AS json
     FROM trip WHERE trip.id = $1 AND ${moneyViewableBy('trip', '$2')}`,
};

/** The lines in the order they were added and the sums of the expenses, when this user may see what the trip costs; else undefined. */
export const selectBudget = async (
  dataSource: DataSource,
  tripId: string,
  userId: string,
): Promise<JsonText<Budget> | undefined> => {
  const [found] = await preparedRead<{ json: string }>(dataSource, budget, [tripId, userId]);
  return found && new JsonText(found.json);
};

export const selectLine = async (
  manager: EntityManager,
  tripId: string,
  lineId: string,
): Promise<BudgetLine | undefined> => {
  const rows = await manager.query<BudgetLine[]>(
    `SELECT ${line} FROM budget_line l WHERE trip_id = $1 AND id = $2`,
    [tripId, lineId],
  );
  return rows[0];
};

/** The lines whose amounts come from items. */
export const selectFedLines = (manager: EntityManager, tripId: string): Promise<BudgetLine[]> =>
  manager.query(`SELECT ${line} FROM budget_line l WHERE trip_id = $1 AND source IS NOT NULL`, [tripId]);

/** @returns undefined when a line of this id is there already. */
export const insertLine = async (
  manager: EntityManager,
  tripId: string,
  added: CreateBudgetLine,
): Promise<BudgetLine | undefined> => {
  const bookedCents = added.bookedCents ?? 0;
  const rows = await manager.query<BudgetLine[]>(
    `INSERT INTO budget_line AS l (trip_id, id, category, label, note, planned_cents, booked_cents, spent_cents,
       person, day, vendor, due_on, due_kind, status)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) ON CONFLICT (trip_id, id) DO NOTHING RETURNING ${line}`,
    [
      tripId,
      added.id,
      added.category,
      added.label,
      added.note || null,
      added.plannedCents,
      bookedCents,
      added.spentCents,
      added.person,
      added.day,
      added.vendor || null,
      added.dueOn,
      added.dueKind,
      added.status ?? statusOf({ ...added, bookedCents }),
    ],
  );
  return rows[0];
};

/** Two parameters for a column that may be emptied: whether to set it, and to what. */
const given = (value: unknown): [boolean, unknown] => [value !== undefined, value ?? null];

/** The same of text: blank is none. */
const givenText = (text: string | null | undefined): [boolean, unknown] => [
  text !== undefined,
  text?.trim() || null,
];

/** Changes what is given when the version is still the one that was seen. @returns undefined otherwise. */
export const updateLine = async (
  manager: EntityManager,
  tripId: string,
  lineId: string,
  change: UpdateBudgetLine,
): Promise<BudgetLine | undefined> => {
  const [rows] = await manager.query<[BudgetLine[], number]>(
    `UPDATE budget_line l SET
       category = coalesce($4, category), label = coalesce($5, label),
       note = CASE WHEN $6 THEN $7 ELSE note END,
       planned_cents = coalesce($8, planned_cents), booked_cents = coalesce($9, booked_cents),
       spent_cents = coalesce($10, spent_cents),
       person = CASE WHEN $11 THEN $12 ELSE person END, day = CASE WHEN $13 THEN $14::date ELSE day END,
       vendor = CASE WHEN $15 THEN $16 ELSE vendor END,
       due_on = CASE WHEN $17 THEN $18::date ELSE due_on END,
       due_kind = CASE WHEN $19 THEN $20 ELSE due_kind END, status = coalesce($21, status),
       version = version + 1, updated_at = now()
     WHERE trip_id = $1 AND id = $2 AND version = $3 RETURNING ${line}`,
    [
      tripId,
      lineId,
      change.version,
      change.category,
      change.label,
      ...givenText(change.note),
      change.plannedCents,
      change.bookedCents,
      change.spentCents,
      ...given(change.person),
      ...given(change.day),
      ...givenText(change.vendor),
      ...given(change.dueOn),
      ...given(change.dueKind),
      change.status,
    ],
  );
  return rows[0];
};

/** @param version when given, only this version is deleted. @returns whether there was such a line. */
export const deleteLine = async (
  manager: EntityManager,
  tripId: string,
  lineId: string,
  version?: number,
): Promise<boolean> => {
  const [, deleted] = await manager.query<[unknown[], number]>(
    `DELETE FROM budget_line WHERE trip_id = $1 AND id = $2 AND version = coalesce($3, version)`,
    [tripId, lineId, version],
  );
  return deleted > 0;
};

/** Every line of the trips that a person owns, in the order they were made. */
export const selectLinesOfOwner = (
  manager: EntityManager,
  ownerId: string,
): Promise<Record<string, unknown>[]> =>
  manager.query(
    `SELECT l.trip_id AS "tripId", ${line} FROM budget_line l JOIN trip t ON t.id = l.trip_id
      WHERE t.owner_id = $1 ORDER BY l.created_at`,
    [ownerId],
  );
