import type { EntityManager } from 'typeorm';

/** Tells this lock from every other advisory lock in the database. */
const PAYER = 7_240_201;

/**
 * One decision at a time about one person's money, until the transaction ends. Taken before any row of that person, so
 * that two decisions never wait for each other.
 */
export async function lockPayer(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [PAYER, userId]);
}
