import {
  evaluateDay,
  type DayEvaluation,
  type DayStop,
  type Minute,
  type Timeline,
  type TimelineStop,
} from '@landsea/contracts/day-plans';
import { chosenStops } from './search/chosen-stops.js';
import type { FoundOrder } from './search/day-problem.js';

/** People plan in steps of so many minutes. */
export const STEP_MINUTES: Minute = 5;

export const nextStep = (minute: Minute): Minute => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
export const stepBefore = (minute: Minute): Minute => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;

/** When to be at a stop: to join the line or tap in, or the beginning of what begins at a time. */
export const timeOf = ({ way, arrives, idle, start }: TimelineStop): Minute =>
  way === 'timed' ? start : arrives + idle;

const find = ({ stops }: Timeline, id: string): TimelineStop | undefined =>
  stops.find((each) => each.id === id);

/**
 * Whether all that is done in a timeline is done in another one, too, in the same way, and at its time where it has one; `stepped`
 * is the stop that moves.
 */
const keepsAll = (
  before: Timeline,
  after: Timeline,
  order: readonly DayStop[],
  stepped: DayStop['id'],
): boolean =>
  order.every(({ id, time }) => {
    const [was, is] = [find(before, id), find(after, id)];
    if (!was) return true;
    const mayMove = id === stepped || (time === null && was.way !== 'timed');
    return is?.way === was.way && is.late <= was.late && (mayMove || is.start <= was.start);
  });

/**
 * The timeline of an order whose times are read off a clock: each line and Lightning Lane is joined at the next full five minutes
 * after people can be there, never before. A stop keeps its exact minute where five minutes would cost another one, its
 * Lightning Lane or its showing, or move what has a time: what is fixed, and with `keepTimes` all that the plan gives a time.
 */
export function inSteps(order: readonly DayStop[], evaluation: DayEvaluation): Timeline {
  const how = { ...evaluation, keepTimes: true, leaveOut: true };
  let stops = order.map((stop) => (stop.isFixed || evaluation.keepTimes ? stop : { ...stop, time: null }));
  let timeline = evaluateDay(stops, how);
  for (const { id, isFixed, time: planned } of stops) {
    const stop = find(timeline, id);
    if (!stop || isFixed || stop.way === 'timed' || timeOf(stop) === planned) continue;
    const time = nextStep(timeOf(stop));
    const later = stops.map((each) => (each.id === id ? { ...each, time } : each));
    const stepped = evaluateDay(later, how);
    const joined = find(stepped, id);
    if (!joined || timeOf(joined) !== time || !keepsAll(timeline, stepped, stops, id)) continue;
    stops = later;
    timeline = stepped;
  }
  return timeline;
}

/** By how much people may come earlier to a line that they join later on purpose, so that all times are round. */
const EARLIER_STEPS = [0, 1, 2, 3];

/** How many times of a timeline are no full five minutes, apart from those that are fixed or begin at a time. */
const oddTimes = ({ stops }: Timeline, order: readonly DayStop[]): number =>
  stops
    .filter(({ id }) => order.some((each) => each.id === id && !each.isFixed))
    .filter((each) => each.way !== 'timed' && timeOf(each) % STEP_MINUTES !== 0).length;

/** The order that was found, its lines that are joined later on purpose joined so many steps before the full five minutes. */
const joinedEarlier = ({ order }: Pick<FoundOrder, 'order'>, steps: number): Pick<FoundOrder, 'order'> => ({
  order: order.map((placed) => {
    const { joinsAt } = placed;
    return joinsAt === null ? placed : { ...placed, joinsAt: stepBefore(joinsAt) - steps * STEP_MINUTES };
  }),
});

/**
 * The timeline of an order that was found, {@link inSteps}. Who waits on purpose comes a little earlier where that makes times
 * round; of several such timelines the one that does most and has the fewest odd times, then the one that comes least early.
 */
export function foundInSteps(
  stops: readonly DayStop[],
  found: Pick<FoundOrder, 'order'>,
  evaluation: DayEvaluation,
): Timeline {
  const exact = inSteps(chosenStops(stops, found), evaluation);
  if (found.order.every(({ joinsAt }) => joinsAt === null) || oddTimes(exact, stops) === 0) return exact;
  const isRounder = (a: Timeline, b: Timeline): boolean =>
    a.stops.length === b.stops.length && a.totals.end <= b.totals.end
      ? oddTimes(a, stops) < oddTimes(b, stops)
      : a.stops.length > b.stops.length;
  return EARLIER_STEPS.map((steps) =>
    inSteps(chosenStops(stops, joinedEarlier(found, steps)), evaluation),
  ).reduce((best, each) => (isRounder(each, best) ? each : best), exact);
}
