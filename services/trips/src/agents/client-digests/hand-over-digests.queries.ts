import type { EntityManager } from 'typeorm';

/** The choice for one client; `isOn` null follows the agent’s choice for all. */
export interface DigestOfClient {
  isOn: boolean | null;
  /** Instant in ISO; null where things of any time are named. */
  since: string | null;
}

export const selectDigestsOf = async (
  manager: EntityManager,
  clientIds: readonly string[],
): Promise<Map<string, DigestOfClient>> => {
  const rows = await manager.query<{ id: string; isOn: boolean | null; since: Date | null }[]>(
    `SELECT client_id AS id, is_on AS "isOn", since FROM client_digest WHERE client_id = ANY($1::uuid[])`,
    [clientIds],
  );
  const found = new Map(
    rows.map(({ id, isOn, since }) => [id, { isOn, since: since?.toISOString() ?? null }]),
  );
  return new Map(clientIds.map((id) => [id, found.get(id) ?? { isOn: null, since: null }]));
};

/**
 * For a hand-over: what one agent turned on does not bind the next one, whose emails begin with it. One that was turned
 * off stays off.
 */
export const followNextAgent = async (
  manager: EntityManager,
  clientIds: readonly string[],
  at: Date,
): Promise<void> => {
  await manager.query(
    `INSERT INTO client_digest AS d (client_id, since, next_at) SELECT id, $2, $2 FROM unnest($1::uuid[]) id
     ON CONFLICT (client_id) DO UPDATE SET is_on = CASE WHEN d.is_on THEN NULL ELSE d.is_on END, since = excluded.since,
       next_at = excluded.next_at, version = d.version + 1`,
    [clientIds, at],
  );
};

/** For a hand-over that was taken back, after {@link followNextAgent}: what the next agent turned off stays off. */
export const restoreDigests = async (
  manager: EntityManager,
  kept: ReadonlyMap<string, DigestOfClient>,
): Promise<void> => {
  const values = [...kept].map(([id, { isOn, since }]) => ({ id, is_on: isOn, since }));
  await manager.query(
    `UPDATE client_digest d SET is_on = kept.is_on, since = kept.since, version = d.version + 1
       FROM jsonb_to_recordset($1::jsonb) AS kept (id uuid, is_on boolean, since timestamptz)
      WHERE d.client_id = kept.id AND (d.is_on IS NOT FALSE OR NOT coalesce(kept.is_on, true))`,
    [JSON.stringify(values)],
  );
};
