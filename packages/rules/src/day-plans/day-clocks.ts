import type { ParkId } from '@landsea/contracts/catalogue';
import type { Minute } from '../trip/clock.js';
import { isThere, type Part } from './parts.js';
import { findLastLegBefore } from './plan/park-legs.js';
import type { DayStop } from './stops/stops.js';
import type { Place } from './walks.js';

export interface PartClock {
  part: Part;
  now: Minute;
  here: Place | null;
  leg: number;
  waiting: number;
  walking: number;
  idle: number;
  meeting: number;
  riding: number;
  ahead: readonly Ahead[];
}

export interface Ahead {
  fixed: DayStop | undefined;
  mostLeg: number;
}

const aheadOf = (part: Part, order: readonly DayStop[], legs: readonly ParkId[]): Ahead[] => {
  const ahead: Ahead[] = [];
  let next: Ahead = { fixed: undefined, mostLeg: Math.max(0, legs.length - 1) };
  for (let index = order.length; index >= 0; index -= 1) {
    const stop = order[index];
    if (stop?.isFixed && isThere(stop, part)) {
      next = { fixed: stop, mostLeg: findLastLegBefore(legs, next.mostLeg, stop) };
    }
    ahead[index] = next;
  }
  return ahead;
};

export const lookAhead = ({ ahead }: PartClock, place: number): Ahead =>
  ahead[place] ?? { fixed: undefined, mostLeg: 0 };

export const runPartClocks = (
  parts: readonly Part[],
  order: readonly DayStop[],
  { start, legs = [] }: { start: Minute; legs?: readonly ParkId[] },
): PartClock[] =>
  parts.map((part) => ({
    part,
    now: start,
    here: null,
    leg: 0,
    waiting: 0,
    walking: 0,
    idle: 0,
    meeting: 0,
    riding: 0,
    ahead: aheadOf(part, order, legs),
  }));

export const getMeanMinutes = (
  clocks: readonly PartClock[],
  minutes: (clock: PartClock) => number,
): number => {
  const size = ({ part }: PartClock): number => Math.max(1, part.people.length);
  const people = clocks.reduce((total, clock) => total + size(clock), 0);
  const total = clocks.reduce((sum, clock) => sum + minutes(clock) * size(clock), 0);
  return total / Math.max(1, people);
};
