import {
  clockOf,
  dayConflicts,
  dayStops,
  entranceOf,
  entryOf,
  evaluateDay,
  keepsTime,
  latestArrival,
  minuteOf,
  placeOf,
  runsOn,
  startOf,
  walkOn,
  type DayContext,
  type DayStop,
  type Minute,
  type Place,
} from '@landsea/contracts/day-plans';
import type { BestOrderRequest, DayItem, DroppedStop } from '@landsea/contracts/planning';
import { droppedBefore } from './drop-reasons.js';
import { settleFixedStops, type DayStart } from './search/fixed-stops.js';

/** A day that is ready to be put in order. `stops` are settled, in their current order. */
export interface DayPlan extends DayStart {
  context: DayContext;
  items: DayItem[];
  stops: DayStop[];
  /** Fixed stops that cannot be kept beside the others. */
  unreachable: DayStop[];
  /** What cannot be done that day at all. */
  impossible: DroppedStop[];
}

type Asked = Pick<BestOrderRequest, 'pinned' | 'from'>;

/** Where the last thing was done; null where nothing was. */
const lastDone = (items: readonly DayItem[], { catalogue, date }: DayContext): Place | null => {
  const done = items
    .filter((item) => item.date === date && item.status === 'done' && item.time !== null)
    .sort((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
  const last = done.at(-1);
  return last ? placeOf(last, entryOf(last, catalogue)) : null;
};

/** The day begins when the park opens, or with what is fixed before that (a breakfast); a replanned one from then on. */
const beginning = (stops: readonly DayStop[], context: DayContext, from: Asked['from']): Minute => {
  if (from !== null) return minuteOf(from);
  return Math.min(startOf(context), ...stops.filter(({ isFixed }) => isFixed).map(latestArrival));
};

/** Pinned items keep their time; one without a time gets the one that the current order gives it. */
function pinnedItems(
  items: DayItem[],
  pinned: readonly string[],
  context: DayContext,
  start: DayStart,
): DayItem[] {
  if (pinned.length === 0) return items;
  const { stops } = evaluateDay(dayStops(items, context), { ...start, keepTimes: true });
  return items.map((item) => {
    if (!pinned.includes(item.id) || item.details.kind === 'lane') return item;
    const stop = stops.find(({ id }) => id === item.id);
    const time = item.time ?? (stop ? clockOf(stop.arrives + stop.idle) : null);
    return { ...item, isFixed: true, time };
  });
}

/** The stops of a day at the crowds of its context, as they can be put in order. */
export function planDay(all: readonly DayItem[], context: DayContext, asked: Asked): DayPlan {
  const ofDay = all.filter(({ date }) => date === context.date);
  const flexible = ofDay.filter((item) => !keepsTime(item) || !runsOn(item, context));
  const impossible = droppedBefore(flexible, dayConflicts(flexible, context), context);
  const excluded = new Set(impossible.flatMap(({ itemIds }) => itemIds));
  const possible = ofDay.filter(({ id }) => !excluded.has(id));
  const start: DayStart = {
    start: beginning(dayStops(possible, context), context, asked.from),
    from: asked.from === null ? entranceOf(context) : lastDone(ofDay, context),
    walk: walkOn(context),
  };
  const items = pinnedItems(possible, asked.pinned, context, start);
  return { ...start, context, items, impossible, ...settleFixedStops(dayStops(items, context), start) };
}
