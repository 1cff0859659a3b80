import type { ReceiptInfo } from '@landsea/contracts/money';
import type { EntityManager } from 'typeorm';

export interface KeptReceipt extends ReceiptInfo {
  key: string;
}

export const selectReceipt = async (
  manager: EntityManager,
  tripId: string,
  expenseId: string,
): Promise<KeptReceipt | undefined> => {
  const rows = await manager.query<KeptReceipt[]>(
    `SELECT f.key, f.name, f.type, f.bytes FROM expense e JOIN receipt_file f ON f.key = e.receipt_key
     WHERE e.trip_id = $1 AND e.id = $2 AND e.deleted_at IS NULL`,
    [tripId, expenseId],
  );
  return rows[0];
};

export const insertReceipt = async (
  manager: EntityManager,
  { key, name, type, bytes }: KeptReceipt,
  uploadedBy: string,
): Promise<void> => {
  await manager.query(
    `INSERT INTO receipt_file (key, name, type, bytes, uploaded_by) VALUES ($1, $2, $3, $4, $5)`,
    [key, name, type, bytes, uploadedBy],
  );
};

/** The files belong to their trips; who uploaded them is forgotten with the account. */
export const forgetUploader = async (manager: EntityManager, userId: string): Promise<void> => {
  await manager.query('UPDATE receipt_file SET uploaded_by = NULL WHERE uploaded_by = $1', [userId]);
};

/** Gives an expense its receipt, or none. @returns whether there is such an expense. */
export const setReceipt = async (
  manager: EntityManager,
  tripId: string,
  expenseId: string,
  key: string | null,
): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE expense SET receipt_key = $3, version = version + 1, updated_at = now()
     WHERE trip_id = $1 AND id = $2 AND deleted_at IS NULL`,
    [tripId, expenseId, key],
  );
  return changed > 0;
};

/** Some files that no expense has named for a while: replaced, given up half-way, or of a trip that is gone. */
export const lockForgottenReceipts = async (manager: EntityManager): Promise<string[]> => {
  const rows = await manager.query<{ key: string }[]>(
    `SELECT f.key FROM receipt_file f
     WHERE f.created_at < now() - interval '15 minutes'
       AND NOT EXISTS (SELECT FROM expense e WHERE e.receipt_key = f.key)
     LIMIT 100 FOR UPDATE SKIP LOCKED`,
  );
  return rows.map(({ key }) => key);
};

export const deleteReceipt = async (manager: EntityManager, key: string): Promise<void> => {
  await manager.query(`DELETE FROM receipt_file WHERE key = $1`, [key]);
};

/** A deleted expense can be restored for 30 days. */
export const purgeDeletedExpenses = async (manager: EntityManager): Promise<void> => {
  await manager.query(`DELETE FROM expense WHERE deleted_at < now() - interval '30 days'`);
};
