import type { DayItem } from './day-items.js';

/** How long a meal takes when nobody said. */
export const MEAL_MINUTES = 90;

type Planned = Pick<DayItem, 'id' | 'title' | 'date' | 'time' | 'minutes' | 'people' | 'status' | 'details'>;
type Person = { id?: string | undefined; name: string };

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isMeal = ({ details, status, time }: Planned): boolean =>
  details.kind === 'dining' && time !== null && status !== 'wish' && status !== 'cancelled';

const span = ({ time, minutes }: Planned): [number, number] => {
  const from = minuteOf(time ?? '00:00');
  return [from, from + (minutes ?? MEAL_MINUTES)];
};

const isAtOnce = (a: Planned, b: Planned): boolean => {
  const [[from, to], [otherFrom, otherTo]] = [span(a), span(b)];
  return from < otherTo && otherFrom < to;
};

const clockWords = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12)}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
};

/**
 * Why a meal cannot be at its time: somebody who comes has another one then, which lasts its minutes or {@link MEAL_MINUTES}.
 * `people` null is everybody of the party. Wishes and cancelled meals take no time.
 */
export const mealOverlap = (
  meal: Planned,
  others: readonly Planned[],
  party: readonly Person[],
): string | undefined => {
  if (!isMeal(meal)) return undefined;
  for (const other of others) {
    if (other.id === meal.id || other.date !== meal.date || !isMeal(other) || !isAtOnce(meal, other))
      continue;
    const both = party.filter(({ id = '' }) =>
      [meal, other].every(({ people }) => people === null || people.includes(id)),
    );
    if (both.length === 0) continue;
    const who = new Intl.ListFormat('en-US').format(both.map(({ name }) => name));
    return `${who} already ${both.length === 1 ? 'has' : 'have'} a meal at ${clockWords(other.time ?? '')}: ${other.title}. Choose another time.`;
  }
  return undefined;
};
