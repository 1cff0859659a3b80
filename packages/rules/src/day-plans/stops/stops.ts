import type { ItemKind } from '@landsea/contracts/planning';
import type { Minute } from '../../trip/clock.js';
import type { SecondRide } from '../riders/second-ride.js';
import type { Place } from '../walks.js';

/**
 * `line`: join between `from` and `until`, waiting `waits[minute - from]`. `lane`: tap in. `timed`: one of
 * `starts`, `arriveBefore` minutes early.
 */
export type Way =
  | { kind: 'line'; from: Minute; until: Minute; waits: readonly number[] }
  | { kind: 'lane'; from: Minute; until: Minute; wait: number }
  | { kind: 'timed'; starts: readonly Minute[]; arriveBefore: number };

/** Plain data for a worker. */
export interface DayStop {
  id: string;
  /** An attraction and its Lightning Lane are one stop. */
  itemIds: readonly string[];
  title: string;
  kind: ItemKind;
  place: Place;
  minutes: number;
  secondRide?: SecondRide | null;
  ways: readonly Way[];
  /** Null for everybody. */
  people: readonly string[] | null;
  isFixed: boolean;
  /** No other plan may move it. */
  isHeld: boolean;
  time: Minute | null;
  value: number;
}

/** Idle until it opens, wait, then from `start` to `end`. */
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

/** Empty when it is too late for all ways. */
export const listServicesAt = (
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

export const getLatestArrival = ({ ways }: Pick<DayStop, 'ways'>): Minute =>
  Math.max(
    ...ways.map((way) => (way.kind === 'timed' ? Math.max(...way.starts) - way.arriveBefore : way.until)),
  );
