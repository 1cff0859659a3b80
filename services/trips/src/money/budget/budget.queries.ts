import { getLineStatus } from '@landsea/rules/money';
import type { Budget, BudgetLine, CreateBudgetLine, UpdateBudgetLine } from '@landsea/contracts/money';
import { selectJsonColumns, JsonText, runPreparedRead, makeVersionedTable } from '@landsea/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { trimWritten } from '../../trip/rows/written-text.js';
import { selectMoneyViewableBy } from '../../trip/trips/trip-visibility.js';
import { selectExpenseSums } from '../expenses/expense-sums.js';
import { BudgetLineRow } from './budget-line.entity.js';
import { ofTrip } from '../../trip/rows/of-trip.js';

export const budgetLines = makeVersionedTable(BudgetLineRow);

export const isBesideEstimate = (line: string): string =>
  `coalesce(${line}.source, '') = 'bookings' AND EXISTS (SELECT 1 FROM booking b
    WHERE b.trip_id = ${line}.trip_id AND b.id = ${line}.id AND b.kind = 'flight')`;

/** The booking has its own field: an older browser does not know the source. */
const line = `${selectJsonColumns(BudgetLineRow, 'l', ['tripId', 'createdAt', 'source'])},
  nullif(l.source, 'bookings') AS source, CASE WHEN l.source = 'bookings' THEN l.id END AS "bookingId",
  ${isBesideEstimate('l')} AS "isBesideEstimate"`;

const budget = {
  name: 'budget',
  text: `SELECT json_build_object('tripId', trip.id, 'currency', 'USD', 'lines', (
         SELECT coalesce(json_agg(kept), '[]') FROM (
           SELECT ${line} FROM budget_line l WHERE l.trip_id = trip.id ORDER BY l.created_at, l.id) kept),
       'expenses', ${selectExpenseSums('trip.id')})::text AS json
     FROM trip WHERE trip.id = $1 AND ${selectMoneyViewableBy('trip', '$2')}`,
};

export const selectBudget = async (
  dataSource: DataSource,
  tripId: string,
  userId: string,
): Promise<JsonText<Budget> | undefined> => {
  const [found] = await runPreparedRead<{ json: string }>(dataSource, budget, [tripId, userId]);
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

export const selectFedLines = (manager: EntityManager, tripId: string): Promise<BudgetLine[]> =>
  manager.query(`SELECT ${line} FROM budget_line l WHERE trip_id = $1 AND source IS NOT NULL`, [tripId]);

/** Idempotent by id. @returns the keys of the added lines. */
export const insertLines = (
  manager: EntityManager,
  tripId: string,
  lines: readonly CreateBudgetLine[],
): Promise<Partial<BudgetLineRow>[]> =>
  budgetLines.insert(
    manager,
    lines.map(({ bookedCents = 0, note, vendor, ...added }) => ({
      ...added,
      tripId,
      bookedCents,
      isEstimate: added.isEstimate ?? false,
      note: trimWritten(note),
      vendor: trimWritten(vendor),
      status: added.status ?? getLineStatus({ ...added, bookedCents }),
    })),
  );

/** @returns undefined when a line of this id exists. */
export const insertLine = async (
  manager: EntityManager,
  tripId: string,
  added: CreateBudgetLine,
): Promise<BudgetLine | undefined> =>
  (await insertLines(manager, tripId, [added])).length > 0
    ? selectLine(manager, tripId, added.id)
    : undefined;

/** @returns undefined when the version is not the one that was seen. */
export const updateLine = async (
  manager: EntityManager,
  tripId: string,
  id: string,
  { version, note, vendor, ...change }: UpdateBudgetLine,
): Promise<BudgetLine | undefined> => {
  const written = { ...change, note: trimWritten(note), vendor: trimWritten(vendor) };
  const isWritten = await budgetLines.update(manager, { tripId, id }, version, written);
  return isWritten ? selectLine(manager, tripId, id) : undefined;
};

export const linesOfOwner = ofTrip('budgetLines', 'budget_line l', line);
