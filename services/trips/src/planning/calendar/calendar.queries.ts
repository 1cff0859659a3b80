import type { EntityManager } from 'typeorm';
import type { CalendarEvent } from './event-content.js';
import type { Revision } from './ical.js';

export interface FeedOwner {
  tripId: string;
  userId: string;
}

export const openFeed = async (
  manager: EntityManager,
  tokenHash: string,
  now: Date,
): Promise<FeedOwner | undefined> => {
  const [feed] = await manager.query<FeedOwner[]>(
    `SELECT trip_id AS "tripId", user_id AS "userId" FROM calendar_feed WHERE token_hash = $1`,
    [tokenHash],
  );
  if (feed)
    await manager.query(
      `UPDATE calendar_feed SET read_at = date_trunc('hour', $2::timestamptz)
        WHERE token_hash = $1 AND (read_at IS NULL OR read_at < date_trunc('hour', $2::timestamptz))`,
      [tokenHash, now],
    );
  return feed;
};

/** The sequence of an event grows when its content differs. */
export const saveRevisions = async (
  manager: EntityManager,
  tripId: string,
  events: readonly CalendarEvent[],
  now: Date,
): Promise<(CalendarEvent & Revision)[]> => {
  const sent = JSON.stringify(events.map(({ uid, digest }) => ({ uid, digest })));
  await manager.query(
    `INSERT INTO calendar_event AS e (trip_id, uid, digest, modified_at)
     SELECT $1, n.uid, n.digest, $3 FROM json_to_recordset($2::json) AS n (uid text, digest text)
      WHERE NOT EXISTS (SELECT FROM calendar_event o WHERE o.trip_id = $1 AND o.uid = n.uid AND o.digest = n.digest)
     ON CONFLICT (trip_id, uid) DO UPDATE
       SET digest = excluded.digest, sequence = e.sequence + 1, modified_at = excluded.modified_at`,
    [tripId, sent, now],
  );
  return readRevisions(manager, tripId, events, now);
};

export const readRevisions = async (
  manager: EntityManager,
  tripId: string,
  events: readonly CalendarEvent[],
  now: Date,
): Promise<(CalendarEvent & Revision)[]> => {
  const rows = await manager.query<({ uid: string } & Revision)[]>(
    `SELECT uid, sequence, modified_at AS "modifiedAt" FROM calendar_event WHERE trip_id = $1`,
    [tripId],
  );
  const revisions = new Map(rows.map((row) => [row.uid, row]));
  return events.map((event) => {
    const { sequence, modifiedAt } = revisions.get(event.uid) ?? { sequence: 0, modifiedAt: now };
    return { ...event, sequence, modifiedAt };
  });
};
