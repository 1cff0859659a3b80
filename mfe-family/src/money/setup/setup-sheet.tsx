import { getDateIn } from '@landsea/contracts/core';
import { sumOfRanges } from '@landsea/rules/money';
import type { Budget, BudgetCategory, BudgetEstimate, EstimateQuery } from '@landsea/contracts/money';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Segmented } from '@landsea/ui/fields/segmented';
import { formatMoney, useGetAccessQuery } from '@landsea/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { getBlocked } from '../../trip-frame/access/blocked-by';
import { EditorOnly } from '../../trip-frame/access/read-only';
import { describeBasis } from './choice-texts';
import { ChoicesForm } from './choices-form';
import { FitForm } from './fit-form';
import { forgetSetup, keepSetup, getKeptSetup } from './kept-setup';
import { PlanRow } from './plan-row';
import { ReplaceDialog } from './replace-dialog';
import { listReplacedLines, makeSetupChanges } from './setup-changes';
import {
  asEstimated,
  getCentsAt,
  fitPlan,
  listPlannedCategories,
  planTotal,
  listSetupCategories,
  addFlights,
  type Adjustments,
  type Level,
} from './setup-plan';
import { useWritePlan } from './use-write-plan';
import { WhatIfList } from './what-if-list';
import { WrittenNotice } from './written-notice';

interface SetupSheetProps {
  trip: TripDetail;
  budget: Budget;
  estimate: BudgetEstimate;
  asked: EstimateQuery;
  onChoose: (change: EstimateQuery) => void;
}

const levels: Level[] = ['low', 'typical', 'high'];
const levelNames: Record<Level, string> = { low: 'Low', typical: 'Typical', high: 'High' };

export function SetupSheet({ trip, budget, estimate, asked, onChoose }: SetupSheetProps) {
  const { data: access } = useGetAccessQuery({ tripId: trip.id });
  const [kept] = useState(() => getKeptSetup(trip.id));
  const [adjusted, setAdjusted] = useState<Adjustments>(kept?.plan ?? asEstimated);
  const [asking, setAsking] = useState(false);
  const { busy, step, failure, write, takeBack } = useWritePlan(trip.id);

  const flightsCents = adjusted.flightsCents ?? 0;
  const whole = addFlights(estimate, flightsCents, getDateIn(new Date()));
  const plan = listPlannedCategories(listSetupCategories(trip.mode, budget, whole), whole, adjusted);
  const total = planTotal(plan);
  const replaced = listReplacedLines(budget, plan);
  const blocked = getBlocked(access, trip.id);
  const hasOwn = Object.keys(adjusted.typed).length > 0;

  const writeNow = async () => {
    await write(
      makeSetupChanges(budget, plan, adjusted.level, () => crypto.randomUUID()),
      budget,
    );
    setAsking(false);
  };
  const start = () => {
    if (blocked) {
      keepSetup(trip.id, { asked, plan: { ...adjusted, locked: [...adjusted.locked] } });
      return blocked();
    }
    if (replaced.length > 0) return setAsking(true);
    void writeNow();
  };
  // Payment resumes the step that the paywall interrupted.
  const resume = useEffectEvent(start);
  const mayWrite = access?.canEdit === true;
  useEffect(() => {
    if (!kept || !mayWrite || !getKeptSetup(trip.id)) return;
    forgetSetup(trip.id);
    resume();
  }, [kept, mayWrite, trip.id]);
  const lock = (category: BudgetCategory, isLocked: boolean) =>
    setAdjusted((now) => ({
      ...now,
      locked: isLocked ? [...now.locked, category] : now.locked.filter((each) => each !== category),
    }));
  const fit = (totalCents: number): string | undefined => {
    const fitted = fitPlan(plan, totalCents);
    if ('problem' in fitted) return fitted.problem;
    setAdjusted((now) => ({ ...now, typed: fitted.typed }));
    return undefined;
  };

  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 pb-3">
        <span className="font-display text-3xl font-semibold tabular-nums">
          {formatMoney(total, { whole: true })}
        </span>
        <span className="text-muted">{describeBasis(estimate)}</span>
      </p>
      <Segmented
        label="How much to expect"
        options={levels.map((value) => ({
          value,
          label: `${levelNames[value]} ${formatMoney(getCentsAt(sumOfRanges(whole.lines), value), { whole: true })}`,
        }))}
        value={adjusted.level}
        onValueChange={(level) => setAdjusted((now) => ({ ...now, level }))}
      />
      <div className="pt-5">
        <ChoicesForm
          {...{ estimate, onChoose, flightsCents }}
          onFlights={(cents) => setAdjusted((now) => ({ ...now, flightsCents: cents }))}
        />
      </div>
      <div className="grid gap-10 pt-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <ul className="@container rounded-card border border-hairline bg-surface">
            {plan.map((planned) => (
              <PlanRow
                key={planned.category}
                planned={planned}
                onAmount={(cents) =>
                  setAdjusted((now) => ({ ...now, typed: { ...now.typed, [planned.category]: cents } }))
                }
                onLock={(isLocked) => lock(planned.category, isLocked)}
              />
            ))}
            <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-t-2 border-ink px-4 font-semibold">
              <span>Whole trip</span>
              <output aria-label="Total of the plan" className="text-right tabular-nums @min-[16rem]:pr-14">
                {formatMoney(total)}
              </output>
            </li>
          </ul>
          <div className="flex flex-wrap gap-2 pt-5">
            <EditorOnly>
              <Button
                variant="primary"
                busy={busy}
                busyLabel="Writing…"
                disabled={total === 0}
                onClick={start}
              >
                Use this budget
              </Button>
            </EditorOnly>
            {hasOwn ? (
              <Button variant="quiet" onClick={() => setAdjusted((now) => ({ ...now, typed: {} }))}>
                Back to the estimate
              </Button>
            ) : null}
          </div>
          <WrittenNotice tripId={trip.id} step={step} failure={failure} busy={busy} onUndo={takeBack} />
        </div>
        <div className="grid content-start gap-8">
          <FitForm onFit={fit} />
          <WhatIfList estimate={estimate} level={adjusted.level} onChoose={onChoose} />
        </div>
      </div>
      {asking ? (
        <ReplaceDialog
          lines={replaced}
          busy={busy}
          onCancel={() => setAsking(false)}
          onReplace={() => void writeNow()}
        />
      ) : null}
    </>
  );
}
