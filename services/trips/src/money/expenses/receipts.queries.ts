import type { EntityManager } from 'typeorm';
import type { StoredFile } from '../../trip/files/files.queries.js';

export const selectReceipt = async (
  manager: EntityManager,
  tripId: string,
  expenseId: string,
): Promise<StoredFile | undefined> => {
  const rows = await manager.query<StoredFile[]>(
    `SELECT f.key, f.name, f.type, f.bytes FROM expense e JOIN stored_file f ON f.key = e.receipt_key
     WHERE e.trip_id = $1 AND e.id = $2 AND e.deleted_at IS NULL`,
    [tripId, expenseId],
  );
  return rows[0];
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

/** A deleted expense can be restored for 30 days. */
export const purgeDeletedExpenses = async (manager: EntityManager): Promise<void> => {
  await manager.query(`DELETE FROM expense WHERE deleted_at < now() - interval '30 days'`);
};
