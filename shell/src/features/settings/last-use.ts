import { DAY_MS } from '@landsea/contracts/core';
import type { SignedInBrowser } from '@landsea/contracts/account';

const HOUR_MS = 60 * 60 * 1000;

const dayOf = (instant: Date): string =>
  instant.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/** The service knows the last use to the hour. */
export const formatLastUse = (
  { lastSeenAt, createdAt }: Pick<SignedInBrowser, 'lastSeenAt' | 'createdAt'>,
  now: Date,
): string => {
  const seen = new Date(lastSeenAt);
  const age = now.getTime() - seen.getTime();
  const hours = Math.floor(age / HOUR_MS);
  const used =
    hours < 1
      ? 'Used within the last hour'
      : age < DAY_MS
        ? `Used ${hours} ${hours === 1 ? 'hour' : 'hours'} ago`
        : `Last used ${dayOf(seen)}`;
  return `${used}. Signed in ${dayOf(new Date(createdAt))}.`;
};
