import { columnsOf, tableNameOf } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import type { FileColumn } from './file-column.js';
import { fileKey } from './file-keys.js';

export interface StoredFile {
  key: string;
  /** What its person called it. */
  name: string;
  type: string;
  bytes: number;
}

export interface FileOrigin {
  /** null for a file that is about no trip. */
  tripId: string | null;
  person: string;
}

export const insertFile = async (
  manager: EntityManager,
  { key, name, type, bytes }: StoredFile,
  { tripId, person }: FileOrigin,
): Promise<void> => {
  await manager.query(
    `INSERT INTO stored_file (key, name, type, bytes, trip_id, uploaded_by) VALUES ($1, $2, $3, $4, $5, $6)`,
    [key, name, type, bytes, tripId, person],
  );
};

/** The key that a row `r` names. */
const namedKey = ({ column, purpose, holds }: FileColumn): string =>
  holds === 'key' ? `r."${column}"` : `'${fileKey(purpose, '')}' || r."${column}"::text`;

/** A row with the file that it names, if any. */
export interface Attached {
  file: StoredFile | undefined;
}

/** @returns undefined when the trip has no such row; one that waits for its undoing is none. */
export const selectAttached = async (
  manager: EntityManager,
  file: FileColumn,
  tripId: string,
  rowId: string,
): Promise<Attached | undefined> => {
  const isKept = columnsOf(file.entity).some(({ name }) => name === 'deleted_at');
  const rows = await manager.query<(StoredFile | Record<keyof StoredFile, null>)[]>(
    `SELECT f.key, f.name, f.type, f.bytes
       FROM "${tableNameOf(file.entity)}" r LEFT JOIN stored_file f ON f.key = ${namedKey(file)}
      WHERE r.trip_id = $1 AND r.id = $2 ${isKept ? 'AND r.deleted_at IS NULL' : ''}`,
    [tripId, rowId],
  );
  const [row] = rows;
  return row && { file: row.key === null ? undefined : row };
};

/** The files belong to their trips; who uploaded them is forgotten with the account. */
export const forgetUploader = async (manager: EntityManager, userId: string): Promise<void> => {
  await manager.query('UPDATE stored_file SET uploaded_by = NULL WHERE uploaded_by = $1', [userId]);
};

const isUnnamed = (file: FileColumn): string =>
  `AND NOT EXISTS (SELECT FROM "${tableNameOf(file.entity)}" r WHERE ${namedKey(file)} = f.key)`;

/**
 * Some files that nothing has named for a while: replaced, given up half-way, or of a trip that is gone.
 * @param columns every column that names files; files for other purposes stay.
 */
export const lockForgottenFiles = async (
  manager: EntityManager,
  columns: readonly FileColumn[],
): Promise<string[]> => {
  const rows = await manager.query<{ key: string }[]>(
    `SELECT f.key FROM stored_file f
     WHERE f.created_at < now() - interval '15 minutes'
       AND split_part(f.key, '/', 1) = ANY ($1)
       ${columns.map(isUnnamed).join(' ')}
     LIMIT 100 FOR UPDATE SKIP LOCKED`,
    [columns.map(({ purpose }) => fileKey(purpose, '').replace('/', ''))],
  );
  return rows.map(({ key }) => key);
};

export const deleteFile = async (manager: EntityManager, key: string): Promise<void> => {
  await manager.query('DELETE FROM stored_file WHERE key = $1', [key]);
};

/** Whether a file is still stored, for this trip where one is named; it then stays until the transaction ends. */
export const isStored = async (manager: EntityManager, key: string, tripId?: string): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    'SELECT FROM stored_file WHERE key = $1 AND ($2::uuid IS NULL OR trip_id = $2) FOR SHARE',
    [key, tripId ?? null],
  );
  return rows.length > 0;
};

/** A row of a trip as it was, without its file where that is removed already. */
export const withStoredFile = async <T extends Record<string, unknown>>(
  manager: EntityManager,
  file: FileColumn | undefined,
  row: T,
): Promise<T> => {
  const named = file && row[file.column];
  if (!file || typeof named !== 'string') return row;
  const key = file.holds === 'key' ? named : fileKey(file.purpose, named);
  return (await isStored(manager, key)) ? row : { ...row, [file.column]: null };
};
