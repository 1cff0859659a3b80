import type { Attraction } from '../../catalogue/attractions.js';
import type { CalendarDate } from '../../core/primitives.js';
import { ageOn } from '../../trip/party.js';
import type { Traveler } from '../../trip/trips.js';
import { ridersOf, type Rider } from './riders.js';

/** The parks' rule of 2026: a guest of this age may look after a child who does not ride. */
export const CARER_AGE = 14;

/**
 * How a family rides although somebody is too short: `first` boards while `waits` stays with `tooShort`; then `waits` boards
 * with a short wait while one of `first` takes over. Source: the parks' Rider Switch, 2026.
 */
export interface RiderSwitch<P extends Rider> {
  tooShort: P[];
  first: P[];
  waits: P;
}

/**
 * Who of these people stays with a child while the others go: of those who are old enough the last who gets around slowly, else the
 * last at the usual pace. Undefined where nobody is old enough.
 */
export const pickCarer = <P extends Pick<Traveler, 'age' | 'birthDate' | 'pace'>>(
  people: readonly P[],
  date: CalendarDate,
): P | undefined => {
  const carers = people.filter((person) => ageOn(person, date) >= CARER_AGE);
  return (
    carers.findLast(({ pace }) => pace === 'slow') ??
    carers.findLast(({ pace = 'usual' }) => pace === 'usual') ??
    carers.at(-1)
  );
};

/**
 * The rider switch of these people at a ride on a date; null where the ride has none, where nobody or everybody is too
 * short, or where fewer than two riders are old enough to wait with the others in turn. {@link pickCarer} says who waits first
 * and rides second.
 */
export const riderSwitch = <P extends Rider & Pick<Traveler, 'pace'>>(
  ride: Pick<Attraction, 'heightInches' | 'riderSwitch'> | null,
  people: readonly P[],
  date: CalendarDate,
): RiderSwitch<P> | null => {
  if (!ride?.riderSwitch) return null;
  const { riders, tooShort } = ridersOf(ride, people, date);
  const carers = riders.filter((person) => ageOn(person, date) >= CARER_AGE);
  const waits = pickCarer(riders, date);
  if (tooShort.length === 0 || carers.length < 2 || waits === undefined) return null;
  return { tooShort, first: riders.filter((person) => person !== waits), waits };
};
