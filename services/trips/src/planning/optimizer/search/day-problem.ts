import type { ParkId } from '@landsea/contracts/catalogue';
import type { DayStop, Minute, MinuteCosts, Part } from '@landsea/contracts/day-plans';

/** How far a search goes. Counted in steps and never in time, so that a day gets the same answer on any machine. */
export interface SearchBudget {
  /** Labels that the exact search may try; 0 where nobody waits for a proof. */
  labels: number;
  /** Places of stops that the heuristic search may evaluate. */
  places: number;
  /** Rounds of the heuristic search; as many as suit the day unless given. */
  iterations?: number;
}

/** People of a family who do the same things all day, with their minutes on foot as {@link DayProblem.walks}. */
export interface ProblemPart extends Part {
  walks: readonly (readonly number[])[];
}

/** A day to put in order, as plain data for a worker. `stops` are in their current order. */
export interface DayProblem {
  stops: readonly DayStop[];
  start: Minute;
  /** Minutes on foot by row and column of `stops`; the row after the last stop is where the day starts. */
  walks: readonly (readonly number[])[];
  /** The parks in the order in which the family may be in them; any where there are none. */
  legs?: readonly ParkId[];
  /** The parts into which the family divides over the day; needed where it does. */
  parts?: readonly ProblemPart[];
  costs: MinuteCosts;
  /** What it costs when a stop no longer follows the one that it follows now; 0 for a day that is planned afresh. */
  changeCost: number;
  /** Seeds the random numbers of the search, so that the same day gets the same order. */
  seed: number;
  /** How far the search goes, in steps; the usual ones unless tests say otherwise. */
  budget?: SearchBudget;
}

/** A stop in its place, done in one of its ways; of what begins at several times, at one of them. `joinsAt`: its line is joined then, on purpose later than people could; null for as soon as they are there. */
export interface PlacedStop {
  stop: number;
  way: number;
  startsAt: Minute | null;
  joinsAt: Minute | null;
}

/** The best order found. `stops` that are missing in it do not fit. `proven`: no order is better, whenever its stops are begun. */
export interface FoundOrder {
  order: PlacedStop[];
  proven: boolean;
}
