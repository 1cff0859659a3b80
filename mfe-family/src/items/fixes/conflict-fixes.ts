import type { Booking } from '@landsea/contracts/bookings';
import { parkNames } from '@landsea/contracts/catalogue';
import { getFirstName } from '@landsea/contracts/core';
import {
  makeDayContext,
  findDayConflicts,
  isTimeHeld,
  placeItem,
  listPlannedItems,
  showDay,
  type DayCatalogue,
  type DayConflict,
  type PlannedItem,
} from '@landsea/rules/day-plans';
import { formatTimeOfDay, toClock, toMinute, type Minute } from '@landsea/rules/trip';
import type { DayItem } from '@landsea/contracts/planning';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import { formatDate } from '@landsea/web-kit';
import { toPersonKey } from '../../trip-frame/people/party';
import type { ItemChange } from '../queue/item-change';
import type { DayItems } from '../queue/use-day-items';

/** `done` is the text beside the undo. */
export interface Fix {
  label: string;
  done: string;
  item: DayItem;
  change: ItemChange;
}

export interface Plans {
  trip: Pick<TripDetail, 'party' | 'stays'> & Partial<Pick<TripDetail, 'mode' | 'sailing'>>;
  days: readonly TripDay[];
  items: readonly DayItem[];
  catalogue: DayCatalogue;
  bookings?: readonly Booking[] | undefined;
}

/** Read at the time of the tap; undefined while the catalog is missing. */
export interface Fixing {
  plans: () => Plans | undefined;
  change: DayItems['change'];
}

const STEP = 5;
/** In minutes: a time further from the planned one is another plan, not a fix. */
const FURTHEST = 90;
const MOST_FIXES = 2;

const conflictsOn = (date: string, items: readonly DayItem[], { trip, days, catalogue, ...all }: Plans) => {
  const day = days.find((each) => each.date === date);
  return day ? findDayConflicts(items, makeDayContext(trip, day, catalogue, all.items, all.bookings)) : [];
};

const against = (changed: DayItem, plans: Plans, ignored: readonly DayConflict['kind'][]): DayConflict[] => {
  const others = plans.items.filter(({ id, date }) => id !== changed.id && date === changed.date);
  return conflictsOn(changed.date ?? '', [...others, changed], plans).filter(
    ({ kind, itemIds }) => itemIds.includes(changed.id) && !ignored.includes(kind),
  );
};

/** These conflicts are the same at any time. */
const timeless: readonly DayConflict['kind'][] = ['height', 'stairs', 'diet', 'ages'];

/** Showtimes, else the smallest step that the conflict names, then every five minutes around. */
const timesFor = ({ item, known, parkDay, from }: PlannedItem, by: number | null): Minute[] => {
  if (from === null || item.date === null) return [];
  if (known?.list === 'shows') {
    const program = showDay(known.entry, item.date, parkDay);
    return program.runs ? [...program.starts] : [];
  }
  if (known?.list === 'shipVenues' && known.entry.times.length > 0) return known.entry.times.map(toMinute);
  const first = Math.ceil(from / STEP) * STEP - FURTHEST;
  const around = Array.from({ length: (2 * FURTHEST) / STEP + 1 }, (_, index) => first + index * STEP);
  return [...(by === null ? [] : [from + by, from - by]), ...around].filter(
    (minute) => (parkDay?.gates ?? 0) <= minute && minute < (parkDay?.close ?? 24 * 60),
  );
};

const moveLabel = (minutes: number): string =>
  `${Math.abs(minutes)} ${Math.abs(minutes) === 1 ? 'minute' : 'minutes'} ${minutes < 0 ? 'earlier' : 'later'}`;

/** The nearest time without a conflict. `by`: the missing minutes, if known. */
const otherTime = (planned: PlannedItem, isNamed: boolean, plans: Plans, by: number | null): Fix[] => {
  const { item, from } = planned;
  if (isTimeHeld(item) || item.details.kind === 'lane' || from === null) return [];
  const times = timesFor(planned, by).sort((a, b) => Math.abs(a - from) - Math.abs(b - from));
  const found = times.find(
    (minute) => minute !== from && against({ ...item, time: toClock(minute) }, plans, timeless).length === 0,
  );
  if (found === undefined) return [];
  const at = formatTimeOfDay(found);
  const change = placeItem(item, { ...item, time: toClock(found) });
  return [
    {
      label: isNamed ? `${item.title} ${moveLabel(found - from)}` : `${at} instead`,
      done: `${item.title}: ${at}`,
      item,
      change,
    },
  ];
};

const daysApart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b));

/** The nearest day in the item's park, at its time or else at any. */
const otherDay = ({ item, park }: PlannedItem, plans: Plans): Fix[] => {
  const { date } = item;
  if (isTimeHeld(item) || item.details.kind === 'lane' || date === null || park === null) return [];
  const others = plans.days
    .filter((day) => day.date !== date && day.parks.includes(park))
    .sort((a, b) => daysApart(a.date, date) - daysApart(b.date, date));
  for (const day of others)
    for (const time of new Set([item.time, null])) {
      const change = placeItem(item, { ...item, date: day.date, time });
      if (against({ ...item, ...change }, plans, timeless).length > 0) continue;
      const label = `Move to ${formatDate(day.date)} (${parkNames[park]})`;
      return [{ label, done: `${item.title}: ${formatDate(day.date)}`, item, change }];
    }
  return [];
};

const without = ({ item }: PlannedItem, out: readonly string[], { trip }: Plans): Fix[] => {
  const taking = trip.party.map(toPersonKey).filter((key) => item.people?.includes(key) ?? true);
  const people = taking.filter((key) => !out.includes(key));
  if (people.length === 0 || people.length === taking.length) return [];
  const names = new Intl.ListFormat('en-US').format(
    trip.party.filter((person) => out.includes(toPersonKey(person))).map(getFirstName),
  );
  return [
    { label: `Skip it for ${names}`, done: `${item.title} without ${names}`, item, change: { people } },
  ];
};

/**
 * At most {@link MOST_FIXES}: another time, another day in the park, or without somebody. A fix leaves its
 * item without conflicts; booked and fixed items are not moved.
 */
export const listConflictFixes = (conflict: DayConflict, plans: Plans): Fix[] => {
  const items = plans.items.filter(({ id }) => conflict.itemIds.includes(id));
  const day = plans.days.find(({ date }) => date === items[0]?.date);
  if (!day) return [];
  const context = makeDayContext(plans.trip, day, plans.catalogue, plans.items, plans.bookings);
  const onDay = plans.items.filter(({ date }) => date === day.date);
  const planned = listPlannedItems(onDay, context).filter(({ item }) => conflict.itemIds.includes(item.id));
  const [first] = planned;
  if (!first) return [];
  const fixes = (): Fix[] => {
    switch (conflict.kind) {
      case 'height':
      case 'ages':
      case 'stairs':
        return without(first, conflict.without ?? [], plans);
      case 'wrong-park':
      case 'no-show':
      case 'party-night':
        return otherDay(first, plans);
      case 'overlap':
      case 'tight-walk':
        return planned.toReversed().flatMap((each) => otherTime(each, true, plans, conflict.by));
      case 'all-aboard':
      case 'before-port':
      case 'fireworks':
      case 'showtime':
      case 'closed':
      case 'before-open':
      case 'after-close':
      case 'before-arrival':
      case 'after-departure':
        return [...otherTime(first, false, plans, null), ...otherDay(first, plans)].slice(0, 1);
      case 'diet':
        return [];
    }
  };
  return fixes().slice(0, MOST_FIXES);
};
