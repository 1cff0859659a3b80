import type { CreateContribution } from '@landsea/contracts/money';
import type { EntityManager } from 'typeorm';

/** Adds many contributions to a new trip at once. */
export const insertContributions = async (
  manager: EntityManager,
  tripId: string,
  contributions: readonly CreateContribution[],
): Promise<void> => {
  await manager.query(
    `INSERT INTO savings_contribution (trip_id, id, jar_id, by_person, amount_cents, day, note)
     SELECT $1, n.id, n."jarId", n.by, n."amountCents", n.day, nullif(n.note, '')
     FROM jsonb_to_recordset($2::jsonb) AS n (id uuid, "jarId" uuid, by text, "amountCents" integer, day date,
       note text)`,
    [tripId, JSON.stringify(contributions)],
  );
};
