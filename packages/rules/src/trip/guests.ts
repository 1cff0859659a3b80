import type { CalendarDate } from '@landsea/contracts/core';
import type { Traveler } from '@landsea/contracts/trip';

const yearsBetween = (birth: CalendarDate, date: CalendarDate): number =>
  Number(date.slice(0, 4)) - Number(birth.slice(0, 4)) - (date.slice(5) < birth.slice(5) ? 1 : 0);

/** The entered age without a birth date. A birthday on 29 February counts from 1 March. */
export const getAgeOn = (person: Pick<Traveler, 'age' | 'birthDate'>, date: CalendarDate): number =>
  person.birthDate === undefined ? person.age : yearsBetween(person.birthDate, date);

/** Domain.md, P1: under 3 free, 3 to 9 child, 10 and over adult. */
export type TicketAge = 'free' | 'child' | 'adult';
export const getTicketAge = (years: number): TicketAge =>
  years < 3 ? 'free' : years < 10 ? 'child' : 'adult';

export interface Guests {
  adults: number;
  children: number;
  infants: number;
}

export const countGuestsOn = (
  people: readonly Pick<Traveler, 'age' | 'birthDate'>[],
  date: CalendarDate,
): Guests => {
  const count = (kind: TicketAge) =>
    people.filter((person) => getTicketAge(getAgeOn(person, date)) === kind).length;
  return { adults: count('adult'), children: count('child'), infants: count('free') };
};

export const listPeopleNames = (
  party: readonly Pick<Traveler, 'id' | 'name'>[],
  people: readonly string[] | null,
): string[] =>
  people?.map(
    (ref) =>
      party.find(({ id, name: called }) => (id ?? called) === ref || called === ref)?.name ??
      'Somebody who left',
  ) ?? [];
