import type { FileColumn } from '../files/file-column.js';
import type { FieldLabel, FieldLabels } from './field-labels.js';

export interface LoggedKind {
  kind: string;
  noun: string;
  /** Listed only for readers with access to money. */
  isMoney?: boolean;
  labels: FieldLabels;
  details?: (after: Record<string, unknown> | null) => string[];
}

export interface RowLimit {
  most: number;
  full: (most: string) => string;
  field?: string;
}

/**
 * Rows are logged and restored column by column: keyed by trip and id, with a version that grows with each
 * change.
 */
export interface LoggedTable extends LoggedKind {
  entity: new () => object;
  what: (row: Record<string, unknown>) => string;
  onePerTrip?: boolean;
  key?: string;
  /** Ignored in comparisons and kept by an undo. */
  apart?: readonly string[];
  limit?: RowLimit;
  file?: FileColumn;
}

type OwnField = 'tripId' | 'id' | 'version' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'position';

/** A column without a label does not compile. */
export const defineLoggedTable = <Row extends object>(
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
