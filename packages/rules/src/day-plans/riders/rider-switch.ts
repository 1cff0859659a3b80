import type { Attraction } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import { getAgeOn } from '../../trip/guests.js';
import type { Traveler } from '@landsea/contracts/trip';
import { splitRiders, type Rider } from './riders.js';

/** Source: the parks' rule of 2026. */
export const CARER_AGE = 14;

/**
 * `first` boards while `waits` stays with `tooShort`, then `waits` boards with one of `first`. Source: the
 * parks' Rider Switch, 2026.
 */
export interface RiderSwitch<P extends Rider> {
  tooShort: P[];
  first: P[];
  waits: P;
}

/** The last slow adult, else the last one; undefined where nobody is old enough. */
export const pickCarer = <P extends Pick<Traveler, 'age' | 'birthDate' | 'pace'>>(
  people: readonly P[],
  date: CalendarDate,
): P | undefined => {
  const carers = people.filter((person) => getAgeOn(person, date) >= CARER_AGE);
  return (
    carers.findLast(({ pace }) => pace === 'slow') ??
    carers.findLast(({ pace = 'usual' }) => pace === 'usual') ??
    carers.at(-1)
  );
};

/** Null where everybody, or nobody, may ride, or fewer than two riders are old enough to wait. */
export const planRiderSwitch = <P extends Rider & Pick<Traveler, 'pace'>>(
  ride: Pick<Attraction, 'heightInches' | 'riderSwitch'> | null,
  people: readonly P[],
  date: CalendarDate,
): RiderSwitch<P> | null => {
  if (!ride?.riderSwitch) return null;
  const { riders, tooShort } = splitRiders(ride, people, date);
  const carers = riders.filter((person) => getAgeOn(person, date) >= CARER_AGE);
  const waits = pickCarer(riders, date);
  if (tooShort.length === 0 || carers.length < 2 || waits === undefined) return null;
  return { tooShort, first: riders.filter((person) => person !== waits), waits };
};
