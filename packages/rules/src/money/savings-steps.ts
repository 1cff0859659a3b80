import type { CalendarDate } from '@landsea/contracts/core';
import type { DueAmount } from './payments-due.js';

export interface SavingsStep {
  by: CalendarDate;
  /** Cents, including earlier savings. */
  cents: number;
  payDays: number;
  /** Cents, rounded up. */
  eachCents: number;
}

/** Cumulative cents, never beyond the target. */
export const listSavingsTargets = (target: DueAmount, dues: readonly DueAmount[]): DueAmount[] => {
  let cents = 0;
  const before = dues
    .filter(({ dueOn }) => dueOn < target.dueOn)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
    .map((due) => {
      cents = Math.min(target.cents, cents + due.cents);
      return { dueOn: due.dueOn, cents };
    });
  return [...before, target];
};

/**
 * Equal amounts until the most demanding target, then again for the rest. A target before the first pay day
 * is left out.
 */
export const listSavingsSteps = (
  days: readonly CalendarDate[],
  targets: readonly DueAmount[],
  savedCents: number,
): SavingsStep[] => {
  const steps: SavingsStep[] = [];
  let [done, saved] = [0, savedCents];
  for (;;) {
    let most: { by: CalendarDate; cents: number; payDays: number } | undefined;
    for (const { dueOn, cents } of targets) {
      const payDays = days.filter((day) => day <= dueOn).length - done;
      if (payDays <= 0 || cents <= saved) continue;
      if (!most || (cents - saved) * most.payDays >= (most.cents - saved) * payDays)
        most = { by: dueOn, cents, payDays };
    }
    if (!most) return steps;
    steps.push({ ...most, eachCents: Math.ceil((most.cents - saved) / most.payDays) });
    done += most.payDays;
    saved = most.cents;
  }
};
