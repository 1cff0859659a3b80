import type { OwnSubscription, Plan } from '@landsea/contracts/billing';
import { getDateIn } from '@landsea/contracts/core';
import { getLastAccessDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';

export const planNames: Record<Plan, string> = { pro: 'Pro', agent: 'Agent' };

const dateWords = (date: string, now: Date): string => {
  const year = date.slice(0, 4);
  return year === getDateIn(now).slice(0, 4) ? formatDate(date) : `${formatDate(date)}, ${year}`;
};

/** `Sat, Mar 14` in the parks' zone; another year is written out. */
export const formatDay = (instant: string, now = new Date()): string =>
  dateWords(getDateIn(new Date(instant)), now);

/** The emails name the same last day. */
export const getLastDay = (accessEndsAt: string, now = new Date()): string =>
  dateWords(getLastAccessDay(accessEndsAt), now);

export const pastDueMessages = {
  title: (plan: Plan) => `The last payment for ${planNames[plan]} failed`,
  text: ({ accessEndsAt }: Pick<OwnSubscription, 'accessEndsAt'>) =>
    accessEndsAt
      ? `Your access lasts until ${formatDay(accessEndsAt)}. Change your card before then and the payment is tried again; nothing is lost.`
      : 'Your access has ended for now. Change your card and the payment is tried again; your trips are all still there.',
  changeCard: 'Change card',
} as const;

export const findPastDue = (subscriptions: readonly OwnSubscription[]): OwnSubscription | undefined =>
  subscriptions.find(({ status }) => status === 'past_due' || status === 'unpaid');
