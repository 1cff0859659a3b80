import { latestArrival, servicesAt, type DayStop, type Minute } from '@landsea/contracts/day-plans';
import type { DayProblem } from '../day-problem.js';

/** What an order is worth: the value of what it keeps, and the cost of its minutes and changes. */
export interface Worth {
  value: number;
  cost: number;
}

export const isBetter = (a: Worth, b: Worth): boolean =>
  a.value > b.value || (a.value === b.value && a.cost < b.cost - 1e-6);

/** Whether parks can be visited one after the other without another change than those between the legs. */
const areInTurn = (visited: readonly string[], legs: readonly string[]): boolean => {
  const [park, ...later] = visited;
  if (park === undefined) return true;
  return legs.some((leg, index) => leg === park && areInTurn(later, legs.slice(index)));
};

/** The best order of a day by trying every order of every choice of its stops, in every way of doing them. */
export function exhaustiveOrder(problem: DayProblem): Worth {
  const { stops, walks, costs, changeCost, legs = [] } = problem;
  const visited: string[] = [];
  const canBeIn = (park: string | null): boolean => {
    if (legs.length === 0 || park === null) return true;
    const toCome = fixed.slice(stops.filter((stop, index) => stop.isFixed && isDone[index]).length);
    const later = toCome.flatMap((index) => stops[index]?.place.park ?? []);
    return areInTurn([...visited, park, ...later], legs);
  };
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
      const { park } = stop.place;
      if (!stop.isFixed && !canBeIn(park)) return;
      const walked = walks[last]?.[index] ?? 0;
      const follows = last === stops.length ? index === 0 : index === last + 1;
      for (const service of priced(stop, index, now + walked)) {
        const reaches =
          stop.isFixed ||
          fixedStop === undefined ||
          service.end + (walks[index]?.[fixedStop] ?? 0) <= (latest[fixedStop] ?? 0);
        if (!reaches) continue;
        isDone[index] = true;
        if (park) visited.push(park);
        const price = cost + service.cost + walked * costs.walk + (follows ? 0 : changeCost);
        visit(index, service.end, value + stop.value, price, nextFixed + (stop.isFixed ? 1 : 0));
        isDone[index] = false;
        if (park) visited.pop();
      }
    });
  };
  visit(stops.length, problem.start, 0, 0, 0);
  return best;
}
