import type { DayStop, Way } from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';
import type { FoundOrder } from './day-problem.js';

const chosenWay = (way: Way, startsAt: Minute | null, joinsAt: Minute | null): Way => {
  if (way.kind === 'timed') return startsAt === null ? way : { ...way, starts: [startsAt] };
  if (way.kind === 'lane' || joinsAt === null || joinsAt <= way.from) return way;
  return { ...way, from: joinsAt, waits: way.waits.slice(joinsAt - way.from) };
};

export const listChosenStops = (stops: readonly DayStop[], { order }: Pick<FoundOrder, 'order'>): DayStop[] =>
  order.flatMap(({ stop: index, way: wayIndex, startsAt, joinsAt }) => {
    const stop = stops[index];
    const way = stop?.ways[wayIndex];
    if (!stop || !way) return [];
    return [{ ...stop, ways: [chosenWay(way, startsAt, joinsAt)] }];
  });
