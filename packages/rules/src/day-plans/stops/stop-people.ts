import type { DayItem } from '@landsea/contracts/planning';
import type { Traveler } from '@landsea/contracts/trip';

/** Rows older than the ids name people. */
export const takesPart = ({ people }: Pick<DayItem, 'people'>, { id, name }: Traveler): boolean =>
  people === null || (id !== undefined && people.includes(id)) || people.includes(name);

export const getPersonRef = ({ id, name }: Traveler): string => id ?? name;

/** Null for everybody, also when no named person is in the party. */
export const listPeople = (
  item: Pick<DayItem, 'people'>,
  { people }: { people: readonly Traveler[] },
): string[] | null => {
  const there = people.filter((person) => takesPart(item, person));
  return there.length === 0 || there.length === people.length ? null : there.map(getPersonRef);
};
