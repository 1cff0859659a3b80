import { budgetCategoryNames } from '@landsea/contracts';
import type { BudgetCategory, BudgetTotals } from '@landsea/contracts';
import { Donut, donutColour } from '@landsea/ui/donut';
import { formatMoney } from '@landsea/web-kit';

interface BudgetDonutProps {
  categories: BudgetCategory[];
  totals: BudgetTotals;
}

/** Where the planned money goes, with its legend. */
export function BudgetDonut({ categories, totals }: BudgetDonutProps) {
  const planned = categories
    .map((category) => ({ category, cents: totals.byCategory[category].plannedCents }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents);
  return (
    <section aria-labelledby="budget-donut">
      <h2 id="budget-donut" className="font-display text-xl">
        Where it goes
      </h2>
      <Donut
        className="mx-auto my-4 w-full max-w-60"
        label="Planned by category"
        centre={formatMoney(totals.total.plannedCents, { whole: true })}
        caption="planned"
        slices={planned.map(({ category, cents }) => ({
          label: budgetCategoryNames[category],
          value: cents,
        }))}
      />
      {planned.length === 0 ? (
        <p className="text-center text-muted">Type the first planned amount and the ring fills.</p>
      ) : null}
      <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-1">
        {planned.map(({ category, cents }, index) => (
          <li key={category} className="flex items-center gap-2.5 py-1 text-sm">
            <span
              aria-hidden
              className="size-3 shrink-0 rounded-full"
              style={{ backgroundColor: donutColour(index) }}
            />
            <span className="min-w-0 grow">{budgetCategoryNames[category]}</span>
            <span className="tabular-nums">{formatMoney(cents, { whole: true })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
