import type { CrowdLevel, ParkId } from '@landsea/contracts/catalogue';
import {
  getCrowdLevel,
  EARLIEST_FINISH,
  makeLeastEffort,
  listParksInTurn,
  splitParts,
  evaluateAsPlanned,
  getPlannedTimes,
  type DayContext,
  type DayStop,
  type MinuteCosts,
  type Timeline,
} from '@landsea/rules/day-plans';
import type {
  BestOrder,
  BestOrderRange,
  BestOrderRequest,
  DayItem,
  DroppedStop,
} from '@landsea/contracts/planning';
import { listChosenStops } from './search/chosen-stops.js';
import { planDay, type DayPlan } from './day-plan.js';
import type { DayProblem, FoundOrder, ProblemPart } from './search/day-problem.js';
import { freeHoursAdvice } from './free-hours.js';
import { explainLeftOut, explainUnreachable } from './drop-reasons.js';
import { listChangedTimes, nameStops, orderStops } from './order-stops.js';
import { addUsualRests } from './rest-times.js';
import { spreadAboard } from './ship-spread.js';
import { countTimeInSteps, roundToSteps } from './time-steps.js';
import { listUnusedLanes } from './unused-lanes.js';
import {
  isBetterDay,
  isSameWorth,
  useExpected,
  computeRange,
  makeTimeline,
  sumValues,
} from './order-totals.js';

const CHANGE_MINUTES = 4;

export type OrderFinder = (problem: DayProblem) => Promise<FoundOrder>;

const costsOf = ({ goal, walkingWeight }: BestOrderRequest): MinuteCosts =>
  goal === 'earliest-finish' ? EARLIEST_FINISH : makeLeastEffort(walkingWeight);

const walksOf = ({ stops, toFirst, walk }: DayPlan, people: readonly string[] | null): number[][] => [
  ...stops.map((a) => stops.map((b) => walk(a.place, b.place, people))),
  stops.map((stop) => toFirst(stop.place)),
];

const problemParts = (plan: DayPlan): ProblemPart[] => {
  const parts = splitParts(plan.stops, plan.party ?? []);
  return parts.length > 1 ? parts.map((part) => ({ ...part, walks: walksOf(plan, part.people) })) : [];
};

const problemOf = (plan: DayPlan, costs: MinuteCosts, isReplanned: boolean): DayProblem => ({
  stops: plan.stops,
  start: plan.start,
  legs: plan.legs ?? [],
  walks: walksOf(plan, null),
  parts: problemParts(plan),
  costs,
  changeCost: isReplanned ? CHANGE_MINUTES * Math.max(costs.wait, costs.walk) : 0,
  seed: plan.stops.length,
});

const dropped = (plan: DayPlan, order: readonly DayStop[], leftOut: readonly DayStop[]): DroppedStop[] => [
  ...plan.impossible,
  ...plan.unreachable.map((each) => described(each.stop, explainUnreachable(each, plan.start))),
  ...leftOut.map((stop) => described(stop, explainLeftOut(stop, order, plan.context, plan.items))),
];

const described = ({ itemIds, title }: DayStop, reason: string): DroppedStop => ({
  itemIds: [...itemIds],
  title,
  reason,
});

const isIn = ({ stops }: Timeline, { id }: DayStop): boolean => stops.some((each) => each.id === id);

const valueFound = ({ order }: FoundOrder, { stops }: DayPlan): number =>
  order.reduce((sum, { stop }) => sum + (stops[stop]?.value ?? 0), 0);

interface Search {
  found: FoundOrder;
  legs: readonly ParkId[];
}

/**
 * Fixed stops and Lightning Lanes decide which park comes first; the reverse order is tried if something is
 * left out.
 */
async function searchOrder(plan: DayPlan, find: (plan: DayPlan) => Promise<FoundOrder>): Promise<Search> {
  const { legs = [], canTurn } = plan;
  const found = await find(plan);
  if (found.order.length === plan.stops.length || !canTurn) return { found, legs };
  const turned = legs.toReversed();
  const other = await find({ ...plan, legs: turned });
  const proven = found.proven && other.proven;
  return valueFound(other, plan) > valueFound(found, plan)
    ? { found: { ...other, proven }, legs: turned }
    : { found: { ...found, proven }, legs };
}

interface Choice {
  isBetter: boolean;
  order: readonly DayStop[];
  best: Timeline;
  current: Timeline;
  proposed: Timeline;
  leftOut: DayStop[];
  isOfSearch: boolean;
  legs: readonly ParkId[];
}

