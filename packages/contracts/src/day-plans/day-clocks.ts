import type { ParkId } from '../catalogue/places.js';
import type { Minute } from './clock.js';
import { isThere, partsOf, type Part } from './parts.js';
import { lastLegBefore } from './plan/park-legs.js';
import type { DayStop } from './stops/stops.js';
import type { Place } from './walks.js';

/** Where a part of the family is, in which leg of the parks, and how it has spent its minutes. */
export interface Clock {
  part: Part;
  now: Minute;
  here: Place | null;
  leg: number;
  waiting: number;
  walking: number;
  idle: number;
  riding: number;
  /** After each place of the order, the next fixed stop and the last leg in which the part may be before it. */
  ahead: { fixed: DayStop | undefined; mostLeg: number }[];
}

const aheadOf = (part: Part, order: readonly DayStop[], legs: readonly ParkId[]): Clock['ahead'] => {
  const ahead: Clock['ahead'] = [];
  let fixed: DayStop | undefined;
  let mostLeg = legs.length - 1;
  for (let index = order.length - 1; index >= 0; index -= 1) {
    ahead[index] = { fixed, mostLeg };
    const stop = order[index];
    if (!stop?.isFixed || !isThere(stop, part)) continue;
    fixed = stop;
    mostLeg = lastLegBefore(legs, mostLeg, stop);
  }
  return ahead;
};

/** The clocks of the parts into which the family divides over an order, at the beginning of the day. */
export const clocksOf = (
  order: readonly DayStop[],
  { start, party = [], legs = [] }: { start: Minute; party?: readonly string[]; legs?: readonly ParkId[] },
): Clock[] =>
  partsOf(order, party).map((part) => ({
    part,
    now: start,
    here: null,
    leg: 0,
    waiting: 0,
    walking: 0,
    idle: 0,
    riding: 0,
    ahead: aheadOf(part, order, legs),
  }));

/** The mean of the clocks' minutes over their people. */
export const meanMinutes = (clocks: readonly Clock[], minutes: (clock: Clock) => number): number => {
  const size = ({ part }: Clock): number => Math.max(1, part.people.length);
  const people = clocks.reduce((total, clock) => total + size(clock), 0);
  const total = clocks.reduce((sum, clock) => sum + minutes(clock) * size(clock), 0);
  return Math.round(total / Math.max(1, people));
};
