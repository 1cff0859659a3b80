import type { Principal } from '@landsea/contracts/account';
import type { DataSource, EntityManager } from 'typeorm';
import type { SessionTimes } from './session-lifetime.js';

/** One statement, because every service runs it for each session it sees first. */
export async function findSession(
  dataSource: DataSource,
  tokenHash: string,
  now: Date,
): Promise<{ principal: Principal; times: SessionTimes } | undefined> {
  const [row] = await dataSource.query<(Principal & SessionTimes)[]>(
    `SELECT u.id AS "userId", s.id AS "sessionId", u.user_type AS "userType", u.is_demo AS "isDemo",
            u.first_name AS "firstName", s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt"
       FROM session s JOIN user_account u ON u.id = s.user_id
      WHERE s.token_hash = $1 AND (NOT u.is_demo OR u.erases_at > $2)`,
    [tokenHash, now],
  );
  if (!row) return undefined;
  const { createdAt, lastSeenAt, ...principal } = row;
  return { principal, times: { createdAt, lastSeenAt } };
}

export async function recordUse(dataSource: DataSource, sessionId: string, now: Date): Promise<void> {
  await dataSource.query('UPDATE session SET last_seen_at = $2 WHERE id = $1 AND last_seen_at < $2', [
    sessionId,
    now,
  ]);
}

/** Serializes sign-ins of one person, so that none exceeds the limit. */
export async function lockSessionsOf(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`sessions:${userId}`]);
}

/** @returns the token hashes of the ended sessions. */
export async function endBeyond(manager: EntityManager, userId: string, keep: number): Promise<string[]> {
  const [rows] = await manager.query<[{ tokenHash: string }[], number]>(
    `DELETE FROM session
      WHERE user_id = $1
        AND id NOT IN (SELECT id FROM session WHERE user_id = $1 ORDER BY last_seen_at DESC, created_at DESC, id LIMIT $2)
      RETURNING token_hash AS "tokenHash"`,
    [userId, keep],
  );
  return rows.map((row) => row.tokenHash);
}

/** @returns the token hashes of the ended sessions. */
export async function endSessions(
  manager: EntityManager,
  userId: string,
  { only, except }: { only?: string; except?: string },
): Promise<string[]> {
  await lockSessionsOf(manager, userId);
  const [rows] = await manager.query<[{ tokenHash: string }[], number]>(
    `DELETE FROM session
      WHERE user_id = $1 AND ($2::uuid IS NULL OR id = $2) AND ($3::uuid IS NULL OR id <> $3)
      RETURNING token_hash AS "tokenHash"`,
    [userId, only ?? null, except ?? null],
  );
  return rows.map((row) => row.tokenHash);
}

export const selectSessions = (
  manager: EntityManager,
  userId: string,
): Promise<(SessionTimes & { id: string; userAgent: string })[]> =>
  manager.query(
    `SELECT id, user_agent AS "userAgent", created_at AS "createdAt", last_seen_at AS "lastSeenAt"
       FROM session WHERE user_id = $1 ORDER BY last_seen_at DESC, created_at DESC, id`,
    [userId],
  );
