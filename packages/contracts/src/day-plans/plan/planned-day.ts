import type { ClockTime } from '../../catalogue/places.js';
import type { DayItem } from '../../planning/day-items.js';
import { minuteOf } from '../clock.js';
import { startOf, walkOn, type DayContext } from '../day-context.js';
import { evaluateDay, type DayStart, type Timeline } from '../evaluate-day.js';
import { entryOf, placeOf } from '../stops/day-entries.js';
import { dayStops } from '../stops/day-stops.js';
import { personRef } from '../stops/stop-people.js';
import type { DayStop } from '../stops/stops.js';
import type { Place } from '../walks.js';
import { asPlanned } from './as-planned.js';
import { plannedArrival, settleFixedStops, type SettledStops } from './fixed-stops.js';

/** The stops of a day as the family has planned them. `stops` are settled, in the order in which they would do them. */
export interface PlannedDay extends DayStart, SettledStops {}

/** Where the last thing was done; null where nothing was. */
const lastDone = (items: readonly DayItem[], { catalogue, date }: DayContext): Place | null => {
  const done = items
    .filter((item) => item.date === date && item.status === 'done' && item.time !== null)
    .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
  const last = done.at(-1);
  return last ? placeOf(last, entryOf(last, catalogue)) : null;
};

/**
 * The day begins when the first park opens, or in time for what is fixed before that (a breakfast), at the entrance of the park
 * of its first stop. `from`: what is left of it begins at that time, where the last thing was done.
 */
export const dayStart = (
  items: readonly DayItem[],
  stops: readonly DayStop[],
  context: DayContext,
  from: ClockTime | null,
): DayStart => {
  const walk = walkOn(context);
  const party = context.people.map(personRef);
  if (from !== null) {
    const here = lastDone(items, context);
    return { start: minuteOf(from), walk, party, toFirst: (place) => (here ? walk(here, place) : 0) };
  }
  const toFirst = ({ park, ...place }: Place): number =>
    park ? walk({ park, land: 'entrance', point: null }, { park, ...place }) : 0;
  const fixed = stops.filter(({ isFixed }) => isFixed);
  const earliest = fixed.map((stop) => plannedArrival(stop) - toFirst(stop.place));
  return { start: Math.min(startOf(context), ...earliest), walk, party, toFirst };
};

/** What is planned for a day, in the order in which the family would do it. */
export const plannedDay = (
  items: readonly DayItem[],
  context: DayContext,
  from: ClockTime | null = null,
): PlannedDay => {
  const stops = dayStops(items, context);
  const start = dayStart(items, stops, context, from);
  const settled = settleFixedStops(stops, start);
  return { ...start, ...settled, stops: asPlanned(settled.stops, start) };
};

/** The times of a day as it is planned: everything at the time that it has, or as early as there is time for it. */
export const plannedTimeline = ({ stops, unreachable, ...start }: PlannedDay): Timeline => {
  const timeline = evaluateDay(stops, { ...start, keepTimes: true, leaveOut: true });
  return { ...timeline, leftOut: [...timeline.leftOut, ...unreachable.map(({ stop }) => stop.id)] };
};
