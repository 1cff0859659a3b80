import type { ParkId } from '../catalogue/places.js';
import type { Minute } from './clock.js';
import { clocksOf, meanMinutes, type Clock } from './day-clocks.js';
import { EARLIEST_FINISH, type MinuteCosts } from './minute-costs.js';
import { isThere } from './parts.js';
import { legFor } from './plan/park-legs.js';
import { latestArrival, servicesAt, type DayStop, type Service } from './stops/stops.js';
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

/** Minutes of a day. Where the family divides, those of its people on average. */
export interface DayTotals {
  waiting: number;
  walking: number;
  idle: number;
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

const costOf = (service: Service, { wait, idle }: MinuteCosts): number =>
  service.wait * wait + service.idle * idle;

/** The cheapest way, and of equally cheap ones the one that ends first. */
const cheapest = (services: Service[], costs: MinuteCosts): Service | undefined =>
  services.reduce<Service | undefined>((best, each) => {
    if (!best) return each;
    const difference = costOf(each, costs) - costOf(best, costs);
    return difference < 0 || (difference === 0 && each.end < best.end) ? each : best;
  }, undefined);

/** Done although it is too late for all its ways: what begins at a time is still seen by who is there before it begins. */
const tooLate = (stop: DayStop, arrival: Minute): Service => {
  const way = stop.ways[0];
  const begins = way?.kind === 'timed' ? way.starts.find((start) => start >= arrival) : undefined;
  const start = begins ?? arrival;
  return {
    way: way?.kind ?? 'line',
    idle: 0,
    wait: start - arrival,
    start,
    end: start + stop.minutes,
  };
};

const totalsOf = (clocks: readonly Clock[], stops: readonly TimelineStop[], start: Minute): DayTotals => ({
  waiting: meanMinutes(clocks, ({ waiting }) => waiting),
  walking: meanMinutes(clocks, ({ walking }) => walking),
  idle: meanMinutes(clocks, ({ idle }) => idle),
  riding: meanMinutes(clocks, ({ riding }) => riding),
  end: stops.length > 0 ? Math.max(...stops.map(({ end }) => end)) : start,
});

/** How far each part of the family walks to a stop, and when it comes. */
const waysTo = (
  { place }: DayStop,
  there: readonly Clock[],
  isSplit: boolean,
  { walk, toFirst }: DayStart,
): { walk: number; comes: Minute }[] =>
  there.map(({ here, now, part }) => {
    const walked = here ? walk(here, place, isSplit ? part.people : null) : toFirst(place);
    return { walk: walked, comes: now + walked };
  });

/** Whether everybody still comes to their next fixed stop in time, and without another change of park. */
const fitsBefore =
  (stop: DayStop, index: number, there: readonly Clock[], { walk, legs = [] }: DayStart) =>
  ({ end }: Service): boolean =>
    there.every((clock) => {
      const { fixed, mostLeg = 0 } = clock.ahead[index] ?? {};
      const leg = legFor(legs, clock.leg, stop);
      if (legs.length > 0 && (leg < 0 || leg > mostLeg)) return false;
      return !fixed || end + walk(stop.place, fixed.place) <= latestArrival(fixed);
    });

/** The ways to do a stop not before its planned time; idling until then where it is a line or a window. */
const heldServices = (stop: DayStop, time: Minute, arrives: Minute): Service[] => {
  const { minutes } = stop;
  const timed = stop.ways.filter(({ kind }) => kind === 'timed');
  const open = stop.ways.filter(({ kind }) => kind !== 'timed');
  const held = Math.max(0, time - arrives);
  const later = servicesAt({ minutes, ways: open }, arrives + held);
  return [
    ...later.map((service) => ({ ...service, idle: service.idle + held })),
    ...servicesAt({ minutes, ways: timed }, arrives).filter(({ start }) => start >= time),
  ];
};

const servicesOf = (stop: DayStop, arrives: Minute, keepTimes: boolean): Service[] => {
  const held = keepTimes && stop.time !== null ? heldServices(stop, stop.time, arrives) : [];
  return held.length > 0 ? held : servicesAt(stop, arrives);
};

const lateness = (stop: DayStop, arrives: Minute, service: Service | undefined): number => {
  if (!service) return Math.max(0, arrives - latestArrival(stop));
  return stop.isFixed && stop.time !== null && service.way !== 'timed'
    ? Math.max(0, arrives + service.idle - stop.time)
    : 0;
};

/**
 * The times of a day whose stops are done in this order, each as soon as all of its people can be there: the one evaluation
 * for pages and optimizer. Parts of the family that do different things have their own clock and place. Of several ways to do
 * a stop (standby line, Lightning Lane, showings) the cheapest by `costs` counts.
 */
export const evaluateDay = (order: readonly DayStop[], evaluation: DayEvaluation): Timeline => {
  const { start, costs = EARLIEST_FINISH, keepTimes = false, leaveOut = false } = evaluation;
  const clocks = clocksOf(order, evaluation);
  const stops: TimelineStop[] = [];
  const leftOut: string[] = [];
  for (const [index, stop] of order.entries()) {
    const there = clocks.filter(({ part }) => isThere(stop, part));
    const ways = waysTo(stop, there, clocks.length > 1, evaluation);
    const arrives = Math.max(start, ...ways.map(({ comes }) => comes));
    const possible = servicesOf(stop, arrives, keepTimes);
    const fits = fitsBefore(stop, index, there, evaluation);
    const service = cheapest(leaveOut && !stop.isFixed ? possible.filter(fits) : possible, costs);
    if (leaveOut && !service) {
      leftOut.push(stop.id);
      continue;
    }
    const done = service ?? tooLate(stop, arrives);
    const walk = ways.find(({ comes }) => comes === arrives)?.walk ?? 0;
    stops.push({
      ...done,
      id: stop.id,
      walk,
      arrives,
      ride: stop.minutes,
      late: lateness(stop, arrives, service),
    });
    there.forEach((clock, each) => {
      clock.waiting += done.wait;
      clock.walking += ways[each]?.walk ?? 0;
      clock.idle += done.idle + arrives - (ways[each]?.comes ?? arrives);
      clock.riding += stop.minutes;
      clock.now = done.end;
      clock.here = stop.place;
      clock.leg = Math.max(clock.leg, legFor(evaluation.legs ?? [], clock.leg, stop));
    });
  }
  return { stops, totals: totalsOf(clocks, stops, start), leftOut };
};
