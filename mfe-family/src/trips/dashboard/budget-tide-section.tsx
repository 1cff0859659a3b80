import { budgetCategoryNames, budgetCategories, type BudgetCategory } from '@landsea/contracts/money';
import { isBudgetOpen, sumBudget, type BudgetAmounts, type BudgetTotals } from '@landsea/rules/money';
import { Button } from '@landsea/ui/button';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { useGetBudgetQuery } from '../../trip-frame/api/trip-api';
import { BudgetTide } from '../../trip-frame/money/budget-tide';
import { LeftSum } from '../../trip-frame/money/left-sum';
import { formatWholeMoney } from '../../trip-frame/money/whole-money';
import { dashboardHelp } from './dashboard-help';
import { Section, SectionFailure } from './section';

interface CategoryShare {
  category: BudgetCategory;
  amounts: BudgetAmounts;
}

const weight = ({ plannedCents, bookedCents, spentCents }: BudgetAmounts) =>
  Math.max(plannedCents, bookedCents, spentCents);

const listLargestCategories = ({ byCategory }: BudgetTotals): CategoryShare[] =>
  budgetCategories
    .map((category) => ({ category, amounts: byCategory[category] }))
    .filter(({ amounts }) => weight(amounts) > 0)
    .sort((a, b) => weight(b.amounts) - weight(a.amounts))
    .slice(0, 3);

const EstimateChanged = loadLatePart(
  () => import('../../trip-frame/estimate/estimate-changed'),
  'EstimateChanged',
);
const UseEstimate = loadLatePart(() => import('../../trip-frame/estimate/use-estimate'), 'UseEstimate');

const NoPrices = lazy<ComponentType<{ tripId: string }>>(() =>
  import('../../trip-frame/agent/no-prices').then(
    ({ NoPrices: text }) => ({ default: text }),
    () => ({ default: () => null }),
  ),
);

function TideSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Skeleton className="h-10 w-48 max-w-full" />
      <Skeleton className="h-6 w-full rounded-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
    </div>
  );
}

export function BudgetTideSection({ tripId, isOver }: { tripId: string; isOver: boolean }) {
  const { data, isError, error, refetch } = useGetBudgetQuery(tripId);
  const budget = getVisibleData({ data, error });
  const totals = budget && sumBudget(budget.lines, budget.expenses);
  const isDone = isOver && budget?.lines.length !== 0;
  const isOpen = budget !== undefined && !isDone && isBudgetOpen(budget.lines, budget.expenses);
  if (error && toApiError(error).code === 'NOT_FOUND')
    return (
      <Section title="Budget tide" help={dashboardHelp.budget}>
        <Suspense fallback={null}>
          <NoPrices tripId={tripId} />
        </Suspense>
      </Section>
    );
  const link = (
    <Button asChild variant="quiet" size="sm" className="-mr-3">
      <Link to={`/trip/${tripId}/budget-center`}>
        {totals && totals.total.plannedCents === 0 ? 'Start the budget' : 'Open the budget'}
        <ArrowRight aria-hidden className="size-4" strokeWidth={1.75} />
      </Link>
    </Button>
  );
  return (
    <Section title="Budget tide" help={dashboardHelp.budget} aside={link} busy={!budget && !isError}>
      {!totals && isError ? (
        <SectionFailure text={toApiError(error).message} onRetry={() => void refetch()} />
      ) : null}
      {!totals && !isError ? <TideSkeleton /> : null}
      {totals ? (
        <div className="grid gap-3">
          {isOpen ? (
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <UseEstimate tripId={tripId} budget={budget} />
            </Suspense>
          ) : (
            <>
              <LeftSum amounts={totals.total} size="card" />
              <Suspense fallback={null}>
                <EstimateChanged tripId={tripId} budget={budget} />
              </Suspense>
            </>
          )}
          <BudgetTide amounts={totals.total} />
          <ul>
            {listLargestCategories(totals).map(({ category, amounts }) => (
              <li
                key={category}
                className="flex items-baseline justify-between gap-4 border-t border-hairline py-2.5"
              >
                <span className="min-w-0">{budgetCategoryNames[category]}</span>
                <span className="text-right whitespace-nowrap tabular-nums">
                  {formatWholeMoney(amounts.plannedCents)}
                  <span className={`block text-sm ${amounts.leftCents < 0 ? 'text-berry' : 'text-muted'}`}>
                    {amounts.leftCents < 0
                      ? `${formatWholeMoney(-amounts.leftCents)} over`
                      : `${formatWholeMoney(amounts.leftCents)} left`}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Section>
  );
}
