import type { EntityManager } from 'typeorm';

export type TokenKind = 'reset' | 'verify-email' | 'change-email';

export interface TokenHolder {
  userId: string;
  email: string;
  payload: object;
}

const HOLDER = `user_id AS "userId", email, payload`;

/** One of several concurrent uses gets the row. */
export async function takeToken(
  manager: EntityManager,
  kind: TokenKind,
  tokenHash: string,
  now: Date,
): Promise<TokenHolder | undefined> {
  const [rows] = await manager.query<[TokenHolder[], number]>(
    `UPDATE one_time_token SET used_at = $3
      WHERE token_hash = $2 AND kind = $1 AND used_at IS NULL AND expires_at > $3
      RETURNING ${HOLDER}`,
    [kind, tokenHash, now],
  );
  return rows[0];
}

export async function readToken(
  manager: EntityManager,
  kind: TokenKind,
  tokenHash: string,
  now: Date,
): Promise<TokenHolder | undefined> {
  const rows = await manager.query<TokenHolder[]>(
    `SELECT ${HOLDER} FROM one_time_token
      WHERE token_hash = $2 AND kind = $1 AND used_at IS NULL AND expires_at > $3`,
    [kind, tokenHash, now],
  );
  return rows[0];
}

/** Serializes issuing tokens of this kind for one person until the transaction ends. */
export async function lockTokens(manager: EntityManager, kind: TokenKind, userId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`tokens:${kind}:${userId}`]);
}

export async function voidTokens(
  manager: EntityManager,
  kind: TokenKind,
  userId: string,
  now: Date,
): Promise<void> {
  await manager.query(
    `UPDATE one_time_token SET used_at = $3 WHERE user_id = $2 AND kind = $1 AND used_at IS NULL`,
    [kind, userId, now],
  );
}

export async function removeLongExpired(manager: EntityManager, now: Date): Promise<void> {
  await manager.query(`DELETE FROM one_time_token WHERE expires_at < $1::timestamptz - interval '7 days'`, [
    now,
  ]);
}
