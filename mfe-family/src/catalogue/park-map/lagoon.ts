import { measureDistance, findHull, type Spot } from './geometry';
import type { Circle } from './walk-lines';

const aroundWater = new Set(['world-showcase']);
const GRID = 24;
const SHORE = 10;

export const isAroundWater = (land: string): boolean => aroundWater.has(land);

/** The largest circle within the ring that holds no place. */
export const findLagoon = (ring: readonly Spot[], places: readonly Spot[]): Circle | null => {
  const hull = findHull(ring);
  const [xs, ys] = [hull.map(({ x }) => x), hull.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const circles = Array.from({ length: (GRID - 1) ** 2 }, (_, index): Circle => {
    const spot = {
      x: left + ((right - left) * (1 + (index % (GRID - 1)))) / GRID,
      y: top + ((bottom - top) * (1 + Math.floor(index / (GRID - 1)))) / GRID,
    };
    const edge = Math.min(spot.x - left, right - spot.x, spot.y - top, bottom - spot.y);
    return {
      ...spot,
      radius: Math.min(edge, ...places.map((place) => measureDistance(place, spot))) - SHORE,
    };
  });
  const largest = circles.reduce((best, each) => (each.radius > best.radius ? each : best), {
    x: 0,
    y: 0,
    radius: 0,
  });
  return largest.radius > SHORE ? largest : null;
};
