import { evaluateDay, type DayEvaluation, type DayStart, type Timeline } from '../evaluate-day.js';
import type { DayStop } from '../stops/stops.js';
import { parksInTurn } from './park-legs.js';

/** Beyond so many stops without a time they are taken in the order of the list. */
const MOST_PLACED = 40;

const kept = (day: DayStart): DayEvaluation => ({ ...day, keepTimes: true, leaveOut: true });

/** People who go to and fro between parks at the times that they have do so; what has no time yet adds no change of park. */
const withOwnLegs = (stops: readonly DayStop[], day: DayStart): DayStart => {
  const own = parksInTurn(stops.filter(({ time }) => time !== null));
  return own.length > 2 ? { ...day, legs: own } : day;
};

const withStop = (order: readonly DayStop[], place: number, stop: DayStop): DayStop[] => [
  ...order.slice(0, place),
  stop,
  ...order.slice(place),
];

interface Placing {
  order: DayStop[];
  /** When the stop begins; infinite where there is no time for it. */
  start: number;
  /** Nothing that was there before moves. */
  isFree: boolean;
}

const placing = (before: Timeline, order: DayStop[], stop: DayStop, day: DayStart): Placing => {
  const after = evaluateDay(order, kept(day));
  const starts = new Map(after.stops.map(({ id, start }) => [id, start]));
  const isKept = before.stops.every(({ id }) => starts.has(id));
  const isFree = before.stops.every(({ id, start }) => starts.get(id) === start);
  return { order, isFree, start: (isKept && starts.get(stop.id)) || Infinity };
};

const firstOf = (placings: readonly Placing[]): Placing | undefined =>
  placings.reduce<Placing | undefined>(
    (best, each) => (each.start < (best?.start ?? Infinity) ? each : best),
    undefined,
  );

/**
 * The order in which a family without a plan does its stops: those that have a time by their times, and each other one, in the
 * order of the list, as early as there is time for it without moving what is there. What fits nowhere comes last.
 */
export function asPlanned(stops: readonly DayStop[], start: DayStart): DayStop[] {
  const day = withOwnLegs(stops, start);
  const untimed = stops.filter(({ time }) => time === null);
  let order = stops.filter(({ time }) => time !== null);
  if (untimed.length > MOST_PLACED) return [...order, ...untimed];
  for (const stop of untimed) {
    const before = evaluateDay(order, kept(day));
    const placings = Array.from({ length: order.length + 1 }, (_, place) =>
      placing(before, withStop(order, place, stop), stop, day),
    );
    const best = firstOf(placings.filter(({ isFree }) => isFree)) ?? firstOf(placings);
    order = best?.order ?? [...order, stop];
  }
  return order;
}

/** The times of a day as it is planned: everything at the time that it has, or as early as there is time for it. */
export const plannedTimes = (stops: readonly DayStop[], day: DayStart): Timeline =>
  evaluateDay(asPlanned(stops, day), kept(withOwnLegs(stops, day)));
