import {
  latestArrival,
  servicesAt,
  type DayStop,
  type Minute,
  type Place,
  type Way,
} from '@landsea/contracts/day-plans';

/** Where a day begins, and how far its places are from each other, in minutes. */
export interface DayStart {
  start: Minute;
  from: Place | null;
  walk: (a: Place, b: Place) => number;
}

export interface SettledStops {
  stops: DayStop[];
  /** Fixed stops that cannot be reached in time although nothing else is done. */
  unreachable: DayStop[];
}

/** What begins at a time is still worth coming to with less time in hand for a good place. */
const reachedAt = (stop: DayStop, arrival: Minute): DayStop | null => {
  if (arrival <= latestArrival(stop)) return stop;
  const ways = stop.ways.flatMap((way): Way[] => {
    if (way.kind !== 'timed') return [];
    const starts = way.starts.filter((start) => arrival <= start);
    return starts.length > 0 ? [{ kind: 'timed', starts, arriveBefore: Math.max(...starts) - arrival }] : [];
  });
  return ways.length > 0 ? { ...stop, ways } : null;
};

/**
 * Makes sure that all fixed stops can be kept: where one follows so soon on another that there is no time for a good place, it
 * does without; one that cannot be reached at all is taken out. The others stay in their order, the fixed ones by time.
 */
export function settleFixedStops(stops: readonly DayStop[], { start, from, walk }: DayStart): SettledStops {
  const settled = new Map<string, DayStop>();
  const unreachable: DayStop[] = [];
  let now = start;
  let here = from;
  const byTime = stops.filter(({ isFixed }) => isFixed).sort((a, b) => latestArrival(a) - latestArrival(b));
  for (const stop of byTime) {
    const arrival = now + (here ? walk(here, stop.place) : 0);
    const reached = reachedAt(stop, arrival);
    const [service] = reached ? servicesAt(reached, arrival) : [];
    if (!reached || !service) {
      unreachable.push(stop);
      continue;
    }
    settled.set(stop.id, reached);
    now = service.end;
    here = stop.place;
  }
  const inTurn = [...settled.values()].values();
  const kept = stops.filter(({ id, isFixed }) => !isFixed || settled.has(id));
  return { stops: kept.map((stop) => (stop.isFixed ? (inTurn.next().value ?? stop) : stop)), unreachable };
}
