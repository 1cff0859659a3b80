import { drawCurve, measureDistance, type Spot } from './geometry';

export interface Circle extends Spot {
  radius: number;
}

/** The arrow is null on a walk too short for one. */
export interface WalkLine {
  path: string;
  arrow: (Spot & { degrees: number }) | null;
}

const BEND = 0.12;
const MOST_BEND = 16;
const SHORE_STEP = Math.PI / 6;

const passes = (a: Spot, b: Spot, spot: Spot): number => {
  const length = measureDistance(a, b) ** 2;
  const along = ((spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y)) / length;
  const share = Math.min(1, Math.max(0, along));
  return measureDistance({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }, spot);
};

const angleOf = (from: Spot, to: Spot): number => Math.atan2(to.y - from.y, to.x - from.x);

/** The short way around, from the side of `a` to the side of `b`. */
const alongShore = (a: Spot, b: Spot, water: Circle): Spot[] => {
  const start = angleOf(water, a);
  const whole = angleOf(water, b) - start;
  const way = Math.atan2(Math.sin(whole), Math.cos(whole));
  const count = Math.max(1, Math.floor(Math.abs(way) / SHORE_STEP) - 1);
  return Array.from({ length: count }, (_, index) => {
    const angle = start + (way * (index + 1)) / (count + 1);
    return { x: water.x + Math.cos(angle) * water.radius, y: water.y + Math.sin(angle) * water.radius };
  });
};

/** To the right of the way, so that there and back are two lines. */
const bendOf = (a: Spot, b: Spot): Spot => {
  const length = measureDistance(a, b);
  const bend = Math.min(MOST_BEND, length * BEND) / length;
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
};

/** Arrows need `room` between two spots. */
export const walkLines = (spots: readonly Spot[], water: Circle | null, room: number): WalkLine[] =>
  spots.slice(1).flatMap((to, index): WalkLine[] => {
    const from = spots[index];
    if (!from || measureDistance(from, to) < 1) return [];
    const isAcross =
      water !== null &&
      passes(from, to, water) < water.radius &&
      [from, to].every((end) => measureDistance(end, water) > water.radius);
    const between = isAcross ? alongShore(from, to, water) : [bendOf(from, to)];
    const points = [from, ...between, to];
    const middle = Math.floor(points.length / 2);
    const [before = from, at = to, after = to] = points.slice(middle - 1, middle + 2);
    const degrees = (angleOf(before, after) * 180) / Math.PI;
    return [{ path: drawCurve(points), arrow: measureDistance(from, to) < room ? null : { ...at, degrees } }];
  });
