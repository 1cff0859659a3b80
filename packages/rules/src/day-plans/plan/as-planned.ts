import type { ParkId } from '@landsea/contracts/catalogue';
import type { Minute } from '../../trip/clock.js';
import { lookAhead, runPartClocks, type PartClock } from '../day-clocks.js';
import type { DayEvaluation, DayStart } from '../day-start.js';
import { evaluateDay, type Timeline } from '../evaluate-day.js';
import { isThere, splitParts, type Part } from '../parts.js';
import { visitNext } from '../stop-visits.js';
import type { DayStop } from '../stops/stops.js';
import { findLeg, listParksInTurn } from './park-legs.js';

/** Nobody does more on a day. */
const MOST_PLACED = 40;

const kept = (day: DayStart): DayEvaluation => ({ ...day, keepTimes: true, leaveOut: true });

const withOwnLegs = (stops: readonly DayStop[], day: DayStart): DayStart => {
  const own = listParksInTurn(stops.filter(({ time }) => time !== null));
  return own.length > 2 ? { ...day, legs: own } : day;
};

interface Visited {
  stop: DayStop;
  clocks: readonly PartClock[];
  start: number | null;
}

class GrowingOrder {
  private visited: Visited[] = [];
  private last: readonly PartClock[] = [];
  private readonly parts: readonly Part[];
  private readonly how: DayEvaluation & { isSplit: boolean };
  private readonly legs: readonly ParkId[];

  constructor(
    private order: DayStop[],
    all: readonly DayStop[],
    private readonly day: DayStart,
  ) {
    this.parts = splitParts(all, day.party ?? []);
    this.legs = day.legs ?? [];
    this.how = { ...kept(day), isSplit: this.parts.length > 1 };
    this.visitAll();
  }

  listStops(): DayStop[] {
    return this.order;
  }

  add(stop: DayStop): void {
    let best = { start: Infinity, place: this.order.length };
    for (let place = 0; place <= this.order.length; place += 1) {
      const start = this.freeStart(stop, place);
      if (start < best.start) best = { start, place };
    }
    this.order = [...this.order.slice(0, best.place), stop, ...this.order.slice(best.place)];
    this.visitAll();
  }

  private visitAll(): void {
    let clocks: readonly PartClock[] = runPartClocks(this.parts, this.order, this.day);
    this.visited = this.order.map((stop, index) => {
      const before = clocks;
      const there = before.filter(({ part }) => isThere(stop, part));
      const { service } = visitNext(stop, there, (clock) => lookAhead(clock, index + 1), this.how);
      if (service) {
        clocks = before.map((clock) =>
          there.includes(clock) ? this.advance(clock, stop, service.end) : clock,
        );
      }
      return { stop, clocks: before, start: service?.start ?? null };
    });
    this.last = clocks;
  }

  private advance(clock: PartClock, stop: DayStop, end: Minute): PartClock {
    const leg = Math.max(clock.leg, findLeg(this.legs, clock.leg, stop));
    return { ...clock, now: end, here: stop.place, leg };
  }

  /** Infinite where it does not fit or moves another stop. */
  private freeStart(stop: DayStop, place: number): Minute {
    const clocks = this.visited[place]?.clocks ?? this.last;
    const there = clocks.filter(({ part }) => isThere(stop, part));
    const { service } = visitNext(stop, there, (clock) => lookAhead(clock, place), this.how);
    if (!service) return Infinity;
    const moved = new Map(there.map((clock) => [clock.part, this.advance(clock, stop, service.end)]));
    const stays = this.listFollowers(there, place).every((index) => this.staysPut(index, moved));
    return stays ? service.start : Infinity;
  }

  private listFollowers(there: readonly PartClock[], place: number): number[] {
    const next = there.map(({ part }) =>
      this.visited.findIndex(
        ({ stop, start }, index) => index >= place && start !== null && isThere(stop, part),
      ),
    );
    return [...new Set(next.filter((index) => index >= 0))];
  }

  private staysPut(index: number, moved: ReadonlyMap<Part, PartClock>): boolean {
    const visited = this.visited[index];
    if (!visited) return true;
    const { stop, start } = visited;
    const before = visited.clocks.filter(({ part }) => isThere(stop, part));
    const there = before.map((clock) => moved.get(clock.part) ?? clock);
    const legOf = ({ leg }: PartClock): number => findLeg(this.legs, leg, stop);
    const isSameLeg = there.every((clock, each) => legOf(clock) === legOf(before[each] ?? clock));
    const { service } = visitNext(stop, there, (clock) => lookAhead(clock, index + 1), this.how);
    return isSameLeg && service?.start === start;
  }
}

/** Timed stops by their times, others as early as they fit without moving one; the rest comes last. */
export function orderAsPlanned(stops: readonly DayStop[], start: DayStart): DayStop[] {
  const timed = stops.filter(({ time }) => time !== null);
  const order = new GrowingOrder(timed, stops, withOwnLegs(stops, start));
  const untimed = stops.filter(({ time }) => time === null);
  for (const stop of untimed.slice(0, MOST_PLACED)) order.add(stop);
  return [...order.listStops(), ...untimed.slice(MOST_PLACED)];
}

export const evaluateAsPlanned = (stops: readonly DayStop[], day: DayStart): DayEvaluation =>
  kept(withOwnLegs(stops, day));

export const getPlannedTimes = (stops: readonly DayStop[], day: DayStart): Timeline =>
  evaluateDay(orderAsPlanned(stops, day), evaluateAsPlanned(stops, day));
