import { parkNames } from '../../catalogue/places.js';
import type { DayItem } from '../../planning/day-items.js';
import { clockLabel, minuteOf } from '../clock.js';
import { parkDayOf } from '../day-context.js';
import { findStayingBehind, stayingLabel } from '../ship/staying-behind.js';
import { showDay } from '../shows/show-day.js';
import { attractionOf, entryOf, placeOf } from '../stops/day-entries.js';
import { expectedWait } from '../waits.js';
import type { WishDay } from './wish-days.js';

const WORTH_SAYING = 10;

const daysThere = (item: DayItem, days: readonly WishDay[], { context }: WishDay): string[] => {
  const { park } = placeOf(item, entryOf(item, context.catalogue));
  if (!park) return [];
  const count = days.filter(({ context: { parks } }) => parks.includes(park)).length;
  return [
    count === 1
      ? `Your only day at ${parkNames[park]}.`
      : `The day with the most room of your ${String(count)} at ${parkNames[park]}.`,
  ];
};

const linesThen = (item: DayItem, { context }: WishDay): string[] => {
  const ride = attractionOf(entryOf(item, context.catalogue), context.catalogue);
  const hours = ride && parkDayOf(ride.park, context);
  if (!ride || !hours || item.time === null) return [];
  const minute = minuteOf(item.time);
  const wait = Math.round(expectedWait(ride, minute, hours));
  const most = Math.max(
    ...Array.from({ length: Math.ceil((hours.close - hours.open) / 60) }, (_, hour) =>
      Math.round(expectedWait(ride, hours.open + hour * 60, hours)),
    ),
  );
  if (wait === 0) return [];
  const later = most - wait >= WORTH_SAYING ? `, ${String(most)} at the busiest hour` : '';
  return [`About ${String(wait)} min in line then${later}.`];
};

const playsThen = (item: DayItem, { context }: WishDay): string[] => {
  const known = entryOf(item, context.catalogue);
  if (known?.list !== 'shows' || item.time === null) return [];
  const program = showDay(known.entry, context.date, parkDayOf(known.entry.park, context));
  const starts = program.runs ? program.starts : [];
  const time = clockLabel(minuteOf(item.time));
  if (starts.length === 0) return [];
  return [
    starts.length === 1
      ? `Plays once that day, at ${time}.`
      : `One of ${String(starts.length)} showings that day.`,
  ];
};

const stayingThen = (item: DayItem, { context }: WishDay): string[] => {
  const staying = findStayingBehind(item, context);
  return staying ? [`${stayingLabel(staying)}.`] : [];
};

/** Sentences; `item` has the proposed date and time, `days` are all possible ones. */
export const whyHere = (item: DayItem, days: readonly WishDay[]): string | null => {
  const at = days.find(({ day }) => day.date === item.date);
  if (!at) return null;
  const reasons = [...daysThere(item, days, at), ...playsThen(item, at), ...linesThen(item, at)];
  if (reasons.length === 0 && at.day.place !== null) reasons.push(`You are at ${at.day.place} that day.`);
  reasons.push(...stayingThen(item, at));
  return reasons.length > 0 ? reasons.join(' ') : null;
};
