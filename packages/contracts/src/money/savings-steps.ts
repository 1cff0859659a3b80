import type { CalendarDate } from '../core/primitives.js';
import type { DueAmount } from './payments-due.js';

/** Pay days in a row that bring the same, until an amount has to be there. */
export interface SavingsStep {
  by: CalendarDate;
  /** Cents that have to be there by then, all that is saved before included. */
  cents: number;
  payDays: number;
  /** Cents on each of the pay days, rounded up. */
  eachCents: number;
}

/** What has to be there by each date, in cents: each payment adds to those before it, and none goes beyond the target. */
export const savingsTargets = (target: DueAmount, dues: readonly DueAmount[]): DueAmount[] => {
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
 * The least that pay days have to bring so that every target is met in time: the same each time until the target that asks
 * for most, then the same for the rest. A target before the first pay day is left to those after it.
 */
export const savingsSteps = (
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
