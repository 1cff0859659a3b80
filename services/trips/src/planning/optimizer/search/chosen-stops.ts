import type { DayStop } from '@landsea/contracts/day-plans';
import type { FoundOrder } from './day-problem.js';

/** The stops of an order that was found, each left with the one way (and time) in which it is done there. */
export const chosenStops = (stops: readonly DayStop[], { order }: Pick<FoundOrder, 'order'>): DayStop[] =>
  order.flatMap(({ stop: index, way: wayIndex, startsAt }) => {
    const stop = stops[index];
    const way = stop?.ways[wayIndex];
    if (!stop || !way) return [];
    const only = way.kind === 'timed' && startsAt !== null ? { ...way, starts: [startsAt] } : way;
    return [{ ...stop, ways: [only] }];
  });
