import { planOutlooks } from '@landsea/rules/dining-plan';
import { formatDateRange } from '@landsea/web-kit';
import { addDays } from '@landsea/contracts/core';
import { useGuideQuery } from '../../frame/use-guide-query';
import { useGetPriceBookQuery } from '../../guide-api';
import { Answer } from '../frame/answer';
import { useFirstDay } from '../frame/first-day';
import { toIdea, formatParty } from '../frame/party';
import { ToolPage } from '../frame/tool-page';
import { WaitingAnswer } from '../frame/waiting-answer';
import { readDiningChoice, getStay } from './dining-choices';
import { DiningForm } from './dining-form';
import { PlanCards } from './plan-cards';
import { answerTitle, pickBestPlan, planNames, formatSaving } from './plan-verdict';

const rules = [
  {
    what: 'What a plan gives',
    text: 'Everyone age 3+ gets the plan’s credits for each night. A meal takes one for each person, a signature dinner two. Credits are used where they save most.',
  },
  {
    what: 'What meals cost',
    text: 'The averages of the restaurants that take the plan, before tax and tip. The range covers the same meals at the low and high end of their menus.',
  },
  {
    what: 'Tax and tips',
    text: 'Sales tax comes on top of meals you pay for yourself; the plan’s price includes it. Tips are extra either way.',
  },
  {
    what: 'Which year',
    text: 'Plan prices for the year you check in, as last announced. A year without a price uses the middle of the known ones.',
  },
];

export function DiningPlanPage() {
  const [query, change] = useGuideQuery();
  const checkIn = useFirstDay(query);
  const { data, isError, refetch } = useGetPriceBookQuery();
  const choice = readDiningChoice(query, checkIn ?? '');
  const food = data && { ...data, diningPlans: data.calendar.diningPlans };
  const outlooks = food && checkIn ? planOutlooks(getStay(choice), choice.habits, food) : [];
  const best = pickBestPlan(outlooks);
  return (
    <ToolPage
      title="Is a dining plan worth it?"
      lead="Say how your family eats. The plans’ prices against what those meals typically cost without one."
      sources={data ? [data.calendar] : []}
      answer={
        best ? (
          <Answer
            title={answerTitle(best)}
            text={
              <>
                <p>
                  {planNames[best.plan]}: {formatSaving(best).toLowerCase()}.
                </p>
                <p>
                  For {formatParty(choice.party)},{' '}
                  {formatDateRange(choice.checkIn, addDays(choice.checkIn, choice.nights))}.
                </p>
              </>
            }
            idea={toIdea(choice.party, choice.nights, choice.checkIn)}
            name="Is a dining plan worth it?"
          />
        ) : (
          <WaitingAnswer isError={isError} onRetry={() => void refetch()} />
        )
      }
      choices={<DiningForm choice={choice} onChange={change} />}
      rules={rules}
    >
      {food && best ? <PlanCards outlooks={outlooks} choice={choice} food={food} /> : null}
    </ToolPage>
  );
}
