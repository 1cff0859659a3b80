import {
  evaluateDay,
  type DayEvaluation,
  type DayStop,
  type Timeline,
  type TimelineStop,
} from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';
import { listChosenStops } from './search/chosen-stops.js';
import type { FoundOrder } from './search/day-problem.js';

export const STEP_MINUTES: Minute = 5;

export const getNextStep = (minute: Minute): Minute => Math.ceil(minute / STEP_MINUTES) * STEP_MINUTES;
export const getStepBefore = (minute: Minute): Minute => Math.floor(minute / STEP_MINUTES) * STEP_MINUTES;

export const getStartMinute = ({ way, arrives, idle, start }: TimelineStop): Minute =>
  way === 'timed' ? start : arrives + idle;

const find = ({ stops }: Timeline, id: string): TimelineStop | undefined =>
  stops.find((each) => each.id === id);

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
 * Lines are joined at the next multiple of five minutes after arrival. A stop keeps its exact minute where
 * rounding would cost another stop, its Lightning Lane or its showing, or would move a fixed time.
 */
export function roundToSteps(order: readonly DayStop[], evaluation: DayEvaluation): Timeline {
  const how = { ...evaluation, keepTimes: true, leaveOut: true };
  let stops = order.map((stop) => (stop.isFixed || evaluation.keepTimes ? stop : { ...stop, time: null }));
  let timeline = evaluateDay(stops, how);
  for (const { id, isFixed, time: planned } of stops) {
    const stop = find(timeline, id);
    if (!stop || isFixed || stop.way === 'timed' || getStartMinute(stop) === planned) continue;
    const time = getNextStep(getStartMinute(stop));
    const later = stops.map((each) => (each.id === id ? { ...each, time } : each));
    const stepped = evaluateDay(later, how);
    const joined = find(stepped, id);
    if (!joined || getStartMinute(joined) !== time || !keepsAll(timeline, stepped, stops, id)) continue;
    stops = later;
    timeline = stepped;
  }
  return timeline;
}

const EARLIER_STEPS = [0, 1, 2, 3];

const oddTimes = ({ stops }: Timeline, order: readonly DayStop[]): number =>
  stops
    .filter(({ id }) => order.some((each) => each.id === id && !each.isFixed))
    .filter((each) => each.way !== 'timed' && getStartMinute(each) % STEP_MINUTES !== 0).length;

const joinedEarlier = ({ order }: Pick<FoundOrder, 'order'>, steps: number): Pick<FoundOrder, 'order'> => ({
  order: order.map((placed) => {
    const { joinsAt } = placed;
    return joinsAt === null ? placed : { ...placed, joinsAt: getStepBefore(joinsAt) - steps * STEP_MINUTES };
  }),
});

/**
 * A deliberate wait may begin earlier to make times round; of several timelines the one with the most stops,
 * the fewest odd times and the least shift wins.
 */
export function countTimeInSteps(
  stops: readonly DayStop[],
  found: Pick<FoundOrder, 'order'>,
  evaluation: DayEvaluation,
): Timeline {
  const exact = roundToSteps(listChosenStops(stops, found), evaluation);
  if (found.order.every(({ joinsAt }) => joinsAt === null) || oddTimes(exact, stops) === 0) return exact;
  const isRounder = (a: Timeline, b: Timeline): boolean =>
    a.stops.length === b.stops.length && a.totals.end <= b.totals.end
      ? oddTimes(a, stops) < oddTimes(b, stops)
      : a.stops.length > b.stops.length;
  return EARLIER_STEPS.map((steps) =>
    roundToSteps(listChosenStops(stops, joinedEarlier(found, steps)), evaluation),
  ).reduce((best, each) => (isRounder(each, best) ? each : best), exact);
}
