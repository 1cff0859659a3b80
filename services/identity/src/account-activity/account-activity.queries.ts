import type { EntityManager } from 'typeorm';

export async function removeOlderEvents(manager: EntityManager, userId: string, keep: number): Promise<void> {
  await manager.query(
    `DELETE FROM account_activity
      WHERE id IN (SELECT id FROM account_activity WHERE user_id = $1 ORDER BY at DESC, id OFFSET $2)`,
    [userId, keep],
  );
}
