export interface Spot {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const measureDistance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

export const getMean = (spots: readonly Spot[]): Spot => ({
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

export const findHull = (spots: readonly Spot[]): Spot[] => {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const back = chainOf(sorted.toReversed());
  return [...chainOf(sorted).slice(0, -1), ...back.slice(0, -1), ...(sorted.length === 1 ? sorted : [])];
};

const text = ({ x, y }: Spot): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An SVG path through all spots (Catmull-Rom as cubic curves). */
export const drawCurve = (spots: readonly Spot[]): string =>
  spots
    .map((spot, index) => {
      const from = spots[index - 1];
      if (!from) return `M${text(spot)}`;
      const before = spots[index - 2] ?? from;
      const after = spots[index + 1] ?? spot;
      const leave = { x: from.x + (spot.x - before.x) / 6, y: from.y + (spot.y - before.y) / 6 };
      const arrive = { x: spot.x - (after.x - from.x) / 6, y: spot.y - (after.y - from.y) / 6 };
      return `C${text(leave)} ${text(arrive)} ${text(spot)}`;
    })
    .join('');
