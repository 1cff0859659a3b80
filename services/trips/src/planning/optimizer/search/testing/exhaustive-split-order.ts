import { getLatestArrival, listServicesAt, type DayStop } from '@landsea/rules/day-plans';
import type { DayProblem, ProblemPart } from '../day-problem.js';
import { isBetter, type Worth } from './exhaustive-order.js';

/** The place of a part of the family, its time there, and its leg of the parks. */
interface Whereabouts {
  now: number;
  at: number;
  leg: number;
}

const isThere = ({ people }: DayStop, part: ProblemPart): boolean =>
  people === null || people.includes(part.people[0] ?? '');

/** The best order of a day of a family that divides, by trying every order of every choice of its stops in every way. */
export function exhaustiveSplitOrder(problem: DayProblem): Worth {
  const { stops, costs, changeCost, legs = [], parts = [] } = problem;
  const people = parts.reduce((sum, part) => sum + part.people.length, 0);
  const fixed = stops.flatMap((stop, index) => (stop.isFixed ? [index] : []));
  const before = parts.map((part) => {
    const own = stops.flatMap((stop, index) => (isThere(stop, part) ? [index] : []));
    return new Map(own.map((index, place) => [index, own[place - 1] ?? stops.length]));
  });
  const inLeg = (leg: number, { place: { park } }: DayStop): number =>
    park === null || legs.length === 0 ? leg : legs.indexOf(park, leg);
  /** True if a person who goes on from a leg still reaches all fixed stops in turn. */
  const reachesAll = (part: ProblemPart, leg: number, from: number): boolean =>
    fixed.slice(from).every((index) => {
      const stop = stops[index];
      if (!stop || !isThere(stop, part)) return true;
      const next = inLeg(leg, stop);
      if (next < 0) return stop.place.park !== null && !legs.includes(stop.place.park);
      leg = next;
      return true;
    });
  const isDone = stops.map(() => false);
  let best: Worth = { value: -1, cost: Infinity };

  const visit = (clocks: readonly Whereabouts[], value: number, cost: number, nextFixed: number): void => {
    if (nextFixed === fixed.length) {
      const end = Math.max(...clocks.map(({ now }) => now));
      const apart = parts.reduce(
        (sum, part, each) => sum + part.people.length * (end - (clocks[each]?.now ?? end)),
        0,
      );
      const whole = { value, cost: cost + (apart / people) * costs.wait };
      if (isBetter(whole, best)) best = whole;
    }
    stops.forEach((stop, index) => {
      if (isDone[index] || (stop.isFixed && index !== fixed[nextFixed])) return;
      const there = parts.map((part) => isThere(stop, part));
      const walked = parts.map((part, each) => part.walks[clocks[each]?.at ?? 0]?.[index] ?? 0);
      const arrival = Math.max(
        ...clocks.map(({ now }, each) => (there[each] ? now + (walked[each] ?? 0) : 0)),
      );
      const later = nextFixed + (stop.isFixed ? 1 : 0);
      for (const { end, wait, idle } of listServicesAt(stop, arrival)) {
        let price = 0;
        let fits = true;
        const moved = clocks.map((clock, each) => {
          const part = parts[each];
          if (!there[each] || !part) return clock;
          const way = walked[each] ?? 0;
          const leg = inLeg(clock.leg, stop);
          const next = fixed.slice(later).find((other) => stops[other] && isThere(stops[other], part));
          if (!stop.isFixed) {
            if (leg < 0 || !reachesAll(part, leg, later)) fits = false;
            const target = next === undefined ? undefined : stops[next];
            if (target && end + (problem.walks[index]?.[next ?? 0] ?? 0) > getLatestArrival(target))
              fits = false;
          }
          price +=
            part.people.length *
            (idle * costs.idle +
              (arrival - clock.now - way) * costs.wait +
              wait * costs.wait +
              way * costs.walk +
              stop.minutes * costs.ride +
              (before[each]?.get(index) === clock.at ? 0 : changeCost));
          return { now: end, at: index, leg: Math.max(clock.leg, leg) };
        });
        if (!fits) continue;
        isDone[index] = true;
        visit(moved, value + stop.value, cost + price / people, later);
        isDone[index] = false;
      }
    });
  };
  visit(
    parts.map(() => ({ now: problem.start, at: stops.length, leg: 0 })),
    0,
    0,
    0,
  );
  return best;
}
