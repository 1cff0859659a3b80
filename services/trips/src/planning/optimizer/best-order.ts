import {
  crowdOf,
  EARLIEST_FINISH,
  leastEffort,
  type DayContext,
  type DayStop,
  type MinuteCosts,
} from '@landsea/contracts/day-plans';
import type { BestOrder, BestOrderRequest, DayItem, DroppedStop } from '@landsea/contracts/planning';
import { chosenStops } from './search/chosen-stops.js';
import { planDay, type DayPlan } from './day-plan.js';
import type { DayProblem, FoundOrder } from './search/day-problem.js';
import { leftOutReason, unreachableReason } from './drop-reasons.js';
import { changedTimes, orderStops } from './order-stops.js';
import { isBetterDay, rangeOf, timelineOf } from './order-totals.js';

/** How long the search may think about one day, in milliseconds. */
const BUDGET_MS = 800;
/** When replanning, a changed succession must save more than so many minutes of waiting or walking. */
const CHANGE_MINUTES = 4;

/** Finds the best order of a day, here or in a worker. */
export type OrderFinder = (problem: DayProblem) => Promise<FoundOrder>;

const costsOf = ({ goal, walkingWeight }: BestOrderRequest): MinuteCosts =>
  goal === 'earliest-finish' ? EARLIEST_FINISH : leastEffort(walkingWeight);

const problemOf = (
  { stops, start, from, walk }: DayPlan,
  costs: MinuteCosts,
  isReplanned: boolean,
): DayProblem => ({
  stops,
  start,
  walks: [
    ...stops.map((a) => stops.map((b) => walk(a.place, b.place))),
    stops.map((stop) => (from ? walk(from, stop.place) : 0)),
  ],
  costs,
  changeCost: isReplanned ? CHANGE_MINUTES * Math.max(costs.wait, costs.walk) : 0,
  seed: stops.length,
  budgetMs: BUDGET_MS,
});

const dropped = (plan: DayPlan, order: readonly DayStop[], leftOut: readonly DayStop[]): DroppedStop[] => [
  ...plan.impossible,
  ...plan.unreachable.map((stop) => ({ stop, reason: unreachableReason(stop, plan.start) })).map(described),
  ...leftOut.map((stop) => ({ stop, reason: leftOutReason(stop, order, plan.context) })).map(described),
];

const described = ({ stop, reason }: { stop: DayStop; reason: string }): DroppedStop => ({
  itemIds: [...stop.itemIds],
  title: stop.title,
  reason,
});

/**
 * The best order of a day by the request's goal: never worse than the current one, which is kept where it is as good. All
 * minutes are expected ones at the crowds of the date; the ranges say what the orders take at other crowds.
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
  const current = timelineOf(plan.stops, plan, costs);
  const chosen = chosenStops(plan.stops, found);
  const isBetter = isBetterDay(timelineOf(chosen, plan, costs), current, plan.stops, costs);
  const order = isBetter ? chosen : plan.stops;
  const timeline = timelineOf(order, plan, costs);
  const stops = orderStops(timeline, plan.stops);
  const leftOut = plan.stops.filter(({ id }) => !timeline.stops.some((each) => each.id === id));
  const plans = {
    expected: plan,
    low: planDay(items, { ...context, crowd: 'low' }, request),
    typical: planDay(items, { ...context, crowd: 'typical' }, request),
    peak: planDay(items, { ...context, crowd: 'peak' }, request),
  };
  return {
    date: context.date,
    crowd: context.crowd ?? crowdOf(context.date, context.catalogue.calendar),
    proven: found.proven,
    isBetter,
    stops,
    current: rangeOf(plan.stops, plans, costs),
    best: rangeOf([...order, ...leftOut.filter((stop) => !order.includes(stop))], plans, costs),
    dropped: dropped(plan, order, leftOut),
    changes: changedTimes(stops, items),
  };
}
