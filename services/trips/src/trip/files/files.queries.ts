import type { EntityManager } from 'typeorm';
import { fileKey } from './file-keys.js';

export interface StoredFile {
  key: string;
  /** What its person called it. */
  name: string;
  type: string;
  bytes: number;
}

export interface FileOrigin {
  tripId: string;
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

export const selectFile = async (manager: EntityManager, key: string): Promise<StoredFile | undefined> => {
  const rows = await manager.query<StoredFile[]>(
    'SELECT key, name, type, bytes FROM stored_file WHERE key = $1',
    [key],
  );
  return rows[0];
};

/** The files belong to their trips; who uploaded them is forgotten with the account. */
export const forgetUploader = async (manager: EntityManager, userId: string): Promise<void> => {
  await manager.query('UPDATE stored_file SET uploaded_by = NULL WHERE uploaded_by = $1', [userId]);
};

/** Some files that nothing has named for a while: replaced, given up half-way, or of a trip that is gone. */
export const lockForgottenFiles = async (manager: EntityManager): Promise<string[]> => {
  const rows = await manager.query<{ key: string }[]>(
    `SELECT f.key FROM stored_file f
     WHERE f.created_at < now() - interval '15 minutes'
       AND NOT EXISTS (SELECT FROM expense e WHERE e.receipt_key = f.key)
       AND NOT EXISTS (SELECT FROM day_item i WHERE i.photo_id::text = split_part(f.key, 'photos/', 2))
     LIMIT 100 FOR UPDATE SKIP LOCKED`,
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

/** A row of a trip as it was, without its receipt or photo where the file is removed already. */
export const withStoredFiles = async <T extends Record<string, unknown>>(
  manager: EntityManager,
  row: T,
): Promise<T> => {
  const keys = { receipt_key: row['receipt_key'], photo_id: photoKeyOf(row['photo_id']) };
  const gone: Record<string, null> = {};
  for (const [column, key] of Object.entries(keys))
    if (typeof key === 'string' && !(await isStored(manager, key))) gone[column] = null;
  return { ...row, ...gone };
};

const photoKeyOf = (photoId: unknown): string | undefined =>
  typeof photoId === 'string' ? fileKey('photo', photoId) : undefined;
