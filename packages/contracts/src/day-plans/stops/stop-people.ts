import type { DayItem } from '../../planning/day-items.js';
import type { Traveler } from '../../trip/trips.js';

/** A person of the party as items name them: by id, or by name in rows older than the ids. */
export const takesPart = ({ people }: Pick<DayItem, 'people'>, { id, name }: Traveler): boolean =>
  people === null || (id !== undefined && people.includes(id)) || people.includes(name);

/** How stops name a person of the party. */
export const personRef = ({ id, name }: Traveler): string => id ?? name;

/** Who of the party does an item; null for everybody, also where it names only people who are not in the party. */
export const peopleOf = (
  item: Pick<DayItem, 'people'>,
  { people }: { people: readonly Traveler[] },
): string[] | null => {
  const there = people.filter((person) => takesPart(item, person));
  return there.length === 0 || there.length === people.length ? null : there.map(personRef);
};
