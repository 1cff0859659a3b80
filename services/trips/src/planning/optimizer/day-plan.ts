import { toClock } from '@landsea/rules/trip';
import {
  findDayConflicts,
  isReleasable,
  isTimeHeld,
  makePlannedDay,
  evaluateAsPlanned,
  releaseTime,
  type DayContext,
  type PlannedDay,
} from '@landsea/rules/day-plans';
import type { BestOrderRequest, DayItem, DroppedStop } from '@landsea/contracts/planning';
import { listDropped } from './drop-reasons.js';
import { roundToSteps, getStartMinute } from './time-steps.js';

export interface DayPlan extends PlannedDay {
  context: DayContext;
  items: DayItem[];
  impossible: DroppedStop[];
}

type Asked = Pick<BestOrderRequest, 'pinned' | 'released' | 'from'>;

/** A pinned item without a time gets the one of the plan. */
function pinnedItems(items: DayItem[], { pinned, from }: Asked, context: DayContext): DayItem[] {
  if (pinned.length === 0) return items;
  const planned = makePlannedDay(items, context, from);
  const { stops } = roundToSteps(planned.stops, evaluateAsPlanned(planned.stops, planned));
  return items.map((item) => {
    if (!pinned.includes(item.id) || item.details.kind === 'lane') return item;
    const stop = stops.find(({ id }) => id === item.id);
    const time = item.time ?? (stop ? toClock(getStartMinute(stop)) : null);
    return { ...item, time, proposedTime: null };
  });
}

export function planDay(all: readonly DayItem[], context: DayContext, asked: Asked): DayPlan {
  const ofDay = all
    .filter(({ date }) => date === context.date)
    .map((item) => (asked.released?.includes(item.id) && isReleasable(item) ? releaseTime(item) : item));
  const movable = ofDay.filter((item) => !isTimeHeld(item));
  const impossible = listDropped(movable, findDayConflicts(movable, context), context);
  const excluded = new Set(impossible.flatMap(({ itemIds }) => itemIds));
  const possible = ofDay.filter(({ id }) => !excluded.has(id));
  const items = pinnedItems(possible, asked, context);
  return { context, items, impossible, ...makePlannedDay(items, context, asked.from) };
}
