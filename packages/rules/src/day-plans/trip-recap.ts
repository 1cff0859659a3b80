import type { Attraction, ParkCalendar } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { toMinute } from '../trip/clock.js';
import { makeParkDay } from './park-day.js';
import { getExpectedWait } from './waits.js';

export interface TripRecap {
  /** A ride with its Lightning Lane counts once a day. */
  rides: { title: string; times: number }[];
  shows: number;
  meals: number;
  characters: string[];
  /** Minutes; null where no line can be compared. Rides with a Lightning Lane are left out. */
  lines: { rides: number; waitedMinutes: number; usualMinutes: number } | null;
  bestSnack: { title: string; rating: number } | null;
  photos: DayItem[];
}

type Line = { waited: number; usual: number };

const rideKey = ({ date, catalogueId, title }: DayItem): string => `${date ?? ''} ${catalogueId ?? title}`;

const ridesOf = (done: readonly DayItem[]): TripRecap['rides'] => {
  const perDay = new Map<string, { title: string; standby: number; lane: number }>();
  for (const item of done) {
    const { kind } = item.details;
    if (kind !== 'attraction' && !(kind === 'lane' && item.catalogueId !== null)) continue;
    const known = perDay.get(rideKey(item)) ?? { title: item.title, standby: 0, lane: 0 };
    known[kind === 'lane' ? 'lane' : 'standby'] += 1;
    perDay.set(rideKey(item), known);
  }
  const times = new Map<string, number>();
  for (const { title, standby, lane } of perDay.values())
    times.set(title, (times.get(title) ?? 0) + Math.max(standby, lane));
  return [...times]
    .map(([title, count]) => ({ title, times: count }))
    .toSorted((one, other) => other.times - one.times || one.title.localeCompare(other.title));
};

const lineOf = (
  { details, date, time, park, catalogueId }: DayItem,
  attractions: ReadonlyMap<string, Attraction>,
  calendar: ParkCalendar | undefined,
): Line[] => {
  const waited = details.kind === 'attraction' ? details.actualWait : undefined;
  const ride = catalogueId === null ? undefined : attractions.get(catalogueId);
  if (waited === undefined || waited === null || !ride || !calendar || !date || !time) return [];
  const day = makeParkDay(park ?? ride.park, date, calendar, { earlyEntry: false });
  return day ? [{ waited, usual: getExpectedWait(ride, toMinute(time), day) }] : [];
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const bestSnackOf = (done: readonly DayItem[]): TripRecap['bestSnack'] => {
  const rated = done.flatMap(({ title, details }) => {
    const ratings = details.kind === 'snack' ? Object.values(details.ratings) : [];
    return ratings.length > 0 ? [{ title, rating: mean(ratings) }] : [];
  });
  return rated.toSorted((one, other) => other.rating - one.rating)[0] ?? null;
};

/** Only done items count: other plans may not have happened. */
export const recapTrip = (
  items: readonly DayItem[],
  catalogue: { attractions: readonly Attraction[]; calendar: ParkCalendar | undefined },
): TripRecap => {
  const done = items.filter(({ status }) => status === 'done');
  const count = (kind: DayItem['details']['kind']) =>
    done.filter(({ details }) => details.kind === kind).length;
  const lanes = new Set(items.filter(({ details }) => details.kind === 'lane').map(rideKey));
  const attractions = new Map(catalogue.attractions.map((ride) => [ride.id, ride]));
  const lines = done
    .filter((item) => !lanes.has(rideKey(item)))
    .flatMap((item) => lineOf(item, attractions, catalogue.calendar));
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  const met = done.flatMap(({ details, title }) =>
    details.kind === 'meet' ? (details.characters.length > 0 ? details.characters : [title]) : [],
  );
  return {
    rides: ridesOf(done),
    shows: count('show'),
    meals: count('dining'),
    characters: [...new Set(met)],
    lines:
      lines.length > 0
        ? {
            rides: lines.length,
            waitedMinutes: sum(({ waited }) => waited),
            usualMinutes: sum(({ usual }) => usual),
          }
        : null,
    bestSnack: bestSnackOf(done),
    photos: items
      .filter(({ photoId, status }) => photoId !== null && status !== 'cancelled')
      .toSorted((one, other) => (one.date ?? '').localeCompare(other.date ?? '')),
  };
};
