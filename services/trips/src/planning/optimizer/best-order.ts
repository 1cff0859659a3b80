import type { CrowdLevel } from '@landsea/contracts/catalogue';
import {
  crowdOf,
  EARLIEST_FINISH,
  leastEffort,
  type DayContext,
  type DayStop,
  type MinuteCosts,
  type Timeline,
} from '@landsea/contracts/day-plans';
import type {
  BestOrder,
  BestOrderRange,
  BestOrderRequest,
  DayItem,
  DroppedStop,
} from '@landsea/contracts/planning';
import { chosenStops } from './search/chosen-stops.js';
import { planDay, type DayPlan } from './day-plan.js';
import type { DayProblem, FoundOrder } from './search/day-problem.js';
import { leftOutReason, unreachableReason } from './drop-reasons.js';
import { changedTimes, namedStops, orderStops } from './order-stops.js';
import { isBetterDay, isSameWorth, plannedTimes, rangeOf, timelineOf, valueOf } from './order-totals.js';

/** When replanning, a changed succession must save more than so many minutes of waiting or walking. */
const CHANGE_MINUTES = 4;

/** Finds the best order of a day, here or in a worker. */
export type OrderFinder = (problem: DayProblem) => Promise<FoundOrder>;

const costsOf = ({ goal, walkingWeight }: BestOrderRequest): MinuteCosts =>
  goal === 'earliest-finish' ? EARLIEST_FINISH : leastEffort(walkingWeight);

const problemOf = (
  { stops, start, toFirst, walk }: DayPlan,
  costs: MinuteCosts,
  isReplanned: boolean,
): DayProblem => ({
  stops,
  start,
  walks: [
    ...stops.map((a) => stops.map((b) => walk(a.place, b.place))),
    stops.map((stop) => toFirst(stop.place)),
  ],
  costs,
  changeCost: isReplanned ? CHANGE_MINUTES * Math.max(costs.wait, costs.walk) : 0,
  seed: stops.length,
});

const dropped = (plan: DayPlan, order: readonly DayStop[], leftOut: readonly DayStop[]): DroppedStop[] => [
  ...plan.impossible,
  ...plan.unreachable.map((each) => described(each.stop, unreachableReason(each, plan.start))),
  ...leftOut.map((stop) => described(stop, leftOutReason(stop, order, plan.context))),
];

const described = ({ itemIds, title }: DayStop, reason: string): DroppedStop => ({
  itemIds: [...itemIds],
  title,
  reason,
});

const isIn = ({ stops }: Timeline, { id }: DayStop): boolean => stops.some((each) => each.id === id);

/** The plan or the order that was found, whichever is better, and the plan without what is dropped. */
interface Choice {
  isBetter: boolean;
  order: readonly DayStop[];
  best: Timeline;
  current: Timeline;
  leftOut: DayStop[];
  /** Whether what the search shows of its order holds for this choice, too. */
  isOfSearch: boolean;
}

function chooseOrder(
  plan: DayPlan,
  found: FoundOrder,
  goal: BestOrderRequest['goal'],
  costs: MinuteCosts,
): Choice {
  const { stops } = plan;
  const order = chosenStops(stops, found);
  const best = timelineOf(order, plan, costs);
  const all = plannedTimes(stops, plan);
  const done = stops.filter((stop) => isIn(best, stop));
  const sameStops = plannedTimes(done, plan);
  // Without what the order drops the plan may have time for more.
  const current = valueOf(sameStops, stops) >= valueOf(all, stops) ? sameStops : all;
  if (isBetterDay(best, current, stops, { goal, costs })) {
    const leftOut = stops.filter((stop) => !isIn(best, stop));
    return { isBetter: true, order, best, current, leftOut, isOfSearch: true };
  }
  const leftOut = stops.filter((stop) => !isIn(current, stop));
  const kept = current.stops.flatMap(({ id }) => stops.find((stop) => stop.id === id) ?? []);
  const isOfSearch = isSameWorth(best, current, stops, costs);
  return { isBetter: false, order: kept, best: current, current, leftOut, isOfSearch };
}

/** The ranges over crowds of the plan and of the chosen order. */
function rangesOf(
  { isBetter, best, current }: Choice,
  items: readonly DayItem[],
  plan: DayPlan,
  request: BestOrderRequest,
): { current: BestOrderRange; best: BestOrderRange } {
  const at = (crowd: CrowdLevel): DayPlan => planDay(items, { ...plan.context, crowd }, request);
  const plans = { low: at('low'), typical: at('typical'), peak: at('peak') };
  const now = rangeOf(current, plans);
  return { current: now, best: isBetter ? rangeOf(best, plans) : now };
}

/**
 * The best order of a day by the request's goal, beside the day as it is planned; never worse than the plan, which is kept where
 * it is as good. All minutes are expected ones at the crowds of the date; the ranges say what both take at other crowds.
 */
export async function bestOrder(
  items: readonly DayItem[],
  context: DayContext,
  request: BestOrderRequest,
  find: OrderFinder,
): Promise<BestOrder> {
  const plan = planDay(items, context, request);
  const costs = costsOf(request);
  const found = await find(problemOf(plan, costs, request.from !== null));
  const choice = chooseOrder(plan, found, request.goal, costs);
  const { isBetter, order, best, current, leftOut } = choice;
  const stops = orderStops(best, plan.stops);
  const onlyNow = isBetter ? plan.stops.filter((stop) => isIn(best, stop) && !isIn(current, stop)) : [];
  return {
    date: context.date,
    crowd: context.crowd ?? crowdOf(context.date, context.catalogue.calendar),
    proven: found.proven && choice.isOfSearch,
    isBetter,
    stops,
    ...rangesOf(choice, items, plan, request),
    dropped: dropped(plan, order, leftOut),
    leftOutNow: namedStops(onlyNow),
    changes: changedTimes(stops, items),
  };
}
