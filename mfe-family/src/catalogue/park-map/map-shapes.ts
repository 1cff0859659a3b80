import { findEntry, getItemPlace, type DayContext } from '@landsea/rules/day-plans';
import { getLandName } from '@landsea/rules/catalogue';
import type { ParkId, Point } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { findHull, measureDistance, type Size, type Spot } from './geometry';
import { placeLabels, type MapLabel } from './label-places';
import { walkLines, type Circle, type WalkLine } from './walk-lines';

const ROUNDS = 300;
/** Turns each further marker of one place by the golden angle. */
const TURN = 2.4;

/**
 * Moves spots closer than `gap` as little as needed and deterministically; all stay `gap / 2` within the
 * frame.
 */
const spreadApart = (spots: readonly Spot[], gap: number, frame: Size): Spot[] => {
  const moved = spots.map((spot) => ({ ...spot }));
  const inside = (value: number, end: number) => Math.min(end - gap / 2, Math.max(gap / 2, value));
  for (let round = 0, isClear = false; round < ROUNDS && !isClear; round += 1) {
    isClear = true;
    moved.forEach((a, index) =>
      moved.slice(0, index).forEach((b) => {
        const apart = measureDistance(a, b);
        if (apart >= gap) return;
        isClear = false;
        const angle = apart < 0.5 ? index * TURN : Math.atan2(a.y - b.y, a.x - b.x);
        const step = (gap - apart) / 2 + 0.1;
        a.x += Math.cos(angle) * step;
        a.y += Math.sin(angle) * step;
        b.x -= Math.cos(angle) * step;
        b.y -= Math.sin(angle) * step;
      }),
    );
    for (const spot of moved) {
      spot.x = inside(spot.x, frame.width);
      spot.y = inside(spot.y, frame.height);
    }
  }
  return moved;
};

const aroundWater = new Set(['world-showcase']);
const GRID = 24;
const SHORE = 10;

const isAroundWater = (land: string): boolean => aroundWater.has(land);

/** The largest circle within the ring that holds no place. */
const findLagoon = (ring: readonly Spot[], places: readonly Spot[]): Circle | null => {
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

/** The name's place is null when nothing is free. */
export interface LandShape {
  land: string;
  name: string;
  outline: Spot[];
  label: MapLabel | null;
}

/** The marker may be drawn beside the real place. */
export interface RouteStop extends Spot {
  item: DayItem;
  number: number;
  place: Spot;
}

export interface ParkMapShapes extends Size {
  outline: Spot[];
  water: Circle | null;
  lands: LandShape[];
  dots: Spot[];
  walks: WalkLine[];
  stops: RouteStop[];
  unplaced: DayItem[];
}

export const MARKER_RADIUS = 11;
const MARKER_GAP = 2 * MARKER_RADIUS + 2;
const ARROW_ROOM = 2 * MARKER_GAP;
const WIDTH = 360;
const MARGIN = 38;
/** The ratio of height to width above which a map is scaled down. */
const TALLEST = 1.3;

/** A flat projection within a kilometer: a degree of longitude is shorter by the cosine of the latitude. */
const projection = (points: readonly Point[]) => {
  const lats = points.map(({ lat }) => lat);
  const shrink = Math.cos(((lats[0] ?? 0) * Math.PI) / 180);
  const xs = points.map(({ lng }) => lng * shrink);
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...lats), Math.max(...lats)];
  const scale = (WIDTH - 2 * MARGIN) / Math.max(maxX - minX, (maxY - minY) / TALLEST, 1e-6);
  const offset = (WIDTH - 2 * MARGIN - (maxX - minX) * scale) / 2;
  return {
    height: (maxY - minY) * scale + 2 * MARGIN,
    spot: ({ lat, lng }: Point): Spot => ({
      x: MARGIN + offset + (lng * shrink - minX) * scale,
      y: MARGIN + (maxY - lat) * scale,
    }),
  };
};

export const mapShapes = (
  park: ParkId,
  items: readonly DayItem[],
  context: DayContext,
): ParkMapShapes | undefined => {
  const { attractions, shows, restaurants } = context.catalogue;
  const known = [
    ...attractions,
    ...shows,
    ...restaurants.map(({ area, ...rest }) => ({ ...rest, land: area })),
  ].flatMap((entry) =>
    entry.park === park && entry.point ? [{ land: entry.land, point: entry.point }] : [],
  );
  if (known.length === 0) return undefined;
  const here = items.flatMap((item) => {
    const place = getItemPlace(item, findEntry(item, context.catalogue));
    return (place.park ?? item.park) === park ? [{ item, point: place.point }] : [];
  });
  const onMap = here.flatMap(({ item, point }) => (point ? [{ item, point }] : []));
  const { height, spot } = projection([...known, ...onMap].map(({ point }) => point));
  const frame = { width: WIDTH, height };
  const dots = known.map(({ point }) => spot(point));
  const lands = [...new Set(known.flatMap(({ land }) => land ?? []))].map((land) => {
    const places = known.filter((each) => each.land === land).map(({ point }) => spot(point));
    return { land, name: getLandName(land), places, outline: findHull(places) };
  });
  const ring = lands.find(({ land }) => isAroundWater(land));
  // Shows and greetings around all of a lagoon are placed in its middle; restaurants stand on its shore.
  const shore = restaurants.flatMap(({ area, point }) => (point && area === ring?.land ? [spot(point)] : []));
  const water = ring && shore.length > 0 ? findLagoon(ring.places, shore) : null;
  const places = onMap.map(({ point }) => spot(point));
  const markers = spreadApart(places, MARKER_GAP, frame);
  const taken = [
    ...markers.map((marker) => ({ ...marker, width: MARKER_GAP, height: MARKER_GAP })),
    ...(water ? [{ ...water, width: 2 * water.radius, height: 2 * water.radius }] : []),
  ];
  return {
    ...frame,
    outline: findHull(dots),
    water,
    lands: placeLabels(lands, taken, frame),
    dots,
    walks: walkLines(markers, water, ARROW_ROOM),
    stops: onMap.map(({ item, point }, index) => {
      const place = spot(point);
      return { item, number: index + 1, place, ...(markers[index] ?? place) };
    }),
    unplaced: here.filter(({ point }) => !point).map(({ item }) => item),
  };
};
