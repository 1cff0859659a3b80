import { addDays, getDateIn } from '@landsea/contracts/core';
import { sumBudget, getLeft, listPaymentsDue, predictSavings } from '@landsea/rules/money';
import type { Budget, Contribution, Savings, SavingsPlan } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { PageHeader } from '@landsea/ui/page-header';
import { formatDate, formatMoney, useAppDispatch } from '@landsea/web-kit';
import { Settings2, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Crumb } from '../../trip-frame/page/crumb';
import { ReadOnlyNotice, EditorOnly } from '../../trip-frame/access/read-only';
import { Page } from '../../trip-frame/page/page';
import { useGetBudgetQuery, useGetTripQuery } from '../../trip-frame/api/trip-api';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { MoneyUnavailable } from '../../trip-frame/access/money-unavailable';
import { useEditGate } from '../../trip-frame/access/use-edit-gate';
import { followEvent } from '../../items/live/follow-event';
import { useUndo } from '../../trip-frame/undo/undo-bar';
import { ContributionForm } from './contribution-form';
import { JarsSection } from './jars-section';
import { PlanDialog } from './plan-dialog';
import { savingsApi, useContributeMutation, useGetSavingsQuery, useTakeBackMutation } from './savings-api';
import { SavingsCurve } from './savings-curve';
import { SavingsGoal } from './savings-goal';
import { SavingsSkeleton } from './savings-skeleton';
import { followTripEvents } from '../../trip-frame/live/trip-events';

