import { daysBetween } from '../../core/calendar.js';
import type { DayItem } from '../../planning/day-items.js';
import { clockLabel, minuteOf } from '../clock.js';
import type { KnownEntry } from '../stops/day-entries.js';
import { itemMinutes } from './item-minutes.js';
import { isPartOfPlan } from './item-status.js';

type Planned = Pick<DayItem, 'id' | 'title' | 'date' | 'time' | 'minutes' | 'people' | 'status' | 'details'>;
type Meal = Planned & { date: string; time: string };
type Person = { id?: string | undefined; name: string };

const DAY_MINUTES = 1440;

const isMeal = (item: Planned): item is Meal =>
  item.details.kind === 'dining' && item.date !== null && item.time !== null && isPartOfPlan(item);

/** How people say which day the other meal is on, where it is not the same. */
const dayWords = (days: number): string =>
  days === 0 ? '' : days < 0 ? ' the day before' : ' the day after';

/**
 * Why a meal cannot be at its time: somebody who comes has another one then, which may be on the other side of midnight. A meal
 * lasts as long as {@link itemMinutes} says, with the entry that `knownOf` finds. `people` null is everybody of the party.
 * Wishes and cancelled meals take no time.
 */
export const mealOverlap = <T extends Planned>(
  meal: T,
  others: readonly T[],
  party: readonly Person[],
  knownOf: (item: T) => KnownEntry | null,
): string | undefined => {
  if (!isMeal(meal)) return undefined;
  const from = minuteOf(meal.time);
  const until = from + itemMinutes(meal, knownOf(meal));
  for (const other of others) {
    if (other.id === meal.id || !isMeal(other)) continue;
    const days = daysBetween(meal.date, other.date);
    const otherFrom = days * DAY_MINUTES + minuteOf(other.time);
    if (otherFrom >= until || otherFrom + itemMinutes(other, knownOf(other)) <= from) continue;
    const both = party.filter(({ id = '' }) =>
      [meal, other].every(({ people }) => people === null || people.includes(id)),
    );
    if (both.length === 0) continue;
    const who = new Intl.ListFormat('en-US').format(both.map(({ name }) => name));
    const have = both.length === 1 ? 'has' : 'have';
    const when = `${clockLabel(minuteOf(other.time))}${dayWords(days)}`;
    return `${who} already ${have} a meal at ${when}: ${other.title}. Choose another time.`;
  }
  return undefined;
};
