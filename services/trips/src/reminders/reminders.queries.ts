import type { Reminder, ReminderChoices } from '@landsea/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { viewableBy } from '../trips/trip-visibility.js';
import type { PlannedReminder } from './planned-reminders.js';

export const tripsToPlan = async (
  dataSource: DataSource,
  limit: number,
): Promise<{ tripId: string; ownerId: string }[]> =>
  dataSource.query(
    `SELECT w.trip_id AS "tripId", t.owner_id AS "ownerId" FROM reminder_work w JOIN trip t ON t.id = w.trip_id
      ORDER BY random() LIMIT $1`,
    [limit],
  );

/** Takes a trip for this transaction. A change that comes meanwhile waits for it and is then planned again. */
export const takeWork = async (manager: EntityManager, tripId: string): Promise<boolean> => {
  const rows = await manager.query<unknown[]>(
    `SELECT 1 FROM reminder_work WHERE trip_id = $1 FOR UPDATE SKIP LOCKED`,
    [tripId],
  );
  if (rows.length === 0) return false;
  await manager.query(`DELETE FROM reminder_work WHERE trip_id = $1`, [tripId]);
  return true;
};

/** The person's choices changed: all their trips are reckoned anew. */
export const planAgain = async (manager: EntityManager, ownerId: string): Promise<void> => {
  await manager.query(
    `INSERT INTO reminder_work (trip_id) SELECT id FROM trip WHERE owner_id = $1 ON CONFLICT DO NOTHING`,
    [ownerId],
  );
};

export const isPlanned = async (manager: EntityManager, tripId: string): Promise<boolean> => {
  const [row] = await manager.query<{ active: boolean }[]>(
    `SELECT NOT archived AND purge_at IS NULL AS active FROM trip WHERE id = $1`,
    [tripId],
  );
  return row?.active ?? false;
};

/** Lets exactly these be told of a trip: others that were not told yet go, told ones stay as they are. */
export const replaceReminders = async (
  manager: EntityManager,
  userId: string,
  tripId: string,
  planned: readonly PlannedReminder[],
): Promise<void> => {
  const rows = JSON.stringify(planned);
  const columns = `"windowId" text, kind text, title text, rule text, "opensAt" timestamptz,
    "closesAt" timestamptz, "remindAt" timestamptz`;
  await manager.query(
    `DELETE FROM reminder r WHERE r.trip_id = $1 AND r.told_at IS NULL AND NOT EXISTS (
       SELECT FROM json_to_recordset($2::json) AS p (${columns})
        WHERE p."windowId" = r.window_id AND p."opensAt" = r.opens_at AND r.user_id = $3)`,
    [tripId, rows, userId],
  );
  await manager.query(
    `INSERT INTO reminder AS r (user_id, trip_id, window_id, kind, title, rule, opens_at, closes_at, remind_at)
     SELECT $1, $2, p."windowId", p.kind, p.title, p.rule, p."opensAt", p."closesAt", p."remindAt"
       FROM json_to_recordset($3::json) AS p (${columns})
     ON CONFLICT (user_id, trip_id, window_id, opens_at) DO UPDATE
       SET title = excluded.title, rule = excluded.rule, closes_at = excluded.closes_at, remind_at = excluded.remind_at
       WHERE r.told_at IS NULL`,
    [userId, tripId, rows],
  );
};

export interface DueReminders {
  userId: string;
  tripId: string;
  tripName: string;
}

/** Whom to tell now, and of which trip. */
export const dueReminders = (dataSource: DataSource, now: Date, limit: number): Promise<DueReminders[]> =>
  dataSource.query(
    `SELECT DISTINCT r.user_id AS "userId", r.trip_id AS "tripId", t.name AS "tripName"
       FROM reminder r JOIN trip t ON t.id = r.trip_id AND t.purge_at IS NULL AND NOT t.archived
      WHERE r.told_at IS NULL AND r.remind_at <= $1 LIMIT $2`,
    [now, limit],
  );

export interface ToldReminder {
  title: string;
  rule: string;
  opensAt: Date;
}

/** Marks what is due as told and answers it: to one caller only, whatever other copies do at the same time. */
export const tellReminders = async (
  manager: EntityManager,
  { userId, tripId }: DueReminders,
  now: Date,
  inApp: boolean,
): Promise<ToldReminder[]> => {
  const [rows] = await manager.query<[ToldReminder[], number]>(
    `UPDATE reminder SET told_at = $3, in_app = $4
      WHERE user_id = $1 AND trip_id = $2 AND told_at IS NULL AND remind_at <= $3
      RETURNING title, rule, opens_at AS "opensAt"`,
    [userId, tripId, now, inApp],
  );
  return rows.sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
};

/** What was missed for so long that it is no news any more. */
export const dropMissed = (dataSource: DataSource, before: Date): Promise<unknown> =>
  dataSource.query(`DELETE FROM reminder WHERE told_at IS NULL AND opens_at < $1`, [before]);

export const selectShown = (manager: EntityManager, userId: string, now: Date): Promise<Reminder[]> =>
  manager.query(
    `SELECT r.id, r.trip_id AS "tripId", t.name AS "tripName", r.kind, r.title,
       to_char(r.opens_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "opensAt"
     FROM reminder r JOIN trip t ON t.id = r.trip_id
     WHERE r.user_id = $1 AND r.told_at IS NOT NULL AND r.in_app AND r.closes_at > $2
       AND NOT t.archived AND ${viewableBy('t', '$1')}
     ORDER BY r.opens_at, r.title LIMIT 20`,
    [userId, now],
  );

/** @returns whether there was such a reminder. */
export const putAway = async (manager: EntityManager, userId: string, id: string): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE reminder SET in_app = false WHERE id = $1 AND user_id = $2 AND told_at IS NOT NULL`,
    [id, userId],
  );
  return changed > 0;
};

export const saveLeads = async (
  manager: EntityManager,
  userId: string,
  leads: ReminderChoices['leads'],
): Promise<void> => {
  await manager.query(
    `INSERT INTO reminder_person (user_id, leads) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET leads = excluded.leads`,
    [userId, JSON.stringify(leads)],
  );
};

export const rememberAddress = async (
  manager: EntityManager,
  userId: string,
  email: string,
): Promise<void> => {
  await manager.query(
    `INSERT INTO reminder_person (user_id, mailed_to) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET mailed_to = excluded.mailed_to`,
    [userId, email],
  );
};