function SavingsSheet({ trip, budget, savings }: { trip: TripDetail; budget: Budget; savings: Savings }) {
  const { offerUndo, undoBar } = useUndo();
  const onBlocked = useEditGate(trip.id);
  const dispatch = useAppDispatch();
  const [planning, setPlanning] = useState<SavingsPlan>();
  const [contribute] = useContributeMutation();
  const [takeBack] = useTakeBackMutation();
  const today = getDateIn(new Date());
  const { contributions } = savings;
  const jars = savings.jars.filter(({ removed }) => !removed);
  const jarIds = new Set(jars.map(({ id }) => id));
  const shown = contributions.filter(({ jarId }) => jarId === null || jarIds.has(jarId));
  const ofTrip = useMemo(() => contributions.filter(({ jarId }) => jarId === null), [contributions]);
  const savedCents = ofTrip.reduce((sum, { amountCents }) => sum + amountCents, 0);

  useEffect(
    () =>
      followTripEvents(trip.id, (event) => {
        dispatch(followEvent(trip.id, event));
        if (['savings.changed', 'sharing.changed', 'connected'].includes(event.type)) {
          dispatch(savingsApi.util.invalidateTags([{ type: 'Savings', id: trip.id }]));
        }
      }),
    [dispatch, trip.id],
  );

  const before = addDays(trip.startDate, -14);
  const fresh: SavingsPlan = {
    firstDay: today,
    targetDay: before > today ? before : today,
    targetCents: null,
    rhythm: 'week',
    version: 0,
  };
  const plan = savings.plan ?? fresh;
  const { total } = sumBudget(budget.lines, budget.expenses);
  const { toPayCents } = getLeft(total);
  const dues = listPaymentsDue(budget);
  const outlook = predictSavings(plan, plan.targetCents ?? toPayCents, ofTrip, today, dues);
  const nameOf = (ref: string | null) =>
    ref === null ? 'Somebody' : (trip.party.find(({ id, name }) => id === ref || name === ref)?.name ?? ref);
  const remove = async (contribution: Contribution) => {
    if (onBlocked) return onBlocked();
    const answer = await takeBack({ tripId: trip.id, contributionId: contribution.id });
    if (answer.error) return;
    const { note, ...rest } = contribution;
    offerUndo({
      text: `${formatMoney(Math.abs(contribution.amountCents))} of ${formatDate(contribution.day)} deleted`,
      undo: () => void contribute({ tripId: trip.id, contribution: { ...rest, ...(note && { note }) } }),
    });
  };
  const change = (asked: Partial<SavingsPlan> = {}) =>
    onBlocked ? onBlocked() : setPlanning({ ...plan, ...asked });

  return (
    <Page>
      <PageHeader
        title="Savings"
        breadcrumb={<Crumb to={`/trip/${trip.id}/dashboard`}>{trip.name}</Crumb>}
        actions={
          <EditorOnly>
            <Button
              size="sm"
              icon={<Settings2 aria-hidden className="size-4" strokeWidth={1.75} />}
              onClick={() => change()}
            >
              {savings.plan ? 'Change the plan' : 'Set up savings plan'}
            </Button>
          </EditorOnly>
        }
      />
      <ReadOnlyNotice />
      <div className="grid grid-cols-1 gap-8">
        <SavingsGoal
          {...{ plan, outlook, dues }}
          amounts={total}
          hasLines={budget.lines.length > 0}
          onAskRhythm={(rhythm) => change({ rhythm })}
        />
        {savings.plan || savedCents > 0 || outlook.targetCents === 0 ? (
          <SavingsCurve outlook={outlook} firstDay={plan.firstDay} today={today} />
        ) : null}
        <EditorOnly>
          <ContributionForm
            tripId={trip.id}
            party={trip.party}
            followsBudget={plan.targetCents === null}
            {...{ jars, today, onBlocked }}
          />
        </EditorOnly>
        <JarsSection tripId={trip.id} party={trip.party} {...{ jars, contributions, onBlocked, offerUndo }} />
        <section aria-labelledby="contributions" className="grid gap-3">
          <h2 id="contributions" className="font-display text-xl">
            Contributions
          </h2>
          {shown.length === 0 ? (
            <p className="text-muted">Nothing saved yet. Add your first amount.</p>
          ) : (
            <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
              {shown.map((contribution) => {
                const jar = jars.find(({ id }) => id === contribution.jarId);
                const { id, amountCents, day, by, note } = contribution;
                return (
                  <li key={id} className="flex items-center gap-3 py-1 pr-1.5 pl-4">
                    <span className="grid min-w-0 grow py-1">
                      <span className="wrap-anywhere">{nameOf(by)}</span>
                      <span className="text-sm wrap-anywhere text-muted">
                        {formatDate(day)}
                        {jar ? ` · ${jar.name}` : ''}
                        {note ? ` · ${note}` : ''}
                      </span>
                    </span>
                    <span
                      className={`shrink-0 font-semibold tabular-nums ${amountCents < 0 ? 'text-berry' : ''}`}
                    >
                      {amountCents < 0 ? `took ${formatMoney(-amountCents)}` : formatMoney(amountCents)}
                    </span>
                    <EditorOnly>
                      <button
                        type="button"
                        aria-label={`Delete ${formatMoney(Math.abs(amountCents))} of ${nameOf(by)}, ${formatDate(day)}`}
                        onClick={() => void remove(contribution)}
                        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-muted hover:bg-berry-soft hover:text-berry print:hidden"
                      >
                        <Trash2 aria-hidden className="size-5" strokeWidth={1.75} />
                      </button>
                    </EditorOnly>
                  </li>
                );
              })}
            </ul>
          )}
        </section>
      </div>
      {undoBar}
      {planning ? (
        <PlanDialog
          tripId={trip.id}
          plan={{ ...planning, version: plan.version }}
          toPayCents={toPayCents}
          onClose={() => setPlanning(undefined)}
        />
      ) : null}
    </Page>
  );
}

export function SavingsTracker({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const budget = useGetBudgetQuery(tripId);
  const savings = useGetSavingsQuery(tripId);
  const [shownTrip, shownBudget, shownSavings] = [
    getVisibleData(trip),
    getVisibleData(budget),
    getVisibleData(savings),
  ];
  if (shownTrip && shownBudget && shownSavings) {
    return <SavingsSheet trip={shownTrip} budget={shownBudget} savings={shownSavings} />;
  }
  if (!trip.error && !budget.error && !savings.error) return <SavingsSkeleton />;
  return <MoneyUnavailable tripId={tripId} trip={trip} money={[budget, savings]} />;
}
