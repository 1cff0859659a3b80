import type { Minute } from './clock.js';
import { isThere, partsOf, type Part } from './parts.js';
import { latestArrival, servicesAt, type DayStop, type Service } from './stops/stops.js';
import type { Place } from './walks.js';

/** What minutes cost; the same for every way of arranging a day. */
export interface MinuteCosts {
  wait: number;
  idle: number;
  walk: number;
  /** Of the ride, meal or show itself. */
  ride: number;
}

/** Each minute counts the same: the cheapest day is the one that is over first. */
export const EARLIEST_FINISH: MinuteCosts = { wait: 1, idle: 1, walk: 1, ride: 1 };

const weighed = (from: number, to: number, weight: number): number => Math.round(from + (to - from) * weight);

/**
 * `walkingWeight` 0 to 1: at 0 waiting costs five times as much as walking, at 1 walking two and a half times as much as
 * waiting. Time on one's hands costs half as much as waiting: better than a line, never better than an earlier end.
 */
export const leastEffort = (walkingWeight: number): MinuteCosts => {
  const weight = Math.min(1, Math.max(0, walkingWeight));
  const wait = weighed(100, 40, weight);
  return { wait, idle: Math.round(wait / 2), walk: weighed(20, 100, weight), ride: 0 };
};

/** Where and when a day begins, for whom, and how far its places are from each other. */
export interface DayStart {
  start: Minute;
  /** Whole minutes from where the day begins to its first stop. */
  toFirst: (place: Place) => number;
  /** Whole minutes from place to place. */
  walk: (a: Place, b: Place) => number;
  /** Everybody of the party, as stops name them; needed where stops name people. */
  party?: readonly string[];
}

export interface DayEvaluation extends DayStart {
  costs?: MinuteCosts;
  /** Start no stop before the time that the plan gives it. */
  keepTimes?: boolean;
  /** Leave out what is too late or would make a fixed stop late, instead of being late. */
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

/** Where a part of the family is, and how it has spent its minutes. */
interface Clock {
  part: Part;
  now: Minute;
  here: Place | null;
  waiting: number;
  walking: number;
  idle: number;
  riding: number;
}

const totalsOf = (clocks: readonly Clock[], stops: readonly TimelineStop[], start: Minute): DayTotals => {
  const size = ({ part }: Clock): number => Math.max(1, part.people.length);
  const people = clocks.reduce((total, clock) => total + size(clock), 0);
  const mean = (minutes: (clock: Clock) => number): number =>
    Math.round(
      clocks.reduce((total, clock) => total + minutes(clock) * size(clock), 0) / Math.max(1, people),
    );
  return {
    waiting: mean(({ waiting }) => waiting),
    walking: mean(({ walking }) => walking),
    idle: mean(({ idle }) => idle),
    riding: mean(({ riding }) => riding),
    end: stops.length > 0 ? Math.max(...stops.map(({ end }) => end)) : start,
  };
};

/** For each part, the next fixed stop after each place of an order; undefined where none follows. */
const fixedAfter = (
  order: readonly DayStop[],
  clocks: readonly Clock[],
): Map<Clock, (DayStop | undefined)[]> =>
  new Map(
    clocks.map((clock) => {
      const next: (DayStop | undefined)[] = [];
      let fixed: DayStop | undefined;
      for (let index = order.length - 1; index >= 0; index -= 1) {
        next[index] = fixed;
        const stop = order[index];
        if (stop?.isFixed && isThere(stop, clock.part)) fixed = stop;
      }
      return [clock, next];
    }),
  );

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
  const { start, toFirst, walk, party = [] } = evaluation;
  const { costs = EARLIEST_FINISH, keepTimes = false, leaveOut = false } = evaluation;
  const clocks = partsOf(order, party).map((part): Clock => ({
    part,
    now: start,
    here: null,
    waiting: 0,
    walking: 0,
    idle: 0,
    riding: 0,
  }));
  const stops: TimelineStop[] = [];
  const leftOut: string[] = [];
  const nextFixed = fixedAfter(order, clocks);
  for (const [index, stop] of order.entries()) {
    const there = clocks.filter(({ part }) => isThere(stop, part));
    const walks = there.map(({ here }) => (here ? walk(here, stop.place) : toFirst(stop.place)));
    const comes = there.map(({ now }, each) => now + (walks[each] ?? 0));
    const arrives = Math.max(start, ...comes);
    const fits = ({ end }: Service): boolean =>
      stop.isFixed ||
      there.every((clock) => {
        const fixed = nextFixed.get(clock)?.[index];
        return !fixed || end + walk(stop.place, fixed.place) <= latestArrival(fixed);
      });
    const possible = servicesOf(stop, arrives, keepTimes);
    const service = cheapest(leaveOut ? possible.filter(fits) : possible, costs);
    if (leaveOut && !service) {
      leftOut.push(stop.id);
      continue;
    }
    const done = service ?? tooLate(stop, arrives);
    const walked = walks[comes.indexOf(arrives)] ?? 0;
    const late = lateness(stop, arrives, service);
    stops.push({ ...done, id: stop.id, walk: walked, arrives, ride: stop.minutes, late });
    there.forEach((clock, each) => {
      clock.waiting += done.wait;
      clock.walking += walks[each] ?? 0;
      clock.idle += done.idle + arrives - (comes[each] ?? arrives);
      clock.riding += stop.minutes;
      clock.now = done.end;
      clock.here = stop.place;
    });
  }
  return { stops, totals: totalsOf(clocks, stops, start), leftOut };
};
