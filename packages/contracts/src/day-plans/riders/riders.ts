import type { Attraction } from '../../catalogue/attractions.js';
import type { CalendarDate } from '../../core/primitives.js';
import { ageOn } from '../../trip/party.js';
import type { Traveler } from '../../trip/trips.js';

/** Below this age a child without a height is taken to be too short for every ride that has a height limit. */
export const MEASURED_FROM_AGE = 3;

/** What decides whether a person may ride. */
export type Rider = Pick<Traveler, 'id' | 'name' | 'age' | 'birthDate' | 'heightInches'>;

type HeightLimit = Pick<Attraction, 'heightInches'>;

/**
 * Whether a person may board a ride on a date. Somebody below the height limit may not, nor a child under three whose height
 * nobody entered; an older person without a height counts as tall enough. A ride without a limit is for everybody.
 */
export const canRide = ({ heightInches: limit }: HeightLimit, person: Rider, date: CalendarDate): boolean => {
  if (limit === null) return true;
  if (person.heightInches !== undefined) return person.heightInches >= limit;
  return ageOn(person, date) >= MEASURED_FROM_AGE;
};

/** Who of these people may board a ride on a date, and who is too short for it. */
export interface Riders<P extends Rider> {
  riders: P[];
  tooShort: P[];
}

/** Everybody by {@link canRide}; all of them are riders where there is no ride (null). */
export const ridersOf = <P extends Rider>(
  ride: HeightLimit | null,
  people: readonly P[],
  date: CalendarDate,
): Riders<P> => {
  const rides = (person: P): boolean => ride === null || canRide(ride, person, date);
  return { riders: people.filter(rides), tooShort: people.filter((person) => !rides(person)) };
};
