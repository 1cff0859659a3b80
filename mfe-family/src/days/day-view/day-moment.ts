import {
  sortByDayOrder,
  itemLife,
  makeParkChanges,
  listPlannedItems,
  sharePeople,
  getArrivalLimit,
  roundWait,
  waitAt,
  walkOn,
  type DayContext,
  type ParkChange,
  type PlannedItem,
} from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';
import type { DayItem } from '@landsea/contracts/planning';

/** Minutes are estimates; null when unknown. */
export interface Stop {
  item: DayItem;
  from: Minute | null;
  until: Minute | null;
  /** From the previous stop, or from the last done item. */
  walk: number | null;
  wait: number | null;
  /** With all of its minutes; null when the park stays the same. */
  parkChange: ParkChange | null;
  /** The arrival time for a good place at a show. */
  thereBy: Minute | null;
}

export interface DayMoment {
  first: Stop | undefined;
  rest: Stop[];
  done: DayItem[];
  notes: DayItem[];
}

const doneAt = ({ details }: DayItem): string => ('doneAt' in details && details.doneAt) || '';

const waitOf = (planned: PlannedItem, minute: Minute, context: DayContext): number | null => {
  if (planned.item.details.kind === 'lane') return 0;
  const wait = waitAt(planned, minute, context);
  return wait === null ? null : roundWait(wait);
};

/** An unticked item whose time has passed is no place to walk from. */
const isGone = ({ item, until }: PlannedItem, passed: Minute | undefined): boolean =>
  passed !== undefined && itemLife[item.details.kind].hasOwnTime && until !== null && until <= passed;

/**
 * `now` is minutes since midnight; waits are those of the planned time, or of now without one. An item that
 * ended before `passed`, which is given for today, is no place to walk from: the way starts at the last done
 * item.
 */
export const getDayMoment = (
  items: readonly DayItem[],
  context: DayContext | undefined,
  now: Minute,
  passed?: Minute,
): DayMoment => {
  const done = items
    .filter(({ status }) => status === 'done')
    .toSorted((a, b) => doneAt(b).localeCompare(doneAt(a)));
  const notes = items.filter(
    ({ details, status }) => details.kind === 'note' && !details.isFlight && status !== 'done',
  );
  const remaining = sortByDayOrder(
    items.filter((item) => item.status !== 'done' && item.details.kind !== 'note'),
  );
  if (!context) {
    const bare = remaining.map((item) => ({
      item,
      from: null,
      until: null,
      walk: null,
      wait: null,
      parkChange: null,
      thereBy: null,
    }));
    return { first: bare[0], rest: bare.slice(1), done, notes };
  }
  const planned = listPlannedItems(remaining, context);
  const [lastDone] = done.filter((item) => doneAt(item) !== '');
  const start = lastDone && listPlannedItems([{ ...lastDone, status: 'planned' }], context)[0]?.place;
  const walk = walkOn(context);
  const change = makeParkChanges(context);
  const stops = planned.map((each, index): Stop => {
    const last = planned
      .slice(0, index)
      .findLast((other) => !isGone(other, passed) && sharePeople(other.item, each.item));
    const before = last?.place ?? start;
    return {
      item: each.item,
      from: each.from,
      until: each.until,
      // No source knows the way between shore and ship, or between places without a park.
      walk:
        before && (before.park ?? each.place.park)
          ? Math.round(walk(before, each.place, each.item.people))
          : null,
      wait: waitOf(each, each.from ?? now, context),
      parkChange: before ? change(before, each.place, each.item.people) : null,
      thereBy: getArrivalLimit(each),
    };
  });
  return { first: stops[0], rest: stops.slice(1), done, notes };
};
