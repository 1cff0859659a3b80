import type { Minute } from '@landsea/rules/trip';

interface Span {
  id: string;
  from: Minute;
  until: Minute;
  /** Spans with one key keep to one track when possible: people who go together. */
  track: string;
}

export interface GridPlace {
  lane: number;
  lanes: number;
}

const byStart = (a: Span, b: Span): number =>
  a.from - b.from || b.until - a.until || a.id.localeCompare(b.id);

/** Each span overlaps another one of its group. */
const clustersOf = (spans: readonly Span[]): Span[][] => {
  const clusters: Span[][] = [];
  let until = -Infinity;
  for (const span of spans.toSorted(byStart)) {
    const last = clusters.at(-1);
    if (last && span.from < until) last.push(span);
    else clusters.push([span]);
    until = Math.max(until, span.until);
  }
  return clusters;
};

const placeCluster = (cluster: readonly Span[]): [string, number][] => {
  const ends: Minute[] = [];
  const tracks = new Map<string, number>();
  return cluster.map((span) => {
    const own = tracks.get(span.track);
    const free = ends.findIndex((end) => end <= span.from);
    const isOwnFree = own !== undefined && (ends[own] ?? Infinity) <= span.from;
    const lane = isOwnFree ? own : free >= 0 ? free : ends.length;
    ends[lane] = span.until;
    if (own === undefined) tracks.set(span.track, lane);
    return [span.id, lane];
  });
};

/** Uses as few tracks as possible, one for each part of the family when possible. */
export const placeSideBySide = (spans: readonly Span[]): Map<string, GridPlace> =>
  new Map(
    clustersOf(spans).flatMap((cluster) => {
      const placed = placeCluster(cluster);
      const lanes = Math.max(...placed.map(([, lane]) => lane)) + 1;
      return placed.map(([id, lane]): [string, GridPlace] => [id, { lane, lanes }]);
    }),
  );
