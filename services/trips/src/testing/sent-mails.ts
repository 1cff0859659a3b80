import { setTimeout as sleep } from 'node:timers/promises';
import type { TestService } from '@landsea/nest-kit/testing';

export interface SentMail {
  subject: string;
  text: string;
  fromName: string | null;
  threadId: string | null;
  replyTo: string | null;
}

const PATIENCE_MS = 20_000;

export const selectMails = (service: TestService, recipient: string): Promise<SentMail[]> =>
  service.dataSource.query(
    `SELECT subject, text, from_name AS "fromName", thread_id AS "threadId", reply_to AS "replyTo"
       FROM mail_message WHERE recipient = $1 ORDER BY created_at`,
    [recipient],
  );

/** @returns the mails to an address once there are as many. */
export const waitForMails = async (
  service: TestService,
  recipient: string,
  count = 1,
): Promise<SentMail[]> => {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const mails = await selectMails(service, recipient);
    if (mails.length >= count) return mails;
  }
  throw new Error(`fewer than ${count} mails to ${recipient}`);
};
