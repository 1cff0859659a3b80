import type { DayItem } from '../../planning/day-items.js';
import { laneRules } from '../../planning/park-rules.js';
import { LAST_MINUTE, minuteOf, type Minute } from '../clock.js';
import { parkDayOf, type DayContext } from '../day-context.js';
import { attractionOf, ownHoursOf, type KnownEntry } from './day-entries.js';
import { showDay, usualStarts } from '../shows/show-day.js';
import { dayPartMinutes, keepsTime } from './item-order.js';
import type { ParkDay } from '../park-day.js';
import type { Way } from './stops.js';
import { expectedWait, LANE_WAIT_MINUTES, waitCurve } from '../waits.js';

interface Opening {
  from: Minute;
  until: Minute;
}

/** When the place of an item is open to the party. Who is in line when the park closes still rides. */
const openingOf = (known: KnownEntry | null, park: ParkDay | null): Opening => {
  if (!park) return { from: 0, until: LAST_MINUTE };
  const early = known?.list !== 'attractions' || known.entry.earlyEntry;
  const hours = ownHoursOf(known);
  return {
    from: Math.max(early ? park.gates : park.open, hours?.from ? minuteOf(hours.from) : 0),
    until: Math.min(park.close, hours?.to ? minuteOf(hours.to) : LAST_MINUTE),
  };
};

const withinPart = (opening: Opening, { time, dayPart }: DayItem): Opening => {
  if (time !== null || !dayPart) return opening;
  const part = dayPartMinutes[dayPart];
  return { from: Math.max(opening.from, part.from), until: Math.min(opening.until, part.until) };
};

/** The window in which a Lightning Lane item lets its people in; null before it has a time, except for Premier Pass. */
export const returnWindow = (item: DayItem): Opening | null => {
  if (item.details.kind !== 'lane') return null;
  if (item.time === null) {
    return item.details.product === 'premier' ? { from: 0, until: LAST_MINUTE } : null;
  }
  const from = minuteOf(item.time);
  const { returnUntil } = item.details;
  return { from, until: returnUntil === null ? from + laneRules.returnMinutes : minuteOf(returnUntil) };
};

const lineWay = (item: DayItem, known: KnownEntry | null, context: DayContext): Way => {
  const attraction = attractionOf(known, context.catalogue);
  const parkId = known?.entry.park ?? item.park;
  const park = parkId ? parkDayOf(parkId, context) : null;
  const opening = withinPart(openingOf(known, park), item);
  const curve = attraction && park ? waitCurve(attraction, opening.from, opening.until, park) : [];
  return { kind: 'line', ...opening, waits: curve };
};

const timedWay = (item: DayItem, time: Minute, known: KnownEntry | null, context: DayContext): Way => {
  if (known?.list === 'attractions' || item.details.kind === 'meet') {
    const line = lineWay(item, known, context);
    const wait = line.kind === 'line' ? (line.waits[time - line.from] ?? 0) : 0;
    return { kind: 'line', from: time, until: time, waits: [wait] };
  }
  const arriveBefore = known?.list === 'shows' ? known.entry.arriveBeforeMinutes : 0;
  return { kind: 'timed', starts: [time], arriveBefore };
};

const laneWay = (lane: DayItem, known: KnownEntry | null, context: DayContext): Way[] => {
  const window = returnWindow(lane);
  if (!window) return [];
  const attraction = attractionOf(known, context.catalogue);
  const park = attraction ? parkDayOf(attraction.park, context) : null;
  const opening = openingOf(known, park);
  const from = Math.max(window.from, opening.from);
  const line = attraction && park ? expectedWait(attraction, from, park) : LANE_WAIT_MINUTES;
  return [
    {
      kind: 'lane',
      from,
      until: Math.min(window.until, opening.until),
      wait: Math.min(LANE_WAIT_MINUTES, line),
    },
  ];
};

/** The showings of a show on the day, of which any may be seen; on a day without it, its usual ones. */
const showingWay = (known: KnownEntry | null, context: DayContext): Way[] => {
  if (known?.list !== 'shows') return [];
  const show = known.entry;
  const program = showDay(show, context.date, parkDayOf(show.park, context));
  const starts = program.runs ? program.starts : usualStarts(show);
  return starts.length > 0 ? [{ kind: 'timed', starts, arriveBefore: show.arriveBeforeMinutes }] : [];
};

/**
 * The ways to do an item, with the Lightning Lane for the same attraction where there is one. What keeps its time has that
 * time only; a Lightning Lane alone has its window; a show has its showings; all else is open as long as its place.
 */
export const waysOf = (
  item: DayItem,
  lane: DayItem | null,
  known: KnownEntry | null,
  context: DayContext,
): Way[] => {
  if (item.time !== null && keepsTime(item)) return [timedWay(item, minuteOf(item.time), known, context)];
  if (item.details.kind === 'lane') {
    const lanes = laneWay(item, known, context);
    return lanes.length > 0 ? lanes : [lineWay(item, known, context)];
  }
  const showings = showingWay(known, context);
  if (showings.length > 0) return showings;
  return [...(lane ? laneWay(lane, known, context) : []), lineWay(item, known, context)];
};
