import type { Minute } from '../trip/clock.js';
import { lookAhead, runPartClocks, getMeanMinutes, type PartClock } from './day-clocks.js';
import type { DayEvaluation } from './day-start.js';
import { isThere, splitParts } from './parts.js';
import { findLeg } from './plan/park-legs.js';
import { getLateness, serveLate, visitNext } from './stop-visits.js';
import type { DayStop, Service } from './stops/stops.js';

/** `walk` and `arrives` are those of the last person to come. */
export interface TimelineStop extends Service {
  id: string;
  walk: number;
  arrives: Minute;
  ride: number;
  /** Minutes; 0 is in time. */
  late: number;
}

/** Minutes; averages over a divided family may be fractional. */
export interface DayTotals {
  waiting: number;
  walking: number;
  idle: number;
  /** Idle minutes spent waiting for others; they cost as much as a line. */
  meeting: number;
  riding: number;
  end: Minute;
}

export interface Timeline {
  stops: TimelineStop[];
  totals: DayTotals;
  leftOut: string[];
}

const totalsOf = (
  clocks: readonly PartClock[],
  stops: readonly TimelineStop[],
  start: Minute,
): DayTotals => ({
  waiting: getMeanMinutes(clocks, ({ waiting }) => waiting),
  walking: getMeanMinutes(clocks, ({ walking }) => walking),
  idle: getMeanMinutes(clocks, ({ idle }) => idle),
  meeting: getMeanMinutes(clocks, ({ meeting }) => meeting),
  riding: getMeanMinutes(clocks, ({ riding }) => riding),
  end: stops.length > 0 ? Math.max(...stops.map(({ end }) => end)) : start,
});

const leaveTogether = (clocks: readonly PartClock[]): void => {
  const end = Math.max(...clocks.map(({ now }) => now));
  for (const clock of clocks) {
    clock.meeting += end - clock.now;
    clock.idle += end - clock.now;
  }
};

/**
 * The one evaluation for pages and optimizer. Parts of the family have their own clocks and leave together;
 * the cheapest way to do a stop counts.
 */
export const evaluateDay = (order: readonly DayStop[], evaluation: DayEvaluation): Timeline => {
  const { start, leaveOut = false, legs = [] } = evaluation;
  const clocks = runPartClocks(splitParts(order, evaluation.party ?? []), order, evaluation);
  const how = { ...evaluation, isSplit: clocks.length > 1 };
  const stops: TimelineStop[] = [];
  const leftOut: string[] = [];
  for (const [index, stop] of order.entries()) {
    const there = clocks.filter(({ part }) => isThere(stop, part));
    const { arrives, ways, service } = visitNext(stop, there, (clock) => lookAhead(clock, index + 1), how);
    if (leaveOut && !service) {
      leftOut.push(stop.id);
      continue;
    }
    const done = service ?? serveLate(stop, arrives);
    const walk = ways.find(({ comes }) => comes === arrives)?.walk ?? 0;
    const late = getLateness(stop, arrives, service);
    stops.push({ ...done, id: stop.id, walk, arrives, ride: stop.minutes, late });
    there.forEach((clock, each) => {
      clock.waiting += done.wait;
      clock.walking += ways[each]?.walk ?? 0;
      const meeting = arrives - (ways[each]?.comes ?? arrives);
      clock.meeting += meeting;
      clock.idle += done.idle + meeting;
      clock.riding += stop.minutes;
      clock.now = done.end;
      clock.here = stop.place;
      clock.leg = Math.max(clock.leg, findLeg(legs, clock.leg, stop));
    });
  }
  leaveTogether(clocks);
  return { stops, totals: totalsOf(clocks, stops, start), leftOut };
};

/** Whole minutes; negative is less. */
export interface MinutesChanged {
  waiting: number;
  walking: number;
  idle: number;
  end: number;
}

export const compareMinutes = (before: DayTotals, after: DayTotals): MinutesChanged => ({
  waiting: Math.round(after.waiting - before.waiting),
  walking: Math.round(after.walking - before.walking),
  idle: Math.round(after.idle - before.idle),
  end: after.end - before.end,
});
