import type { Minute } from '../clock.js';
import type { DayStart } from '../day-start.js';
import { isThere, partsOf, type Part } from '../parts.js';
import { latestArrival, servicesAt, type DayStop, type Way } from '../stops/stops.js';
import type { Place } from '../walks.js';

export interface SettledStops {
  stops: DayStop[];
  unreachable: { stop: DayStop; before: DayStop | null }[];
}

/** Lines can be joined later, these cannot. */
const isExact = ({ isHeld, ways }: DayStop): boolean => isHeld || ways.some(({ kind }) => kind === 'timed');

export const plannedArrival = (stop: DayStop): Minute =>
  isExact(stop) || stop.time === null ? latestArrival(stop) : stop.time;

const beginning = (way: Way): Minute => (way.kind === 'timed' ? Math.max(...way.starts) : way.until);

const lastMoment = ({ ways }: DayStop): Minute => Math.max(...ways.map(beginning));

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

class Clocks {
  private readonly clocks: Clock[];

  constructor(
    stops: readonly DayStop[],
    private readonly day: DayStart,
  ) {
    this.clocks = partsOf(stops, day.party ?? []).map((part) => ({ part, now: day.start, here: null }));
  }

  reached(stop: DayStop): { stop: DayStop; end: Minute } | null {
    const arrival = Math.max(this.day.start, ...this.of(stop).map((clock) => this.arrival(clock, stop)));
    const reached = reachedAt(stop, arrival);
    const [service] = reached ? servicesAt(reached, arrival) : [];
    return reached && service ? { stop: reached, end: service.end } : null;
  }

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
 * Exact stops win; a line is joined later instead of missing one; a show without time for a good place does
 * without it. Others keep their order.
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
