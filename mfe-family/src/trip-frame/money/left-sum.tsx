import type { BudgetAmounts } from '@landsea/rules/money';
import { formatLeft } from './left-labels';

export function LeftSum({ amounts, size }: { amounts: BudgetAmounts; size: 'page' | 'card' }) {
  const { amount, isOver, sum } = formatLeft(amounts);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span
          className={`font-display font-semibold ${size === 'page' ? 'text-3xl' : 'text-2xl'} ${isOver ? 'text-berry' : ''}`}
        >
          {amount}
        </span>
        <span className={size === 'page' ? 'text-lg text-muted' : 'text-muted'}>
          {isOver ? 'over the plan' : 'left'}
        </span>
      </p>
      <p className={`text-muted tabular-nums ${size === 'page' ? '' : 'text-sm'}`}>{sum}</p>
    </>
  );
}
