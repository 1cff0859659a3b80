import type { EntityManager } from 'typeorm';

const PAYER = 7_240_201;

/**
 * Serializes decisions about one person's money until the transaction ends. Taken before any row of that
 * person, so that no two transactions deadlock.
 */
export async function lockPayer(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PAYER, userId]);
}
