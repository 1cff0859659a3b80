import type { CrowdLevel, ParkId } from '@landsea/contracts/catalogue';
import {
  evaluateDay,
  getPlannedTimes,
  type DayStart,
  type DayStop,
  type DayTotals,
  type MinuteCosts,
  type Timeline,
} from '@landsea/rules/day-plans';
import type { BestOrderRange, BestOrderRequest, BestOrderTotals } from '@landsea/contracts/planning';
import type { DayPlan } from './day-plan.js';
import { breakTies } from './search/prepared-day.js';
import { getStartMinute } from './time-steps.js';

export const makeTimeline = (order: readonly DayStop[], day: DayStart, costs: MinuteCosts): Timeline =>
  evaluateDay(order, { ...day, costs, leaveOut: true });

const totalsOf = ({ totals, leftOut }: Timeline): BestOrderTotals => ({
  waiting: Math.round(totals.waiting),
  walking: Math.round(totals.walking),
  idle: Math.round(totals.idle),
  riding: Math.round(totals.riding),
  end: totals.end,
  leftOut: leftOut.length,
});

export const useExpected = (timeline: Timeline): BestOrderRange => {
  const expected = totalsOf(timeline);
  return { expected, low: expected, typical: expected, peak: expected };
};

/** At other crowds every stop keeps its time and is done in the way that is best then. */
export function computeRange(
  expected: Timeline,
  plans: Record<CrowdLevel, DayPlan>,
  legs: readonly ParkId[],
): BestOrderRange {
  const at = (level: CrowdLevel): BestOrderTotals => {
    const { stops, ...day } = plans[level];
    const timed = expected.stops.flatMap((each) => {
      const stop = stops.find(({ id }) => id === each.id);
      return stop ? [{ ...stop, time: getStartMinute(each) }] : [];
    });
    return totalsOf(getPlannedTimes(timed, { ...day, legs }));
  };
  return { expected: totalsOf(expected), low: at('low'), typical: at('typical'), peak: at('peak') };
}

export const sumValues = (timeline: Timeline, stops: readonly DayStop[]): number =>
  stops.reduce((sum, stop) => sum + (timeline.stops.some(({ id }) => id === stop.id) ? stop.value : 0), 0);

const costOf = ({ waiting, walking, idle, meeting, riding }: DayTotals, costs: MinuteCosts): number => {
  const { wait, walk, idle: spare, ride } = breakTies(costs);
  return (waiting + meeting) * wait + walking * walk + (idle - meeting) * spare + riding * ride;
};

/** Means over people are not whole, so sums differ slightly by their order. */
const TOO_LITTLE = 1e-6;

const seenCost = (
  { waiting, walking, end }: DayTotals,
  goal: BestOrderRequest['goal'],
  costs: MinuteCosts,
): number => (goal === 'earliest-finish' ? end : waiting * costs.wait + walking * costs.walk);

/**
 * True when the order has a higher value, or the same value at a lower cost without more waiting and walking.
 */
export function isBetterDay(
  order: Timeline,
  plan: Timeline,
  stops: readonly DayStop[],
  { goal, costs }: { goal: BestOrderRequest['goal']; costs: MinuteCosts },
): boolean {
  const more = sumValues(order, stops) - sumValues(plan, stops);
  if (more !== 0) return more > 0;
  return (
    costOf(order.totals, costs) < costOf(plan.totals, costs) - TOO_LITTLE &&
    seenCost(order.totals, goal, costs) <= seenCost(plan.totals, goal, costs) + TOO_LITTLE
  );
}

export const isSameWorth = (
  a: Timeline,
  b: Timeline,
  stops: readonly DayStop[],
  costs: MinuteCosts,
): boolean =>
  sumValues(a, stops) === sumValues(b, stops) &&
  Math.abs(costOf(a.totals, costs) - costOf(b.totals, costs)) < TOO_LITTLE;
