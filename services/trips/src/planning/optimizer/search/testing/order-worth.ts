import { evaluateDay, type DayStop, type Timeline } from '@landsea/contracts/day-plans';
import { chosenStops } from '../chosen-stops.js';
import type { FoundOrder } from '../day-problem.js';
import type { Worth } from './exhaustive-order.js';
import type { GeneratedDay } from './generated-days.js';

const worthOf = ({ problem }: GeneratedDay, { stops, totals }: Timeline): Worth => {
  const { costs, changeCost } = problem;
  const indexes = stops.map(({ id }) => problem.stops.findIndex((stop) => stop.id === id));
  const changes = indexes.filter(
    (index, place) => index !== (place === 0 ? 0 : (indexes[place - 1] ?? 0) + 1),
  );
  return {
    value: indexes.reduce((sum, index) => sum + (problem.stops[index]?.value ?? 0), 0),
    cost:
      totals.waiting * costs.wait +
      totals.walking * costs.walk +
      totals.idle * costs.idle +
      totals.riding * costs.ride +
      changes.length * changeCost,
  };
};

const evaluated = ({ problem, walk }: GeneratedDay, stops: readonly DayStop[]): Timeline =>
  evaluateDay(stops, {
    start: problem.start,
    toFirst: () => 0,
    walk,
    legs: problem.legs ?? [],
    costs: problem.costs,
    leaveOut: true,
  });

/** What the order that was found is worth by the evaluation that pages use. Every stop of it must be done. */
export function worthOfFound(day: GeneratedDay, found: FoundOrder): Worth {
  const timeline = evaluated(day, chosenStops(day.problem.stops, found));
  if (timeline.leftOut.length > 0) throw new Error(`Does not fit: ${timeline.leftOut.join(', ')}`);
  return worthOf(day, timeline);
}

/** What the current order of a day is worth. */
export const worthOfCurrent = (day: GeneratedDay): Worth => worthOf(day, evaluated(day, day.problem.stops));
