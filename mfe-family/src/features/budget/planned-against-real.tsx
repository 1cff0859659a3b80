import { budgetCategoryNames } from '@landsea/contracts';
import { formatMoney } from '@landsea/web-kit';
import type { CategoryBar } from './chart-data';

const whole = (cents: number) => formatMoney(cents, { whole: true });

/** Two bars for each category on one scale: the plan above, what is booked or spent below. */
export function PlannedAgainstReal({ bars }: { bars: CategoryBar[] }) {
  const most = Math.max(1, ...bars.map(({ plannedCents, realCents }) => Math.max(plannedCents, realCents)));
  const width = (cents: number) => `${String((cents / most) * 100)}%`;
  return (
    <section aria-labelledby="budget-real" className="min-w-0">
      <h2 id="budget-real" className="font-display text-xl">
        Planned against real
      </h2>
      <p aria-hidden className="flex gap-5 pt-1 pb-3 text-sm text-muted">
        <span className="flex items-center gap-2">
          <span className="h-2 w-5 rounded-full bg-edge" /> planned
        </span>
        <span className="flex items-center gap-2">
          <span className="h-2 w-5 rounded-full bg-sea" /> booked or spent
        </span>
      </p>
      {bars.length === 0 ? <p className="text-muted">Nothing planned and nothing spent yet.</p> : null}
      <ul className="grid gap-3">
        {bars.map(({ category, plannedCents, realCents }) => {
          const over = realCents > plannedCents;
          return (
            <li key={category}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
                <span>{budgetCategoryNames[category]}</span>
                <span className={`tabular-nums ${over ? 'font-semibold text-berry' : 'text-muted'}`}>
                  {whole(realCents)} of {whole(plannedCents)}
                  {over ? `, ${whole(realCents - plannedCents)} over` : ''}
                </span>
              </p>
              <div aria-hidden className="mt-1 grid gap-1">
                <div className="h-2 rounded-full bg-edge" style={{ width: width(plannedCents) }} />
                <div
                  className={`h-2 rounded-full ${over ? 'bg-berry' : 'bg-sea'}`}
                  style={{ width: width(realCents) }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
