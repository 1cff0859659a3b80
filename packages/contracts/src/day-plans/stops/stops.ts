import type { ItemKind } from '../../planning/day-items.js';
import type { Minute } from '../clock.js';
import type { SecondRide } from '../riders/second-ride.js';
import type { Place } from '../walks.js';

/**
 * A way to do a stop. `line`: join between `from` and `until`, waiting `waits[minute - from]` minutes (nothing where it is
 * empty). `lane`: tap in between `from` and `until`. `timed`: begins at one of `starts`; be there `arriveBefore` minutes before.
 */
export type Way =
  | { kind: 'line'; from: Minute; until: Minute; waits: readonly number[] }
  | { kind: 'lane'; from: Minute; until: Minute; wait: number }
  | { kind: 'timed'; starts: readonly Minute[]; arriveBefore: number };

/** One thing to do on a day, with everything that its times follow from. Plain data: it may be sent to a worker. */
export interface DayStop {
  /** The id of its item. */
  id: string;
  /** The items it stands for: an attraction and the Lightning Lane for it are one stop. */
  itemIds: readonly string[];
  title: string;
  kind: ItemKind;
  place: Place;
  /** The ride, meal or show itself, with a second ride where adults ride in turn. */
  minutes: number;
  secondRide?: SecondRide | null;
  ways: readonly Way[];
  /** Who is there, as the party names them; null for everybody. */
  people: readonly string[] | null;
  /** Keeps its time when the day is reordered. */
  isFixed: boolean;
  /** Booked or fixed: no other plan may push it. */
  isHeld: boolean;
  /** The time it has in the plan. */
  time: Minute | null;
  /** How much it matters when not everything fits; more is kept first. */
  value: number;
}

/** A stop done in one way: idle until the line, window or show opens, then wait, then `minutes` of it from `start` to `end`. */
export interface Service {
  way: Way['kind'];
  idle: number;
  wait: number;
  start: Minute;
  end: Minute;
}

const entering = (way: Exclude<Way, { kind: 'timed' }>, minutes: number, arrival: Minute): Service[] => {
  if (arrival > way.until) return [];
  const joined = Math.max(arrival, way.from);
  const wait = way.kind === 'lane' ? way.wait : (way.waits[joined - way.from] ?? 0);
  const start = joined + wait;
  return [{ way: way.kind, idle: joined - arrival, wait, start, end: start + minutes }];
};

/** Every way in which somebody who arrives at `arrival` can do a stop; empty when it is too late for all of them. */
export const servicesAt = (
  { ways, minutes }: Pick<DayStop, 'ways' | 'minutes'>,
  arrival: Minute,
): Service[] =>
  ways.flatMap((way) =>
    way.kind === 'timed'
      ? way.starts
          .filter((start) => arrival + way.arriveBefore <= start)
          .map((start) => ({
            way: way.kind,
            idle: start - way.arriveBefore - arrival,
            wait: way.arriveBefore,
            start,
            end: start + minutes,
          }))
      : entering(way, minutes, arrival),
  );

/** The latest arrival with which a stop can still be done. */
export const latestArrival = ({ ways }: Pick<DayStop, 'ways'>): Minute =>
  Math.max(
    ...ways.map((way) => (way.kind === 'timed' ? Math.max(...way.starts) - way.arriveBefore : way.until)),
  );
