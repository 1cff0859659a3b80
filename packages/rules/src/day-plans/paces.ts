import type { CalendarDate } from '@landsea/contracts/core';
import type { DayItem } from '@landsea/contracts/planning';
import { getAgeOn } from '../trip/guests.js';
import type { Traveler, WalkingPace } from '@landsea/contracts/trip';
import { takesPart } from './stops/stop-people.js';
import { EQUAL_WEIGHT } from './minute-costs.js';
import { getItemMinutes } from './items/item-minutes.js';
import { getSecondRide } from './riders/second-ride.js';
import type { KnownEntry } from './stops/day-entries.js';

const SMALL_CHILD_AGE = 6;
const SMALL_CHILD_FACTOR = 1.3;

/**
 * Assumptions: a slow walker covers about 50 metres a minute instead of 70; wheels need ramps and elevators.
 */
export const paceFactors: Record<WalkingPace, number> & { asOf: CalendarDate } = {
  asOf: '2026-11-24',
  usual: 1,
  slow: 1.4,
  stroller: 1.2,
  wheelchair: 1.15,
};

type Walker = Pick<Traveler, 'age' | 'birthDate' | 'pace'>;

const walkingFactor = (person: Walker, date: CalendarDate): number => {
  if (person.pace !== undefined) return paceFactors[person.pace];
  return getAgeOn(person, date) <= SMALL_CHILD_AGE ? SMALL_CHILD_FACTOR : 1;
};

/** The slowest person decides. */
export const getStretch = (people: readonly Walker[], date: CalendarDate): number =>
  Math.max(1, ...people.map((person) => walkingFactor(person, date)));

/** A minute on foot costs about a third more than one in line. */
const SLOW_WEIGHT = 0.7;

export const getUsualWalkingWeight = (people: readonly Walker[], date: CalendarDate): number =>
  getStretch(people, date) > 1 ? SLOW_WEIGHT : EQUAL_WEIGHT;

const REST_STEP = 5;

/** {@link getItemMinutes}, longer for rests of slow people and for rides in turn. */
export const getMinutesFor = (
  item: DayItem,
  known: KnownEntry | null,
  party: readonly Traveler[],
): number => {
  const minutes = getItemMinutes(item, known);
  const again = getSecondRide(item, known, party, item.date);
  if (again) return minutes + again.minutes;
  if (item.details.kind !== 'break' || item.minutes !== null) return minutes;
  const paces = party
    .filter((person) => takesPart(item, person))
    .map(({ pace }) => paceFactors[pace ?? 'usual']);
  return Math.round((minutes * Math.max(1, ...paces)) / REST_STEP) * REST_STEP;
};