function chooseOrder(
  plan: DayPlan,
  { found, legs }: Search,
  goal: BestOrderRequest['goal'],
  costs: MinuteCosts,
): Choice {
  const { stops } = plan;
  const order = listChosenStops(stops, found);
  const exact = makeTimeline(order, { ...plan, legs }, costs);
  const best = countTimeInSteps(stops, found, { ...plan, legs, costs });
  const all = getPlannedTimes(stops, plan);
  const done = stops.filter((stop) => isIn(best, stop));
  const sameStops = getPlannedTimes(done, plan);
  // Without what the order drops the plan may have time for more.
  const isSameValue = sumValues(sameStops, stops) >= sumValues(all, stops);
  const current = isSameValue ? sameStops : all;
  if (isBetterDay(best, current, stops, { goal, costs })) {
    const leftOut = stops.filter((stop) => !isIn(best, stop));
    return { isBetter: true, order, best, current, proposed: best, leftOut, isOfSearch: true, legs };
  }
  const leftOut = stops.filter((stop) => !isIn(current, stop));
  const kept = current.stops.flatMap(({ id }) => stops.find((stop) => stop.id === id) ?? []);
  const isOfSearch = [exact, best].some((found) => isSameWorth(found, current, stops, costs));
  return {
    isBetter: false,
    order: kept,
    best: current,
    current,
    proposed: roundToSteps(kept, evaluateAsPlanned(isSameValue ? done : stops, plan)),
    leftOut,
    isOfSearch,
    legs: plan.legs ?? [],
  };
}

/** Null when the order is proven optimal, or the plan is kept for another reason. */
function unprovenReason(plan: DayPlan, { found }: Search): string | null {
  if (found.proven) return null;
  const isDivided = splitParts(plan.stops, plan.party ?? []).length > 1;
  if (isDivided) return 'Your group splits up that day: too many combinations to try them all.';
  const free = plan.stops.filter(({ isFixed }) => !isFixed).length;
  return `${free} stops: too many to try every order in time.`;
}

const rightAway = (order: readonly DayStop[], plan: DayPlan, legs: readonly ParkId[]): Timeline => {
  const stops = order.map((stop) => plan.stops.find(({ id }) => id === stop.id) ?? stop);
  return makeTimeline(stops, { ...plan, legs }, EARLIEST_FINISH);
};

const crowdLevelOf = ({ crowd, date, catalogue }: DayContext): CrowdLevel =>
  crowd ?? getCrowdLevel(date, catalogue.calendar);

function rangesOf(
  { isBetter, best, current, legs }: Choice,
  items: readonly DayItem[],
  plan: DayPlan,
  request: BestOrderRequest,
): { current: BestOrderRange; best: BestOrderRange } {
  const { context } = plan;
  const at = (crowd: CrowdLevel): DayPlan =>
    crowd === crowdLevelOf(context) ? plan : planDay(items, { ...context, crowd }, request);
  const plans = { low: at('low'), typical: at('typical'), peak: at('peak') };
  const now = computeRange(current, plans, plan.legs ?? []);
  return { current: now, best: isBetter ? computeRange(best, plans, legs) : now };
}

/** More than the vote of everybody on a ride: nobody skips a meal to save a line. */
const MEAL_VALUE = 100;

const withMealsFirst = (plan: DayPlan): DayPlan => ({
  ...plan,
  stops: plan.stops.map((stop) =>
    stop.kind === 'dining' ? { ...stop, value: stop.value + MEAL_VALUE } : stop,
  ),
});

/**
 * Never worse than the plan, which is kept when it is as good. Times are multiples of five minutes ({@link
 * roundToSteps}); minutes are expected ones at the crowds of the date.
 */
export async function findBestOrder(
  items: readonly DayItem[],
  context: DayContext,
  request: BestOrderRequest,
  find: OrderFinder,
  /**
   * Ranges and advice take as long as the order itself. Meals come first, but not while wishes are sorted: a
   * proposed dinner gives way.
   */
  { ranges = true, mealsFirst = true } = {},
): Promise<BestOrder> {
  const costs = costsOf(request);
  const planned = planDay(items, context, request);
  const plan = mealsFirst ? withMealsFirst(planned) : planned;
  const search = await searchOrder(plan, (each) => find(problemOf(each, costs, request.from !== null)));
  const choice = chooseOrder(plan, search, request.goal, costs);
  const { isBetter, order, best, current, proposed, leftOut } = choice;
  const rested = addUsualRests(proposed, plan);
  // A kept plan keeps its times; only stops without one are placed.
  const mayMove = ({ time }: DayStop): boolean => isBetter || time === null;
  const times = request.from === null ? spreadAboard(rested, plan, mayMove) : rested;
  const stops = orderStops(times, plan.stops, context);
  const onlyNow = isBetter ? plan.stops.filter((stop) => isIn(best, stop) && !isIn(current, stop)) : [];
  return {
    date: context.date,
    crowd: crowdLevelOf(context),
    proven: search.found.proven && choice.isOfSearch,
    unproven: unprovenReason(plan, search),
    isBetter,
    stops,
    ...(ranges
      ? rangesOf(choice, items, plan, request)
      : { current: useExpected(current), best: useExpected(best) }),
    dropped: dropped(plan, order, leftOut),
    leftOutNow: nameStops(onlyNow),
    changes: listChangedTimes(stops, items),
    ...(ranges && { advice: freeHoursAdvice(proposed, rightAway(order, plan, choice.legs)) }),
    unusedLanes: listUnusedLanes(plan.stops, proposed, items),
    needsHopper: new Set(listParksInTurn(plan.stops.filter((stop) => isIn(best, stop)))).size > 1,
  };
}
