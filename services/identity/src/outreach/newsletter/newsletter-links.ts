import { DAY_MS } from '@landsea/contracts/core';
import { NEWSLETTER_CONFIRM_DAYS } from '@landsea/contracts/outreach';
import { makeSecret, hashSecret } from '@landsea/nest-kit/tasks';
import { MoreThan, type EntityManager } from 'typeorm';
import { NewsletterLinkRow } from './newsletter-link.entity.js';

const UNSUBSCRIBE_DAYS = 400;
const days = { confirm: NEWSLETTER_CONFIRM_DAYS, unsubscribe: UNSUBSCRIBE_DAYS };

type Purpose = NewsletterLinkRow['purpose'];
export type LinkOwner = { subscriptionId: string } | { userId: string };

/** @returns the token, which is stored nowhere else. */
export async function issueLink(
  manager: EntityManager,
  purpose: Purpose,
  owner: LinkOwner,
  now: Date,
): Promise<string> {
  const token = makeSecret();
  await manager.insert(NewsletterLinkRow, {
    tokenHash: hashSecret(token),
    purpose,
    subscriptionId: null,
    userId: null,
    ...owner,
    expiresAt: new Date(now.getTime() + days[purpose] * DAY_MS),
  });
  return token;
}

export const findLink = (
  manager: EntityManager,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<NewsletterLinkRow | null> =>
  manager.findOneBy(NewsletterLinkRow, { tokenHash: hashSecret(token), purpose, expiresAt: MoreThan(now) });

export const unsubscribeAddresses = (origin: string, token: string): { page: string; oneClick: string } => ({
  page: `${origin}/newsletter/unsubscribe/${token}`,
  oneClick: `${origin}/api/v1/outreach/newsletter/one-click/${token}`,
});
