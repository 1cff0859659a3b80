import type { DataSource } from 'typeorm';

export async function claimDueEmails(
  dataSource: DataSource,
  limit: number,
  leaseSeconds: number,
): Promise<string[]> {
  const [rows] = await dataSource.query<[{ key: string }[], number]>(
    `UPDATE email_request SET due_at = now() + make_interval(secs => $2)
      WHERE key IN (SELECT key FROM email_request WHERE sent_at IS NULL AND due_at <= now()
                     ORDER BY due_at LIMIT $1 FOR UPDATE SKIP LOCKED)
      RETURNING key`,
    [limit, leaseSeconds],
  );
  return rows.map(({ key }) => key);
}
