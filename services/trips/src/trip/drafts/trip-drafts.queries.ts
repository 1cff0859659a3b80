import type { KeptTripDraft, WizardPlace } from '@landsea/contracts/trip';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

const kept = `d.place, d.version,
  ${selectInstant('d.saved_at')} AS "savedAt"`;

export const selectDraft = async (
  manager: EntityManager,
  userId: string,
): Promise<KeptTripDraft | undefined> => {
  const rows = await manager.query<KeptTripDraft[]>(`SELECT ${kept} FROM trip_draft d WHERE d.user_id = $1`, [
    userId,
  ]);
  return rows[0];
};

/** A repeated place, as a retry sends it, is no new version. */
export const writeDraft = async (
  manager: EntityManager,
  userId: string,
  place: WizardPlace,
): Promise<KeptTripDraft> => {
  const [written] = await manager.query<[KeptTripDraft]>(
    `INSERT INTO trip_draft AS d (user_id, place) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET place = excluded.place, saved_at = now(),
       version = d.version + (d.place <> excluded.place)::int
     RETURNING ${kept}`,
    [userId, JSON.stringify(place)],
  );
  return written;
};

export const deleteDraft = async (manager: EntityManager, userId: string): Promise<void> => {
  await manager.query(`DELETE FROM trip_draft WHERE user_id = $1`, [userId]);
};
