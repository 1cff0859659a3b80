import type { EntityManager } from 'typeorm';
import type { ClientRowJson } from '../client-change-rows.js';
import type { MergeSnapshot } from './client-merge.entity.js';

type MovedDigest = Pick<MergeSnapshot, 'digestReaders' | 'digest'>;

const sameReader = `k.client_id = $1 AND other.client_id = $2 AND (k.user_id, k.email, k.person_id) IS NOT DISTINCT FROM (other.user_id, other.email, other.person_id)`;

/** Somebody whose address is gone is known by the person, who is another row after a merge and after its undo. */
export const renameReaders = async (
  manager: EntityManager,
  clientId: string,
  people: readonly { from: string; to: string }[],
): Promise<void> => {
  await manager.query(
    `UPDATE client_digest_reader r SET person_id = p."to" FROM jsonb_to_recordset($2::jsonb) AS p ("from" uuid, "to" uuid)
      WHERE r.client_id = $1 AND r.person_id = p."from"`,
    [clientId, JSON.stringify(people)],
  );
};

/**
 * A reader of both stays once, stopped if they ever stopped, and unticked if they were in either; the links of both work.
 * The snapshot keeps no account.
 */
export const moveDigest = async (manager: EntityManager, to: string, from: string): Promise<MovedDigest> => {
  const [setting] = await manager.query<{ row: ClientRowJson }[]>(
    `SELECT to_jsonb(d) AS row FROM client_digest d WHERE d.client_id = $1`,
    [from],
  );
  await manager.query(
    `UPDATE client_digest_reader k SET stopped_at = coalesce(k.stopped_at, other.stopped_at), left_out_at = coalesce(k.left_out_at, other.left_out_at),
       former_tokens = coalesce(k.former_tokens, '{}') || other.token || coalesce(other.former_tokens, '{}')
       FROM client_digest_reader other WHERE ${sameReader}`,
    [to, from],
  );
  // Addresses of the reader in the kept client join those in the other one.
  await manager.query(
    `UPDATE client_digest_reader r SET origin_id = coalesce(other.origin_id, other.id) FROM client_digest_reader k, client_digest_reader other
      WHERE ${sameReader} AND r.client_id = k.client_id AND coalesce(r.origin_id, r.id) = coalesce(k.origin_id, k.id)`,
    [to, from],
  );
  const [removed] = await manager.query<[{ row: ClientRowJson }[], number]>(
    `DELETE FROM client_digest_reader other USING client_digest_reader k WHERE ${sameReader} RETURNING to_jsonb(other) AS row`,
    [to, from],
  );
  const [moved] = await manager.query<[{ id: string }[], number]>(
    `UPDATE client_digest_reader SET client_id = $1 WHERE client_id = $2 RETURNING id`,
    [to, from],
  );
  return {
    digestReaders: moved.map(({ id }) => id),
    digest: { setting: setting?.row ?? null, readers: removed.map(({ row }) => ({ ...row, user_id: null })) },
  };
};

/** After the client is back; a stop since the merge holds for both. */
export const moveDigestBack = async (
  manager: EntityManager,
  keptId: string,
  mergedId: string,
  { digestReaders = [], digest }: MovedDigest,
): Promise<void> => {
  await manager.query(
    `UPDATE client_digest_reader SET client_id = $2 WHERE client_id = $1 AND id = ANY($3::uuid[])`,
    [keptId, mergedId, digestReaders],
  );
  if (digest?.setting) await insertRows(manager, 'client_digest', [digest.setting]);
  await insertRows(manager, 'client_digest_reader', digest?.readers ?? []);
  await manager.query(
    `UPDATE client_digest_reader k SET former_tokens = ARRAY(SELECT former FROM unnest(k.former_tokens) former
        WHERE NOT EXISTS (SELECT FROM client_digest_reader other
          WHERE other.client_id = $2 AND (other.token = former OR other.former_tokens @> ARRAY[former])))
      WHERE k.client_id = $1 AND k.former_tokens IS NOT NULL`,
    [keptId, mergedId],
  );
  await manager.query(
    `UPDATE client_digest_reader other SET stopped_at = k.stopped_at FROM client_digest_reader k
      WHERE k.client_id = $1 AND other.client_id = $2 AND k.email = other.email AND other.stopped_at IS NULL`,
    [keptId, mergedId],
  );
};

const insertRows = async (
  manager: EntityManager,
  table: 'client_digest' | 'client_digest_reader',
  rows: readonly ClientRowJson[],
): Promise<void> => {
  await manager.query(
    `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
};
