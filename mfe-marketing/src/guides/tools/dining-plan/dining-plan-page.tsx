import { planOutlooks } from '@landsea/rules/dining-plan';
import { formatDateRange } from '@landsea/web-kit';
import { addDays } from '@landsea/contracts/core';
import { DateChoice } from '../../frame/date-choice';
import { useGuideQuery, type QueryChange } from '../../frame/use-guide-query';
import { useGetPriceBookQuery } from '../../guide-api';
import { Answer } from '../frame/answer';
import { Counter } from '../frame/counter';
import { useFirstDay } from '../frame/first-day';
import { toIdea, formatParty } from '../frame/party';
import { PartyChoice } from '../frame/party-choice';
import { ToolChoices } from '../frame/tool-choices';
import { ToolPage } from '../frame/tool-page';
import { WaitingAnswer } from '../frame/waiting-answer';
import { getStay, habitBounds, nightBounds, readDiningChoice, type DiningChoice } from './dining-choices';
import { PlanCards } from './plan-cards';
import { answerTitle, pickBestPlan, planNames, formatSaving } from './plan-verdict';

interface DiningFormProps {
  choice: DiningChoice;
  onChange: (change: QueryChange) => void;
}

const habits = [
  { name: 'quick', label: 'Counter meals', note: 'each day' },
  { name: 'snacks', label: 'Snacks', note: 'each day and person' },
  { name: 'table', label: 'Table meals', note: 'in the whole stay' },
  { name: 'character', label: 'Character meals', note: 'in the whole stay' },
  { name: 'signature', label: 'Signature dinners', note: 'in the whole stay' },
] as const;

function DiningForm({ choice, onChange }: DiningFormProps) {
  return (
    <ToolChoices label="How you eat">
      <DateChoice
        label="Check-in at a park hotel"
        name="from"
        value={choice.checkIn}
        onChoose={(from) => onChange({ from })}
      />
      <Counter
        label="Nights"
        bounds={nightBounds}
        value={choice.nights}
        onChange={(nights) => onChange({ nights: String(nights) })}
      />
      <PartyChoice party={choice.party} onChange={onChange} />
      <div role="group" aria-label="What you eat" className="grid gap-2 border-t border-hairline pt-4">
        {habits.map(({ name, label, note }) => (
          <Counter
            key={name}
            label={label}
            note={note}
            bounds={habitBounds[name]}
            value={choice.habits[name]}
            onChange={(times) => onChange({ [name]: String(times) })}
          />
        ))}
      </div>
    </ToolChoices>
  );
}

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
