import type { CrowdLevel } from '@landsea/contracts/catalogue';
import { evaluateDay, type DayStop, type MinuteCosts, type Timeline } from '@landsea/contracts/day-plans';
import type { BestOrderRange, BestOrderTotals } from '@landsea/contracts/planning';
import type { DayPlan } from './day-plan.js';
import { withTieBreak } from './search/prepared-day.js';

/** The times of stops in an order, without those that do not fit. */
export const timelineOf = (
  order: readonly DayStop[],
  { start, from, walk }: Pick<DayPlan, 'start' | 'from' | 'walk'>,
  costs: MinuteCosts,
): Timeline => evaluateDay(order, { start, from, walk, costs, leaveOut: true });

const totalsOf = ({ totals, leftOut }: Timeline): BestOrderTotals => ({ ...totals, leftOut: leftOut.length });

/**
 * What one order takes as it was found, at the crowds of the date, and at low, typical and peak ones. At other crowds each stop
 * is done in the way that is best then, as people in the park would.
 */
export function rangeOf(
  order: readonly DayStop[],
  plans: Record<CrowdLevel | 'expected', DayPlan>,
  costs: MinuteCosts,
): BestOrderRange {
  const at = (level: CrowdLevel): BestOrderTotals => {
    const stops = order.flatMap(({ id }) => plans[level].stops.find((stop) => stop.id === id) ?? []);
    return totalsOf(timelineOf(stops, plans[level], costs));
  };
  const expected = totalsOf(timelineOf(order, plans.expected, costs));
  return { expected, low: at('low'), typical: at('typical'), peak: at('peak') };
}

/** Whether one day keeps more that matters, or the same at less cost. */
export function isBetterDay(
  a: Timeline,
  b: Timeline,
  stops: readonly DayStop[],
  costs: MinuteCosts,
): boolean {
  const { wait, walk, idle, ride } = withTieBreak(costs);
  const value = (timeline: Timeline): number =>
    stops.reduce((sum, stop) => sum + (timeline.stops.some(({ id }) => id === stop.id) ? stop.value : 0), 0);
  const cost = ({ totals }: Timeline): number =>
    totals.waiting * wait + totals.walking * walk + totals.idle * idle + totals.riding * ride;
  return value(a) > value(b) || (value(a) === value(b) && cost(a) < cost(b));
}
