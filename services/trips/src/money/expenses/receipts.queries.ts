import type { EntityManager } from 'typeorm';

/** @returns whether there is such an expense. */
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
