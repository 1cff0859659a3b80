import type { CalendarDate } from '../core/primitives.js';
import { ageOn } from '../trip/party.js';
import type { Traveler } from '../trip/trips.js';
import type { Balances } from './settle-up.js';

/** The people of a party who pay from one purse, as expenses name them. */
export type Household = string[];

/** From this age a person of the party pays for themselves; children are not offered as payers. */
export const PAYS_FROM = 18;

/** A parent of the eldest child is between so many years older, and a couple is within so many years of each other. */
const [YOUNGEST_PARENT, ELDEST_PARENT, COUPLE_YEARS] = [16, 50, 15];

type Person = Pick<Traveler, 'id' | 'name' | 'age' | 'birthDate'>;

/** Everybody of a party who may have paid: its adults, or everybody where there are none. */
export const payersOf = <P extends Person>(party: readonly P[], firstDay: CalendarDate): P[] => {
  const adults = party.filter((person) => ageOn(person, firstDay) >= PAYS_FROM);
  return adults.length > 0 ? adults : [...party];
};

/**
 * Who settles as one unless the family says otherwise: the couple of a party with children, and the children with them. Parents
 * are told from grandparents and grown brothers and sisters by their ages; of two families nobody is put together.
 */
export const usualHouseholds = (party: readonly Person[], firstDay: CalendarDate): Household[] => {
  const aged = party.map((person) => ({ ref: person.id ?? person.name, age: ageOn(person, firstDay) }));
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

/** The balances of purses: those of a household are one, under the name of whoever of it comes first in the balances. */
export const balancesOfPurses = (balances: Balances, households: readonly Household[]): Balances => {
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
