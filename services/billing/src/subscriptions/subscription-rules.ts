import { DAY_MS } from '@landsea/contracts/core';
import { PAST_DUE_DAYS, type SubscriptionStatus } from '@landsea/contracts/billing';

/**
 * Why a subscription must not run: another one of the plan began before; the person has had their trial; the account is
 * gone; it began after the account was gone; a bank took a payment of it back.
 */
export type EndReason =
  'duplicate' | 'second-trial' | 'account-erased' | 'began-after-erasure' | 'payment-disputed';

const LIVE: readonly SubscriptionStatus[] = ['trialing', 'active', 'past_due', 'unpaid'];
const GRACE_MS = PAST_DUE_DAYS * DAY_MS;

/** Whether Stripe may still charge for it. */
export const isLive = ({ status }: { status: SubscriptionStatus }): boolean => LIVE.includes(status);

/**
 * Money that a subscription took goes back, but for that of a person who deleted the account knowing what it would cost, and of whose
 * bank has fetched it already.
 */
export const givesMoneyBack = (reason: EndReason): boolean =>
  reason !== 'account-erased' && reason !== 'payment-disputed';

export interface SubscriptionStanding {
  status: SubscriptionStatus;
  /** When the time that is paid for, or the trial, ends. */
  itemPeriodEnd: Date;
  cancelAt: Date | null;
  pastDueSince: Date | null;
  /** Whether a bank is deciding about a payment of it. */
  disputed: boolean;
  endReason: EndReason | null;
}

const afterGrace = (since: Date): Date => new Date(since.getTime() + GRACE_MS);

/**
 * Until when a subscription opens its plan, as far as is known now; null when it opens nothing. A renewal that nobody has
 * reported is treated as one that failed: seven days, in which it is looked at again.
 */
export function accessUntil(standing: SubscriptionStanding): Date | null {
  const { status, itemPeriodEnd, cancelAt, pastDueSince, disputed, endReason } = standing;
  if (endReason || disputed) return null;
  if (status === 'past_due') return afterGrace(pastDueSince ?? itemPeriodEnd);
  if (status === 'trialing' || status === 'active') return cancelAt ?? afterGrace(itemPeriodEnd);
  return null;
}

/** The latest end among a person's subscriptions of a plan, null when it has passed or there is none. */
export function planAccessUntil(standings: readonly SubscriptionStanding[], now: Date): Date | null {
  const ends = standings.map((each) => accessUntil(each)?.getTime() ?? 0);
  const latest = Math.max(0, ...ends);
  return latest > now.getTime() ? new Date(latest) : null;
}

/**
 * Since when a payment is missing. The first look at a past-due subscription counts from the renewal that failed, so that
 * our own silence gives nobody more days; a later period changes nothing.
 */
export function pastDueSince(
  seen: { status: SubscriptionStatus; itemPeriodStart: Date },
  known: Date | null,
): Date | null {
  if (seen.status !== 'past_due' && seen.status !== 'unpaid') return null;
  return known ?? seen.itemPeriodStart;
}

/** Of two live subscriptions of a plan the later one has to go. */
export const beganLater = (
  a: { stripeId: string; startedAt: Date },
  b: { stripeId: string; startedAt: Date },
): boolean =>
  a.startedAt.getTime() !== b.startedAt.getTime() ? a.startedAt > b.startedAt : a.stripeId > b.stripeId;
