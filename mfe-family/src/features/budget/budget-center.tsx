import { budgetTotals, FREE_ACCESS_MESSAGE } from '@landsea/contracts';
import type { Budget, TripDetail } from '@landsea/contracts';
import { Badge } from '@landsea/ui/badge';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { openPaywall, useGetAccessQuery } from '@landsea/web-kit';
import { Radio } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Page } from '../../trip-data/page';
import { TripUnavailable } from '../../trip-data/trip-unavailable';
import { useGetBudgetQuery, useGetTripQuery } from '../../trip-data/trip-api';
import { useUndo } from '../../undo/undo-bar';
import { budgetHelp } from './budget-help';
import { BudgetDonut } from './budget-donut';
import { BudgetSkeleton } from './budget-skeleton';
import { BudgetSummary } from './budget-summary';
import { BudgetTable } from './budget-table';
import { categoriesOf, DINING_ABOARD_NOTE } from './category-order';
import { ClashDialog } from './clash-dialog';
import { useLineEdits } from './use-line-edits';
import { useLiveBudget } from './use-live-budget';

interface SheetProps {
  trip: TripDetail;
  budget: Budget;
}

function BudgetSheet({ trip, budget }: SheetProps) {
  const { data: access } = useGetAccessQuery({ tripId: trip.id });
  const { offerUndo, undoBar } = useUndo();
  const edits = useLineEdits(trip.id, offerUndo);
  const live = useLiveBudget(trip.id);
  const totals = budgetTotals(budget.lines, budget.expenses);
  const categories = categoriesOf(trip.mode, totals);
  const onBlocked =
    access && !access.canEdit
      ? () =>
          openPaywall({
            tripId: trip.id,
            message: access.message || FREE_ACCESS_MESSAGE,
            accessType: access.accessType,
          })
      : undefined;
  return (
    <Page>
      <PageHeader
        title="Budget center"
        breadcrumb={
          <Link
            to={`/trip/${trip.id}/dashboard`}
            className="inline-flex min-h-11 items-center text-sea underline"
          >
            {trip.name}
          </Link>
        }
        actions={
          <span role="status">
            {live ? (
              <Badge tone="sea">
                <Radio aria-hidden className="size-4" strokeWidth={1.75} />
                Updated by {live.by}
              </Badge>
            ) : null}
          </span>
        }
      />
      <div data-help={budgetHelp.summary}>
        <BudgetSummary totals={totals} />
      </div>
      {trip.mode === 'cruise' ? <Notice className="mb-6">{DINING_ABOARD_NOTE}</Notice> : null}
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <div data-help={budgetHelp.table} className="min-w-0">
          <BudgetTable {...{ budget, categories, totals, edits, onBlocked }} />
        </div>
        <div data-help={budgetHelp.donut}>
          <BudgetDonut categories={categories} totals={totals} />
        </div>
      </div>
      {undoBar}
      {edits.clash ? (
        <ClashDialog
          clash={edits.clash}
          by={live?.lineId === edits.clash.theirs.id ? live.by : undefined}
          onSettle={(keep) => void edits.settleClash(keep)}
        />
      ) : null}
    </Page>
  );
}

export function BudgetCenter({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const budget = useGetBudgetQuery(tripId);
  if (trip.data && budget.data) return <BudgetSheet trip={trip.data} budget={budget.data} />;
  const error = trip.error ?? budget.error;
  if (!error) return <BudgetSkeleton />;
  const retry = () => {
    if (trip.error) void trip.refetch();
    if (budget.error) void budget.refetch();
  };
  return <TripUnavailable error={error} onRetry={retry} />;
}
