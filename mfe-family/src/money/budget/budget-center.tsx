import { isBudgetOpen, sumBudget } from '@landsea/rules/money';
import type { Budget } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Badge } from '@landsea/ui/badge';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { useGetAccessQuery } from '@landsea/web-kit';
import { FileSpreadsheet, Radio, ReceiptText } from 'lucide-react';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { downloadCsv } from '../../trip-frame/files/download-csv';
import { Crumb } from '../../trip-frame/page/crumb';
import { getBlocked } from '../../trip-frame/access/blocked-by';
import { ReadOnlyNotice, useReadOnly } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { MoneyUnavailable } from '../../trip-frame/access/money-unavailable';
import { useGetBudgetQuery, useGetTripQuery } from '../../trip-frame/api/trip-api';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { BudgetCharts } from './charts/budget-charts';
import { BudgetDonut } from './charts/budget-donut';
import { BudgetSkeleton } from './budget-skeleton';
import { BudgetSummary } from './budget-summary';
import { BudgetTable } from './budget-table';
import { allCategories, listCategories, DINING_ABOARD_NOTE } from '../../trip-frame/money/category-order';
import { FilterBar } from './filter-bar';
import { filterBudget, type LineFilter } from './line-filter';
import { useLineEdits } from './lines/use-line-edits';
import { useLiveBudget } from './use-live-budget';

const budgetHelp = {
  summary: 'Planned, booked, spent and left, over all categories.',
  table: 'One row for each category; open it for its lines. Select an amount to change it.',
  charts: 'Your plan next to what you spent, and what each day of the trip costs.',
  donut: 'How the plan divides over the categories.',
} as const;

const EstimateChanged = loadLatePart(
  () => import('../../trip-frame/estimate/estimate-changed'),
  'EstimateChanged',
);
const LineConflictDialog = loadLatePart(() => import('./lines/line-conflict-dialog'), 'LineConflictDialog');
const UseEstimate = loadLatePart(() => import('../../trip-frame/estimate/use-estimate'), 'UseEstimate');

function BudgetSheet({ trip, budget }: { trip: TripDetail; budget: Budget }) {
  const { data: access } = useGetAccessQuery({ tripId: trip.id });
  const { offerUndo, undoBar } = useUndo();
  const { edits, conflict, settleConflict } = useLineEdits(trip.id, offerUndo);
  const live = useLiveBudget(trip.id);
  const [filter, setFilter] = useState<LineFilter>({ person: '', day: '' });
  const kept = useMemo(() => filterBudget(budget, filter, trip.party), [budget, filter, trip.party]);
  const totals = useMemo(() => sumBudget(kept.lines, kept.expenses), [kept]);
  const [showsAll, setShowsAll] = useState(false);
  const usual = listCategories(trip.mode, sumBudget(budget.lines, budget.expenses));
  const categories = showsAll ? allCategories : usual;
  const isReadOnly = useReadOnly();
  const isOpen = isBudgetOpen(budget.lines, budget.expenses);
  const onBlocked = useMemo(() => getBlocked(access, trip.id), [access, trip.id]);
  return (
    <Page>
      <PageHeader
        title="Budget center"
        breadcrumb={<Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>}
        actions={
          <>
            <span role="status" className="empty:absolute">
              {live ? (
                <Badge tone="sea">
                  <Radio aria-hidden className="size-4" strokeWidth={1.75} />
                  Updated by {live.by}
                </Badge>
              ) : null}
            </span>
            <Button asChild size="sm">
              <Link to={`/trip/${trip.id}/budget`}>
                <ReceiptText aria-hidden className="size-4" strokeWidth={1.75} />
                {isReadOnly ? 'Spending' : 'Add spending'}
              </Link>
            </Button>
          </>
        }
      />
      <ReadOnlyNotice />
      <div data-help={budgetHelp.summary}>
        {isOpen ? (
          <div className="pb-8">
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <UseEstimate tripId={trip.id} budget={budget} />
            </Suspense>
          </div>
        ) : (
          <BudgetSummary categories={categories} totals={totals} />
        )}
      </div>
      {isOpen ? null : (
        <Suspense fallback={null}>
          <EstimateChanged tripId={trip.id} budget={budget} />
        </Suspense>
      )}
      {trip.mode === 'cruise' ? <Notice className="mb-6">{DINING_ABOARD_NOTE}</Notice> : null}
      <div className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <div data-help={budgetHelp.table} className="min-w-0">
          <FilterBar
            trip={trip}
            filter={filter}
            onChange={setFilter}
            shown={kept.lines.length}
            all={budget.lines.length}
          />
          <BudgetTable {...{ budget: kept, categories, totals, trip, filter, edits, onBlocked }} />
          {usual.length < allCategories.length ? (
            <Button
              variant="quiet"
              size="sm"
              className="mt-2 print:hidden"
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer categories' : `Show all ${allCategories.length} categories`}
            </Button>
          ) : null}
        </div>
        <div data-help={budgetHelp.donut}>
          <BudgetDonut categories={categories} totals={totals} />
        </div>
      </div>
      <div data-help={budgetHelp.charts}>
        <BudgetCharts {...{ trip, budget: kept, filter, categories, totals }} />
      </div>
      {isOpen ? null : (
        <div className="flex flex-wrap gap-2 pt-10 print:hidden">
          <Button asChild size="sm">
            <Link to={`/trip/${trip.id}/budget-setup`}>Estimate this trip</Link>
          </Button>
          <Button
            size="sm"
            icon={<FileSpreadsheet aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={() =>
              void downloadCsv('landsea-budget.csv', async () =>
                (await import('./budget-csv')).makeBudgetCsv(usual, sumBudget(budget.lines, budget.expenses)),
              )
            }
          >
            Spreadsheet
          </Button>
        </div>
      )}
      {undoBar}
      {conflict ? (
        <Suspense>
          <LineConflictDialog
            conflict={conflict}
            party={trip.party}
            by={live?.lineId === conflict.seen.id ? live.by : undefined}
            onSettle={(keep) => void settleConflict(keep)}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

export function BudgetCenter({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const budget = useGetBudgetQuery(tripId);
  const [shownTrip, shownBudget] = [getVisibleData(trip), getVisibleData(budget)];
  if (shownTrip && shownBudget) return <BudgetSheet trip={shownTrip} budget={shownBudget} />;
  if (!trip.error && !budget.error) return <BudgetSkeleton />;
  return <MoneyUnavailable tripId={tripId} trip={trip} money={[budget]} />;
}
