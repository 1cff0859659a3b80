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

/** When people sit down who chose no time for it; lunch is what begins before the middle of the afternoon. */
const USUAL_LUNCH: Minute = 12 * 60;
const USUAL_DINNER: Minute = 17 * 60 + 45;
const LATE_MORNING: Minute = 10 * 60 + 30;
const AFTERNOON: Minute = 15 * 60;

/** When a rest or a meal that may begin at several times usually does; null for everything else. */
const usualTime = (stop: DayStop | undefined, start: Minute): Minute | null => {
  if (!stop || stop.isFixed) return null;
  if (stop.kind === 'break') return stop.time === null ? USUAL_REST : null;
  if (stop.kind !== 'dining' || start < LATE_MORNING) return null;
  return start < AFTERNOON ? USUAL_LUNCH : USUAL_DINNER;
};

/** The last minute at which a rest or meal may begin. */
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
 * The timeline with its rests and meals nearer to their usual time, where free time follows that makes up for it: nothing else moves, and
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
    const usual = usualTime(stop, rest.start);
    if (!next || !stop || usual === null) return;
    const latest = Math.min(usual, latestStart(stop), rest.start + next.idle);
    const minutes = stepBefore(latest) - rest.start;
    if (minutes <= 0) return;
    moved[index] = later(rest, minutes);
    moved[index + 1] = arrivingLater(next, minutes);
  });
  return { ...timeline, stops: moved };
}
