import type { OwnSubscription, Plan } from '@landsea/contracts/billing';
import { dateIn } from '@landsea/contracts/core';
import { lastAccessDay } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';

export const planNames: Record<Plan, string> = { pro: 'Pro', agent: 'Agent' };

const dateWords = (date: string, now: Date): string => {
  const year = date.slice(0, 4);
  return year === dateIn(now).slice(0, 4) ? formatDate(date) : `${formatDate(date)}, ${year}`;
};

/** `Sat, Mar 14` of an instant, in the parks' zone as all days of Landsea; another year is said. */
export const dayOf = (instant: string, now = new Date()): string => dateWords(dateIn(new Date(instant)), now);

/** The last day on which the planning tools of a paid trip are open; the emails name the same one. */
export const lastDayOf = (accessEndsAt: string, now = new Date()): string =>
  dateWords(lastAccessDay(accessEndsAt), now);

/** A plan whose last payment failed: until when it stays open, and the way to keep it. */
export const pastDueMessages = {
  title: (plan: Plan) => `The last payment for ${planNames[plan]} failed`,
  text: ({ accessEndsAt }: Pick<OwnSubscription, 'accessEndsAt'>) =>
    accessEndsAt
      ? `Your access lasts until ${dayOf(accessEndsAt)}. Change your card before then and the payment is tried again; nothing is lost.`
      : 'Your access has ended for now. Change your card and the payment is tried again; your trips are all still there.',
  changeCard: 'Change card',
} as const;

/** The plan that waits for a payment which failed, if there is one. */
export const pastDueOf = (subscriptions: readonly OwnSubscription[]): OwnSubscription | undefined =>
  subscriptions.find(({ status }) => status === 'past_due' || status === 'unpaid');
