import type { ClockTime, ParkId } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { toMinute } from '../../trip/clock.js';
import { getPartyStart, walkOn, type DayContext } from '../day-context.js';
import type { DayStart } from '../day-start.js';
import type { Timeline } from '../evaluate-day.js';
import { findEntry, getItemPlace } from '../stops/day-entries.js';
import { listDayStops } from '../stops/day-stops.js';
import { getPersonRef } from '../stops/stop-people.js';
import type { DayStop } from '../stops/stops.js';
import type { Place } from '../walks.js';
import { isAhead } from '../stops/item-order.js';
import { orderAsPlanned, getPlannedTimes } from './as-planned.js';
import { getPlannedArrival, settleFixedStops, type SettledStops } from './fixed-stops.js';
import { listParkLegs, listParksInTurn } from './park-legs.js';

/** `stops` are settled and in order. */
export interface PlannedDay extends DayStart, SettledStops {
  canTurn: boolean;
}

const lastDone = (items: readonly DayItem[], { catalogue, date }: DayContext): Place | null => {
  const done = items
    .filter((item) => item.date === date && item.status === 'done' && item.time !== null)
    .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
  const last = done.at(-1);
  return last ? getItemPlace(last, findEntry(last, catalogue)) : null;
};

/**
 * At the entrance of the first stop's park. `from`: the rest of the day begins there, at the last finished
 * item.
 */
export const getDayStart = (
  items: readonly DayItem[],
  stops: readonly DayStop[],
  context: DayContext,
  from: ClockTime | null,
): DayStart => {
  const walk = walkOn(context);
  const party = context.people.map(getPersonRef);
  if (from !== null) {
    const here = lastDone(items, context);
    return { start: toMinute(from), walk, party, toFirst: (place) => (here ? walk(here, place) : 0) };
  }
  const toFirst = ({ park, ...place }: Place): number =>
    park ? walk({ park, land: 'entrance', point: null }, { park, ...place }) : 0;
  const fixed = stops.filter(({ isFixed }) => isFixed);
  const earliest = fixed.map((stop) => getPlannedArrival(stop) - toFirst(stop.place));
  return { start: Math.min(getPartyStart(context), ...earliest), walk, party, toFirst };
};

const parkPickedAhead = (items: readonly DayItem[], { date, catalogue }: DayContext): ParkId | null => {
  const ahead = items.find(
    (item) =>
      item.date === date &&
      isAhead(item) &&
      item.details.kind === 'lane' &&
      item.details.product === 'multi' &&
      item.details.isPreselected,
  );
  return ahead ? getItemPlace(ahead, findEntry(ahead, catalogue)).park : null;
};

/**
 * The park of the lanes picked ahead comes first. Source: the Multi Pass of 2026 allows picks in one park
 * only.
 */
const legsOf = (
  stops: readonly DayStop[],
  items: readonly DayItem[],
  context: DayContext,
): Pick<PlannedDay, 'legs' | 'canTurn'> => {
  const ahead = parkPickedAhead(items, context);
  const first = context.parks.filter((park) => park === ahead);
  const legs = listParkLegs(stops, [...new Set([...first, ...context.parks])]);
  const isForced = listParksInTurn(stops.filter(({ isFixed }) => isFixed)).length > 1;
  const canTurn = legs.length === 2 && !isForced && first.length === 0;
  const [planned, next, ...more] = listParksInTurn(stops.filter(({ time }) => time !== null));
  const isTurned = canTurn && more.length === 0 && planned === legs[1] && next === legs[0];
  return { legs: isTurned ? legs.toReversed() : legs, canTurn };
};

export const makePlannedDay = (
  items: readonly DayItem[],
  context: DayContext,
  from: ClockTime | null = null,
): PlannedDay => {
  const stops = listDayStops(items, context);
  const start = getDayStart(items, stops, context, from);
  const settled = settleFixedStops(stops, start);
  const day = { ...start, ...legsOf(settled.stops, items, context) };
  return { ...day, ...settled, stops: orderAsPlanned(settled.stops, day) };
};

export const getPlannedTimeline = ({ stops, unreachable, ...start }: PlannedDay): Timeline => {
  const timeline = getPlannedTimes(stops, start);
  return { ...timeline, leftOut: [...timeline.leftOut, ...unreachable.map(({ stop }) => stop.id)] };
};
