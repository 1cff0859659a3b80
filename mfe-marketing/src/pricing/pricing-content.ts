import type { Prices } from '@landsea/contracts/billing';

/** What is on sale, as far as words depend on it. */
export interface OnSale {
  trips: boolean;
  plans: boolean;
  trial: boolean;
}

export const onSale = ({ tripUnlock, proMonthly, agentMonthly, trialDays }: Prices): OnSale => {
  const plans = proMonthly !== null || agentMonthly !== null;
  return { trips: tripUnlock !== null, plans, trial: plans && trialDays > 0 };
};

interface Words {
  title: string;
  lead: string;
}

/** The heading of the page; undefined while the prices are not known: then it promises what is always true. */
export const pricingHeading = (sold: OnSale | undefined): Words => {
  if (sold?.trips && sold.plans)
    return {
      title: 'Pay by the trip, or by the month',
      lead: 'Start free. Unlock a single trip once, or let a monthly plan cover them all.',
    };
  if (sold?.trips)
    return { title: 'Pay once, by the trip', lead: 'Start free. Unlock a trip when you are ready, once.' };
  if (sold?.plans)
    return {
      title: 'All of your trips, by the month',
      lead: 'Start free. One monthly plan covers every trip you plan.',
    };
  return { title: 'What Landsea costs', lead: 'Start free, and look around as long as you like.' };
};

interface Question {
  question: string;
  answer: string;
}

const withoutPaying = ({ trips, plans }: OnSale): string => {
  const needs = [trips && 'the trip unlocked', plans && (trips ? 'Pro' : 'a plan')]
    .filter(Boolean)
    .join(', or ');
  return `You may create trips and look at everything, as long as you like.${needs ? ` Changing what is inside a trip needs ${needs}.` : ''}`;
};

const family = ({ trips }: OnSale): string =>
  `Yes. Invite them to the trip as editors or viewers; ${trips ? 'one payment covers the trip' : 'your plan covers the trip'}, not each person.`;

/** Questions and answers of the pricing page: none about what is not on sale. */
export function pricingQuestions(sold: OnSale): Question[] {
  const all: (Question | false)[] = [
    { question: 'What do I get without paying?', answer: withoutPaying(sold) },
    sold.trips && {
      question: 'How long does an unlocked trip stay mine?',
      answer:
        'From the day you pay until 30 days after the trip ends. If the end date moves, so does your access.',
    },
    sold.trips && {
      question: 'Can I unlock two trips at once?',
      answer: `One paid trip is active at a time. Each trip needs its own payment, and the first is archived before the second starts.${sold.plans ? ' For several at once, Pro covers all of your own trips.' : ''}`,
    },
    sold.plans && {
      question: 'What happens when I cancel a plan?',
      answer:
        'It stays open to the end of what you have paid for, and nothing more is charged. After that your trips stay yours to look at.',
    },
    sold.trial && {
      question: 'Do I need a card for the trial?',
      answer:
        'Starting Landsea needs no card. A trial of a monthly plan asks for one, charges nothing until the trial ends, and can be canceled any day before.',
    },
    { question: 'Can my family use it too?', answer: family(sold) },
    {
      question: 'Do you book anything for us?',
      answer:
        'No. Landsea plans and keeps count; you book with the park or the cruise line, or your agent does. We are not affiliated with any of them.',
    },
  ];
  return all.filter((each) => each !== false);
}
