import type { Reminder, ReminderChoices, WindowKind } from '@landsea/contracts/planning';
import type { DayClock } from '@landsea/contracts/trip';
import { selectInstant } from '@landsea/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';
import {
  selectListedFor,
  selectMoneyViewableBy,
  selectViewableBy,
} from '../../trip/trips/trip-visibility.js';
import { toReminderKey, type PlannedReminder } from './planned-reminders.js';

/** A trip, and the changes of it or of somebody's choices that wait; `changes` are ids of rows. */
export interface ReminderWork {
  tripId: string;
  changes: string[];
}

export const selectReminderWork = (dataSource: DataSource, limit: number): Promise<ReminderWork[]> =>
  dataSource.query(
    `SELECT trip_id AS "tripId", array_agg(id::text) AS changes FROM reminder_work
      GROUP BY trip_id ORDER BY random() LIMIT $1`,
    [limit],
  );

export const forgetOthers = async (
  manager: EntityManager,
  tripId: string,
  userIds: readonly string[],
): Promise<void> => {
  await manager.query(
    `DELETE FROM reminder WHERE trip_id = $1 AND sent_at IS NULL AND user_id <> ALL($2::uuid[])`,
    [tripId, userIds],
  );
};

/**
 * Later reads show the changes that are taken. One that came since stays for another round, as identity was asked
 * before it. One caller at a time takes a trip.
 */
