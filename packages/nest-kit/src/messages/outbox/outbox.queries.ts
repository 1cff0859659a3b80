import type { DataSource } from 'typeorm';

/** Longer than a call: a dead copy's messages are sent again. */
const LEASE_SECONDS = 15;

export interface ClaimedMessage {
  id: string;
  type: string;
  receiver: string;
  payload: object;
  requestId: string | null;
  attempts: number;
}

/** Other copies skip a leased message. */
export async function claimDue(dataSource: DataSource, limit: number): Promise<ClaimedMessage[]> {
  const [rows] = await dataSource.query<[ClaimedMessage[], number]>(
    `UPDATE outbox_message
        SET due_at = now() + make_interval(secs => $2), attempts = attempts + 1
      WHERE id IN (
              SELECT id FROM outbox_message
               WHERE sent_at IS NULL AND due_at <= now()
               ORDER BY due_at
               LIMIT $1
                 FOR UPDATE SKIP LOCKED)
      RETURNING id, type, receiver, payload, request_id AS "requestId", attempts`,
    [limit, LEASE_SECONDS],
  );
  return rows;
}

export async function markSent(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query(`UPDATE outbox_message SET sent_at = now(), last_error = NULL WHERE id = $1`, [id]);
}

export async function markFailed(
  dataSource: DataSource,
  id: string,
  delayMs: number,
  error: string,
): Promise<void> {
  await dataSource.query(
    `UPDATE outbox_message
        SET due_at = now() + make_interval(secs => $2), last_error = left($3, 500)
      WHERE id = $1 AND sent_at IS NULL`,
    [id, delayMs / 1000, error],
  );
}
