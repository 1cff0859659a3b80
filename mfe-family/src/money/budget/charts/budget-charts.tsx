import { budgetCategoryNames, type Budget, type BudgetCategory } from '@landsea/contracts/money';
import type { BudgetTotals } from '@landsea/rules/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { ChartFigures } from '../../charts/chart-figures';
import { ChartFrame } from '../../charts/chart-frame';
import type { ChartKey } from '../../charts/chart-keys';
import type { Drawings } from '../../charts/use-drawings';
import { formatWholeMoney } from '../../../trip-frame/money/whole-money';
import { compareCategories, spendByDay, type CategoryBar } from './chart-data';
import { DueList } from '../due-list';
import { useGetExpenseDaysQuery } from './expense-days-api';
import { isFiltering, type LineFilter } from '../line-filter';
import { SpendByDayChart } from './spend-by-day-chart';

const ROW = 46;

const keys: ChartKey[] = [
  { name: 'planned', ink: 'var(--sea-soft)', as: 'plan' },
  { name: 'booked or spent', ink: 'var(--sea)', as: 'real' },
];
const over: ChartKey = { name: 'over the plan', ink: 'var(--berry)', as: 'real' };

const tideOf = ({ category, plannedCents, realCents }: CategoryBar) => {
  const overCents = realCents - plannedCents;
  const isOver = overCents > 0;
  return {
    title: budgetCategoryNames[category],
    lines: [
      `${formatWholeMoney(realCents)} of ${formatWholeMoney(plannedCents)}`,
      isOver ? `${formatWholeMoney(overCents)} over` : `${formatWholeMoney(-overCents)} left`,
    ],
    planCents: plannedCents,
    realCents,
    isOver,
    label: isOver ? `+${formatWholeMoney(overCents)}` : formatWholeMoney(realCents),
  };
};

const drawTides = ({ CategoryTides }: Drawings, rows: ReturnType<typeof tideOf>[]) => (
  <CategoryTides label="Planned vs. actual, by category" rows={rows} />
);

function PlannedAgainstReal({ bars }: { bars: CategoryBar[] }) {
  const rows = bars.map(tideOf);
  return (
    <ChartFrame
      title="Planned vs. actual"
      keys={rows.some(({ isOver }) => isOver) ? [...keys, over] : keys}
      height={rows.length * ROW}
      nothing={rows.length === 0 ? 'Nothing planned and nothing spent yet.' : undefined}
      of={rows}
      draw={drawTides}
    >
      <ChartFigures
        caption="Planned vs. actual"
        columns={['Category', 'Planned', 'Booked or spent', 'Left']}
        rows={rows.map(({ title, planCents, realCents }) => ({
          name: title,
          figures: [planCents, realCents, planCents - realCents].map(formatWholeMoney),
        }))}
      />
    </ChartFrame>
  );
}

interface BudgetChartsProps {
  trip: TripDetail;
  budget: Budget;
  filter: LineFilter;
  categories: BudgetCategory[];
  totals: BudgetTotals;
}

export function BudgetCharts({ trip, budget, filter, categories, totals }: BudgetChartsProps) {
  const { data: expenses = [] } = useGetExpenseDaysQuery(trip.id);
  const shown = new Set(budget.lines.map(({ id }) => id));
  const counted = isFiltering(filter)
    ? expenses.filter(({ lineId }) => lineId !== null && shown.has(lineId))
    : expenses;
  const days = spendByDay(
    trip.days.map(({ date }) => date),
    budget.lines,
    counted,
  );
  const hasDays = days.days.some(({ plannedCents, spentCents }) => plannedCents > 0 || spentCents > 0);
  // Before anything is booked or spent there is nothing to compare the plan with.
  const isBegun = totals.total.plannedCents !== totals.total.leftCents;
  return (
    <div className="grid items-start gap-x-12 gap-y-10 pt-12 lg:grid-cols-2">
      <div className="grid min-w-0 gap-10">
        <DueList budget={budget} />
        {hasDays ? <SpendByDayChart tripDays={trip.days} {...days} /> : null}
      </div>
      {isBegun ? <PlannedAgainstReal bars={compareCategories(categories, totals)} /> : null}
    </div>
  );
}
