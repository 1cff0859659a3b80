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
 * Whether somebody of so many years meets a height limit. Who is below it does not, nor a child under three whose height nobody
 * entered; an older person without a height counts as tall enough. Without a limit everybody does.
 */
export const meetsHeightLimit = (
  { heightInches: limit }: HeightLimit,
  heightInches: number | undefined,
  years: number,
): boolean =>
  limit === null || (heightInches === undefined ? years >= MEASURED_FROM_AGE : heightInches >= limit);

/** Whether a person may board a ride on a date, by {@link meetsHeightLimit}. */
export const canRide = (ride: HeightLimit, person: Rider, date: CalendarDate): boolean =>
  meetsHeightLimit(ride, person.heightInches, ageOn(person, date));

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
