import type { Budget, BudgetCategory, BudgetTotals } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { plannedAgainstReal, spendByDay } from './chart-data';
import { DueList } from '../due-list';
import { useGetExpenseDaysQuery } from './expense-days-api';
import { isFiltering } from '../line-filter';
import type { LineFilter } from '../line-filter';
import { PlannedAgainstReal } from './planned-against-real';
import { SpendByDayChart } from './spend-by-day-chart';

interface BudgetChartsProps {
  trip: TripDetail;
  budget: Budget;
  filter: LineFilter;
  categories: BudgetCategory[];
  totals: BudgetTotals;
}

/** What is to be paid next, and what became of the plan: by day and by category. */
export function BudgetCharts({ trip, budget, filter, categories, totals }: BudgetChartsProps) {
  const { data: expenses = [] } = useGetExpenseDaysQuery(trip.id);
  const shown = new Set(budget.lines.map(({ id }) => id));
  const counted = isFiltering(filter)
    ? expenses.filter(({ lineId }) => lineId !== null && shown.has(lineId))
    : expenses;
  return (
    <div className="grid items-start gap-x-12 gap-y-10 pt-12 lg:grid-cols-2">
      <div className="grid min-w-0 gap-10">
        <DueList budget={budget} />
        <SpendByDayChart
          tripDays={trip.days}
          {...spendByDay(
            trip.days.map(({ date }) => date),
            budget.lines,
            counted,
          )}
        />
      </div>
      <PlannedAgainstReal bars={plannedAgainstReal(categories, totals)} />
    </div>
  );
}
