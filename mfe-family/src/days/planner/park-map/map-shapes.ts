import { entryOf, placeOf } from '@landsea/contracts/day-plans';
import { landName } from '@landsea/contracts/catalogue';
import type { ParkId, Point } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import type { DayContext } from '@landsea/contracts/day-plans';

export interface Spot {
  x: number;
  y: number;
}

/** One land of a park: its name in the middle of its places, and the outline around them. */
export interface LandShape extends Spot {
  land: string;
  name: string;
  outline: Spot[];
}

/** One stop of the day's route, numbered in its order. */
export interface RouteStop extends Spot {
  item: DayItem;
  number: number;
}

export interface ParkMapShapes {
  width: number;
  height: number;
  lands: LandShape[];
  dots: Spot[];
  stops: RouteStop[];
  /** What is on the day in this park without a known place. */
  unplaced: DayItem[];
}

const WIDTH = 640;
const MARGIN = 56;

/** Flat drawing of points that lie within a kilometre: a degree of longitude is shorter by the cosine of the latitude. */
const projection = (points: readonly Point[]) => {
  const lats = points.map(({ lat }) => lat);
  const shrink = Math.cos(((lats[0] ?? 0) * Math.PI) / 180);
  const xs = points.map(({ lng }) => lng * shrink);
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...lats), Math.max(...lats)];
  const scale = (WIDTH - 2 * MARGIN) / Math.max(maxX - minX, (maxY - minY) / 1.3, 1e-6);
  const offset = (WIDTH - 2 * MARGIN - (maxX - minX) * scale) / 2;
  return {
    height: (maxY - minY) * scale + 2 * MARGIN,
    spot: ({ lat, lng }: Point): Spot => ({
      x: MARGIN + offset + (lng * shrink - minX) * scale,
      y: MARGIN + (maxY - lat) * scale,
    }),
  };
};

const mean = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});

const turn = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Half of the convex hull of spots that are sorted by x (Andrew's monotone chain). */
const chainOf = (sorted: readonly Spot[]): Spot[] => {
  const chain: Spot[] = [];
  for (const spot of sorted) {
    for (let [a, b] = chain.slice(-2); a && b && turn(a, b, spot) <= 0; [a, b] = chain.slice(-2)) chain.pop();
    chain.push(spot);
  }
  return chain;
};

const hullOf = (spots: readonly Spot[]): Spot[] => {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const back = chainOf(sorted.toReversed());
  return [...chainOf(sorted).slice(0, -1), ...back.slice(0, -1), ...(sorted.length === 1 ? sorted : [])];
};

/** A drawing of a park from the places of the catalog, with the day's route; undefined where no place is known. */
export const mapShapes = (
  park: ParkId,
  items: readonly DayItem[],
  context: DayContext,
): ParkMapShapes | undefined => {
  const { attractions, shows } = context.catalogue;
  const placed = [...attractions, ...shows].flatMap((entry) =>
    entry.park === park && entry.point ? [{ land: entry.land, point: entry.point }] : [],
  );
  if (placed.length === 0) return undefined;
  const { height, spot } = projection(placed.map(({ point }) => point));
  const lands = [...new Set(placed.flatMap(({ land }) => land ?? []))].map((land): LandShape => {
    const spots = placed.filter((each) => each.land === land).map(({ point }) => spot(point));
    return { ...mean(spots), land, name: landName(land), outline: hullOf(spots) };
  });
  const here = items.flatMap((item) => {
    const place = placeOf(item, entryOf(item, context.catalogue));
    return (place.park ?? item.park) === park ? [{ item, point: place.point }] : [];
  });
  return {
    width: WIDTH,
    height,
    lands,
    dots: placed.map(({ point }) => spot(point)),
    stops: here
      .flatMap(({ item, point }) => (point ? [{ item, ...spot(point) }] : []))
      .map((stop, index) => ({ ...stop, number: index + 1 })),
    unplaced: here.filter(({ point }) => !point).map(({ item }) => item),
  };
};
