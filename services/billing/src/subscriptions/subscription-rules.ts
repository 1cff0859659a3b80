import { DAY_MS } from '@landsea/contracts/core';
import { PAST_DUE_DAYS, type SubscriptionStatus } from '@landsea/contracts/billing';

export type EndReason =
  'duplicate' | 'second-trial' | 'account-erased' | 'began-after-erasure' | 'payment-disputed';

const LIVE: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'unpaid'];
const GRACE_MS = PAST_DUE_DAYS * DAY_MS;

export const isLive = ({ status }: { status: SubscriptionStatus }): boolean => LIVE.includes(status);

export const givesMoneyBack = (reason: EndReason): boolean =>
  reason !== 'account-erased' && reason !== 'payment-disputed';

export interface SubscriptionStanding {
  status: SubscriptionStatus;
  itemPeriodEnd: Date;
  cancelAt: Date | null;
  pastDueSince: Date | null;
  disputed: boolean;
  endReason: EndReason | null;
}

const afterGrace = (since: Date): Date => new Date(since.getTime() + GRACE_MS);

/**
 * An unreported renewal is treated as a failed one: seven days, in which it is fetched again. Null when it
 * opens nothing.
 */
export function getAccessUntil(standing: SubscriptionStanding): Date | null {
  const { status, itemPeriodEnd, cancelAt, pastDueSince, disputed, endReason } = standing;
  if (endReason || disputed) return null;
  if (status === 'past_due') return afterGrace(pastDueSince ?? itemPeriodEnd);
  if (status === 'trialing' || status === 'active') return cancelAt ?? afterGrace(itemPeriodEnd);
  return null;
}

export function planAccessUntil(standings: readonly SubscriptionStanding[], now: Date): Date | null {
  const ends = standings.map((each) => getAccessUntil(each)?.getTime() ?? 0);
  const latest = Math.max(0, ...ends);
  return latest > now.getTime() ? new Date(latest) : null;
}

/** Counts from the renewal that failed, so that our own outage gives nobody more days. */
export function getPastDueSince(
  seen: { status: SubscriptionStatus; itemPeriodStart: Date },
  known: Date | null,
): Date | null {
  if (seen.status !== 'past_due' && seen.status !== 'unpaid') return null;
  return known ?? seen.itemPeriodStart;
}

export const isStartedLater = (
  a: { stripeId: string; startedAt: Date },
  b: { stripeId: string; startedAt: Date },
): boolean =>
  a.startedAt.getTime() !== b.startedAt.getTime() ? a.startedAt > b.startedAt : a.stripeId > b.stripeId;
