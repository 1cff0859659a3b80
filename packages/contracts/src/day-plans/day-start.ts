import type { ParkId } from '../catalogue/places.js';
import type { Minute } from './clock.js';
import type { MinuteCosts } from './minute-costs.js';
import type { Place } from './walks.js';

/** Where and when a day begins, for whom, and how far its places are from each other. */
export interface DayStart {
  start: Minute;
  /** Whole minutes from where the day begins to its first stop. */
  toFirst: (place: Place) => number;
  /** Whole minutes from place to place; of some people where they are named. */
  walk: (a: Place, b: Place, people?: readonly string[] | null) => number;
  /** The parks in the order in which the family may be in them ({@link parkLegs}); any where there are none. */
  legs?: readonly ParkId[];
  /** Everybody of the party, as stops name them; needed where stops name people. */
  party?: readonly string[];
}

export interface DayEvaluation extends DayStart {
  costs?: MinuteCosts;
  /** Start no stop before the time that the plan gives it. */
  keepTimes?: boolean;
  /** Leave out what is too late, would make a fixed stop late or needs another change of park, instead of being late. */
  leaveOut?: boolean;
}
