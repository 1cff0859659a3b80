import type { DayStop, Minute, Way } from '@landsea/contracts/day-plans';
import type { FoundOrder } from './day-problem.js';

/** A way as it is done at the time that was found: one showing of what begins at several, a line from when it is joined. */
const chosenWay = (way: Way, startsAt: Minute | null, joinsAt: Minute | null): Way => {
  if (way.kind === 'timed') return startsAt === null ? way : { ...way, starts: [startsAt] };
  if (way.kind === 'lane' || joinsAt === null || joinsAt <= way.from) return way;
  return { ...way, from: joinsAt, waits: way.waits.slice(joinsAt - way.from) };
};

/** The stops of an order that was found, each left with the one way and time in which it is done there. */
export const chosenStops = (stops: readonly DayStop[], { order }: Pick<FoundOrder, 'order'>): DayStop[] =>
  order.flatMap(({ stop: index, way: wayIndex, startsAt, joinsAt }) => {
    const stop = stops[index];
    const way = stop?.ways[wayIndex];
    if (!stop || !way) return [];
    return [{ ...stop, ways: [chosenWay(way, startsAt, joinsAt)] }];
  });
