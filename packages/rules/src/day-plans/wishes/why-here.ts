import { parkNames } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { formatTimeOfDay, toMinute } from '../../trip/clock.js';
import { getParkDay } from '../day-context.js';
import { findStayingBehind, formatStaying } from '../ship/staying-behind.js';
import { showDay } from '../shows/show-day.js';
import { findAttraction, findEntry, getItemPlace } from '../stops/day-entries.js';
import { getExpectedWait } from '../waits.js';
import type { WishDay } from './wish-days.js';

const WORTH_SAYING = 10;

const daysThere = (item: DayItem, days: readonly WishDay[], { context }: WishDay): string[] => {
  const { park } = getItemPlace(item, findEntry(item, context.catalogue));
  if (!park) return [];
  const count = days.filter(({ context: { parks } }) => parks.includes(park)).length;
  return [
    count === 1
      ? `Your only day at ${parkNames[park]}.`
      : `The day with the most room of your ${count} at ${parkNames[park]}.`,
  ];
};

const linesThen = (item: DayItem, { context }: WishDay): string[] => {
  const ride = findAttraction(findEntry(item, context.catalogue), context.catalogue);
  const hours = ride && getParkDay(ride.park, context);
  if (!ride || !hours || item.time === null) return [];
  const minute = toMinute(item.time);
  const wait = Math.round(getExpectedWait(ride, minute, hours));
  const most = Math.max(
    ...Array.from({ length: Math.ceil((hours.close - hours.open) / 60) }, (_, hour) =>
      Math.round(getExpectedWait(ride, hours.open + hour * 60, hours)),
    ),
  );
  if (wait === 0) return [];
  const later = most - wait >= WORTH_SAYING ? `, ${most} at the busiest hour` : '';
  return [`About ${wait} min in line then${later}.`];
};

const playsThen = (item: DayItem, { context }: WishDay): string[] => {
  const known = findEntry(item, context.catalogue);
  if (known?.list !== 'shows' || item.time === null) return [];
  const program = showDay(known.entry, context.date, getParkDay(known.entry.park, context));
  const starts = program.runs ? program.starts : [];
  const time = formatTimeOfDay(toMinute(item.time));
  if (starts.length === 0) return [];
  return [
    starts.length === 1 ? `Plays once that day, at ${time}.` : `One of ${starts.length} showings that day.`,
  ];
};

const stayingThen = (item: DayItem, { context }: WishDay): string[] => {
  const staying = findStayingBehind(item, context);
  return staying ? [`${formatStaying(staying)}.`] : [];
};

/** Sentences; `item` has the proposed date and time, `days` are all possible ones. */
export const explainPlace = (item: DayItem, days: readonly WishDay[]): string | null => {
  const at = days.find(({ day }) => day.date === item.date);
  if (!at) return null;
  const reasons = [...daysThere(item, days, at), ...playsThen(item, at), ...linesThen(item, at)];
  if (reasons.length === 0 && at.day.place !== null) reasons.push(`You are at ${at.day.place} that day.`);
  reasons.push(...stayingThen(item, at));
  return reasons.length > 0 ? reasons.join(' ') : null;
};
