import { parkNames, type ParkId, type Point, type Travel } from '@landsea/contracts/catalogue';

/** `park` null: a hotel or Disney Springs. */
export interface Place {
  park: ParkId | null;
  land: string | null;
  point: Point | null;
}

export interface Pace {
  stretch: number;
  peak: boolean;
}

/** A factor on the straight line. */
const DETOUR = 1.4;
const METRES_A_MINUTE = 70;
const PEAK_FACTOR = 1.25;
const METRES_A_DEGREE = 111_320;
/** Minutes within a land, to another land, from gate to gate. */
const WITHIN_LAND_MINUTES = 4;
const OTHER_LAND_MINUTES = 9;
const OTHER_PARK_MINUTES = 40;
/** Minutes from a park to a named and an unnamed place. */
const OUTSIDE_PARK_MINUTES = 25;
const NEARBY_MINUTES = 5;

/** Metres, for distances within a park. */
export const measureMetres = (a: Point, b: Point): number => {
  const middle = ((a.lat + b.lat) / 2) * (Math.PI / 180);
  return Math.hypot((a.lat - b.lat) * METRES_A_DEGREE, (a.lng - b.lng) * METRES_A_DEGREE * Math.cos(middle));
};

const between = <T extends { from: string; to: string }>(rows: readonly T[], a: string, b: string): T[] =>
  rows.filter(({ from, to }) => (from === a && to === b) || (from === b && to === a));

const onFoot = (a: Place, b: Place, travel: Travel): number => {
  if (a.point && b.point) return (measureMetres(a.point, b.point) * DETOUR) / METRES_A_MINUTE;
  if (!a.land || !b.land) return NEARBY_MINUTES;
  if (a.land === b.land) return WITHIN_LAND_MINUTES;
  const rows = between(travel.landWalks, a.land, b.land).filter(({ park }) => park === a.park);
  return rows[0]?.minutes ?? OTHER_LAND_MINUTES;
};

const outsideParks = (a: Place, b: Place): number => {
  if (a.land !== null && a.land === b.land) return 0;
  return a.park === b.park || a.land === null || b.land === null ? NEARBY_MINUTES : OUTSIDE_PARK_MINUTES;
};

const factorOf = ({ peak, stretch }: Pace): number => (peak ? PEAK_FACTOR : 1) * stretch;

const walkInPark = (a: Place, b: Place, pace: Pace, travel: Travel): number =>
  Math.round(onFoot(a, b, travel) * factorOf(pace));

export interface ParkChange {
  to: ParkId;
  by: string;
  minutes: number;
}

/** It costs extra, so it is used only without another way. */
const PAID = 'ride-share';

const gatesOf = (park: ParkId, by: string, { gates = [] }: Travel): Place[] => {
  const there = gates.filter((gate) => gate.park === park && gate.serves.includes(by));
  return there.length > 0
    ? there.map(({ land, point }) => ({ park, land, point }))
    : [{ park, land: 'entrance', point: null }];
};

/** Free ways first; null within a park and outside. */
export const findParkChange = (a: Place, b: Place, pace: Pace, travel: Travel): ParkChange | null => {
  const { park: from } = a;
  const { park: to } = b;
  if (!from || !to || from === to) return null;
  const rows = between(travel.between, from, to);
  const free = rows.filter(({ kind }) => kind !== PAID);
  const ways = free.length > 0 ? free : rows;
  const known = ways.length > 0 ? ways : [{ kind: 'bus', typical: OTHER_PARK_MINUTES }];
  const changes = known.map(({ kind, typical }): ParkChange => {
    const leaving = gatesOf(from, kind, travel).map((gate) => walkInPark(a, gate, pace, travel));
    const coming = gatesOf(to, kind, travel).map((gate) => walkInPark(gate, b, pace, travel));
    const transport = kind === 'walk' ? Math.round(typical * factorOf(pace)) : typical;
    return { to, by: kind, minutes: Math.min(...leaving) + transport + Math.min(...coming) };
  });
  return changes.reduce((best, each) => (each.minutes < best.minutes ? each : best));
};

const transportNames: Partial<Record<string, string>> = {
  boat: 'Boat',
  bus: 'Bus',
  monorail: 'Monorail',
  'ride-share': 'Ride share',
  skyliner: 'Skyliner',
  walk: 'Walk',
};

/** `Monorail to Magic Kingdom, 64 min`. */
export const formatParkChange = ({ to, by, minutes }: ParkChange): string =>
  `${transportNames[by] ?? 'On the way'} to ${parkNames[to]}, ${minutes} min`;

/**
 * Metres × 1.4 / 70 from points, else the walk between lands; × 1.25 on a peak day. Between parks {@link
 * findParkChange}.
 */
export const walkMinutes = (a: Place, b: Place, pace: Pace, travel: Travel): number => {
  if (!a.park || !b.park) return outsideParks(a, b);
  return findParkChange(a, b, pace, travel)?.minutes ?? walkInPark(a, b, pace, travel);
};
