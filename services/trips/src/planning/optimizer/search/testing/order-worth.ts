import { evaluateDay, isThere, type DayStop, type Part, type Timeline } from '@landsea/rules/day-plans';
import { listChosenStops } from '../chosen-stops.js';
import type { DayProblem, FoundOrder } from '../day-problem.js';
import type { Worth } from './exhaustive-order.js';
import type { GeneratedDay } from './generated-days.js';

/** The number of stops of some people that no longer follow the one before them in the plan. */
const changesOf = ({ stops, parts }: DayProblem, order: readonly number[], part: Part): number => {
  const isOwn = (index: number): boolean => !parts?.length || isThere(stops[index] as DayStop, part);
  const planned = stops.flatMap((_, index) => (isOwn(index) ? [index] : []));
  const own = order.filter(isOwn);
  return own.filter((index, place) => own[place - 1] !== planned[planned.indexOf(index) - 1]).length;
};

const worthOf = ({ problem }: GeneratedDay, { stops, totals }: Timeline): Worth => {
  const { costs, changeCost } = problem;
  const indexes = stops.map(({ id }) => problem.stops.findIndex((stop) => stop.id === id));
  const parts = problem.parts?.length ? problem.parts : [{ people: ['everybody'] }];
  const people = parts.reduce((sum, part) => sum + part.people.length, 0);
  const changes = parts.reduce(
    (sum, part) => sum + changesOf(problem, indexes, part) * part.people.length,
    0,
  );
  return {
    value: indexes.reduce((sum, index) => sum + (problem.stops[index]?.value ?? 0), 0),
    cost:
      (totals.waiting + totals.meeting) * costs.wait +
      totals.walking * costs.walk +
      (totals.idle - totals.meeting) * costs.idle +
      totals.riding * costs.ride +
      (changes / people) * changeCost,
  };
};

const evaluated = ({ problem, walk, party }: GeneratedDay, stops: readonly DayStop[]): Timeline =>
  evaluateDay(stops, {
    start: problem.start,
    toFirst: () => 0,
    walk,
    party,
    legs: problem.legs ?? [],
    costs: problem.costs,
    leaveOut: true,
  });

/** The worth of the found order by the evaluation that pages use. Every stop of it must be done. */
export function worthOfFound(day: GeneratedDay, found: FoundOrder): Worth {
  const timeline = evaluated(day, listChosenStops(day.problem.stops, found));
  if (timeline.leftOut.length > 0) throw new Error(`Does not fit: ${timeline.leftOut.join(', ')}`);
  return worthOf(day, timeline);
}

export const worthOfCurrent = (day: GeneratedDay): Worth => worthOf(day, evaluated(day, day.problem.stops));
