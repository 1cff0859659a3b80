import { addDays, dateIn } from '@landsea/contracts/core';
import { budgetStillToPay, savingsOutlook } from '@landsea/contracts/money';
import type { Budget, Contribution, Savings, SavingsPlan } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { PageHeader } from '@landsea/ui/page-header';
import { Tide } from '@landsea/ui/horizon/progress-tide';
import { formatDate, formatMoney, useAppDispatch } from '@landsea/web-kit';
import { Settings2, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Crumb } from '../../trip-page/page/crumb';
import { ReadOnlyNotice, EditorOnly } from '../../trip-page/page/read-only';
import { Page } from '../../trip-page/page/page';
import { useGetBudgetQuery, useGetTripQuery } from '../../trip-page/api/trip-api';
import { visibleData } from '../../trip-page/page/visible-data';
import { MoneyUnavailable } from '../../trip-page/page/money-unavailable';
import { useEditGate } from '../../trip-page/page/use-edit-gate';
import { followEvent } from '../../trip-page/live/follow-event';
import { useUndo } from '../../trip-page/undo/undo-bar';
import { ContributionForm } from './contribution-form';
import { JarsSection } from './jars-section';
import { PlanDialog } from './plan-dialog';
import { savingsApi, useContributeMutation, useGetSavingsQuery, useTakeBackMutation } from './savings-api';
import { SavingsCurve } from './savings-curve';
import { SavingsSkeleton } from './savings-skeleton';
import { tripEvents } from '../../trip-page/live/trip-events';

const whole = (cents: number) => formatMoney(cents, { whole: true });

interface SheetProps {
  trip: TripDetail;
  budget: Budget;
  savings: Savings;
}

function SavingsSheet({ trip, budget, savings }: SheetProps) {
  const { offerUndo, undoBar } = useUndo();
  const onBlocked = useEditGate(trip.id);
  const dispatch = useAppDispatch();
  const [planning, setPlanning] = useState(false);
  const [contribute] = useContributeMutation();
  const [takeBack] = useTakeBackMutation();
  const today = dateIn(new Date());
  const { contributions } = savings;
  const jars = savings.jars.filter(({ removed }) => !removed);
  const jarIds = new Set(jars.map(({ id }) => id));
  const shown = contributions.filter(({ jarId }) => jarId === null || jarIds.has(jarId));
  const ofTrip = useMemo(() => contributions.filter(({ jarId }) => jarId === null), [contributions]);
  const savedCents = ofTrip.reduce((sum, { amountCents }) => sum + amountCents, 0);

  useEffect(
    () =>
      tripEvents(trip.id, (event) => {
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
  const toPayCents = budgetStillToPay(budget);
  const outlook = savingsOutlook(plan, plan.targetCents ?? toPayCents, ofTrip, today);
  const nothingToPay = budget.lines.length > 0 ? 'There is nothing left to pay.' : undefined;
  const reached = outlook.targetCents > 0 ? 'All is saved. Enjoy the wait.' : nothingToPay;
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
  const change = () => (onBlocked ? onBlocked() : setPlanning(true));

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
              onClick={change}
            >
              {savings.plan ? 'Change the plan' : 'Set up savings plan'}
            </Button>
          </EditorOnly>
        }
      />
      <ReadOnlyNotice />
      <div className="grid grid-cols-1 gap-8">
        <section aria-label="How far" className="grid gap-3">
          <p className="flex flex-wrap items-baseline gap-x-3 tabular-nums">
            <span className="font-display text-3xl font-semibold">{whole(savedCents)}</span>
            <span className="text-lg text-muted">
              saved of {whole(outlook.targetCents)} by {formatDate(plan.targetDay)}
            </span>
          </p>
          <Tide
            value={outlook.targetCents > 0 ? savedCents / outlook.targetCents : 0}
            label="Saved of the target"
            valueText={`${whole(savedCents)} of ${whole(outlook.targetCents)}`}
          />
          {outlook.nowCents === 0 ? (
            <p className="text-palm empty:hidden">{reached}</p>
          ) : (
            <p className="text-lg">
              <strong className="tabular-nums">{formatMoney(outlook.nowCents)}</strong>{' '}
              {outlook.nextPayDay
                ? outlook.payDaysLeft === 1
                  ? `on the only pay day left, ${formatDate(outlook.nextPayDay)}`
                  : `on each of the ${String(outlook.payDaysLeft)} pay days left, the next on ${formatDate(outlook.nextPayDay)}`
                : 'is missing, and no pay day is left'}
            </p>
          )}
          {outlook.behindCents > 0 && outlook.nextPayDay ? (
            <Notice tone="warning" title={`${formatMoney(outlook.behindCents)} behind the plan`}>
              {`It was ${formatMoney(outlook.evenCents)} each time; with ${formatMoney(outlook.nowCents)} from now on you still make it by ${formatDate(plan.targetDay)}.`}
            </Notice>
          ) : null}
        </section>
        <SavingsCurve outlook={outlook} firstDay={plan.firstDay} today={today} />
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
        <PlanDialog tripId={trip.id} {...{ plan, toPayCents }} onClose={() => setPlanning(false)} />
      ) : null}
    </Page>
  );
}

/** What is saved for a trip, what each pay day has to bring, and the jars beside it. */
export function SavingsTracker({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const budget = useGetBudgetQuery(tripId);
  const savings = useGetSavingsQuery(tripId);
  const [shownTrip, shownBudget, shownSavings] = [
    visibleData(trip),
    visibleData(budget),
    visibleData(savings),
  ];
  if (shownTrip && shownBudget && shownSavings) {
    return <SavingsSheet trip={shownTrip} budget={shownBudget} savings={shownSavings} />;
  }
  if (!trip.error && !budget.error && !savings.error) return <SavingsSkeleton />;
  return <MoneyUnavailable tripId={tripId} trip={trip} money={[budget, savings]} />;
}
