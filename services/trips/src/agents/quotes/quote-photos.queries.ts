import { QUOTE_LINK_DAYS } from '@landsea/contracts/agents';
import type { EntityManager } from 'typeorm';
import { toFileKey } from '../../trip/files/file-column.js';
import type { StoredFile } from '../../trip/files/files.queries.js';

/** False when the quote is gone meanwhile. */
export const insertPhoto = async (
  manager: EntityManager,
  { id, quoteId }: { id: string; quoteId: string },
): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO quote_photo (id, quote_id) SELECT $1, q.id FROM quote q WHERE q.id = $2 RETURNING id`,
    [id, quoteId],
  );
  return rows.length > 0;
};

/** Photos that neither the draft nor a frozen version names, after a day: until then an undo finds them. */
export const forgetUnnamedPhotos = async (
  manager: EntityManager,
  quoteId: string,
  now: Date,
): Promise<void> => {
  await manager.query(
    `DELETE FROM quote_photo p WHERE p.quote_id = $1 AND p.created_at < $2::timestamptz - interval '1 day'
       AND NOT EXISTS (SELECT FROM quote q, jsonb_array_elements(q.options) o
                        WHERE q.id = p.quote_id AND o->'photo'->>'id' = p.id::text)
       AND NOT EXISTS (SELECT FROM quote_version v, jsonb_array_elements(v.content::jsonb->'options') o
                        WHERE v.quote_id = p.quote_id AND o->'photo'->>'id' = p.id::text)`,
    [quoteId, now],
  );
};

export const selectPhotoIds = async (manager: EntityManager, quoteId: string): Promise<string[]> => {
  const rows = await manager.query<{ id: string }[]>(`SELECT id FROM quote_photo WHERE quote_id = $1`, [
    quoteId,
  ]);
  return rows.map(({ id }) => id);
};

export const selectPhoto = async (
  manager: EntityManager,
  quoteId: string,
  photoId: string,
): Promise<StoredFile | undefined> => {
  const [file] = await manager.query<StoredFile[]>(
    `SELECT f.key, f.name, f.type, f.bytes FROM quote_photo p JOIN trip_api.file f ON f.key = $3
      WHERE p.quote_id = $1 AND p.id = $2`,
    [quoteId, photoId, toFileKey('quote', photoId)],
  );
  return file;
};

/** A person’s link decides before that of the version, which may be the same. */
const LINKS = `SELECT r.quote_id, r.number, r.token_hash FROM quote_recipient r WHERE r.withdrawn_at IS NULL
  UNION ALL SELECT v.quote_id, v.number, v.token_hash FROM quote_version v
   WHERE NOT EXISTS (SELECT FROM quote_recipient r WHERE r.token_hash = v.token_hash)`;

/**
 * The picture behind an address that a link’s page has: while the offer stands or is answered, from the version
 * of the link or the latest.
 * @param key of `makePhotoKey`.
 */
export const selectLinkedPhoto = async (
  manager: EntityManager,
  photoId: string,
  key: string,
  now: Date,
): Promise<StoredFile | undefined> => {
  const [file] = await manager.query<StoredFile[]>(
    `SELECT f.key, f.name, f.type, f.bytes
       FROM quote_photo p JOIN quote q ON q.id = p.quote_id JOIN trip_api.file f ON f.key = $4
       JOIN (${LINKS}) l ON l.quote_id = q.id
      WHERE p.id = $1::uuid AND encode(sha256(convert_to(l.token_hash || ':' || $1, 'UTF8')), 'hex') = $2
        AND q.state <> 'withdrawn'
        AND greatest(q.ends_at, q.answered_at) >= $3::timestamptz - interval '${QUOTE_LINK_DAYS} days'
        AND EXISTS (SELECT FROM quote_version v, jsonb_array_elements(v.content::jsonb->'options') o
                     WHERE v.quote_id = q.id AND v.number IN (l.number, q.sent_version)
                       AND o->'photo'->>'id' = p.id::text)
      LIMIT 1`,
    [photoId, key, now, toFileKey('quote', photoId)],
  );
  return file;
};
