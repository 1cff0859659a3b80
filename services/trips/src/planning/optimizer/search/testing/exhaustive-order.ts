import { latestArrival, servicesAt, type DayStop, type Minute } from '@landsea/contracts/day-plans';
import type { DayProblem } from '../day-problem.js';

/** What an order is worth: the value of what it keeps, and the cost of its minutes and changes. */
export interface Worth {
  value: number;
  cost: number;
}

export const isBetter = (a: Worth, b: Worth): boolean =>
  a.value > b.value || (a.value === b.value && a.cost < b.cost - 1e-6);

/** The best order of a day by trying every order of every choice of its stops, in every way of doing them. */
export function exhaustiveOrder(problem: DayProblem): Worth {
  const { stops, walks, costs, changeCost } = problem;
  const fixed = stops.flatMap((stop, index) => (stop.isFixed ? [index] : []));
  const latest = stops.map(latestArrival);
  const known = stops.map(() => new Map<Minute, { end: number; cost: number }[]>());
  const priced = (stop: DayStop, index: number, arrival: Minute) => {
    const before = known[index]?.get(arrival);
    if (before) return before;
    const services = servicesAt(stop, arrival).map(({ end, wait, idle }) => ({
      end,
      cost: wait * costs.wait + idle * costs.idle + stop.minutes * costs.ride,
    }));
    known[index]?.set(arrival, services);
    return services;
  };
  const isDone = stops.map(() => false);
  let best: Worth = { value: -1, cost: Infinity };

  const visit = (last: number, now: Minute, value: number, cost: number, nextFixed: number): void => {
    const fixedStop = fixed[nextFixed];
    if (fixedStop === undefined && isBetter({ value, cost }, best)) best = { value, cost };
    stops.forEach((stop, index) => {
      if (isDone[index] || (stop.isFixed && index !== fixedStop)) return;
      const walked = walks[last]?.[index] ?? 0;
      const follows = last === stops.length ? index === 0 : index === last + 1;
      for (const service of priced(stop, index, now + walked)) {
        const reaches =
          stop.isFixed ||
          fixedStop === undefined ||
          service.end + (walks[index]?.[fixedStop] ?? 0) <= (latest[fixedStop] ?? 0);
        if (!reaches) continue;
        isDone[index] = true;
        const price = cost + service.cost + walked * costs.walk + (follows ? 0 : changeCost);
        visit(index, service.end, value + stop.value, price, nextFixed + (stop.isFixed ? 1 : 0));
        isDone[index] = false;
      }
    });
  };
  visit(stops.length, problem.start, 0, 0, 0);
  return best;
}
