import {
  getLeft,
  listSavingsTargets,
  type BudgetAmounts,
  type LinePayment,
  type SavingsOutlook,
  type SavingsStep,
} from '@landsea/rules/money';
import type { SavingsPlan } from '@landsea/contracts/money';
import { Button } from '@landsea/ui/button';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { Notice } from '@landsea/ui/notice';
import { formatDate, formatMoney } from '@landsea/web-kit';
import { formatLeft } from '../../trip-frame/money/left-labels';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';
import { rhythmOptions } from './rhythm-options';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
const ordinal = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ends: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

const payDayWords = ({ firstDay, rhythm }: Pick<SavingsPlan, 'firstDay' | 'rhythm'>): string => {
  const day = weekday.format(new Date(`${firstDay}T00:00:00Z`));
  const date = Number(firstDay.slice(-2));
  switch (rhythm) {
    case 'week':
      return `every ${day}`;
    case 'two-weeks':
      return `every other ${day}`;
    case 'half-month':
      return 'on the 1st and 15th';
    case 'month':
      return `on the ${date}${ends[ordinal.select(date)] ?? 'th'} of each month`;
  }
};

const describeStep = (
  { payDays, eachCents, by }: SavingsStep,
  plan: Pick<SavingsPlan, 'firstDay' | 'rhythm'>,
  onlyDay: string | undefined,
): string =>
  payDays === 1
    ? `${formatWholeMoney(eachCents)} on ${onlyDay ? formatDate(onlyDay) : `the pay day before ${formatDate(by)}`}`
    : `${formatWholeMoney(eachCents)} ${payDayWords(plan)} until ${formatDate(by)}`;

const and = new Intl.ListFormat('en-US', { type: 'conjunction' });

interface SavingsGoalProps {
  plan: SavingsPlan;
  outlook: SavingsOutlook;
  amounts: BudgetAmounts;
  dues: readonly LinePayment[];
  hasLines: boolean;
  onAskRhythm: (rhythm: SavingsPlan['rhythm']) => void;
}

export function SavingsGoal({ plan, outlook, amounts, dues, hasLines, onAskRhythm }: SavingsGoalProps) {
  const { targetCents, savedCents, steps, short, nextPayDay } = outlook;
  const followsBudget = plan.targetCents === null;
  const { toPay, toPaySum } = formatLeft(amounts);
  const target = followsBudget ? toPay : formatWholeMoney(targetCents);
  const isPlanned = plan.version > 0;
  const stops = listSavingsTargets({ dueOn: plan.targetDay, cents: targetCents }, dues).filter(
    ({ cents }, index, all) => cents > (all[index - 1]?.cents ?? 0),
  );
  const paidFor = (date: string) =>
    and.format([...new Set(dues.filter(({ dueOn }) => dueOn === date).map(({ line }) => line.label))]);
  const nothingToPay = hasLines ? 'There is nothing left to pay.' : undefined;
  const reached = targetCents > 0 ? 'All is saved. Enjoy the wait.' : nothingToPay;
  const [first, ...later] = steps;

  return (
    <section aria-label="How far" className="grid gap-3">
      <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
        <span className="font-display text-3xl font-semibold">{formatWholeMoney(savedCents)}</span>
        <span className="text-lg text-muted">
          {targetCents > 0 ? `saved of ${target} by ${formatDate(plan.targetDay)}` : 'saved'}
        </span>
      </p>
      {followsBudget && getLeft(amounts).toPayCents > 0 ? (
        <p className="text-muted tabular-nums">Still to pay: {toPaySum}</p>
      ) : null}
      <Tide
        value={targetCents > 0 ? savedCents / targetCents : 0}
        label="Saved of the target"
        valueText={`${formatWholeMoney(savedCents)} of ${target}`}
      />
      {outlook.nowCents === 0 ? <p className="text-palm empty:hidden">{reached}</p> : null}
      {isPlanned && first ? (
        <p className="text-lg tabular-nums">
          <strong>{describeStep(first, plan, nextPayDay)}</strong>
          {later.map((step) => (
            <span key={step.by}>, then {describeStep(step, plan, undefined)}</span>
          ))}
        </p>
      ) : null}
      {isPlanned && outlook.nowCents > 0 && !nextPayDay ? (
        <p className="text-lg">
          <strong className="tabular-nums">{formatMoney(outlook.nowCents)}</strong> is missing, and no pay day
          is left
        </p>
      ) : null}
      {stops.length > 1 || (!isPlanned && targetCents > 0) ? (
        <ul aria-label="What has to be there" className="grid gap-1 tabular-nums">
          {stops.map(({ dueOn, cents }) => (
            <li key={dueOn} className="flex flex-wrap gap-x-2">
              <span className="font-semibold">
                {formatWholeMoney(cents)} by {formatDate(dueOn)}
              </span>
              <span className="wrap-anywhere text-muted">{paidFor(dueOn) || 'for the whole trip'}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {!isPlanned && targetCents > savedCents ? (
        <EditorOnly>
          <div role="group" aria-label="When do you get paid?" className="grid gap-2">
            <p className="font-semibold">When do you get paid?</p>
            <div className="flex flex-wrap gap-2">
              {rhythmOptions.map(({ value, label }) => (
                <Button key={value} size="sm" onClick={() => onAskRhythm(value)}>
                  {label}
                </Button>
              ))}
            </div>
          </div>
        </EditorOnly>
      ) : null}
      {isPlanned && short ? (
        <Notice tone="warning" title={`${formatMoney(short.cents)} is missing by ${formatDate(short.dueOn)}`}>
          It is due before your next pay day.
        </Notice>
      ) : null}
      {isPlanned && outlook.behindCents > 0 && nextPayDay ? (
        <Notice tone="warning" title={`${formatMoney(outlook.behindCents)} behind the plan`}>
          {`It was ${formatWholeMoney(outlook.evenCents)} each time; with ${formatWholeMoney(outlook.nowCents)} from now on you still make it by ${formatDate(steps[0]?.by ?? plan.targetDay)}.`}
        </Notice>
      ) : null}
    </section>
  );
}
