import {
  FORWARDED_EMAIL_DAYS,
  MOST_WAITING_EMAILS,
  type ForwardedEmail,
  type ForwardedEmailText,
  type ForwardedFile,
  type StatedReservation,
} from '@landsea/contracts/forwarding';
import { selectInstant } from '@landsea/nest-kit';
import type { EntityManager } from 'typeorm';

const columns = `id, sender, subject,
  ${selectInstant('received_at')} AS "receivedAt"`;

export const selectWaiting = (manager: EntityManager, tripId: string): Promise<ForwardedEmail[]> =>
  manager.query(
    `SELECT ${columns} FROM forwarded_email WHERE trip_id = $1 AND done_at IS NULL
      ORDER BY received_at DESC, id LIMIT ${MOST_WAITING_EMAILS}`,
    [tripId],
  );

export const selectEmail = async (
  manager: EntityManager,
  tripId: string,
  id: string,
): Promise<ForwardedEmailText | undefined> => {
  const [email] = await manager.query<ForwardedEmailText[]>(
    `SELECT ${columns}, body AS text, has_no_text AS "hasNoText", reservations, files FROM forwarded_email WHERE trip_id = $1 AND id = $2 AND done_at IS NULL`,
    [tripId, id],
  );
  return email;
};

export interface NewForwardedEmail {
  id: string;
  tripId: string;
  sender: string;
  subject: string;
  body: string;
  hasNoText: boolean;
  reservations: readonly StatedReservation[];
  files: readonly ForwardedFile[];
}

export const countEmails = async (
  manager: EntityManager,
  { tripId, id }: Pick<NewForwardedEmail, 'tripId' | 'id'>,
  now: Date,
): Promise<{ waiting: number; lastHour: number; isKnown: boolean }> => {
  const [counts] = await manager.query<[{ waiting: number; lastHour: number; isKnown: boolean }]>(
    `SELECT count(*) FILTER (WHERE done_at IS NULL)::int AS waiting,
            count(*) FILTER (WHERE received_at > $2::timestamptz - interval '1 hour')::int AS "lastHour",
            coalesce(bool_or(id = $3), false) AS "isKnown"
       FROM forwarded_email WHERE trip_id = $1`,
    [tripId, now, id],
  );
  return counts;
};

/** Postgres accepts neither U+0000 nor half a surrogate pair in JSON. */
const json = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/[\0\p{Cs}]/gu, '') : value,
  );

export const insertEmail = async (
  manager: EntityManager,
  email: NewForwardedEmail,
  now: Date,
): Promise<void> => {
  const { id, tripId, sender, subject, body, hasNoText, reservations, files } = email;
  await manager.query(
    `INSERT INTO forwarded_email (id, trip_id, sender, subject, body, has_no_text, reservations, files, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, tripId, sender, subject, body, hasNoText, json(reservations), json(files), now],
  );
};

/** @returns whether it waited. */
export const markDone = async (
  manager: EntityManager,
  tripId: string,
  id: string,
  now: Date,
): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE forwarded_email SET done_at = $3 WHERE trip_id = $1 AND id = $2 AND done_at IS NULL`,
    [tripId, id, now],
  );
  return changed > 0;
};

/** @returns whether what it said was still there. */
export const markWaiting = async (manager: EntityManager, tripId: string, id: string): Promise<boolean> => {
  const [, changed] = await manager.query<[unknown[], number]>(
    `UPDATE forwarded_email SET done_at = NULL WHERE trip_id = $1 AND id = $2 AND body <> ''`,
    [tripId, id],
  );
  return changed > 0;
};

export const forgetEmails = async (manager: EntityManager, now: Date): Promise<void> => {
  await manager.query(
    `DELETE FROM forwarded_email WHERE received_at < $1::timestamptz - make_interval(days => $2)`,
    [now, FORWARDED_EMAIL_DAYS],
  );
  await manager.query(
    `UPDATE forwarded_email SET sender = '', subject = '', body = '', reservations = '[]', files = '[]'
      WHERE done_at < $1::timestamptz - interval '1 hour' AND body <> ''`,
    [now],
  );
};
