import type { OwnSubscription } from '@landsea/contracts/billing';
import type { BadgeTone } from '@landsea/ui/badge';
import { formatMoney } from '@landsea/web-kit';
import { formatDay } from '../../billing-data/billing-labels';

export interface PlanStanding {
  badge: { tone: BadgeTone; text: string };
  text: string;
}

type Facts = Pick<
  OwnSubscription,
  | 'status'
  | 'trialEndsAt'
  | 'periodEndsAt'
  | 'cancelsAt'
  | 'nextCharge'
  | 'accessEndsAt'
  | 'givesAccess'
  | 'disputed'
>;

const chargeText = ({ nextCharge }: Facts, now: Date): string =>
  nextCharge
    ? `Next charge: ${formatMoney(nextCharge.amountCents)} on ${formatDay(nextCharge.at, now)}.`
    : 'Nothing more will be charged.';

const onHold: PlanStanding = {
  badge: { tone: 'sun', text: 'On hold' },
  text: 'Your bank is reviewing a disputed payment. Your plan reopens if the payment stands.',
};

const runningStanding = (facts: Facts, now: Date): PlanStanding => {
  const { status, cancelsAt, trialEndsAt, periodEndsAt } = facts;
  const isTrial = status === 'trialing';
  if (cancelsAt) {
    return {
      badge: { tone: 'sun', text: isTrial ? 'Trial, canceled' : 'Canceled' },
      text: `It stays open until ${formatDay(cancelsAt, now)}, and nothing more will be charged. Until then you can resume it.`,
    };
  }
  const trialEnd = trialEndsAt ?? periodEndsAt;
  return isTrial
    ? {
        badge: { tone: 'sea', text: 'Free trial' },
        text: `${trialEnd ? `Free until ${formatDay(trialEnd, now)}. ` : ''}${chargeText(facts, now)}`,
      }
    : { badge: { tone: 'palm', text: 'Active' }, text: chargeText(facts, now) };
};

const endedText = ({ cancelsAt, periodEndsAt }: Facts, now: Date): string => {
  const end = cancelsAt ?? periodEndsAt;
  return end && new Date(end) <= now ? `It ended on ${formatDay(end, now)}.` : 'It has ended.';
};

export const planStanding = (facts: Facts, now: Date): PlanStanding => {
  if (facts.disputed && isLive(facts)) return onHold;
  switch (facts.status) {
    case 'trialing':
    case 'active':
      return runningStanding(facts, now);
    case 'past_due':
    case 'unpaid':
      return {
        badge: { tone: 'berry', text: 'Payment failed' },
        text: facts.accessEndsAt
          ? `Access lasts until ${formatDay(facts.accessEndsAt, now)}.`
          : 'Access has ended for now.',
      };
    case 'incomplete':
      return { badge: { tone: 'sun', text: 'Waiting' }, text: 'The first payment has not arrived yet.' };
    case 'paused':
      return {
        badge: { tone: 'sun', text: 'Paused' },
        text: 'The trial ended without a card. Add one to go on.',
      };
    case 'incomplete_expired':
      return {
        badge: { tone: 'neutral', text: 'Not started' },
        text: 'The first payment never arrived, so nothing was charged.',
      };
    case 'canceled':
      return { badge: { tone: 'neutral', text: 'Ended' }, text: endedText(facts, now) };
  }
};

export const isLive = ({ status }: Pick<OwnSubscription, 'status'>): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';
