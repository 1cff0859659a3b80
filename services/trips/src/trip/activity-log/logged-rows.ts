import { isDeepStrictEqual } from 'node:util';
import type { ActivityKind } from '@landsea/contracts/trip';
import type { JsonRow } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

/** A row as it stands in the database, by column. */
export type LoggedRow = JsonRow;

interface LoggedTable {
  table: string;
  /** What the row is about: the column that says so, or words for every row. */
  what: { column: string } | { words: string } | { day: string };
  /** Whether a trip has one such row only, so that the trip's id names it. */
  onePerTrip?: true;
  /** The column that identifies a row within a trip, where it is not `id`. */
  key?: string;
}

/**
 * The tables whose rows are logged, and restored, column by column as they are: keyed by trip and id, with a version that
 * grows with each change.
 */
const loggedTables = {
  'budget-line': { table: 'budget_line', what: { column: 'label' } },
  expense: { table: 'expense', what: { column: 'what' } },
  settlement: { table: 'expense_settlement', what: { words: 'between two people' } },
  'savings-plan': { table: 'savings_plan', what: { words: 'Savings plan' }, onePerTrip: true },
  'savings-jar': { table: 'savings_jar', what: { column: 'name' } },
  contribution: { table: 'savings_contribution', what: { words: 'Money put aside' } },
  'day-item': { table: 'day_item', what: { column: 'title' } },
  'trip-day': { table: 'trip_day', what: { day: 'date' }, key: 'date' },
  'final-payment': { table: 'sailing_payment', what: { words: 'Date of the booking' }, onePerTrip: true },
  task: { table: 'task', what: { column: 'title' } },
} as const satisfies Partial<Record<ActivityKind, LoggedTable>>;
export type LoggedTableKind = keyof typeof loggedTables;

export const isLoggedTable = (kind: ActivityKind): kind is LoggedTableKind => kind in loggedTables;

export const tableOf = (kind: LoggedTableKind): LoggedTable => loggedTables[kind];

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
});

/** What a row is called in the list of changes. */
export const whatOf = (kind: LoggedTableKind, row: LoggedRow): string => {
  const { what } = tableOf(kind);
  if ('day' in what) return dayFormat.format(new Date(`${String(row[what.day])}T12:00:00Z`));
  return 'words' in what ? what.words : String(row[what.column]);
};

/** Whether a row is there for people: an expense that is deleted waits as a row for its undoing. */
export const isThere = (row: LoggedRow | null | undefined): boolean =>
  row !== undefined && row !== null && (row['deleted_at'] ?? null) === null;

/** What a row says (a column that came later is empty in what was logged before), apart from how often it was written, when, where it stands among others, and who voted for it. */
const words = ({
  version: _version,
  updated_at: _at,
  deleted_at: _gone,
  position: _place,
  votes: _cast,
  ...row
}: LoggedRow) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));

/** Whether two states of a row say the same. */
export const saysTheSame = (a: LoggedRow | undefined, b: LoggedRow | undefined): boolean =>
  isThere(a) === isThere(b) && isDeepStrictEqual(a && words(a), b && words(b));

const keysOf = (kind: LoggedTableKind): string[] =>
  tableOf(kind).onePerTrip ? ['trip_id'] : ['trip_id', tableOf(kind).key ?? 'id'];

const named = (kind: LoggedTableKind): string =>
  tableOf(kind).onePerTrip
    ? 'trip_id = $1 AND $1::text = $2::text'
    : `trip_id = $1 AND "${tableOf(kind).key ?? 'id'}" = $2`;

/** The row, which nobody else may change until this transaction ends. */
export const lockRow = async (
  manager: EntityManager,
  kind: LoggedTableKind,
  tripId: string,
  id: string,
): Promise<LoggedRow | undefined> => {
  const rows = await manager.query<{ row: LoggedRow }[]>(
    `SELECT to_jsonb(r) AS row FROM "${tableOf(kind).table}" r WHERE ${named(kind)} FOR UPDATE`,
    [tripId, id],
  );
  return rows[0]?.row;
};

/** The rows of these ids that are there, by id, locked in the same way. */
export const lockRows = async (
  manager: EntityManager,
  kind: LoggedTableKind,
  tripId: string,
  ids: readonly string[],
): Promise<Map<string, LoggedRow>> => {
  const rows = await manager.query<{ id: string; row: LoggedRow }[]>(
    `SELECT r.id, to_jsonb(r) AS row FROM "${tableOf(kind).table}" r
      WHERE trip_id = $1 AND id = ANY($2::uuid[]) ORDER BY r.id FOR UPDATE`,
    [tripId, ids],
  );
  return new Map(rows.map(({ id, row }) => [id, row]));
};

export const deleteRow = (manager: EntityManager, kind: LoggedTableKind, tripId: string, id: string) =>
  manager.query(`DELETE FROM "${tableOf(kind).table}" WHERE ${named(kind)}`, [tripId, id]);

/** Puts a row back as it was, as the version that follows `version`. */
export const restoreRow = async (
  manager: EntityManager,
  kind: LoggedTableKind,
  before: LoggedRow,
  version: number,
): Promise<void> => {
  const { table } = tableOf(kind);
  const touched = 'updated_at' in before ? { updated_at: new Date().toISOString() } : {};
  const row = { ...before, version: version + 1, ...touched };
  const keys = keysOf(kind);
  const columns = Object.keys(row);
  const listed = columns.map((name) => `"${name}"`).join(', ');
  const others = columns.filter((name) => !keys.includes(name));
  await manager.query(
    `INSERT INTO "${table}" (${listed})
     SELECT ${listed} FROM jsonb_populate_record(NULL::"${table}", $1)
     ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${others.map((name) => `"${name}" = excluded."${name}"`).join(', ')}`,
    [JSON.stringify(row)],
  );
};
