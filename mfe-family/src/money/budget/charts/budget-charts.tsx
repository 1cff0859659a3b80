import type { Budget, BudgetCategory } from '@landsea/contracts/money';
import type { BudgetTotals } from '@landsea/rules/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { compareCategories, spendByDay } from './chart-data';
import { DueList } from '../due-list';
import { useGetExpenseDaysQuery } from './expense-days-api';
import { isFiltering, type LineFilter } from '../line-filter';
import { PlannedAgainstReal } from './planned-against-real';
import { SpendByDayChart } from './spend-by-day-chart';

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
