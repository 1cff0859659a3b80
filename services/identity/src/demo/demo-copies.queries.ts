import type { DemoKind } from '@landsea/contracts/account';
import type { DataSource, EntityManager } from 'typeorm';
import { DEMO_LIFE_MS, STOCK_USE_MS } from './demo-lifetime.js';

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** @returns the copy's user; undefined when none is ready. */
export const takeCopy = async (
  manager: EntityManager,
  kind: DemoKind,
  now: Date,
): Promise<string | undefined> => {
  const [rows] = await manager.query<[{ id: string }[], number]>(
    `WITH free AS (
       SELECT user_id FROM demo_copy
        WHERE taken_at IS NULL AND ready_at IS NOT NULL AND made_at > $2 AND kind = $4
        ORDER BY made_at LIMIT 1 FOR UPDATE SKIP LOCKED),
     taken AS (
       UPDATE demo_copy c SET taken_at = $1 FROM free WHERE c.user_id = free.user_id RETURNING c.user_id)
     UPDATE user_account u SET erases_at = $3 FROM taken WHERE u.id = taken.user_id RETURNING u.id`,
    [now, before(now, STOCK_USE_MS), new Date(now.getTime() + DEMO_LIFE_MS), kind],
  );
  return rows[0]?.id;
};

/** @returns false when another process holds the lock. */
export const lockStock = async (manager: EntityManager): Promise<boolean> => {
  const [row] = await manager.query<[{ locked: boolean }]>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('demo-stock', 0)) AS locked`,
  );
  return row.locked;
};

/** @returns `free`: can be taken now or soon; `all`: every copy that still exists. */
export const countCopies = async (
  manager: EntityManager,
  kind: DemoKind,
  now: Date,
): Promise<{ free: number; all: number }> => {
  const [row] = await manager.query<[{ free: number; all: number }]>(
    `SELECT count(*) FILTER (WHERE taken_at IS NULL AND made_at > $1)::int AS free, count(*)::int AS all
       FROM demo_copy WHERE kind = $2`,
    [before(now, STOCK_USE_MS), kind],
  );
  return row;
};

export const endAllCopies = async (dataSource: DataSource, now: Date): Promise<void> => {
  await dataSource.query(`UPDATE user_account SET erases_at = $1 WHERE is_demo AND erases_at > $1`, [now]);
};
