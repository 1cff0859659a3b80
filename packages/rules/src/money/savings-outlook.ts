import type { CalendarDate } from '@landsea/contracts/core';
import { payDays, type PlanDays, type Contribution } from '@landsea/contracts/money';
import type { DueAmount } from './payments-due.js';
import { listSavingsSteps, listSavingsTargets, type SavingsStep } from './savings-steps.js';

export interface SavingsPoint {
  day: CalendarDate;
  cents: number;
}

export interface SavingsOutlook {
  targetCents: number;
  savedCents: number;
  evenCents: number;
  /** Cents of the next pay days that meet every payment and the target. */
  nowCents: number;
  steps: SavingsStep[];
  short: DueAmount | undefined;
  /** 0 when on time. */
  behindCents: number;
  nextPayDay: CalendarDate | undefined;
  payDaysLeft: number;
  planned: SavingsPoint[];
  real: SavingsPoint[];
}

const realCurve = (contributions: readonly Pick<Contribution, 'day' | 'amountCents'>[]): SavingsPoint[] => {
  const points: SavingsPoint[] = [];
  let cents = 0;
  for (const { day, amountCents } of [...contributions].sort((a, b) => a.day.localeCompare(b.day))) {
    cents += amountCents;
    const last = points.at(-1);
    if (last?.day === day) last.cents = cents;
    else points.push({ day, cents });
  }
  return points;
};

/** Cents, each step rounded half up. */
const plannedCurve = (days: readonly CalendarDate[], steps: readonly SavingsStep[]): SavingsPoint[] => {
  const points: SavingsPoint[] = [];
  let saved = 0;
  for (const step of steps) {
    const rise = step.cents - saved;
    for (let index = 1; index <= step.payDays; index += 1) {
      const cents = saved + Math.floor((2 * rise * index + step.payDays) / (2 * step.payDays));
      points.push({ day: days[points.length] ?? step.by, cents });
    }
    saved = step.cents;
  }
  return [...points, ...days.slice(points.length).map((day) => ({ day, cents: saved }))];
};

const stepAt = (steps: readonly SavingsStep[], index: number): SavingsStep | undefined => {
  let first = 0;
  return steps.find(({ payDays: count }) => {
    first += count;
    return index < first;
  });
};

/** Cents; shares are rounded half up, remainders upwards. `dues` must be saved by their dates. */
export const predictSavings = (
  plan: PlanDays,
  targetCents: number,
  contributions: readonly Pick<Contribution, 'day' | 'amountCents'>[],
  today: CalendarDate,
  dues: readonly DueAmount[] = [],
): SavingsOutlook => {
  const days = payDays(plan);
  const targets = listSavingsTargets({ dueOn: plan.targetDay, cents: targetCents }, dues);
  const atFirst = listSavingsSteps(days, targets, 0);
  const planned = plannedCurve(days, atFirst);
  const savedCents = contributions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const coming = days.filter((day) => day >= today);
  // Today's contribution may still come.
  const due = planned.filter(({ day }) => day < today).at(-1)?.cents ?? 0;
  const missing = Math.max(0, targetCents - savedCents);
  const steps = listSavingsSteps(coming, targets, savedCents);
  const [nextPayDay] = coming;
  const early = targets.filter(({ dueOn, cents }) => nextPayDay && dueOn < nextPayDay && cents > savedCents);
  const [short] = early.slice(-1).map(({ dueOn, cents }) => ({ dueOn, cents: cents - savedCents }));
  return {
    targetCents,
    savedCents,
    evenCents: stepAt(atFirst, days.length - coming.length)?.eachCents ?? 0,
    nowCents: coming.length === 0 ? missing : (steps[0]?.eachCents ?? 0),
    steps,
    short,
    behindCents: Math.max(0, Math.min(due, targetCents) - savedCents),
    nextPayDay,
    payDaysLeft: coming.length,
    planned,
    real: realCurve(contributions),
  };
};
