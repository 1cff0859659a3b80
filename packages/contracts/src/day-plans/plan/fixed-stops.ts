import type { Minute } from '../clock.js';
import type { DayStart } from '../day-start.js';
import { isThere, partsOf, type Part } from '../parts.js';
import { latestArrival, servicesAt, type DayStop, type Way } from '../stops/stops.js';
import type { Place } from '../walks.js';

export interface SettledStops {
  stops: DayStop[];
  /** Fixed stops that cannot be done beside the others, each with the one that leaves no time for it, if it is one. */
  unreachable: { stop: DayStop; before: DayStop | null }[];
}

/** What happens at its minute or not at all: a table, an outing, a show, and all that is booked. Lines can be joined later. */
const isExact = ({ isHeld, ways }: DayStop): boolean => isHeld || ways.some(({ kind }) => kind === 'timed');

/** The minute at which people are to be at a fixed stop. */
export const plannedArrival = (stop: DayStop): Minute =>
  isExact(stop) || stop.time === null ? latestArrival(stop) : stop.time;

const beginning = (way: Way): Minute => (way.kind === 'timed' ? Math.max(...way.starts) : way.until);

/** The last minute at which it is still worth coming: to what begins at a time with less time in hand for a good place. */
const lastMoment = ({ ways }: DayStop): Minute => Math.max(...ways.map(beginning));

/** A stop as people do it who arrive at a minute, without idling beyond what it takes; null where that is too late. */
const reachedAt = (stop: DayStop, arrival: Minute): DayStop | null => {
  const ways = stop.ways.flatMap((way): Way[] => {
    if (way.kind === 'timed') {
      const starts = way.starts.filter((start) => arrival <= start);
      if (starts.length === 0) return [];
      return [{ ...way, starts, arriveBefore: Math.min(way.arriveBefore, Math.max(...starts) - arrival) }];
    }
    const joined = Math.max(way.from, arrival);
    if (joined > way.until) return [];
    const waits =
      way.kind === 'line' ? { waits: way.waits.slice(joined - way.from, joined - way.from + 1) } : {};
    return [{ ...way, from: joined, until: joined, ...waits } as Way];
  });
  return ways.length > 0 ? { ...stop, ways } : null;
};

interface Clock {
  part: Part;
  now: Minute;
  here: Place | null;
}

/** The clocks of the parts of a family, as fixed stops move them. */
class Clocks {
  private readonly clocks: Clock[];

  constructor(
    stops: readonly DayStop[],
    private readonly day: DayStart,
  ) {
    this.clocks = partsOf(stops, day.party ?? []).map((part) => ({ part, now: day.start, here: null }));
  }

  /** A stop as it can be done now; null where it is too late. */
  reached(stop: DayStop): { stop: DayStop; end: Minute } | null {
    const arrival = Math.max(this.day.start, ...this.of(stop).map((clock) => this.arrival(clock, stop)));
    const reached = reachedAt(stop, arrival);
    const [service] = reached ? servicesAt(reached, arrival) : [];
    return reached && service ? { stop: reached, end: service.end } : null;
  }

  /** Whether all of a stop's people come to a later one in time after it ends. */
  reaches(from: DayStop, end: Minute, next: DayStop): boolean {
    const isShared = this.of(from).some(({ part }) => isThere(next, part));
    return !isShared || end + this.day.walk(from.place, next.place) <= lastMoment(next);
  }

  do(stop: DayStop, end: Minute): void {
    for (const clock of this.of(stop)) Object.assign(clock, { now: end, here: stop.place });
  }

  private of(stop: DayStop): Clock[] {
    return this.clocks.filter(({ part }) => isThere(stop, part));
  }

  private arrival({ now, here, part }: Clock, { place }: DayStop): Minute {
    const people = this.clocks.length > 1 ? part.people : null;
    return now + (here ? this.day.walk(here, place, people) : this.day.toFirst(place));
  }
}

/** Of the stops that happen at their minute those that can be kept, the earlier one first. */
const keptExact = (fixed: readonly DayStop[], day: DayStart): Set<string> => {
  const clocks = new Clocks(fixed, day);
  const kept = new Set<string>();
  for (const stop of fixed.filter(isExact)) {
    const reached = clocks.reached(stop);
    if (!reached) continue;
    kept.add(stop.id);
    clocks.do(stop, reached.end);
  }
  return kept;
};

/**
 * Makes sure that all fixed stops can be kept. What happens at its minute comes first; a line that people want to join at a
 * time is joined later where something before it takes longer, but never so that it makes them miss the next table or show.
 * Where a show follows so soon on something else that there is no time for a good place, it does without. What cannot be kept
 * is taken out. The others stay in their order, the fixed ones by time.
 */
export function settleFixedStops(stops: readonly DayStop[], day: DayStart): SettledStops {
  const fixed = stops.filter(({ isFixed }) => isFixed).sort((a, b) => plannedArrival(a) - plannedArrival(b));
  const exact = keptExact(fixed, day);
  const clocks = new Clocks(fixed, day);
  const settled: DayStop[] = [];
  const unreachable: SettledStops['unreachable'] = [];
  fixed.forEach((stop, index) => {
    const reached = isExact(stop) && !exact.has(stop.id) ? null : clocks.reached(stop);
    const later = fixed.slice(index + 1).filter(({ id }) => exact.has(id));
    const missed = reached && later.find((next) => !clocks.reaches(stop, reached.end, next));
    if (!reached || (missed && !isExact(stop))) {
      unreachable.push({ stop, before: missed ?? settled.at(-1) ?? null });
      return;
    }
    settled.push(reached.stop);
    clocks.do(stop, reached.end);
  });
  const ids = new Set(settled.map(({ id }) => id));
  const inTurn = settled.values();
  const kept = stops.filter(({ id, isFixed }) => !isFixed || ids.has(id));
  return { stops: kept.map((stop) => (stop.isFixed ? (inTurn.next().value ?? stop) : stop)), unreachable };
}
