import type { Attraction } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import { getAgeOn } from '../../trip/guests.js';
import type { Traveler } from '@landsea/contracts/trip';

/** A younger child without a height counts as too short for every height limit. */
export const MEASURED_FROM_AGE = 3;

export type Rider = Pick<Traveler, 'id' | 'name' | 'age' | 'birthDate' | 'heightInches'>;

type HeightLimit = Pick<Attraction, 'heightInches'>;

/** An older person without a height counts as tall enough. */
export const meetsHeightLimit = (
  { heightInches: limit }: HeightLimit,
  heightInches: number | undefined,
  years: number,
): boolean =>
  limit === null || (heightInches === undefined ? years >= MEASURED_FROM_AGE : heightInches >= limit);

export const canRide = (ride: HeightLimit, person: Rider, date: CalendarDate): boolean =>
  meetsHeightLimit(ride, person.heightInches, getAgeOn(person, date));

export interface Riders<P extends Rider> {
  riders: P[];
  tooShort: P[];
}

/** Everybody rides where there is no ride (null). */
export const splitRiders = <P extends Rider>(
  ride: HeightLimit | null,
  people: readonly P[],
  date: CalendarDate,
): Riders<P> => {
  const rides = (person: P): boolean => ride === null || canRide(ride, person, date);
  return { riders: people.filter(rides), tooShort: people.filter((person) => !rides(person)) };
};

/** Older people without a height are tall enough for every ride. */
const GROWN_AGE = 14;

/** Children of whom nobody knows whether they are tall enough. */
export const findUnmeasured = <P extends Rider>(
  ride: HeightLimit,
  people: readonly P[],
  date: CalendarDate,
): P[] =>
  ride.heightInches === null
    ? []
    : people.filter((person) => {
        const years = getAgeOn(person, date);
        return person.heightInches === undefined && years >= MEASURED_FROM_AGE && years < GROWN_AGE;
      });
