import { findEntry, getItemPlace, type DayContext } from '@landsea/rules/day-plans';
import { getLandName } from '@landsea/rules/catalogue';
import type { ParkId, Point } from '@landsea/contracts/catalogue';
import type { DayItem } from '@landsea/contracts/planning';
import { findHull, type Size, type Spot } from './geometry';
import { placeLabels, type MapLabel } from './label-places';
import { isAroundWater, findLagoon } from './lagoon';
import { spreadApart } from './marker-spread';
import { walkLines, type Circle, type WalkLine } from './walk-lines';

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
