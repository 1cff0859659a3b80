import { addDays, joinWords, type CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { formatTimeOfDay, toMinute, type Minute } from '../../trip/clock.js';
import type { KnownEntry } from '../stops/day-entries.js';
import { getItemMinutes } from './item-minutes.js';
import { isPartOfPlan } from './item-status.js';

type Planned = Pick<DayItem, 'id' | 'title' | 'date' | 'time' | 'minutes' | 'people' | 'status' | 'details'>;
type Person = { id?: string | undefined; name: string };

interface Seating {
  id: string;
  title: string;
  date: CalendarDate;
  from: Minute;
  until: Minute;
  people: ReadonlySet<string> | null;
}

const DAY_MINUTES = 1440;

const seatingOf = <T extends Planned>(
  meal: T,
  knownOf: (item: T) => KnownEntry | null,
): Seating | undefined => {
  const { id, title, date, time, people } = meal;
  if (meal.details.kind !== 'dining' || date === null || time === null || !isPartOfPlan(meal))
    return undefined;
  const from = toMinute(time);
  const until = from + getItemMinutes(meal, knownOf(meal));
  return { id, title, date, from, until, people: people && new Set(people) };
};

const dayWords = (days: number): string =>
  days === 0 ? '' : days < 0 ? ' the day before' : ' the day after';

const messageOf = ({ title, from }: Seating, days: number, both: readonly Person[]): string => {
  const who = joinWords(both.map(({ name }) => name));
  const have = both.length === 1 ? 'has' : 'have';
  const when = `${formatTimeOfDay(from)}${dayWords(days)}`;
  return `${who} already ${have} a meal at ${when}: ${title}. Choose another time.`;
};

/**
 * A meal may overlap another across midnight. Wishes and cancelled meals are ignored; `people` null is
 * everybody. Items are read once.
 */
export const makeMealChecks = <T extends Planned>(
  items: readonly T[],
  party: readonly Person[],
  knownOf: (item: T) => KnownEntry | null,
): ((meal: T) => string | undefined) => {
  const byDate = new Map<CalendarDate, Seating[]>();
  for (const item of items) {
    const seating = seatingOf(item, knownOf);
    if (!seating) continue;
    const known = byDate.get(seating.date);
    if (known) known.push(seating);
    else byDate.set(seating.date, [seating]);
  }
  const comes = ({ people }: Seating, { id = '' }: Person): boolean => people === null || people.has(id);
  return (item) => {
    const meal = seatingOf(item, knownOf);
    if (!meal) return undefined;
    for (const days of [0, -1, 1]) {
      for (const other of byDate.get(addDays(meal.date, days)) ?? []) {
        const otherFrom = days * DAY_MINUTES + other.from;
        const apart = otherFrom >= meal.until || days * DAY_MINUTES + other.until <= meal.from;
        if (apart || other.id === meal.id) continue;
        const both = party.filter((person) => comes(meal, person) && comes(other, person));
        if (both.length > 0) return messageOf(other, days, both);
      }
    }
    return undefined;
  };
};
