import type { CalendarDate } from '@landsea/contracts/core';
import { getAgeOn } from '../trip/guests.js';
import type { Traveler } from '@landsea/contracts/trip';
import type { Balances } from './settle-up.js';

export type Household = string[];

/** Children are not offered as payers. */
export const PAYS_FROM = 18;

/** Years. */
const [YOUNGEST_PARENT, ELDEST_PARENT, COUPLE_YEARS] = [16, 50, 15];

type Person = Pick<Traveler, 'id' | 'name' | 'age' | 'birthDate'>;

export const listPayers = <P extends Person>(party: readonly P[], firstDay: CalendarDate): P[] => {
  const adults = party.filter((person) => getAgeOn(person, firstDay) >= PAYS_FROM);
  return adults.length > 0 ? adults : [...party];
};

/** The couple with children of a party settles as one; ages tell parents from grandparents and siblings. */
export const makeUsualHouseholds = (party: readonly Person[], firstDay: CalendarDate): Household[] => {
  const aged = party.map((person) => ({ ref: person.id ?? person.name, age: getAgeOn(person, firstDay) }));
  const children = aged.filter(({ age }) => age < PAYS_FROM);
  const eldest = Math.max(...children.map(({ age }) => age));
  if (children.length === 0) return [];
  const likely = aged
    .filter(({ age }) => age >= PAYS_FROM)
    .filter(({ age }) => age - eldest >= YOUNGEST_PARENT && age - eldest <= ELDEST_PARENT)
    .sort((a, b) => a.age - b.age);
  const youngest = likely[0]?.age ?? 0;
  const couple = likely.filter(({ age }) => age - youngest <= COUPLE_YEARS);
  if (couple.length !== 2) return [];
  const together = new Set([...couple, ...children].map(({ ref }) => ref));
  return [aged.map(({ ref }) => ref).filter((ref) => together.has(ref))];
};

export const sumPurseBalances = (balances: Balances, households: readonly Household[]): Balances => {
  const purses: Balances = new Map();
  const nameOf = new Map<string, string>();
  for (const [person, cents] of balances) {
    const household = households.find((each) => each.includes(person)) ?? [person];
    const purse = household.map((each) => nameOf.get(each)).find((name) => name !== undefined) ?? person;
    for (const each of household) nameOf.set(each, purse);
    purses.set(purse, (purses.get(purse) ?? 0) + cents);
  }
  return purses;
};
