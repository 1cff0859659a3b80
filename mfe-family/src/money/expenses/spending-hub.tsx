import { listPaymentsDue } from '@landsea/rules/money';
import { getDateIn } from '@landsea/contracts/core';
import type { Budget, Expense, TripExpenses } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { PageHeader } from '@landsea/ui/page-header';
import { Skeleton } from '@landsea/ui/skeleton';
import { Tabs } from '@landsea/ui/tabs';
import { useAccess } from '@landsea/web-kit';
import { loadLatePart } from '@landsea/web-kit/pages';
import { Wallet } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice, EditorOnly, useReadOnly } from '../../trip-frame/access/read-only';
import { LateMenu } from '../../trip-frame/page/late-menu';
import { Page } from '../../trip-frame/page/page';
import { useGetBudgetQuery, useGetTripQuery } from '../../trip-frame/api/trip-api';
import { useOwnPayer } from '../../trip-frame/money/own-payer';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { MoneyUnavailable } from '../../trip-frame/access/money-unavailable';
import { useEditGate } from '../../trip-frame/access/use-edit-gate';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { CsvButton } from './csv/csv-button';
import { EditExpense, type UnsavedEdits } from './form/edit-expense';
import { ExpenseList } from './expense-list';
import {
  listFirstSharers,
  getPartyName,
  listPayersFor,
  listPartyPayers,
  listPeopleFor,
} from './form/people-of';
import { usePrefilled } from './form/prefilled';
import { QuickAdd } from './form/quick-add';
import { SpendingSkeleton } from './spending-skeleton';
import { SpendingSummary } from './spending-summary';
import { useGetExpensesQuery } from './expenses-api';
import { useExpenseEdits } from './use-expense-edits';
import { useLiveExpenses } from './use-live-expenses';
import { useSteadyActions } from './use-steady-actions';

const ExpenseConflictDialog = loadLatePart(
  () => import('./expense-conflict-dialog'),
  'ExpenseConflictDialog',
);
const RemoveSeries = loadLatePart(() => import('./form/remove-series'), 'RemoveSeries');
const SettleUpSection = loadLatePart(() => import('./settle-up-section'), 'SettleUpSection');
const CsvMenu = loadLatePart(() => import('./csv/csv-menu'), 'CsvMenu');
const ImportDialog = loadLatePart(() => import('./csv/import-dialog'), 'ImportDialog');

function SpendingSheet({ trip, budget, all }: { trip: TripDetail; budget: Budget; all: TripExpenses }) {
  const { expenses } = all;
  const { party } = trip;
  const { offerUndo, undoBar } = useUndo();
  const edits = useExpenseEdits(trip.id, offerUndo);
  const onBlocked = useEditGate(trip.id);
  const isReadOnly = useReadOnly();
  const { seesDocuments } = useAccess(trip.id);
  const [tab, setTab] = useState<'expenses' | 'settle'>('expenses');
  const [edited, setEdited] = useState<Expense>();
  const [unsaved] = useState<UnsavedEdits>(() => new Map());
  const [importing, setImporting] = useState(false);
  const [removed, setRemoved] = useState<Expense>();
  const prefilled = usePrefilled();
  useLiveExpenses(trip.id);

  const payers = useMemo(() => listPartyPayers(party, expenses), [party, expenses]);
  const travelers = useMemo(() => listPartyPayers(party, []), [party]);
  const adults = useMemo(() => listFirstSharers(party, trip.startDate), [party, trip.startDate]);
  const ownPayer = useOwnPayer(trip);
  const nameOfRef = useCallback((ref: string) => getPartyName(party, ref), [party]);
  const today = getDateIn(new Date());
  const gated = (action: (expense: Expense) => void) => (expense: Expense) =>
    onBlocked ? onBlocked() : action(expense);
  const actions = useSteadyActions({
    edit: isReadOnly ? setEdited : gated(setEdited),
    duplicate: gated((expense) => void edits.duplicate(expense, today)),
    remove: gated((expense) => (expense.seriesId ? setRemoved(expense) : void edits.remove(expense))),
  });

  return (
    <Page>
      <PageHeader
        title="Spending"
        breadcrumb={<Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>}
        actions={
          <>
            <LateMenu button={(closed) => <CsvButton {...closed} />}>
              <CsvMenu
                expenses={expenses}
                nameOf={nameOfRef}
                onImport={() => (onBlocked ? onBlocked() : setImporting(true))}
              />
            </LateMenu>
            <Button asChild size="sm">
              <Link to={`/trip/${trip.id}/budget-center`}>
                <Wallet aria-hidden className="size-4" strokeWidth={1.75} />
                Budget center
              </Link>
            </Button>
          </>
        }
      />
      <ReadOnlyNotice />
      <SpendingSummary budget={budget} expenses={expenses} payers={payers} today={today} />
      <div className="grid grid-cols-1 gap-8">
        <EditorOnly>
          <QuickAdd
            {...{ expenses, today, edits, onBlocked, prefilled, ownPayer }}
            tripId={trip.id}
            people={travelers}
            payers={listPayersFor(party, trip.startDate)}
            firstSharers={adults}
            lines={budget.lines}
            dues={listPaymentsDue(budget)}
            onReceipt={
              seesDocuments === false
                ? undefined
                : (id) => setEdited(expenses.find((expense) => expense.id === id))
            }
          />
        </EditorOnly>
        <Tabs
          label="Spending"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'expenses',
              label: 'Expenses',
              content: <ExpenseList {...{ expenses, payers, actions, today }} nameOf={nameOfRef} />,
            },
            {
              value: 'settle',
              label: 'Settle up',
              content: (
                <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                  <SettleUpSection {...{ all, trip, today, onBlocked, offerUndo }} nameOf={nameOfRef} />
                </Suspense>
              ),
            },
          ]}
        />
      </div>
      {undoBar}
      {edited ? (
        <EditExpense
          key={edited.id}
          tripId={trip.id}
          expense={edited}
          people={listPeopleFor(party, edited)}
          payers={listPayersFor(party, trip.startDate, edited)}
          edits={edits}
          unsaved={unsaved}
          lines={budget.lines}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {edits.conflict ? (
        <Suspense>
          <ExpenseConflictDialog
            conflict={edits.conflict}
            lines={budget.lines}
            nameOf={nameOfRef}
            onSettle={(keep) => void edits.settleConflict(keep)}
          />
        </Suspense>
      ) : null}
      {importing ? (
        <Suspense>
          <ImportDialog
            tripId={trip.id}
            payers={payers}
            expenses={expenses}
            days={{ from: trip.startDate, to: trip.endDate }}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
      {removed ? (
        <Suspense>
          <RemoveSeries
            expense={removed}
            onClose={() => setRemoved(undefined)}
            onRemove={(following) => {
              setRemoved(undefined);
              void edits.remove(removed, following);
            }}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}

export function SpendingHub({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const budget = useGetBudgetQuery(tripId);
  const all = useGetExpensesQuery(tripId);
  const [shownTrip, shownBudget, shownAll] = [
    getVisibleData(trip),
    getVisibleData(budget),
    getVisibleData(all),
  ];
  if (shownTrip && shownBudget && shownAll) {
    return <SpendingSheet trip={shownTrip} budget={shownBudget} all={shownAll} />;
  }
  if (!trip.error && !budget.error && !all.error) return <SpendingSkeleton />;
  return <MoneyUnavailable tripId={tripId} trip={trip} money={[budget, all]} />;
}
