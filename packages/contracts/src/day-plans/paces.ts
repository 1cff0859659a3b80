import type { CalendarDate } from '../core/primitives.js';
import type { DayItem } from '../planning/day-items.js';
import { ageOn } from '../trip/party.js';
import type { Traveler, WalkingPace } from '../trip/trips.js';
import { takesPart } from './stops/stop-people.js';
import { EQUAL_WEIGHT } from './minute-costs.js';
import { itemMinutes } from './items/item-minutes.js';
import { secondRide } from './riders/second-ride.js';
import type { KnownEntry } from './stops/day-entries.js';

/** Up to this age a child whose pace nobody entered slows the others down. */
const SMALL_CHILD_AGE = 6;
const SMALL_CHILD_FACTOR = 1.3;

/**
 * How many times as long as usual a walk or a rest takes with a person of each pace. Assumptions, not measured in the parks: a
 * slow walker covers about 50 metres a minute instead of 70; a stroller, wheelchair or scooter moves as fast as people walk but
 * takes ramps and elevators and is parked and fetched.
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
  return ageOn(person, date) <= SMALL_CHILD_AGE ? SMALL_CHILD_FACTOR : 1;
};

/** How many times as long as usual people who stay together walk on a date: as long as the slowest of them. */
export const stretchOf = (people: readonly Walker[], date: CalendarDate): number =>
  Math.max(1, ...people.map((person) => walkingFactor(person, date)));

/** The weight of walking where somebody walks slowly or rolls: a minute on foot costs about a third more than one in line. */
const SLOW_WEIGHT = 0.7;

/**
 * How much walking counts against waiting unless the family says otherwise: the same, and more where somebody is slow or comes
 * with a stroller, wheelchair or scooter, or a small child comes along.
 */
export const usualWalkingWeight = (people: readonly Walker[], date: CalendarDate): number =>
  stretchOf(people, date) > 1 ? SLOW_WEIGHT : EQUAL_WEIGHT;

/** A rest is planned in steps of five minutes. */
const REST_STEP = 5;

/**
 * How long an item takes, in minutes, as {@link itemMinutes}; a rest without minutes of its own is longer where somebody of the
 * party who takes part is not at the usual pace, and a ride takes twice as long and more where adults ride in turn.
 */
export const minutesFor = (item: DayItem, known: KnownEntry | null, party: readonly Traveler[]): number => {
  const minutes = itemMinutes(item, known);
  const again = secondRide(item, known, party, item.date);
  if (again) return minutes + again.minutes;
  if (item.details.kind !== 'break' || item.minutes !== null) return minutes;
  const paces = party
    .filter((person) => takesPart(item, person))
    .map(({ pace }) => paceFactors[pace ?? 'usual']);
  return Math.round((minutes * Math.max(1, ...paces)) / REST_STEP) * REST_STEP;
};
