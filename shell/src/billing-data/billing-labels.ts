import type { OwnSubscription, Plan } from '@landsea/contracts/billing';
import { dateIn } from '@landsea/contracts/core';
import { lastAccessDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';

export const planNames: Record<Plan, string> = { pro: 'Pro', agent: 'Agent' };

const dateWords = (date: string, now: Date): string => {
  const year = date.slice(0, 4);
  return year === dateIn(now).slice(0, 4) ? formatDate(date) : `${formatDate(date)}, ${year}`;
};

/** `Sat, Mar 14` in the parks' zone; another year is written out. */
export const dayOf = (instant: string, now = new Date()): string => dateWords(dateIn(new Date(instant)), now);

/** The emails name the same last day. */
export const lastDayOf = (accessEndsAt: string, now = new Date()): string =>
  dateWords(lastAccessDay(accessEndsAt), now);

export const pastDueMessages = {
  title: (plan: Plan) => `The last payment for ${planNames[plan]} failed`,
  text: ({ accessEndsAt }: Pick<OwnSubscription, 'accessEndsAt'>) =>
    accessEndsAt
      ? `Your access lasts until ${dayOf(accessEndsAt)}. Change your card before then and the payment is tried again; nothing is lost.`
      : 'Your access has ended for now. Change your card and the payment is tried again; your trips are all still there.',
  changeCard: 'Change card',
} as const;

export const pastDueOf = (subscriptions: readonly OwnSubscription[]): OwnSubscription | undefined =>
  subscriptions.find(({ status }) => status === 'past_due' || status === 'unpaid');
