import type { Prices } from '@landsea/contracts/billing';

export interface OnSale {
  trips: boolean;
  plans: boolean;
  trial: boolean;
}

export const listOnSale = ({ tripUnlock, proMonthly, agentMonthly, trialDays }: Prices): OnSale => {
  const plans = proMonthly !== null || agentMonthly !== null;
  return { trips: tripUnlock !== null, plans, trial: plans && trialDays > 0 };
};

interface Words {
  title: string;
  lead: string;
}

/** Undefined prices give a heading that is always true. */
export const getPricingHeading = (sold: OnSale | undefined): Words => {
  if (sold?.trips && sold.plans)
    return {
      title: 'Pay by the trip, or by the month',
      lead: 'Start free. Unlock a single trip once, or let a monthly plan cover them all.',
    };
  if (sold?.trips)
    return {
      title: 'Pay once, by the trip',
      lead: 'Start free. Unlock a trip when you’re ready, and pay once.',
    };
  if (sold?.plans)
    return {
      title: 'All of your trips, by the month',
      lead: 'Start free. One monthly plan covers every trip you plan.',
    };
  return { title: 'What Landsea costs', lead: 'Start free, and look around for as long as you like.' };
};

interface Question {
  question: string;
  answer: string;
}

const withoutPaying = ({ trips, plans }: OnSale): string => {
  const needs = [trips && 'the trip unlocked', plans && (trips ? 'Pro' : 'a plan')]
    .filter(Boolean)
    .join(', or ');
  return `You can create trips and look at everything for as long as you like.${needs ? ` To change what’s inside a trip, you need ${needs}.` : ''}`;
};

const family = ({ trips }: OnSale): string =>
  `Yes. Invite them to the trip as editors or viewers; ${trips ? 'one payment covers the trip' : 'your plan covers the trip'}, not each person.`;

export function listPricingQuestions(sold: OnSale): Question[] {
  const all: (Question | false)[] = [
    { question: 'What do I get without paying?', answer: withoutPaying(sold) },
    sold.trips && {
      question: 'How long does an unlocked trip stay mine?',
      answer:
        'From the day you pay until 30 days after the trip ends. If the end date moves, so does your access.',
    },
    sold.trips && {
      question: 'Can I unlock two trips at once?',
      answer: `Only one paid trip can be active at a time. Each trip needs its own payment, and you archive the first before the second starts.${sold.plans ? ' For several at once, Pro covers all of your own trips.' : ''}`,
    },
    sold.plans && {
      question: 'What happens when I cancel a plan?',
      answer:
        'It stays open through the end of the period you paid for, and you aren’t charged again. After that, you can still look at your trips.',
    },
    sold.trial && {
      question: 'Do I need a card for the trial?',
      answer:
        'You don’t need a card to start using Landsea. A monthly plan’s trial asks for one, but you won’t be charged until the trial ends, and you can cancel anytime before.',
    },
    { question: 'Can my family use it too?', answer: family(sold) },
    {
      question: 'Do you book anything for us?',
      answer:
        'No. Landsea plans and keeps track. You or your agent book with the park or the cruise line. We’re not affiliated with any of them.',
    },
  ];
  return all.filter((each) => each !== false);
}
