import { budgetCategoryNames, type BudgetCategory } from '@landsea/contracts/money';
import type { BudgetTotals } from '@landsea/rules/money';
import type { ComponentProps } from 'react';
import { formatWholeMoney } from '../../../trip-frame/money/whole-money';
import { ChartFrame } from '../../charts/chart-frame';
import { getPartInk } from '../../charts/chart-inks';
import type { Drawings } from '../../charts/use-drawings';

const SIZE = 232;

const drawRing = ({ Ring }: Drawings, of: ComponentProps<Drawings['Ring']>) => <Ring {...of} />;

export function BudgetDonut({ categories, totals }: { categories: BudgetCategory[]; totals: BudgetTotals }) {
  const allCents = totals.total.plannedCents;
  const parts = categories
    .map((category) => ({
      name: budgetCategoryNames[category],
      cents: totals.byCategory[category].plannedCents,
    }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents);
  const shares = parts.map(({ name, cents }) => `${name} ${Math.round((cents / allCents) * 100)}%`);
  return (
    <ChartFrame
      title="Where it goes"
      height={SIZE}
      nothing={parts.length === 0 ? 'Add a planned amount to see your breakdown.' : undefined}
      of={{ label: `Planned by category: ${shares.join(', ')}`, parts }}
      draw={drawRing}
      centre={
        <p className="pointer-events-none absolute inset-0 grid content-center text-center">
          <span className="font-display text-2xl font-semibold tabular-nums">
            {formatWholeMoney(allCents)}
          </span>
          <span className="text-sm text-muted">planned</span>
        </p>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 pt-4">
        {parts.map(({ name, cents }, index) => (
          <li key={name} className="flex items-center gap-2.5 py-1 text-sm">
            <span
              aria-hidden
              className="size-3 shrink-0 rounded-full"
              style={{ backgroundColor: getPartInk(index) }}
            />
            <span className="min-w-0 grow">{name}</span>
            <span className="tabular-nums">{formatWholeMoney(cents)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
