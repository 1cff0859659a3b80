import type { Minute } from './clock.js';
import { aheadFrom, clocksOf, meanMinutes, type PartClock } from './day-clocks.js';
import type { DayEvaluation } from './day-start.js';
import { isThere, partsOf } from './parts.js';
import { legFor } from './plan/park-legs.js';
import { lateness, tooLate, visitNext } from './stop-visits.js';
import type { DayStop, Service } from './stops/stops.js';

/**
 * A stop on the timeline: walk, be there at `arrives`, idle, wait, then `start` to `end`. Where people come from different
 * places, `walk` and `arrives` are those of the last to come.
 */
export interface TimelineStop extends Service {
  id: string;
  walk: number;
  arrives: Minute;
  ride: number;
  /** Minutes too late for its line, window or time; 0 is in time. */
  late: number;
}

/** Minutes of a day; those of its people on average, which need not be whole, where the family divides. */
export interface DayTotals {
  waiting: number;
  walking: number;
  idle: number;
  /** Of the idle minutes, those in which people wait for others of the family: on their feet, so they cost as much as a line. */
  meeting: number;
  riding: number;
  /** When the last stop ends. */
  end: Minute;
}

export interface Timeline {
  stops: TimelineStop[];
  totals: DayTotals;
  /** The ids of what was left out; empty unless `leaveOut` is set. */
  leftOut: string[];
}

const totalsOf = (
  clocks: readonly PartClock[],
  stops: readonly TimelineStop[],
  start: Minute,
): DayTotals => ({
  waiting: meanMinutes(clocks, ({ waiting }) => waiting),
  walking: meanMinutes(clocks, ({ walking }) => walking),
  idle: meanMinutes(clocks, ({ idle }) => idle),
  meeting: meanMinutes(clocks, ({ meeting }) => meeting),
  riding: meanMinutes(clocks, ({ riding }) => riding),
  end: stops.length > 0 ? Math.max(...stops.map(({ end }) => end)) : start,
});

/** Who is done first waits until everybody is. */
const leaveTogether = (clocks: readonly PartClock[]): void => {
  const end = Math.max(...clocks.map(({ now }) => now));
  for (const clock of clocks) {
    clock.meeting += end - clock.now;
    clock.idle += end - clock.now;
  }
};

/**
 * The times of a day whose stops are done in this order, each as soon as all of its people can be there: the one evaluation
 * for pages and optimizer. Parts of the family that do different things have their own clock and place, and
 * leave together. Of several ways to do
 * a stop (standby line, Lightning Lane, showings) the cheapest by `costs` counts.
 */
export const evaluateDay = (order: readonly DayStop[], evaluation: DayEvaluation): Timeline => {
  const { start, leaveOut = false, legs = [] } = evaluation;
  const clocks = clocksOf(partsOf(order, evaluation.party ?? []), order, evaluation);
  const how = { ...evaluation, isSplit: clocks.length > 1 };
  const stops: TimelineStop[] = [];
  const leftOut: string[] = [];
  for (const [index, stop] of order.entries()) {
    const there = clocks.filter(({ part }) => isThere(stop, part));
    const { arrives, ways, service } = visitNext(stop, there, (clock) => aheadFrom(clock, index + 1), how);
    if (leaveOut && !service) {
      leftOut.push(stop.id);
      continue;
    }
    const done = service ?? tooLate(stop, arrives);
    const walk = ways.find(({ comes }) => comes === arrives)?.walk ?? 0;
    const late = lateness(stop, arrives, service);
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
      clock.leg = Math.max(clock.leg, legFor(legs, clock.leg, stop));
    });
  }
  leaveTogether(clocks);
  return { stops, totals: totalsOf(clocks, stops, start), leftOut };
};
