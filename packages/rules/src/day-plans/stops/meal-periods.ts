import { sharePeople } from '../conflicts/planned-items.js';
import { getMinutesBetweenMeals, type MealSize } from '../items/meal-size.js';
import type { DayStop, Way } from './stops.js';
import type { Minute } from '../../trip/clock.js';

export interface Sitting {
  from: Minute;
  until: Minute;
}

export const getSitting = (ways: readonly Way[]): Sitting => ({
  from: Math.min(...ways.map((way) => (way.kind === 'timed' ? Math.min(...way.starts) : way.from))),
  until: Math.max(...ways.map((way) => (way.kind === 'timed' ? Math.max(...way.starts) : way.until))),
});

const MOST_CHOICES = 5;
const ENOUGH_ROOM = 120;
const TOO_CLOSE = 1_000;
const BREAKFAST_COST = 60;
const BREAKFAST_ENDS = 10 * 60 + 30;
const PLANNED_GAIN = 40;

interface Eating {
  stop: DayStop;
  size: MealSize;
}

interface Choice extends Eating {
  way: Way | null;
  sitting: Sitting;
}

const lines = ({ ways }: DayStop): Way[] => ways.filter(({ kind }) => kind === 'line');

const choicesOf = (eating: Eating): Choice[] =>
  lines(eating.stop).map((way) => ({ ...eating, way, sitting: getSitting([way]) }));

const roomBetween = (a: Choice, b: Choice): number => {
  const gap = getMinutesBetweenMeals(a.size, b.size);
  if (gap === 0 || !sharePeople(a.stop, b.stop)) return 0;
  const first = b.sitting.until - (a.sitting.from + a.stop.minutes + gap);
  const second = a.sitting.until - (b.sitting.from + b.stop.minutes + gap);
  const room = Math.max(first, second);
  return room < 0 ? room - TOO_CLOSE : Math.min(room, ENOUGH_ROOM);
};

const ownWorth = ({ sitting, stop, way }: Choice): number => {
  if (way === null) return 0;
  const isPlanned = stop.time !== null && sitting.from <= stop.time && stop.time <= sitting.until;
  return (isPlanned ? PLANNED_GAIN : 0) - (sitting.until <= BREAKFAST_ENDS ? BREAKFAST_COST : 0);
};

const worthOf = (chosen: readonly Choice[]): number =>
  chosen.reduce(
    (sum, one, index) =>
      sum +
      ownWorth(one) +
      chosen.slice(index + 1).reduce((rooms, other) => rooms + roomBetween(one, other), 0),
    0,
  );

const combinations = (choices: readonly Choice[][]): Choice[][] =>
  choices.reduce<Choice[][]>(
    (chosen, next) => chosen.flatMap((each) => next.map((choice) => [...each, choice])),
    [[]],
  );

/** Meals of the same people are as far apart as required; a single meal keeps the choice. */
export const addMealPeriods = (
  stops: readonly DayStop[],
  sizes: ReadonlyMap<string, MealSize>,
): DayStop[] => {
  const eating = stops.flatMap((stop): Eating[] => {
    const size = sizes.get(stop.id);
    return size && stop.ways.length > 0 ? [{ stop, size }] : [];
  });
  const isOpen = ({ stop, size }: Eating): boolean =>
    !stop.isFixed && size !== 'snack' && lines(stop).length > 1;
  const open = eating.filter(isOpen);
  if (eating.length < 2 || open.length === 0 || open.length > MOST_CHOICES) return [...stops];
  const others = eating
    .filter((each) => !isOpen(each))
    .map((each): Choice => ({ ...each, way: null, sitting: getSitting(each.stop.ways) }));
  const worths = combinations(open.map(choicesOf)).map((chosen) => ({
    chosen,
    worth: worthOf([...chosen, ...others]),
  }));
  const best = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
  const ways = new Map(best.chosen.map(({ stop, way }) => [stop.id, way]));
  return stops.map((stop) => {
    const way = ways.get(stop.id);
    return way ? { ...stop, ways: [way] } : stop;
  });
};
