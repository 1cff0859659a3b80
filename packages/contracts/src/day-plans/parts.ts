import type { DayStop } from './stops/stops.js';

/** People who do the same things all day, so that they are always together. */
export interface Part {
  people: readonly string[];
}

type Peopled = Pick<DayStop, 'people'>;

/** Whether a part takes part in a stop. All of its people do or none. */
export const isThere = ({ people: there }: Peopled, { people }: Part): boolean =>
  there === null || people.some((person) => there.includes(person));

/**
 * The parts into which a family divides over a day: one for each different choice of stops. Everybody is in one part on a day
 * on which nobody goes alone. People who do nothing at all are in no part. `party` may be empty where no stop names people.
 */
export const partsOf = (stops: readonly Peopled[], party: readonly string[]): Part[] => {
  const named = stops.filter(({ people }) => people !== null);
  if (named.length === 0) return [{ people: party }];
  const everybody = new Set([...party, ...named.flatMap(({ people }) => people ?? [])]);
  const parts = new Map<string, string[]>();
  for (const person of everybody) {
    const choice = named.map(({ people }) => (people?.includes(person) ? '1' : '0')).join('');
    parts.set(choice, [...(parts.get(choice) ?? []), person]);
  }
  return [...parts.values()]
    .map((people) => ({ people }))
    .filter((part) => stops.some((stop) => isThere(stop, part)));
};

/** Whether anybody goes without the others for a while. */
export const isSplit = (stops: readonly Peopled[]): boolean => stops.some(({ people }) => people !== null);
