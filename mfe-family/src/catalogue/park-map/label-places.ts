import { measureDistance, getMean, type Size, type Spot } from './geometry';

export interface Box extends Spot, Size {}

export interface MapLabel extends Box {
  lines: string[];
}

export const LABEL_LINE = 15;
const LETTER = 7;
const LONG_NAME = 13;
const STEP = 6;
const EDGE = 4;
/** A label further from its land's places would name another one. */
const REACH = 46;

export const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** Two lines of about equal length. */
const linesOf = (name: string): string[] => {
  const words = name.split(' ');
  if (name.length <= LONG_NAME || words.length === 1) return [name];
  const splits = words.slice(1).map((_, index) => {
    const [first, second] = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines: [first, second], longest: Math.max(first.length, second.length) };
  });
  return splits.reduce((best, each) => (each.longest < best.longest ? each : best)).lines;
};

const nearest = (spot: Spot, places: readonly Spot[]): number =>
  Math.min(...places.map((place) => measureDistance(spot, place)));

const steps = (places: readonly number[], size: number, end: number): number[] => {
  const edge = size / 2 + EDGE;
  const first = Math.max(edge, Math.min(...places) - REACH);
  const last = Math.min(end - edge, Math.max(...places) + REACH);
  return Array.from(
    { length: Math.max(0, Math.floor((last - first) / STEP) + 1) },
    (_, index) => first + index * STEP,
  );
};

export const placeLabels = <T extends { name: string; places: readonly Spot[] }>(
  lands: readonly T[],
  taken: readonly Box[],
  frame: Size,
): (T & { label: MapLabel | null })[] => {
  const used = [...taken];
  return lands.map((land) => {
    const lines = linesOf(land.name);
    const size = {
      width: Math.max(...lines.map(({ length }) => length)) * LETTER,
      height: lines.length * LABEL_LINE,
    };
    const middle = getMean(land.places);
    const others = lands.flatMap(({ places }) => (places === land.places ? [] : places));
    const columns = steps(
      land.places.map(({ x }) => x),
      size.width,
      frame.width,
    );
    const rows = steps(
      land.places.map(({ y }) => y),
      size.height,
      frame.height,
    );
    const spots = rows.flatMap((y) =>
      columns.map((x) => ({ x, y, away: measureDistance({ x, y }, middle) })),
    );
    const clear = spots
      .filter((spot) => !used.some((box) => overlap({ ...spot, ...size }, box)))
      .toSorted((a, b) => a.away - b.away);
    const isNear = (spot: Spot) => nearest(spot, land.places) <= REACH;
    const isOwn = (spot: Spot) => nearest(spot, land.places) <= Math.min(REACH, nearest(spot, others));
    const found = clear.find(isOwn) ?? clear.find(isNear);
    if (!found) return { ...land, label: null };
    const label = { x: found.x, y: found.y, ...size, lines };
    used.push(label);
    return { ...land, label };
  });
};
