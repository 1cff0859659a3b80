import type { ParkId } from '../../catalogue/places.js';
import type { Minute } from '../clock.js';
import { aheadFrom, clocksOf, type PartClock } from '../day-clocks.js';
import type { DayEvaluation, DayStart } from '../day-start.js';
import { evaluateDay, type Timeline } from '../evaluate-day.js';
import { isThere, partsOf, type Part } from '../parts.js';
import { visitNext } from '../stop-visits.js';
import type { DayStop } from '../stops/stops.js';
import { legFor, parksInTurn } from './park-legs.js';

/** So many stops without a time get a place; nobody does more on a day, and the rest comes last. */
const MOST_PLACED = 40;

const kept = (day: DayStart): DayEvaluation => ({ ...day, keepTimes: true, leaveOut: true });

/** People who go to and fro between parks at the times that they have do so; what has no time yet adds no change of park. */
const withOwnLegs = (stops: readonly DayStop[], day: DayStart): DayStart => {
  const own = parksInTurn(stops.filter(({ time }) => time !== null));
  return own.length > 2 ? { ...day, legs: own } : day;
};

/** A stop of an order with the clocks of the family before it, and when it begins; null where it is left out. */
interface Visited {
  stop: DayStop;
  clocks: readonly PartClock[];
  start: number | null;
}

/** An order of stops, to which others are added where they move nothing. */
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
    this.parts = partsOf(all, day.party ?? []);
    this.legs = day.legs ?? [];
    this.how = { ...kept(day), isSplit: this.parts.length > 1 };
    this.visitAll();
  }

  stops(): DayStop[] {
    return this.order;
  }

  /** Adds a stop as early as it can begin without moving another; at the end where there is no time for it. */
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
    let clocks: readonly PartClock[] = clocksOf(this.parts, this.order, this.day);
    this.visited = this.order.map((stop, index) => {
      const before = clocks;
      const there = before.filter(({ part }) => isThere(stop, part));
      const { service } = visitNext(stop, there, (clock) => aheadFrom(clock, index + 1), this.how);
      if (service) {
        clocks = before.map((clock) =>
          there.includes(clock) ? this.after(clock, stop, service.end) : clock,
        );
      }
      return { stop, clocks: before, start: service?.start ?? null };
    });
    this.last = clocks;
  }

  private after(clock: PartClock, stop: DayStop, end: Minute): PartClock {
    const leg = Math.max(clock.leg, legFor(this.legs, clock.leg, stop));
    return { ...clock, now: end, here: stop.place, leg };
  }

  /** When a stop begins at a place; infinite where it does not fit there or moves another. */
  private freeStart(stop: DayStop, place: number): Minute {
    const clocks = this.visited[place]?.clocks ?? this.last;
    const there = clocks.filter(({ part }) => isThere(stop, part));
    const { service } = visitNext(stop, there, (clock) => aheadFrom(clock, place), this.how);
    if (!service) return Infinity;
    const moved = new Map(there.map((clock) => [clock.part, this.after(clock, stop, service.end)]));
    const stays = this.followers(there, place).every((index) => this.stays(index, moved));
    return stays ? service.start : Infinity;
  }

  /** The places of the next stops of some people. */
  private followers(there: readonly PartClock[], place: number): number[] {
    const next = there.map(({ part }) =>
      this.visited.findIndex(
        ({ stop, start }, index) => index >= place && start !== null && isThere(stop, part),
      ),
    );
    return [...new Set(next.filter((index) => index >= 0))];
  }

  /** Whether a stop begins as before, in the same leg, although some of its people come to it from elsewhere. */
  private stays(index: number, moved: ReadonlyMap<Part, PartClock>): boolean {
    const visited = this.visited[index];
    if (!visited) return true;
    const { stop, start } = visited;
    const before = visited.clocks.filter(({ part }) => isThere(stop, part));
    const there = before.map((clock) => moved.get(clock.part) ?? clock);
    const legOf = ({ leg }: PartClock): number => legFor(this.legs, leg, stop);
    const isSameLeg = there.every((clock, each) => legOf(clock) === legOf(before[each] ?? clock));
    const { service } = visitNext(stop, there, (clock) => aheadFrom(clock, index + 1), this.how);
    return isSameLeg && service?.start === start;
  }
}

/**
 * The order in which a family without a plan does its stops: those that have a time by their times, and each other one, in the
 * order of the list, as early as there is time for it without moving what is there. What fits nowhere comes last.
 */
export function asPlanned(stops: readonly DayStop[], start: DayStart): DayStop[] {
  const timed = stops.filter(({ time }) => time !== null);
  const order = new GrowingOrder(timed, stops, withOwnLegs(stops, start));
  const untimed = stops.filter(({ time }) => time === null);
  for (const stop of untimed.slice(0, MOST_PLACED)) order.add(stop);
  return [...order.stops(), ...untimed.slice(MOST_PLACED)];
}

/** How the stops of a planned day are evaluated: each at the time that the plan gives it, without what does not fit. */
export const plannedEvaluation = (stops: readonly DayStop[], day: DayStart): DayEvaluation =>
  kept(withOwnLegs(stops, day));

/** The times of a day as it is planned: everything at the time that it has, or as early as there is time for it. */
export const plannedTimes = (stops: readonly DayStop[], day: DayStart): Timeline =>
  evaluateDay(asPlanned(stops, day), plannedEvaluation(stops, day));
