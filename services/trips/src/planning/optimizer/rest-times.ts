import {
  partsOf,
  type DayStop,
  type Minute,
  type Timeline,
  type TimelineStop,
} from '@landsea/contracts/day-plans';
import type { DayPlan } from './day-plan.js';
import { stepBefore } from './time-steps.js';

/** When people rest who chose no time for it (domain.md, P9). */
const USUAL_REST: Minute = 13 * 60;

const isFreeRest = (stop: DayStop | undefined): stop is DayStop =>
  stop?.kind === 'break' && !stop.isFixed && stop.time === null;

/** The last minute at which a rest may begin. */
const latestStart = ({ ways }: DayStop): Minute =>
  Math.max(...ways.map((way) => (way.kind === 'timed' ? Math.max(...way.starts) : way.until)));

const later = (stop: TimelineStop, minutes: number): TimelineStop => ({
  ...stop,
  idle: stop.idle + minutes,
  start: stop.start + minutes,
  end: stop.end + minutes,
});

const arrivingLater = (stop: TimelineStop, minutes: number): TimelineStop => ({
  ...stop,
  arrives: stop.arrives + minutes,
  idle: stop.idle - minutes,
});

/**
 * The timeline with its rests nearer to their usual time, where free time follows that makes up for it: nothing else moves, and
 * the totals stay. Where the family divides, others may wait for the person who rests, so it stays as it is.
 */
export function withUsualRests(
  timeline: Timeline,
  { stops, party }: Pick<DayPlan, 'stops' | 'party'>,
): Timeline {
  if (partsOf(stops, party ?? []).length > 1) return timeline;
  const moved = [...timeline.stops];
  moved.forEach((rest, index) => {
    const stop = stops.find(({ id }) => id === rest.id);
    const next = moved[index + 1];
    if (!next || !isFreeRest(stop)) return;
    const latest = Math.min(USUAL_REST, latestStart(stop), rest.start + next.idle);
    const minutes = stepBefore(latest) - rest.start;
    if (minutes <= 0) return;
    moved[index] = later(rest, minutes);
    moved[index + 1] = arrivingLater(next, minutes);
  });
  return { ...timeline, stops: moved };
}
