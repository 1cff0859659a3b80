import { createHash } from 'node:crypto';
import { Mailer } from '@landsea/nest-kit/tasks';
import type { EntityManager } from 'typeorm';
import { issueEmail } from './issue-email.js';
import { IssueRefused, type Issue } from './issue-file.js';
import { NewsletterIssueRow } from './newsletter-issue.entity.js';
import { issueLink, unsubscribeAddresses, type LinkOwner } from './newsletter-links.js';

export const MAILS_PER_MINUTE = 60;
const MOST_READERS = MAILS_PER_MINUTE * 60 * 20;

interface Reader {
  email: string;
  owner: LinkOwner;
}

async function readersOf(manager: EntityManager): Promise<Reader[]> {
  const rows = await manager.query<{ email: string; subscriptionId: string | null; userId: string }[]>(
    `SELECT DISTINCT ON (email) email, subscription_id AS "subscriptionId", user_id AS "userId" FROM (
       SELECT email, id AS subscription_id, NULL::uuid AS user_id
         FROM newsletter_subscription WHERE confirmed_at IS NOT NULL
       UNION ALL
       SELECT u.email, NULL, u.id FROM user_account u JOIN notification_choices c ON c.user_id = u.id
        WHERE c.tips_newsletter AND u.email_verified_at IS NOT NULL AND NOT u.is_demo AND u.erases_at IS NULL
     ) reader ORDER BY email, subscription_id NULLS LAST`,
  );
  return rows.map(({ email, subscriptionId, userId }) => ({
    email,
    owner: subscriptionId ? { subscriptionId } : { userId },
  }));
}

export interface IssueSent {
  readers: number;
  lastAt: Date | undefined;
}

/**
 * The same text is never sent twice.
 * @throws IssueRefused when it was sent before, or for more readers than the queue takes in a day.
 */
export async function sendIssue(
  manager: EntityManager,
  {
    issue,
    text,
    origin,
    now,
    isDryRun,
  }: { issue: Issue; text: string; origin: string; now: Date; isDryRun: boolean },
): Promise<IssueSent> {
  const readers = await readersOf(manager);
  if (readers.length > MOST_READERS) throw new IssueRefused(`there are more than ${MOST_READERS} readers`);
  const leavesAt = (index: number) => new Date(now.getTime() + Math.floor(index / MAILS_PER_MINUTE) * 60_000);
  const textHash = createHash('sha256').update(text).digest('hex');
  const before = await manager.findOneBy(NewsletterIssueRow, { textHash });
  if (before) throw new IssueRefused(`this text was sent at ${before.queuedAt.toISOString()}`);
  const sent = {
    readers: readers.length,
    lastAt: readers.length > 0 ? leavesAt(readers.length - 1) : undefined,
  };
  if (isDryRun || readers.length === 0) return sent;
  await manager.insert(NewsletterIssueRow, {
    textHash,
    subject: issue.subject,
    readers: readers.length,
    queuedAt: now,
  });
  const mailer = new Mailer();
  for (const [index, { email, owner }] of readers.entries()) {
    const token = await issueLink(manager, 'unsubscribe', owner, now);
    const mail = issueEmail(email, issue, unsubscribeAddresses(origin, token));
    await mailer.add(manager, { ...mail, notBefore: leavesAt(index) });
  }
  return sent;
}
