import { DomainError } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

const MEGABYTE = 1024 * 1024;
const STORED_BYTES_PER_PERSON = 500 * MEGABYTE;

/**
 * In a transaction it locks out other uploads of the person, so that two cannot share the last bytes.
 * @throws DomainError PAYLOAD_TOO_LARGE.
 */
export async function refuseOverQuota(manager: EntityManager, person: string, bytes: number): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`files:${person}`]);
  const [{ stored }] = await manager.query<[{ stored: string }]>(
    'SELECT coalesce(sum(bytes), 0) AS stored FROM stored_file WHERE uploaded_by = $1',
    [person],
  );
  if (Number(stored) + bytes <= STORED_BYTES_PER_PERSON) return;
  throw new DomainError({
    code: 'PAYLOAD_TOO_LARGE',
    message: `Your receipts, photos, documents and files in messages take up the ${STORED_BYTES_PER_PERSON / MEGABYTE} MB that one person can store. Remove some you no longer need: their space is free again within half an hour.`,
  });
}
