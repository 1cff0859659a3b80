import { listServicesAt, type DayStop } from '@landsea/rules/day-plans';
import type highs from 'highs';
import { createRequire } from 'node:module';
import type { DayProblem } from '../search/day-problem.js';

/** The package declares its types for CommonJS only. */
const { default: loadHighs } = createRequire(import.meta.url)('highs') as typeof highs;

/** Minutes of a slot, in which at most one stop is done. */
const SLOT = 5;
const LAST = 1560;
const MINUTES_A_POINT = 30;
const ROUNDINGS = [0.5, 0.8, 1, 0.3];

interface Choice {
  name: string;
  stop: number;
  slot: number;
  slots: number;
  end: number;
  cost: number;
}

export interface MipOrder {
  /** Indexes of stops: those that the solver does, by time, then the others. */
  order: number[];
  score: number;
  /** The number of models solved before the one that gave it. */
  solved: number;
}

/** Inputs of the model: the walk to each stop, and the rounding of slots that are not full. */
interface Guess {
  walks: readonly number[];
  rounding: number;
}

const fewest = (minutes: readonly number[]): number => {
  const near = [...minutes].sort((a, b) => a - b).slice(0, 3);
  return near.reduce((sum, each) => sum + each, 0) / Math.max(1, near.length);
};

/** Every way to begin a stop in a slot, with the walk that is usual to it, and what that costs more than idling. */
function choicesOf(
  { costs, start }: DayProblem,
  stop: DayStop,
  index: number,
  { walks, rounding }: Guess,
): Choice[] {
  const walk = walks[index] ?? 0;
  const choices: Choice[] = [];
  for (let slot = 0; start + slot * SLOT < LAST; slot += 1) {
    const arrival = Math.round(start + slot * SLOT + walk);
    listServicesAt(stop, arrival)
      .filter(({ idle }) => idle < SLOT)
      .forEach(({ wait, end }, way) => {
        const minutes = end - start - slot * SLOT;
        choices.push({
          name: `x${index}_${slot}_${way}`,
          stop: index,
          slot,
          slots: Math.max(1, Math.floor(minutes / SLOT + rounding)),
          end,
          cost: wait * costs.wait + walk * costs.walk + stop.minutes * costs.ride - minutes * costs.idle,
        });
      });
  }
  return choices;
}

const sum = (terms: readonly string[]): string => terms.join(' + ').replaceAll('+ -', '- ');

/** The day as a time-indexed model of one machine, in the LP format. */
function modelOf(problem: DayProblem, choices: readonly Choice[]): string {
  const { stops, costs } = problem;
  const point = MINUTES_A_POINT * Math.max(costs.wait, costs.walk);
  const ofStop = stops.map((_, index) => choices.filter(({ stop }) => stop === index));
  const objective = choices.map(
    ({ name, cost, stop }) => `${(cost - (stops[stop]?.value ?? 0) * point).toFixed(2)} ${name}`,
  );
  const once = ofStop.flatMap((each, index) =>
    each.length === 0 ? [] : [`${sum(each.map(({ name }) => name))} ${stops[index]?.isFixed ? '=' : '<='} 1`],
  );
  const over = ofStop.flatMap((each) =>
    each.length === 0 ? [] : [`E ${each.map(({ end, name }) => `- ${end} ${name}`).join(' ')} >= 0`],
  );
  const busy: string[] = [];
  for (let slot = 0; problem.start + slot * SLOT < LAST; slot += 1) {
    const here = choices.filter((each) => each.slot <= slot && slot < each.slot + each.slots);
    if (here.length > 1) busy.push(`${sum(here.map(({ name }) => name))} <= 1`);
  }
  const names = choices.map(({ name }) => name);
  return [
    'Minimize',
    ` ${sum([...objective, `${costs.idle} E`])}`,
    'Subject To',
    ...[...once, ...over, ...busy].map((row) => ` ${row}`),
    'Binary',
    ` ${names.join(' ')}`,
    'End',
  ].join('\n');
}

const usualWalks = ({ stops, walks }: DayProblem): number[] =>
  stops.map((_, index) =>
    fewest(walks.map((row) => row[index] ?? 0).filter((_each, from) => from !== index)),
  );

/** The walks of an order: to each stop from the one before it. */
const walksOf = ({ walks, stops }: DayProblem, order: readonly number[]): number[] => {
  const before = new Map(order.map((stop, place) => [stop, order[place - 1] ?? stops.length]));
  return stops.map((_, index) => walks[before.get(index) ?? stops.length]?.[index] ?? 0);
};

/**
 * The best order that HiGHS finds for a day within so many seconds, by `scoreOf`. A linear model cannot have walks that depend
 * on the order, so it is solved again and again: first with the usual walk to each stop, then with those of its last order.
 */
export async function mipOrder(
  problem: DayProblem,
  seconds: number,
  scoreOf: (order: readonly number[]) => number,
): Promise<MipOrder> {
  const solver = await loadHighs();
  const ends = performance.now() + seconds * 1000;
  let best: MipOrder = { order: [], score: Infinity, solved: 0 };
  let walks = usualWalks(problem);
  for (let solved = 0; performance.now() < ends; solved += 1) {
    const rounding = ROUNDINGS[solved % ROUNDINGS.length] ?? 0;
    const choices = problem.stops.flatMap((stop, index) =>
      choicesOf(problem, stop, index, { walks, rounding }),
    );
    const left = (ends - performance.now()) / 1000;
    const { Columns: columns } = solver.solve(modelOf(problem, choices), {
      time_limit: Math.max(1, left),
      output_flag: false,
    });
    const chosen = choices.filter(({ name }) => {
      const column = columns[name];
      return column !== undefined && 'Primal' in column && column.Primal > 0.5;
    });
    const done = [...chosen].sort((a, b) => a.slot - b.slot).map(({ stop }) => stop);
    const order = [
      ...done,
      ...problem.stops.map((_, index) => index).filter((index) => !done.includes(index)),
    ];
    const score = scoreOf(order);
    if (score < best.score) best = { order, score, solved };
    walks = walksOf(problem, order);
  }
  return best;
}
