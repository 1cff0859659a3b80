import type { ParkId } from '@landsea/contracts/catalogue';
import type { DayStop, MinuteCosts, Part } from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';

/** Counted in steps, never in time: a day gets the same answer on any machine. */
export interface SearchBudget {
  /** Labels of the exact search; 0 without a proof. */
  labels: number;
  places: number;
  iterations?: number;
}

export interface ProblemPart extends Part {
  walks: readonly (readonly number[])[];
}

/** Plain data for a worker; `stops` are in their current order. */
export interface DayProblem {
  stops: readonly DayStop[];
  start: Minute;
  /** Minutes on foot by row and column of `stops`; the row after the last stop is the start of the day. */
  walks: readonly (readonly number[])[];
  /** Their order binds the family; empty for any order. */
  legs?: readonly ParkId[];
  parts?: readonly ProblemPart[];
  costs: MinuteCosts;
  /** The cost of separating two stops that follow each other now; 0 for a new plan. */
  changeCost: number;
  /** The same seed gives the same order. */
  seed: number;
  budget?: SearchBudget;
}

export interface PlacedStop {
  stop: number;
  way: number;
  startsAt: Minute | null;
  joinsAt: Minute | null;
}

/** Missing `stops` do not fit. `proven`: no order is better. */
export interface FoundOrder {
  order: PlacedStop[];
  proven: boolean;
}
