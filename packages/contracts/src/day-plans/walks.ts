import type { ParkId, Point } from '../catalogue/places.js';
import type { Travel } from '../catalogue/park-calendar.js';

/** Somewhere in a park, or outside (`park` null: a hotel, Disney Springs). */
export interface Place {
  park: ParkId | null;
  land: string | null;
  point: Point | null;
}

/** How a party walks on a day. */
export interface Pace {
  /** How many times as long as usual they walk. */
  stretch: number;
  /** A peak day: the paths are full. */
  peak: boolean;
}

/** Paths are longer than the straight line. */
const DETOUR = 1.4;
const METRES_A_MINUTE = 70;
const PEAK_FACTOR = 1.25;
const METRES_A_DEGREE = 111_320;
/** Where nothing is known: within a land, to another land, to another park. */
const WITHIN_LAND_MINUTES = 4;
const OTHER_LAND_MINUTES = 9;
const OTHER_PARK_MINUTES = 40;
/** From a park to a named place outside, and to a place that nobody named. */
const OUTSIDE_PARK_MINUTES = 25;
const NEARBY_MINUTES = 5;

/** The straight line between two points in metres, good for the size of a park. */
export const metresBetween = (a: Point, b: Point): number => {
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180);
  return Math.hypot((a.lat - b.lat) * METRES_A_DEGREE, (a.lng - b.lng) * METRES_A_DEGREE * Math.cos(middle));
};

const between = <T extends { from: string; to: string }>(rows: readonly T[], a: string, b: string): T[] =>
  rows.filter(({ from, to }) => (from === a && to === b) || (from === b && to === a));

const acrossParks = (a: ParkId, b: ParkId, travel: Travel): number =>
  Math.min(...between(travel.between, a, b).map(({ typical }) => typical), Infinity);

const onFoot = (a: Place, b: Place, travel: Travel): number => {
  if (a.point && b.point) return (metresBetween(a.point, b.point) * DETOUR) / METRES_A_MINUTE;
  if (!a.land || !b.land) return NEARBY_MINUTES;
  if (a.land === b.land) return WITHIN_LAND_MINUTES;
  const rows = between(travel.landWalks, a.land, b.land).filter(({ park }) => park === a.park);
  return rows[0]?.minutes ?? OTHER_LAND_MINUTES;
};

const outsideParks = (a: Place, b: Place): number => {
  if (a.land !== null && a.land === b.land) return 0;
  return a.park === b.park || a.land === null || b.land === null ? NEARBY_MINUTES : OUTSIDE_PARK_MINUTES;
};

/**
 * Whole minutes from one place to another. Within a park: metres × 1.4 / 70 a minute from their points, else the walk between
 * their lands; × 1.25 on a peak day, × the stretch of who walks. Between parks: the quickest way of the travel table. A place
 * without a park is taken to be near, or 25 minutes from the park when it has a name.
 */
export const walkMinutes = (a: Place, b: Place, pace: Pace, travel: Travel): number => {
  if (!a.park || !b.park) return outsideParks(a, b);
  if (a.park !== b.park) {
    const minutes = acrossParks(a.park, b.park, travel);
    return Number.isFinite(minutes) ? minutes : OTHER_PARK_MINUTES;
  }
  const factor = (pace.peak ? PEAK_FACTOR : 1) * pace.stretch;
  return Math.round(onFoot(a, b, travel) * factor);
};
