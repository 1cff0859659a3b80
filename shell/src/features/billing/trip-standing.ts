import type { OwnPayment } from '@landsea/contracts/billing';
import { formatMoney } from '@landsea/web-kit';
import { getLastDay } from '../../billing-data/billing-labels';
import type { PlanStanding } from './plan-standing';

type Facts = Pick<OwnPayment, 'state' | 'accessEndsAt' | 'refund' | 'refundedCents'>;

const refundStanding = ({ refund }: Facts): PlanStanding | undefined => {
  if (!refund) return undefined;
  const amount = formatMoney(refund.amountCents);
  switch (refund.state) {
    case 'requested':
      return {
        badge: { tone: 'sun', text: 'Refund on its way' },
        text: `${amount} goes back to the card you paid with; a bank takes 5 to 10 days.`,
      };
    case 'done':
      return { badge: { tone: 'neutral', text: 'Refunded' }, text: `${amount} went back to your card.` };
    case 'elsewhere':
      return {
        badge: { tone: 'neutral', text: 'Refunded' },
        text: `${amount} could not go back to your card, so we paid it to you another way.`,
      };
    case 'failed':
      return {
        badge: { tone: 'berry', text: 'Refund delayed' },
        text: `${amount} could not be sent back yet. We are looking into it; you need not do anything.`,
      };
  }
};

const accessStanding = ({ state, accessEndsAt }: Facts, now: Date): PlanStanding => {
  const until = accessEndsAt && getLastDay(accessEndsAt, now);
  switch (state) {
    case 'active':
      return {
        badge: { tone: 'palm', text: 'Unlocked' },
        text: until ? `Access ends ${until}.` : 'It is open.',
      };
    case 'held':
      return { badge: { tone: 'sun', text: 'Waiting' }, text: 'Another paid trip is active.' };
    case 'archived':
      return {
        badge: { tone: 'neutral', text: 'Archived' },
        text: until
          ? `View only while it’s archived. Restore it to edit until ${until}.`
          : 'View only while it is archived.',
      };
    case 'expired':
      return {
        badge: { tone: 'neutral', text: 'Ended' },
        text: until ? `Access ended ${until}.` : 'Access has ended.',
      };
    case 'suspended':
      return {
        badge: { tone: 'sun', text: 'On hold' },
        text: 'The payment is disputed with the bank; access comes back if the dispute ends well.',
      };
    case 'revoked':
    case null:
      return { badge: { tone: 'neutral', text: 'Not in force' }, text: 'It gives no access.' };
  }
};

/** A partial refund keeps the access. */
export const getTripStanding = (facts: Facts, now: Date): PlanStanding => {
  const refund = refundStanding(facts);
  if (facts.state !== 'active' && facts.state !== 'archived') return refund ?? accessStanding(facts, now);
  const access = accessStanding(facts, now);
  return refund ? { ...access, text: `${access.text} ${refund.text}` } : access;
};
