import { getLatestArrival, listServicesAt, type DayStop } from '@landsea/rules/day-plans';
import type { DayProblem } from '../day-problem.js';

/** The worth of an order: the value of its stops less the cost of its minutes and changes. */
export interface Worth {
  value: number;
  cost: number;
}

export const isBetter = (a: Worth, b: Worth): boolean =>
  a.value > b.value || (a.value === b.value && a.cost < b.cost - 1e-6);

/** More than all minutes of a day cost. */
const POINT = 1e8;
const LAST_MINUTE = 1800;

/** True if parks can be visited in turn without another change than those between the legs. */
const areInTurn = (visited: readonly string[], legs: readonly string[]): boolean => {
  const [park, ...later] = visited;
  if (park === undefined) return true;
  return legs.some((leg, index) => leg === park && areInTurn(later, legs.slice(index)));
};

/** The possible next steps from a state: the stop, the new state, and the cost of the way. */
interface Move {
  stop: number;
  to: number;
  walk: number;
  price: number;
  mostEnd: number;
}

/** The states of a day (what is done, where people are, in which leg) and the moves between them, first states first. */
class DayStates {
  readonly moves: Move[][] = [];
  readonly isWhole: boolean[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly fixed: number[];

  constructor(private readonly problem: DayProblem) {
    this.fixed = problem.stops.flatMap((stop, index) => (stop.isFixed ? [index] : []));
    this.number(0, problem.stops.length, 0);
  }

  private number(done: number, last: number, leg: number): number {
    const key = `${done} ${last} ${leg}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.numbers.size;
    this.numbers.set(key, number);
    this.isWhole[number] = this.fixed.every((index) => (done & (1 << index)) !== 0);
    this.moves[number] = [];
    this.moves[number] = this.problem.stops.flatMap((stop, index) => this.move(stop, index, done, last, leg));
    return number;
  }

  private move(stop: DayStop, index: number, done: number, last: number, leg: number): Move[] {
    const { stops, walks, costs, changeCost, legs = [] } = this.problem;
    const toCome = this.fixed.filter((each) => (done & (1 << each)) === 0);
    if ((done & (1 << index)) !== 0 || (stop.isFixed && toCome[0] !== index)) return [];
    const { park } = stop.place;
    const next = park === null || legs.length === 0 ? leg : legs.indexOf(park, leg);
    const parksToCome = toCome.flatMap((each) => stops[each]?.place.park ?? []);
    const isOnTheWay = legs.length === 0 || (next >= 0 && areInTurn(parksToCome, legs.slice(next)));
    if (!stop.isFixed && !isOnTheWay) return [];
    const [fixed] = toCome;
    const target = fixed === undefined || stop.isFixed ? undefined : stops[fixed];
    const walk = walks[last]?.[index] ?? 0;
    const follows = last === stops.length ? index === 0 : index === last + 1;
    return [
      {
        stop: index,
        to: this.number(done | (1 << index), index, Math.max(leg, next)),
        walk,
        price: walk * costs.walk + (follows ? 0 : changeCost),
        mostEnd: target ? getLatestArrival(target) - (walks[index]?.[fixed ?? 0] ?? 0) : LAST_MINUTE,
      },
    ];
  }
}

/**
 * The best order of a day by trying every order of every choice of its stops, in every way, begun at every minute: from each
 * state and minute people do any stop as soon as they are there, or idle for a minute and try all again.
 */
export function exhaustiveOrder(problem: DayProblem): Worth {
  const { stops, costs, start } = problem;
  const { moves, isWhole } = new DayStates(problem);
  const best = moves.map(() => new Float64Array(LAST_MINUTE + 2).fill(Infinity));
  const services = stops.map((stop) =>
    Array.from({ length: LAST_MINUTE + 1 }, (_, arrival) => listServicesAt(stop, arrival)),
  );
  for (let minute = LAST_MINUTE; minute >= start; minute -= 1) {
    for (let state = moves.length - 1; state >= 0; state -= 1) {
      const whole = isWhole[state] ? 0 : Infinity;
      let least = Math.min(whole, (best[state]?.[minute + 1] ?? Infinity) + costs.idle);
      for (const { stop, to, walk, price, mostEnd } of moves[state] ?? []) {
        const { value, minutes } = stops[stop] as DayStop;
        for (const { end, wait, idle } of services[stop]?.[minute + walk] ?? []) {
          if (end > Math.min(mostEnd, LAST_MINUTE)) continue;
          const done = wait * costs.wait + idle * costs.idle + minutes * costs.ride + price - value * POINT;
          least = Math.min(least, done + (best[to]?.[end] ?? Infinity));
        }
      }
      best[state]?.fill(least, minute, minute + 1);
    }
  }
  const least = best[0]?.[start] ?? Infinity;
  const value = Math.ceil(-least / POINT);
  return { value, cost: least + value * POINT };
}