export const takeWork = async (
  manager: EntityManager,
  { tripId, changes }: ReminderWork,
): Promise<boolean> => {
  const [lock] = await manager.query<{ isMine: boolean }[]>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended('reminders:' || $1, 0)) AS "isMine"`,
    [tripId],
  );
  if (!lock?.isMine) return false;
  const [, taken] = await manager.query<[unknown[], number]>(
    `DELETE FROM reminder_work WHERE trip_id = $1 AND id = ANY($2::bigint[])`,
    [tripId, changes],
  );
  return taken > 0;
};

export const leaveWork = async (manager: EntityManager, tripId: string): Promise<void> => {
  await manager.query(`INSERT INTO reminder_work (trip_id) VALUES ($1)`, [tripId]);
};

/** Also replans trips that are being planned with the former choices. */
export const planAgain = async (manager: EntityManager, userId: string): Promise<void> => {
  await manager.query(
    `INSERT INTO reminder_work (trip_id) SELECT t.id FROM trip t WHERE ${selectListedFor('t', '$1')}`,
    [userId],
  );
};

export const selectSent = async (
  manager: EntityManager,
  userId: string,
  tripId: string,
): Promise<ReadonlySet<string>> => {
  const rows = await manager.query<{ windowId: string; opensAt: Date }[]>(
    `SELECT window_id AS "windowId", opens_at AS "opensAt" FROM reminder
      WHERE user_id = $1 AND trip_id = $2 AND sent_at IS NOT NULL`,
    [userId, tripId],
  );
  return new Set(rows.map(({ windowId, opensAt }) => toReminderKey(windowId, opensAt)));
};

/** Sent reminders stay. */
export const replaceReminders = async (
  manager: EntityManager,
  userId: string,
  tripId: string,
  planned: readonly PlannedReminder[],
): Promise<void> => {
  const rows = JSON.stringify(planned);
  const columns = `"windowId" text, kind text, title text, rule text, "opensAt" timestamptz,
    "closesAt" timestamptz, "remindAt" timestamptz, clock jsonb`;
  await manager.query(
    `DELETE FROM reminder r WHERE r.trip_id = $1 AND r.user_id = $3 AND r.sent_at IS NULL AND NOT EXISTS (
       SELECT FROM json_to_recordset($2::json) AS p (${columns})
        WHERE p."windowId" = r.window_id AND p."opensAt" = r.opens_at)`,
    [tripId, rows, userId],
  );
  await manager.query(
    `INSERT INTO reminder AS r (id, user_id, trip_id, window_id, kind, title, rule, opens_at, closes_at, remind_at, clock)
     SELECT gen_random_uuid(), $1, $2, p."windowId", p.kind, p.title, p.rule, p."opensAt", p."closesAt", p."remindAt", p.clock
       FROM json_to_recordset($3::json) AS p (${columns})
     ON CONFLICT (user_id, trip_id, window_id, opens_at) DO UPDATE
       SET title = excluded.title, rule = excluded.rule, closes_at = excluded.closes_at, remind_at = excluded.remind_at,
         clock = excluded.clock
       WHERE r.sent_at IS NULL`,
    [userId, tripId, rows],
  );
};

export interface DueReminders {
  userId: string;
  tripId: string;
  tripName: string;
}

/** Only people who share the trip; money only with access to it; no window whose task is done. */
const deliverable = (reminder: string, trip: string): string =>
  `(NOT EXISTS (SELECT FROM task WHERE task.trip_id = ${reminder}.trip_id
      AND task.window_id = ${reminder}.window_id AND task.status = 'done')
    AND ${selectViewableBy(trip, `${reminder}.user_id`)}
    AND (${reminder}.kind <> 'payment' OR ${selectMoneyViewableBy(trip, `${reminder}.user_id`)}))`;

export const selectDueReminders = (
  dataSource: DataSource,
  now: Date,
  limit: number,
): Promise<DueReminders[]> =>
  dataSource.query(
    `SELECT DISTINCT r.user_id AS "userId", r.trip_id AS "tripId", t.name AS "tripName"
       FROM reminder r JOIN trip t ON t.id = r.trip_id AND NOT t.archived
      WHERE r.sent_at IS NULL AND r.remind_at <= $1 AND ${deliverable('r', 't')} LIMIT $2`,
    [now, limit],
  );

export interface SentReminder {
  windowId: string;
  kind: WindowKind;
  title: string;
  rule: string;
  opensAt: Date;
  clock: DayClock | null;
}

/** Each reminder is returned to one caller only. */
export const markRemindersSent = async (
  manager: EntityManager,
  { userId, tripId }: DueReminders,
  now: Date,
  inApp: boolean,
): Promise<SentReminder[]> => {
  const [rows] = await manager.query<[SentReminder[], number]>(
    `UPDATE reminder r SET sent_at = $3, in_app = $4 FROM trip t
      WHERE r.user_id = $1 AND r.trip_id = $2 AND t.id = r.trip_id AND r.sent_at IS NULL AND r.remind_at <= $3
        AND ${deliverable('r', 't')}
      RETURNING r.window_id AS "windowId", r.kind, r.title, r.rule, r.opens_at AS "opensAt", r.clock`,
    [userId, tripId, now, inApp],
  );
  return rows.sort((a, b) => a.opensAt.getTime() - b.opensAt.getTime());
};

export const dropMissed = (dataSource: DataSource, before: Date): Promise<unknown> =>
  dataSource.query(`DELETE FROM reminder WHERE sent_at IS NULL AND opens_at < $1`, [before]);

export const selectShown = (manager: EntityManager, userId: string, now: Date): Promise<Reminder[]> =>
  manager.query(
    `SELECT r.id, r.trip_id AS "tripId", t.name AS "tripName", r.kind, r.title,
       ${selectInstant('r.opens_at')} AS "opensAt"
     FROM reminder r JOIN trip t ON t.id = r.trip_id
     WHERE r.user_id = $1 AND r.sent_at IS NOT NULL AND r.in_app AND r.closes_at > $2
       AND NOT t.archived AND ${deliverable('r', 't')}
     ORDER BY r.opens_at, r.title LIMIT 20`,
    [userId, now],
  );

/** @returns whether there was such a reminder. */
export const putAway = async (manager: EntityManager, userId: string, id: string): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE reminder SET in_app = false WHERE id = $1 AND user_id = $2 AND sent_at IS NOT NULL`,
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
