import type { ClockTime, ParkId } from '../../catalogue/places.js';
import type { DayItem } from '../../planning/day-items.js';
import { minuteOf } from '../clock.js';
import { startOf, walkOn, type DayContext } from '../day-context.js';
import type { DayStart } from '../day-start.js';
import type { Timeline } from '../evaluate-day.js';
import { entryOf, placeOf } from '../stops/day-entries.js';
import { dayStops } from '../stops/day-stops.js';
import { personRef } from '../stops/stop-people.js';
import type { DayStop } from '../stops/stops.js';
import type { Place } from '../walks.js';
import { isAhead } from '../stops/item-order.js';
import { asPlanned, plannedTimes } from './as-planned.js';
import { plannedArrival, settleFixedStops, type SettledStops } from './fixed-stops.js';
import { parkLegs, parksInTurn } from './park-legs.js';

/** The stops of a day as the family has planned them. `stops` are settled, in the order in which they would do them. */
export interface PlannedDay extends DayStart, SettledStops {
  /** Whether the parks of the day may as well be visited in the other order. */
  canTurn: boolean;
}

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

/** The park whose Lightning Lanes are picked ahead of the day; null where none are. */
const parkPickedAhead = (items: readonly DayItem[], { date, catalogue }: DayContext): ParkId | null => {
  const ahead = items.find(
    (item) =>
      item.date === date &&
      isAhead(item) &&
      item.details.kind === 'lane' &&
      item.details.product === 'multi' &&
      item.details.isPreselected,
  );
  return ahead ? placeOf(ahead, entryOf(ahead, catalogue)).park : null;
};

/**
 * The legs of a day. The park whose lanes are picked ahead comes first: until the first of them is used, lanes of another park
 * cannot be. Source: the Multi Pass of 2026, with picks ahead in one park only. Otherwise the parks stay in the order in which
 * the day visits them.
 */
const legsOf = (
  stops: readonly DayStop[],
  items: readonly DayItem[],
  context: DayContext,
): Pick<PlannedDay, 'legs' | 'canTurn'> => {
  const ahead = parkPickedAhead(items, context);
  const first = context.parks.filter((park) => park === ahead);
  const legs = parkLegs(stops, [...new Set([...first, ...context.parks])]);
  const isForced = parksInTurn(stops.filter(({ isFixed }) => isFixed)).length > 1;
  const canTurn = legs.length === 2 && !isForced && first.length === 0;
  const [planned, next, ...more] = parksInTurn(stops.filter(({ time }) => time !== null));
  const isTurned = canTurn && more.length === 0 && planned === legs[1] && next === legs[0];
  return { legs: isTurned ? legs.toReversed() : legs, canTurn };
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
  const day = { ...start, ...legsOf(settled.stops, items, context) };
  return { ...day, ...settled, stops: asPlanned(settled.stops, day) };
};

/** The times of a planned day ({@link plannedTimes}), with all that it has no time for. */
export const plannedTimeline = ({ stops, unreachable, ...start }: PlannedDay): Timeline => {
  const timeline = plannedTimes(stops, start);
  return { ...timeline, leftOut: [...timeline.leftOut, ...unreachable.map(({ stop }) => stop.id)] };
};
