import type { DataSource } from 'typeorm';

export interface StoredAnswer {
  fingerprint: string;
  status: number | null;
  body: unknown;
}

/** Another run may take over the row of a dead one after these seconds. */
const ABANDONED_SECONDS = 30;
const KEPT_HOURS = 24;

/** @returns undefined when this call now owns the key, else the stored row. */
export async function claimKey(
  dataSource: DataSource,
  userId: string,
  key: string,
  fingerprint: string,
): Promise<StoredAnswer | undefined> {
  const claimed = await dataSource.query<unknown[]>(
    `INSERT INTO idempotency_key AS k (user_id, key, fingerprint) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, key) DO UPDATE SET
            fingerprint = excluded.fingerprint, status = NULL, body = NULL, created_at = now()
      WHERE k.created_at < now() - make_interval(hours => $4)
         OR (k.status IS NULL AND k.created_at < now() - make_interval(secs => $5))
     RETURNING user_id`,
    [userId, key, fingerprint, KEPT_HOURS, ABANDONED_SECONDS],
  );
  return claimed.length > 0 ? undefined : readKey(dataSource, userId, key);
}

export async function readKey(
  dataSource: DataSource,
  userId: string,
  key: string,
): Promise<StoredAnswer | undefined> {
  const rows = await dataSource.query<StoredAnswer[]>(
    'SELECT fingerprint, status, body FROM idempotency_key WHERE user_id = $1 AND key = $2',
    [userId, key],
  );
  return rows[0];
}

export async function keepAnswer(
  dataSource: DataSource,
  userId: string,
  key: string,
  status: number,
  body: unknown,
): Promise<void> {
  await dataSource.query(
    'UPDATE idempotency_key SET status = $3, body = $4 WHERE user_id = $1 AND key = $2',
    [userId, key, status, body === undefined ? null : JSON.stringify(body)],
  );
}

export async function releaseKey(dataSource: DataSource, userId: string, key: string): Promise<void> {
  await dataSource.query('DELETE FROM idempotency_key WHERE user_id = $1 AND key = $2 AND status IS NULL', [
    userId,
    key,
  ]);
}
