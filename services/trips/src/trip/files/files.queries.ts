import { listColumns, getTableName } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';
import { type FileColumn, toFileKey } from './file-column.js';

export interface StoredFile {
  key: string;
  name: string;
  type: string;
  bytes: number;
}

export interface FileOrigin {
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

const namedKey = ({ column, purpose, holds }: FileColumn): string =>
  holds === 'key' ? `r."${column}"` : `'${toFileKey(purpose, '')}' || r."${column}"::text`;

export interface Attached {
  file: StoredFile | undefined;
}

/**
 * Undefined when the trip has no such row, or it is deleted.
 * @returns undefined when the trip has no such row; one that waits for its undoing is none.
 */
export const selectAttached = async (
  manager: EntityManager,
  file: FileColumn,
  tripId: string,
  rowId: string,
): Promise<Attached | undefined> => {
  const isKept = listColumns(file.entity).some(({ name }) => name === 'deleted_at');
  const rows = await manager.query<(StoredFile | Record<keyof StoredFile, null>)[]>(
    `SELECT f.key, f.name, f.type, f.bytes
       FROM "${getTableName(file.entity)}" r LEFT JOIN stored_file f ON f.key = ${namedKey(file)}
      WHERE r.trip_id = $1 AND r.id = $2 ${isKept ? 'AND r.deleted_at IS NULL' : ''}`,
    [tripId, rowId],
  );
  const [row] = rows;
  return row && { file: row.key === null ? undefined : row };
};

export const forgetUploader = async (manager: EntityManager, userId: string): Promise<void> => {
  await manager.query('UPDATE stored_file SET uploaded_by = NULL WHERE uploaded_by = $1', [userId]);
};

const isUnnamed = (file: FileColumn): string =>
  `AND NOT EXISTS (SELECT FROM "${getTableName(file.entity)}" r WHERE ${namedKey(file)} = f.key)`;

/** @param columns every column that names files; files for other purposes stay. */
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
    [columns.map(({ purpose }) => toFileKey(purpose, '').replace('/', ''))],
  );
  return rows.map(({ key }) => key);
};

export const deleteFile = async (manager: EntityManager, key: string): Promise<void> => {
  await manager.query('DELETE FROM stored_file WHERE key = $1', [key]);
};

export const isStored = async (manager: EntityManager, key: string, tripId?: string): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    'SELECT FROM stored_file WHERE key = $1 AND ($2::uuid IS NULL OR trip_id = $2) FOR SHARE',
    [key, tripId ?? null],
  );
  return rows.length > 0;
};

/** It stays until the transaction ends. */
export const selectFileOfTrip = async (
  manager: EntityManager,
  key: string,
  tripId: string,
): Promise<StoredFile | undefined> => {
  const [file] = await manager.query<StoredFile[]>(
    'SELECT key, name, type, bytes FROM stored_file WHERE key = $1 AND trip_id = $2 FOR SHARE',
    [key, tripId],
  );
  return file;
};

/** A file that the person uploaded stays until the transaction ends. */
export const keepUpload = async (manager: EntityManager, key: string, person: string): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    'SELECT FROM stored_file WHERE key = $1 AND uploaded_by = $2 FOR SHARE',
    [key, person],
  );
  return rows.length > 0;
};

export const addStoredFile = async <T extends Record<string, unknown>>(
  manager: EntityManager,
  file: FileColumn | undefined,
  row: T,
): Promise<T> => {
  const named = file && row[file.column];
  if (!file || typeof named !== 'string') return row;
  const key = file.holds === 'key' ? named : toFileKey(file.purpose, named);
  return (await isStored(manager, key)) ? row : { ...row, [file.column]: null };
};
