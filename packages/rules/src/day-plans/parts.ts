import type { DayStop } from './stops/stops.js';

export interface Part {
  people: readonly string[];
}

type Peopled = Pick<DayStop, 'people'>;

export const isThere = ({ people: there }: Peopled, { people }: Part): boolean =>
  there === null || people.some((person) => there.includes(person));

/** `party` may be empty where no stop names people. */
export const splitParts = (stops: readonly Peopled[], party: readonly string[]): Part[] => {
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

export const isSplit = (stops: readonly Peopled[]): boolean => stops.some(({ people }) => people !== null);
