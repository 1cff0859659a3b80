import type { Minute } from '../../trip/clock.js';
import type { DayStart } from '../day-start.js';
import { isThere, splitParts, type Part } from '../parts.js';
import { getLatestArrival, listServicesAt, type DayStop, type Way } from '../stops/stops.js';
import type { Place } from '../walks.js';

export interface SettledStops {
  stops: DayStop[];
  unreachable: { stop: DayStop; before: DayStop | null }[];
}

/** Lines can be joined later, these cannot. */
const isExact = ({ isHeld, ways }: DayStop): boolean => isHeld || ways.some(({ kind }) => kind === 'timed');

export const getPlannedArrival = (stop: DayStop): Minute =>
  isExact(stop) || stop.time === null ? getLatestArrival(stop) : stop.time;

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
    this.clocks = splitParts(stops, day.party ?? []).map((part) => ({ part, now: day.start, here: null }));
  }

  findReached(stop: DayStop): { stop: DayStop; end: Minute } | null {
    const arrival = Math.max(
      this.day.start,
      ...this.listClocks(stop).map((clock) => this.getArrival(clock, stop)),
    );
    const reached = reachedAt(stop, arrival);
    const [service] = reached ? listServicesAt(reached, arrival) : [];
    return reached && service ? { stop: reached, end: service.end } : null;
  }

  canReach(from: DayStop, end: Minute, next: DayStop): boolean {
    const isShared = this.listClocks(from).some(({ part }) => isThere(next, part));
    return !isShared || end + this.day.walk(from.place, next.place) <= lastMoment(next);
  }

  visit(stop: DayStop, end: Minute): void {
    for (const clock of this.listClocks(stop)) Object.assign(clock, { now: end, here: stop.place });
  }

  private listClocks(stop: DayStop): Clock[] {
    return this.clocks.filter(({ part }) => isThere(stop, part));
  }

  private getArrival({ now, here, part }: Clock, { place }: DayStop): Minute {
    const people = this.clocks.length > 1 ? part.people : null;
    return now + (here ? this.day.walk(here, place, people) : this.day.toFirst(place));
  }
}

const keptExact = (fixed: readonly DayStop[], day: DayStart): Set<string> => {
  const clocks = new Clocks(fixed, day);
  const kept = new Set<string>();
  for (const stop of fixed.filter(isExact)) {
    const reached = clocks.findReached(stop);
    if (!reached) continue;
    kept.add(stop.id);
    clocks.visit(stop, reached.end);
  }
  return kept;
};

/**
 * Exact stops win; a line is joined later instead of missing one; a show without time for a good place does
 * without it. Others keep their order.
 */
export function settleFixedStops(stops: readonly DayStop[], day: DayStart): SettledStops {
  const fixed = stops
    .filter(({ isFixed }) => isFixed)
    .sort((a, b) => getPlannedArrival(a) - getPlannedArrival(b));
  const exact = keptExact(fixed, day);
  const clocks = new Clocks(fixed, day);
  const settled: DayStop[] = [];
  const unreachable: SettledStops['unreachable'] = [];
  fixed.forEach((stop, index) => {
    const reached = isExact(stop) && !exact.has(stop.id) ? null : clocks.findReached(stop);
    const later = fixed.slice(index + 1).filter(({ id }) => exact.has(id));
    const missed = reached && later.find((next) => !clocks.canReach(stop, reached.end, next));
    if (!reached || (missed && !isExact(stop))) {
      unreachable.push({ stop, before: missed ?? settled.at(-1) ?? null });
      return;
    }
    settled.push(reached.stop);
    clocks.visit(stop, reached.end);
  });
  const ids = new Set(settled.map(({ id }) => id));
  const inTurn = settled.values();
  const kept = stops.filter(({ id, isFixed }) => !isFixed || ids.has(id));
  return { stops: kept.map((stop) => (stop.isFixed ? (inTurn.next().value ?? stop) : stop)), unreachable };
}
