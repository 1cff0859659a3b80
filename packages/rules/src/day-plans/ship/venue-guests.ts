import type { ShipVenue } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import { getAgeOn } from '../../trip/guests.js';
import type { Traveler } from '@landsea/contracts/trip';
import { splitRiders } from '../riders/riders.js';
import type { KnownEntry } from '../stops/day-entries.js';

const ADULT = 18;
/** Elsewhere a child's place also admits companions. */
const strict: readonly ShipVenue['section'][] = ['club', 'nursery'];

type Person = Pick<Traveler, 'age' | 'birthDate'>;

/** Years; null without a bound. */
export interface AgeRange {
  minAge: number | null;
  maxAge: number | null;
}

const monthsOn = (birthDate: CalendarDate, date: CalendarDate): number =>
  (Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4))) * 12 +
  (Number(date.slice(5, 7)) - Number(birthDate.slice(5, 7))) -
  (date.slice(8) < birthDate.slice(8) ? 1 : 0);

/** Inclusive; a baby without a birth date counts as old enough for a nursery. */
export const isOfAge = ({ minAge, maxAge }: AgeRange, person: Person, date: CalendarDate): boolean => {
  const age = getAgeOn(person, date);
  const months = person.birthDate === undefined ? null : monthsOn(person.birthDate, date);
  const isOldEnough =
    minAge === null ||
    age >= minAge ||
    (age === 0 && minAge < 1 && (months === null || months >= minAge * 12));
  return isOldEnough && (maxAge === null || age <= maxAge);
};

export const getAges = (known: KnownEntry | null): AgeRange | null => {
  if (known?.list === 'excursions') return { minAge: known.entry.minAge || null, maxAge: null };
  if (known?.list !== 'shipVenues') return null;
  const { minAge, maxAge } = known.entry;
  return minAge === null && maxAge === null ? null : { minAge, maxAge };
};

/** `ages 11 to 14`, `ages 3 and up`, `adults of 18 and up`, `ages up to 8`. */
export const formatAges = ({ minAge, maxAge }: AgeRange): string => {
  if (minAge !== null && maxAge !== null)
    return minAge < 1
      ? `ages ${Math.round(minAge * 12)} months to ${maxAge} years`
      : `ages ${minAge} to ${maxAge}`;
  if (maxAge !== null) return `ages up to ${maxAge}`;
  return minAge === ADULT ? 'adults of 18 and up' : `ages ${minAge ?? 0} and up`;
};

export interface WhoMay<P extends Traveler = Traveler> {
  may: P[];
  not: P[];
}

const split = <P extends Traveler>(people: readonly P[], isIn: (person: P) => boolean): WhoMay<P> => ({
  may: people.filter(isIn),
  not: people.filter((person) => !isIn(person)),
});

/** Slides also have a height. A child's place outside clubs admits everybody with one child of its ages. */
export const splitByAge = (
  known: KnownEntry | null,
  people: readonly Traveler[],
  date: CalendarDate,
): WhoMay => {
  const ages = getAges(known);
  const limit = known?.list === 'shipVenues' ? known.entry.heightInches : null;
  const { tooShort } = splitRiders({ heightInches: limit }, [...people], date);
  const isTall = (person: Traveler): boolean => limit === null || !tooShort.includes(person);
  if (!ages) return split(people, isTall);
  const isStrict = known?.list === 'shipVenues' && strict.includes(known.entry.section);
  if (isStrict || ages.maxAge === null)
    return split(people, (person) => isOfAge(ages, person, date) && isTall(person));
  if (!people.some((person) => isOfAge(ages, person, date))) return { may: [], not: [...people] };
  return split(people, isTall);
};

const cycling = /\b(bicycle|bike)/i;
const slowPaces: readonly Traveler['pace'][] = ['slow', 'wheelchair'];

/** Assumption: slow walkers and wheelchair users are left out of bicycle outings. */
export const splitByChoice = (
  known: KnownEntry | null,
  people: readonly Traveler[],
  date: CalendarDate,
): WhoMay => {
  const { may, not } = splitByAge(known, people, date);
  if (known?.list !== 'excursions' || !cycling.test(known.entry.name)) return { may, not };
  const { may: riding, not: resting } = split(may, ({ pace }) => !slowPaces.includes(pace));
  return riding.length === 0 ? { may, not } : { may: riding, not: [...not, ...resting] };
};
