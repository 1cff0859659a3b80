import type { DataSource } from 'typeorm';

export async function isTripMade(dataSource: DataSource, previewId: string): Promise<boolean> {
  const waiting = await dataSource.query<unknown[]>(
    `SELECT 1 FROM outbox_message
      WHERE sent_at IS NULL AND type = 'billing.preview-claimed' AND payload ->> 'previewId' = $1 LIMIT 1`,
    [previewId],
  );
  return waiting.length === 0;
}
