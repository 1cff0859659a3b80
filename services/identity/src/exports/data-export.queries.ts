import type { DataSource, EntityManager } from 'typeorm';

export interface ClaimedExport {
  id: string;
  userId: string;
  attempts: number;
}

/** @returns undefined when another copy of the service has claimed it, or it is done. */
export async function claimExport(
  manager: EntityManager,
  id: string,
  now: Date,
  leaseUntil: Date,
): Promise<ClaimedExport | undefined> {
  const [rows] = await manager.query<[ClaimedExport[], number]>(
    `UPDATE data_export SET attempts = attempts + 1, due_at = $3
      WHERE id = $1 AND state = 'collecting' AND due_at <= $2
      RETURNING id, user_id AS "userId", attempts`,
    [id, now, leaseUntil],
  );
  return rows[0];
}

export async function selectDueExports(dataSource: DataSource, before: Date): Promise<string[]> {
  const rows = await dataSource.query<{ id: string }[]>(
    `SELECT id FROM data_export WHERE state = 'collecting' AND due_at <= $1 ORDER BY due_at LIMIT 50`,
    [before],
  );
  return rows.map(({ id }) => id);
}

export async function removeExpired(dataSource: DataSource, now: Date): Promise<void> {
  await dataSource.query(`DELETE FROM data_export WHERE expires_at <= $1`, [now]);
}
