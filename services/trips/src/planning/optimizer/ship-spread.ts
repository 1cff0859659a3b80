import { toClock, toMinute, type Minute } from '@landsea/rules/trip';
import {
  planShipDay,
  type DayStop,
  type Timeline,
  type TimelineStop,
  type UsualRow,
} from '@landsea/rules/day-plans';
import type { DayPlan } from './day-plan.js';
import { getStartMinute } from './time-steps.js';

/** Minutes between two things aboard or ashore, to change, walk and look around. */
const APART_MINUTES = 30;
const STEP = 15;
/** Minutes from other things: first an easy day, then whatever fits. */
const easings: readonly { wanted: Minute; least: Minute }[] = [
  { wanted: 120, least: APART_MINUTES },
  { wanted: 90, least: APART_MINUTES },
  { wanted: 60, least: APART_MINUTES },
  { wanted: APART_MINUTES, least: APART_MINUTES },
  { wanted: STEP, least: STEP },
];
const LONG_MINUTES = 120;

interface Span {
  from: Minute;
  until: Minute;
}

interface Movable {
  at: TimelineStop;
  stop: DayStop;
  starts: Minute[];
}

const spanOf = ({ start, end }: Pick<TimelineStop, 'start' | 'end'>): Span => ({ from: start, until: end });

const between = (one: Span, other: Span): Minute => Math.max(one.from - other.until, other.from - one.until);

const startsOf = ({ ways, isFixed }: DayStop, from: Minute): Minute[] => {
  if (isFixed) return [];
  const starts = ways.flatMap((way): Minute[] => {
    if (way.kind !== 'line') return [];
    const first = Math.ceil(Math.max(way.from, from) / STEP) * STEP;
    const count = Math.max(0, Math.floor((way.until - first) / STEP) + 1);
    return Array.from({ length: count }, (_, index) => first + index * STEP);
  });
  return [...new Set(starts)].toSorted((a, b) => a - b);
};

const usualSpans = (rows: readonly UsualRow[]): Span[] =>
  rows.map(({ time, minutes }) => ({ from: toMinute(time), until: toMinute(time) + minutes }));

const startsAmong = (
  { at, stop, starts }: Movable,
  taken: readonly Span[],
  usual: readonly Span[],
  { wanted, least }: (typeof easings)[number],
): Minute[] =>
  starts
    .flatMap((from) => {
      const span = { from, until: from + stop.minutes };
      const gap = Math.min(wanted, ...taken.map((each) => between(span, each)));
      const isAtMeal = stop.minutes < LONG_MINUTES && usual.some((each) => between(span, each) < 0);
      if (gap < least || isAtMeal) return [];
      // People rest near their usual time, not where the day is emptiest.
      return [{ from, gap: stop.kind === 'break' ? wanted : gap, moved: Math.abs(from - at.start) }];
    })
    .toSorted((a, b) => b.gap - a.gap || a.moved - b.moved || a.from - b.from)
    .map(({ from }) => from);

const MOST_TRIES = 20_000;

/** Stops with the least choice go first; null where one has no start. */
const startsFor = (
  movable: readonly Movable[],
  fixed: readonly Span[],
  usual: readonly Span[],
  easing: (typeof easings)[number],
): Map<string, Minute> | null => {
  const slack = ({ starts, stop }: Movable): number => starts.length * STEP - stop.minutes;
  const inTurn = movable.toSorted((a, b) => slack(a) - slack(b));
  let tries = 0;
  const placeFrom = (index: number, taken: readonly Span[]): [string, Minute][] | null => {
    const each = inTurn[index];
    if (!each) return [];
    for (const from of startsAmong(each, taken, usual, easing)) {
      tries += 1;
      if (tries > MOST_TRIES) return null;
      const rest = placeFrom(index + 1, [...taken, { from, until: from + each.stop.minutes }]);
      if (rest) return [[each.stop.id, from], ...rest];
    }
    return null;
  };
  const found = placeFrom(0, fixed);
  return found && new Map(found);
};

const startingAt = (at: TimelineStop, { minutes }: DayStop, start: Minute): TimelineStop => ({
  ...at,
  arrives: start,
  idle: 0,
  wait: 0,
  start,
  end: start + minutes,
});

/**
 * Lines are short aboard and in port, so an early start gains nothing. Stops with a time of their own keep
 * it, and a day that is too full stays as it is.
 */
export function spreadAboard(
  timeline: Timeline,
  { stops, items, context, start }: Pick<DayPlan, 'stops' | 'items' | 'context' | 'start'>,
  mayMove: (stop: DayStop) => boolean,
): Timeline {
  if (!context.aboard) return timeline;
  const movable: Movable[] = timeline.stops.flatMap((at) => {
    const stop = stops.find(({ id }) => id === at.id);
    const starts = stop && mayMove(stop) && at.way === 'line' ? startsOf(stop, start) : [];
    return stop && starts.length > 0 ? [{ at, stop, starts }] : [];
  });
  const fixed = timeline.stops.filter(({ id }) => !movable.some(({ stop }) => stop.id === id)).map(spanOf);
  const timed = items.map((item) => {
    const at = timeline.stops.find(({ id }) => id === item.id);
    return at ? { ...item, time: toClock(getStartMinute(at)) } : item;
  });
  const usual = usualSpans(planShipDay(timed, context));
  for (const easing of easings) {
    const found = startsFor(movable, fixed, usual, easing);
    if (!found) continue;
    const moved = timeline.stops.map((at) => {
      const each = movable.find(({ stop }) => stop.id === at.id);
      const from = found.get(at.id);
      return each && from !== undefined ? startingAt(at, each.stop, from) : at;
    });
    return { ...timeline, stops: moved.toSorted((a, b) => a.start - b.start) };
  }
  return timeline;
}
