import { Attraction, parkIds, Restaurant, Show, type ParkId } from '@landsea/contracts/catalogue';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { aDayItem } from '../../testing/day-fixtures';
import { anAttraction, aParkCalendar, aTravel } from '../../testing/park-fixtures';
import { lineId } from '../../testing/trip-fixtures';
import { measureDistance } from './geometry';
import { overlap } from './label-places';
import { mapShapes, MARKER_RADIUS } from './map-shapes';

const at = (id: string, lat: number, lng: number) => anAttraction({ id, name: id, point: { lat, lng } });
const aContext = (attractions: Attraction[], shows: Show[] = [], restaurants: Restaurant[] = []) => ({
  date: '2027-03-14',
  parks: ['magic-kingdom' as const],
  earlyEntry: false,
  people: [],
  catalogue: {
    attractions,
    shows,
    restaurants,
    snacks: [],
    meets: [],
    photoSpots: [],
    calendar: aParkCalendar(),
    travel: aTravel(),
  },
});
const square = aContext([
  at('south-west', 28.41, -81.58),
  at('north-west', 28.42, -81.58),
  at('north-east', 28.42, -81.57),
  at('south-east', 28.41, -81.57),
  at('middle', 28.415, -81.575),
]);
const stop = (number: number, catalogueId: string | null) => aDayItem({ id: lineId(number), catalogueId });

const shipped = (name: string): unknown =>
  JSON.parse(
    readFileSync(resolve(__dirname, `../../../../services/trips/src/catalogue/data/${name}.json`), 'utf8'),
  );
const attractions = z.array(Attraction).parse(shipped('attractions'));
const full = aContext(
  attractions,
  z.array(Show).parse(shipped('shows')),
  z.array(Restaurant).parse(shipped('restaurants')),
);

/** The 14 attractions of a park that lie closest to one of them, wherever they are closest. */
const densestOf = (park: ParkId): Attraction[] => {
  const placed = attractions.filter((each) => each.park === park && each.point);
  const metres = (a: Attraction, b: Attraction) =>
    a.point && b.point ? Math.hypot(a.point.lat - b.point.lat, (a.point.lng - b.point.lng) * 0.88) : Infinity;
  const groups = placed.map((middle) => {
    const near = placed.toSorted((a, b) => metres(a, middle) - metres(b, middle)).slice(0, 14);
    return { near, reach: Math.max(...near.map((each) => metres(each, middle))) };
  });
  return groups.reduce((best, each) => (each.reach < best.reach ? each : best)).near;
};

describe('the drawn map', () => {
  it('draws north up and west left, and numbers the stops in their order', () => {
    const shapes = mapShapes('magic-kingdom', [stop(1, 'south-west'), stop(2, 'north-east')], square);
    const [first, second] = shapes?.stops ?? [];
    expect([first?.number, second?.number]).toEqual([1, 2]);
    expect(first && second && first.x < second.x && first.y > second.y).toBe(true);
  });

  it('draws the park and a land around their outermost places', () => {
    const shapes = mapShapes('magic-kingdom', [], square);
    expect(shapes?.outline).toHaveLength(4);
    expect(shapes?.lands[0]?.outline).toHaveLength(4);
  });

  it('lists what has no known place, and draws nothing of a park it does not know', () => {
    const own = stop(1, null);
    expect(mapShapes('magic-kingdom', [own], square)?.unplaced).toEqual([own]);
    expect(mapShapes('epcot', [], square)).toBeUndefined();
  });

  it.each(parkIds)('keeps every number and name of %s readable where its rides are densest', (park) => {
    const items = densestOf(park).map(({ id }, index) => stop(index + 1, id));
    const shapes = mapShapes(park, items, full);
    if (!shapes) throw new Error(`No map of ${park}`);
    const markers = shapes.stops.map(({ x, y }) => ({
      x,
      y,
      width: 2 * MARKER_RADIUS,
      height: 2 * MARKER_RADIUS,
    }));
    expect(markers).toHaveLength(14);
    const gaps = markers.flatMap((a, index) => markers.slice(0, index).map((b) => measureDistance(a, b)));
    expect(Math.min(...gaps)).toBeGreaterThan(2 * MARKER_RADIUS);
    expect(shapes.lands.filter(({ label }) => !label)).toEqual([]);
    const labels = shapes.lands.flatMap(({ label }) => label ?? []);
    const clashes = labels.flatMap((label, index) =>
      [...markers, ...labels.slice(0, index)].filter((box) => overlap(label, box)),
    );
    expect(clashes).toEqual([]);
    for (const { x, y, width, height } of [...markers, ...labels]) {
      expect(Math.min(x - width / 2, y - height / 2)).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(shapes.width);
      expect(y + height / 2).toBeLessThanOrEqual(shapes.height);
    }
    expect(mapShapes(park, items, full)).toEqual(shapes);
  });

  it('walks around the lagoon of EPCOT, and knows no water elsewhere', () => {
    const ends = ['reflections-of-china', 'impressions-de-france'];
    const shapes = mapShapes(
      'epcot',
      ends.map((id, index) => stop(index + 1, id)),
      full,
    );
    const { water, walks = [] } = shapes ?? {};
    expect(water?.radius).toBeGreaterThan(20);
    const through = [...(walks[0]?.path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=C|$)/g) ?? [])];
    expect(through.length).toBeGreaterThan(3);
    for (const [, x, y] of through) {
      const away = water ? measureDistance(water, { x: Number(x), y: Number(y) }) : 0;
      expect(away).toBeGreaterThan((water?.radius ?? 0) - 1);
    }
    expect(mapShapes('magic-kingdom', [], full)?.water).toBeNull();
  });
});
