import type { Minute } from '../trip/clock.js';
import type { Ahead, PartClock } from './day-clocks.js';
import type { DayEvaluation, DayStart } from './day-start.js';
import { EARLIEST_FINISH, type MinuteCosts } from './minute-costs.js';
import { findLeg } from './plan/park-legs.js';
import { getLatestArrival, listServicesAt, type DayStop, type Service } from './stops/stops.js';

const costOf = (service: Service, { wait, idle }: MinuteCosts): number =>
  service.wait * wait + service.idle * idle;

const cheapest = (services: Service[], costs: MinuteCosts): Service | undefined =>
  services.reduce<Service | undefined>((best, each) => {
    if (!best) return each;
    const difference = costOf(each, costs) - costOf(best, costs);
    return difference < 0 || (difference === 0 && each.end < best.end) ? each : best;
  }, undefined);

/** A timed stop is still seen by people who come before it begins. */
export const serveLate = (stop: DayStop, arrival: Minute): Service => {
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

const waysTo = (
  { place }: DayStop,
  there: readonly PartClock[],
  isSplit: boolean,
  { walk, toFirst }: DayStart,
): { walk: number; comes: Minute }[] =>
  there.map(({ here, now, part }) => {
    const walked = here ? walk(here, place, isSplit ? part.people : null) : toFirst(place);
    return { walk: walked, comes: now + walked };
  });

const fitsBefore =
  (
    stop: DayStop,
    there: readonly PartClock[],
    aheadOf: (clock: PartClock) => Ahead,
    { walk, legs = [] }: DayStart,
  ) =>
  ({ end }: Service): boolean =>
    there.every((clock) => {
      const { fixed, mostLeg } = aheadOf(clock);
      const leg = findLeg(legs, clock.leg, stop);
      if (leg < 0 || leg > mostLeg) return false;
      return !fixed || end + walk(stop.place, fixed.place) <= getLatestArrival(fixed);
    });

const heldServices = (stop: DayStop, time: Minute, arrives: Minute): Service[] => {
  const { minutes } = stop;
  const timed = stop.ways.filter(({ kind }) => kind === 'timed');
  const open = stop.ways.filter(({ kind }) => kind !== 'timed');
  const held = Math.max(0, time - arrives);
  const later = listServicesAt({ minutes, ways: open }, arrives + held);
  return [
    ...later.map((service) => ({ ...service, idle: service.idle + held })),
    ...listServicesAt({ minutes, ways: timed }, arrives).filter(({ start }) => start >= time),
  ];
};

const servicesOf = (stop: DayStop, arrives: Minute, keepTimes: boolean): Service[] => {
  const held = keepTimes && stop.time !== null ? heldServices(stop, stop.time, arrives) : [];
  return held.length > 0 ? held : listServicesAt(stop, arrives);
};

export const getLateness = (stop: DayStop, arrives: Minute, service: Service | undefined): number => {
  if (!service) return Math.max(0, arrives - getLatestArrival(stop));
  return stop.isFixed && stop.time !== null && service.way !== 'timed'
    ? Math.max(0, arrives + service.idle - stop.time)
    : 0;
};

export interface Visit {
  arrives: Minute;
  ways: { walk: number; comes: Minute }[];
  service: Service | undefined;
}

/** With `leaveOut` it must leave time for the next fixed stop of each. */
export const visitNext = (
  stop: DayStop,
  there: readonly PartClock[],
  aheadOf: (clock: PartClock) => Ahead,
  evaluation: DayEvaluation & { isSplit: boolean },
): Visit => {
  const { start, costs = EARLIEST_FINISH, keepTimes = false, leaveOut = false, isSplit } = evaluation;
  const ways = waysTo(stop, there, isSplit, evaluation);
  const arrives = Math.max(start, ...ways.map(({ comes }) => comes));
  const possible = servicesOf(stop, arrives, keepTimes);
  const fits = fitsBefore(stop, there, aheadOf, evaluation);
  const service = cheapest(leaveOut && !stop.isFixed ? possible.filter(fits) : possible, costs);
  return { arrives, ways, service };
};
