import type { DayItem } from '@landsea/contracts/planning';
import { laneRules } from '../../planning/park-rules.js';
import { LAST_MINUTE, toMinute, type Minute } from '../../trip/clock.js';
import { getParkDay, type DayContext } from '../day-context.js';
import { findAttraction, getOwnHours, getItemPlace, type KnownEntry } from './day-entries.js';
import { getOutingOpening, getVenueOpening, listVenueStarts } from '../ship/venue-ways.js';
import { showDay, listUsualStarts } from '../shows/show-day.js';
import { itemLife } from '../items/item-life.js';
import { isTimeHeld, keepsTime } from './item-order.js';
import { listUsualWindows, type Opening } from './usual-windows.js';
import type { ParkDay } from '../park-day.js';
import type { Way } from './stops.js';
import { getExpectedWait, LANE_WAIT_MINUTES, waitCurve } from '../waits.js';

const FIRST_RETURN_MINUTES = 60;

const shipOpening = (
  item: DayItem,
  known: KnownEntry | null,
  { aboard }: DayContext,
): Opening | undefined => {
  if (!aboard) return undefined;
  if (item.details.kind === 'excursion') return getOutingOpening(item, known, aboard);
  return known?.list === 'shipVenues' ? getVenueOpening(known.entry, aboard) : undefined;
};

/** A guest in line when the park closes still rides. */
const openingOf = (known: KnownEntry | null, park: ParkDay | null): Opening => {
  if (!park) return { from: 0, until: LAST_MINUTE };
  const early = known?.list !== 'attractions' || known.entry.earlyEntry;
  const hours = getOwnHours(known);
  return {
    from: Math.max(early ? park.gates : park.open, hours?.from ? toMinute(hours.from) : 0),
    until: Math.min(park.close, hours?.to ? toMinute(hours.to) : LAST_MINUTE),
  };
};

/** Source: the Multi Pass of 2026. A lane picked ahead may be used at any time. */
const bookableWindow = ({ details, status }: DayItem, park: ParkDay | null): Opening => {
  const isAhead =
    details.kind !== 'lane' || details.isPreselected || details.product === 'single' || status === 'booked';
  return { from: isAhead || !park ? 0 : park.open + FIRST_RETURN_MINUTES, until: LAST_MINUTE };
};

/** Null before it has a time, except for Premier Pass. */
export const returnWindow = (item: DayItem): Opening | null => {
  if (item.details.kind !== 'lane') return null;
  if (item.time === null) {
    return item.details.product === 'premier' ? { from: 0, until: LAST_MINUTE } : null;
  }
  const from = toMinute(item.time);
  const { returnUntil } = item.details;
  return { from, until: returnUntil === null ? from + laneRules.returnMinutes : toMinute(returnUntil) };
};

const parkOfItem = (item: DayItem, known: KnownEntry | null, context: DayContext): ParkDay | null => {
  const { park } = getItemPlace(item, known);
  return park ? getParkDay(park, context) : null;
};

const within = (a: Opening, b: Opening): Opening => ({
  from: Math.max(a.from, b.from),
  until: Math.min(a.until, b.until),
});

const lineIn = (
  opening: Opening,
  known: KnownEntry | null,
  park: ParkDay | null,
  context: DayContext,
): Way => {
  const attraction = findAttraction(known, context.catalogue);
  const curve = attraction && park ? waitCurve(attraction, opening.from, opening.until, park) : [];
  return { kind: 'line', ...opening, waits: curve };
};

const lineWays = (item: DayItem, known: KnownEntry | null, context: DayContext): Way[] => {
  const park = parkOfItem(item, known, context);
  const open = shipOpening(item, known, context) ?? openingOf(known, park);
  return listUsualWindows(item, known)
    .map((window) => within(open, window))
    .filter(({ from, until }) => from <= until)
    .map((opening) => lineIn(opening, known, park, context));
};

const laneWay = (lane: DayItem, known: KnownEntry | null, context: DayContext): Way[] => {
  const attraction = findAttraction(known, context.catalogue);
  const park = parkOfItem(lane, known, context);
  const window = returnWindow(lane);
  const { from, until } = within(openingOf(known, park), window ?? bookableWindow(lane, park));
  if (from > until) return [];
  const line = window && attraction && park ? getExpectedWait(attraction, from, park) : LANE_WAIT_MINUTES;
  return [{ kind: 'lane', from, until, wait: Math.min(LANE_WAIT_MINUTES, line) }];
};

/** Null where the lane admits nobody then. */
export const getLaneWaitAt = (
  lane: DayItem,
  known: KnownEntry | null,
  minute: Minute,
  context: DayContext,
): number | null => {
  const [way] = laneWay(lane, known, context);
  return way?.kind === 'lane' && way.from <= minute && minute <= way.until ? way.wait : null;
};

const keptWays = (
  item: DayItem,
  lane: DayItem | null,
  known: KnownEntry | null,
  context: DayContext,
): Way[] => {
  const time = toMinute(item.time ?? '00:00');
  if (itemLife[item.details.kind].hasOwnTime || known?.list === 'shows') {
    const arriveBefore = known?.list === 'shows' ? known.entry.arriveBeforeMinutes : 0;
    return [{ kind: 'timed', starts: [time], arriveBefore }];
  }
  const lanes = (lane ? laneWay(lane, known, context) : []).flatMap((way): Way[] =>
    way.kind === 'lane' && way.from <= time && time <= way.until ? [{ ...way, from: time }] : [],
  );
  const park = parkOfItem(item, known, context);
  const open = openingOf(known, park);
  const opening = { from: time, until: isTimeHeld(item) ? time : Math.max(time, open.until) };
  return lanes.length > 0 ? lanes : [lineIn(opening, known, park, context)];
};

/** Usual showings on a day without the show. */
const showingWay = (known: KnownEntry | null, context: DayContext): Way[] => {
  if (known?.list === 'shipVenues' && context.aboard) {
    const starts = listVenueStarts(known.entry, context.aboard);
    return starts.length > 0 ? [{ kind: 'timed', starts, arriveBefore: 0 }] : [];
  }
  if (known?.list !== 'shows') return [];
  const show = known.entry;
  const program = showDay(show, context.date, getParkDay(show.park, context));
  const starts = program.runs ? program.starts : listUsualStarts(show);
  return starts.length > 0 ? [{ kind: 'timed', starts, arriveBefore: show.arriveBeforeMinutes }] : [];
};

/** A kept time, a lane's window, showings, usual windows of meals and rests, else the hours of the place. */
export const listWays = (
  item: DayItem,
  lane: DayItem | null,
  known: KnownEntry | null,
  context: DayContext,
): Way[] => {
  if (keepsTime(item)) return keptWays(item, lane, known, context);
  if (item.details.kind === 'lane') return laneWay(item, known, context);
  const showings = showingWay(known, context);
  if (showings.length > 0) return showings;
  return [...(lane ? laneWay(lane, known, context) : []), ...lineWays(item, known, context)];
};
