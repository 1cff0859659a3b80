import type { FileColumn } from '../files/file-column.js';
import type { FieldLabel, FieldLabels } from './field-labels.js';

/** One kind of thing whose changes are listed. */
export interface LoggedKind {
  kind: string;
  /** What people call it after “Robin added”, such as “budget line”. */
  noun: string;
  /** Listed only for readers who may see what the trip costs. */
  isMoney?: boolean;
  /** By field of what is logged as `before` and `after`. */
  labels: FieldLabels;
  /** Words of a change that are not made from the labels. */
  details?: (after: Record<string, unknown> | null) => string[];
}

/** How many rows of a table a trip holds. */
export interface RowLimit {
  most: number;
  /** What a full trip says. */
  full: (most: string) => string;
  /** The field of the form that says so; without one the answer itself does. */
  field?: string;
}

/**
 * A table whose rows are logged, and restored, column by column as they are: keyed by trip and id, with a version that grows with
 * each change.
 */
export interface LoggedTable extends LoggedKind {
  entity: new () => object;
  /** What one row is called in the list of changes. */
  what: (row: Record<string, unknown>) => string;
  /** Whether a trip has one such row only, so that the trip's id names it. */
  onePerTrip?: boolean;
  /** The column that identifies a row within a trip, where it is not `id`. */
  key?: string;
  /** Columns that are no part of a change: they are not compared, and an undo leaves them as they are. */
  apart?: readonly string[];
  limit?: RowLimit;
  file?: FileColumn;
}

/** What every row has, and no list says. */
type OwnField = 'tripId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'position';

/** Describes a logged table; a column without a label does not compile. */
export const loggedTable = <Row extends object>(
  entity: new () => Row,
  {
    what,
    labels,
    ...table
  }: Omit<LoggedTable, 'entity' | 'what' | 'labels'> & {
    what: (keyof Row & string) | { words: string } | ((row: Row) => string);
    labels: { readonly [Field in Exclude<keyof Row & string, OwnField>]: FieldLabel | null };
  },
): LoggedTable => ({ ...table, entity, labels, what: whatOf(what) });

const whatOf = <Row extends object>(
  what: (keyof Row & string) | { words: string } | ((row: Row) => string),
): LoggedTable['what'] => {
  if (typeof what === 'function') return (row) => what(row as Row);
  return typeof what === 'string' ? (row) => String(row[what]) : () => what.words;
};
