import { splitParts, type DayStop, type Timeline, type TimelineStop } from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';
import type { DayPlan } from './day-plan.js';
import { getStepBefore } from './time-steps.js';

/** A rest without a chosen time (domain.md, P9). */
const USUAL_REST: Minute = 13 * 60;

/** Meals without a chosen time; one that begins before the middle of the afternoon is lunch. */
const USUAL_LUNCH: Minute = 12 * 60;
const USUAL_DINNER: Minute = 17 * 60 + 45;
const LATE_MORNING: Minute = 10 * 60 + 30;
const AFTERNOON: Minute = 15 * 60;

const usualTime = (stop: DayStop | undefined, start: Minute): Minute | null => {
  if (!stop || stop.isFixed) return null;
  if (stop.kind === 'break') return stop.time === null ? USUAL_REST : null;
  if (stop.kind !== 'dining' || start < LATE_MORNING) return null;
  return start < AFTERNOON ? USUAL_LUNCH : USUAL_DINNER;
};

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
 * Rests and meals move into free time only: nothing else moves, and totals stay. A divided family is
 * unchanged, because others may wait for the person who rests.
 */
export function addUsualRests(
  timeline: Timeline,
  { stops, party }: Pick<DayPlan, 'stops' | 'party'>,
): Timeline {
  if (splitParts(stops, party ?? []).length > 1) return timeline;
  const moved = [...timeline.stops];
  moved.forEach((rest, index) => {
    const stop = stops.find(({ id }) => id === rest.id);
    const next = moved[index + 1];
    const usual = usualTime(stop, rest.start);
    if (!next || !stop || usual === null) return;
    const latest = Math.min(usual, latestStart(stop), rest.start + next.idle);
    const minutes = getStepBefore(latest) - rest.start;
    if (minutes <= 0) return;
    moved[index] = later(rest, minutes);
    moved[index + 1] = arrivingLater(next, minutes);
  });
  return { ...timeline, stops: moved };
}
