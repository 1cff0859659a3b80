import type { ParkId } from '@landsea/contracts/catalogue';
import type { Minute } from '../trip/clock.js';
import type { MinuteCosts } from './minute-costs.js';
import type { Place } from './walks.js';

export interface DayStart {
  start: Minute;
  toFirst: (place: Place) => number;
  /** Minutes. */
  walk: (a: Place, b: Place, people?: readonly string[] | null) => number;
  legs?: readonly ParkId[];
  /** Required where stops name people. */
  party?: readonly string[];
}

export interface DayEvaluation extends DayStart {
  costs?: MinuteCosts;
  keepTimes?: boolean;
  /** Leaves out a stop instead of being late, or of another change of park. */
  leaveOut?: boolean;
}
