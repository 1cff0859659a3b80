import type { Minute } from './clock.js';
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

export interface DayEvaluation {
  start: Minute;
  /** Where the day starts; null where it does not matter. */
  from: Place | null;
  /** Whole minutes from place to place. */
  walk: (a: Place, b: Place) => number;
  costs?: MinuteCosts;
  /** Start no stop before the time that the plan gives it. */
  keepTimes?: boolean;
  /** Leave out what is too late or would make a fixed stop late, instead of being late. */
  leaveOut?: boolean;
}

/** A stop on the timeline: leave the one before at `departs`, walk, be there at `arrives`, idle, wait, then `start` to `end`. */
export interface TimelineStop extends Service {
  id: string;
  walk: number;
  arrives: Minute;
  ride: number;
  /** Minutes too late for its line, window or time; 0 is in time. */
  late: number;
}

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

const totalsOf = (stops: TimelineStop[], start: Minute): DayTotals => {
  const sum = (minutes: (stop: TimelineStop) => number): number =>
    stops.reduce((total, stop) => total + minutes(stop), 0);
  return {
    waiting: sum(({ wait }) => wait),
    walking: sum(({ walk }) => walk),
    idle: sum(({ idle }) => idle),
    riding: sum(({ ride }) => ride),
    end: stops.at(-1)?.end ?? start,
  };
};

/**
 * The times of a day whose stops are done in this order, each as soon as it can be: the one evaluation for pages and
 * optimizer. Of several ways to do a stop (standby line, Lightning Lane, showings) the cheapest by `costs` counts.
 */
export const evaluateDay = (order: readonly DayStop[], evaluation: DayEvaluation): Timeline => {
  const { walk, costs = EARLIEST_FINISH, keepTimes = false, leaveOut = false } = evaluation;
  const stops: TimelineStop[] = [];
  const leftOut: string[] = [];
  let now = evaluation.start;
  let here = evaluation.from;
  for (const [index, stop] of order.entries()) {
    const walked = here ? walk(here, stop.place) : 0;
    const arrives = now + walked;
    const held = keepTimes && stop.time !== null ? Math.max(0, stop.time - arrives) : 0;
    const fixed = stop.isFixed ? undefined : order.slice(index + 1).find(({ isFixed }) => isFixed);
    const fits = ({ end }: Service): boolean =>
      !leaveOut || !fixed || end + walk(stop.place, fixed.place) <= latestArrival(fixed);
    const service = cheapest(servicesAt(stop, arrives + held).filter(fits), costs);
    if (leaveOut && !service) {
      leftOut.push(stop.id);
      continue;
    }
    const done = service ?? tooLate(stop, arrives);
    const late = service ? 0 : Math.max(0, arrives - latestArrival(stop));
    stops.push({
      ...done,
      idle: done.idle + (service ? held : 0),
      id: stop.id,
      walk: walked,
      arrives,
      ride: stop.minutes,
      late,
    });
    now = done.end;
    here = stop.place;
  }
  return { stops, totals: totalsOf(stops, evaluation.start), leftOut };
};
