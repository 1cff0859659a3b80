import type { DataSource } from 'typeorm';

/** Longer than all time limits of a relay: a dead copy's mail is sent again. */
const LEASE_SECONDS = 120;
/** Links in an older mail have expired. */
const KEEP_TRYING_HOURS = 24;
/** Deleted once a mail is sent or given up: links, and addresses of others. */
const NO_CONTENT = 'text = NULL, html = NULL, from_name = NULL, reply_to = NULL, unsubscribe_url = NULL';

export interface ClaimedMail {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  fromName: string | null;
  fromAlone: boolean;
  threadId: string | null;
  replyTo: string | null;
  unsubscribeUrl: string | null;
  attempts: number;
}

/** The job's name changes with each attempt and minute: a dead worker's job would swallow later ones. */
export const selectDueMail = (
  dataSource: DataSource,
  limit: number,
): Promise<{ id: string; jobId: string }[]> =>
  dataSource.query(
    `SELECT id, concat_ws('-', id, attempts, floor(extract(epoch FROM now() - created_at) / 60)) AS "jobId"
       FROM mail_message
      WHERE sent_at IS NULL AND given_up_at IS NULL AND due_at <= now() ORDER BY due_at LIMIT $1`,
    [limit],
  );

/** Undefined when it is sent, given up, or claimed by another copy. */
export async function claimMail(dataSource: DataSource, id: string): Promise<ClaimedMail | undefined> {
  const [rows] = await dataSource.query<[ClaimedMail[], number]>(
    `UPDATE mail_message SET due_at = now() + make_interval(secs => $2), attempts = attempts + 1
      WHERE id = $1 AND sent_at IS NULL AND given_up_at IS NULL AND due_at <= now() AND text IS NOT NULL AND html IS NOT NULL
      RETURNING id, recipient, subject, text, html, attempts,
                from_name AS "fromName", from_alone AS "fromAlone", thread_id AS "threadId", reply_to AS "replyTo", unsubscribe_url AS "unsubscribeUrl"`,
    [id, LEASE_SECONDS],
  );
  return rows[0];
}

export async function markMailSent(dataSource: DataSource, id: string): Promise<void> {
  await dataSource.query(
    `UPDATE mail_message SET sent_at = now(), ${NO_CONTENT}, last_error = NULL WHERE id = $1`,
    [id],
  );
}

export async function postponeMail(
  dataSource: DataSource,
  id: string,
  delayMs: number,
  reason: string,
): Promise<void> {
  await dataSource.query(
    `UPDATE mail_message SET due_at = now() + make_interval(secs => $2), last_error = left($3, 500) WHERE id = $1`,
    [id, delayMs / 1000, reason],
  );
}

export async function giveUpMail(dataSource: DataSource, id: string, reason: string): Promise<void> {
  await dataSource.query(
    `UPDATE mail_message SET given_up_at = now(), ${NO_CONTENT}, last_error = left($2, 500) WHERE id = $1`,
    [id, reason],
  );
}

/** @returns how many were given up. */
export async function giveUpOldMail(dataSource: DataSource): Promise<number> {
  const [, count] = await dataSource.query<[unknown, number]>(
    `UPDATE mail_message SET given_up_at = now(), ${NO_CONTENT}
      WHERE sent_at IS NULL AND given_up_at IS NULL AND created_at < now() - make_interval(hours => $1)`,
    [KEEP_TRYING_HOURS],
  );
  return count;
}

export async function countWaitingMail(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<[{ waiting: number }]>(
    'SELECT count(*)::int AS waiting FROM mail_message WHERE sent_at IS NULL AND given_up_at IS NULL',
  );
  return row.waiting;
}
