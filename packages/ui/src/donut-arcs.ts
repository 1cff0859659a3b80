export interface DonutArc {
  /** Position in the given slices, so a colour stays with its slice when others are empty. */
  index: number;
  label: string;
  /** Part of the whole, 0 to 1. */
  share: number;
  /** Where the arc begins and how long it is drawn, on a ring of 100. */
  start: number;
  length: number;
}

const GAP = 0.6;

/** Arcs of a ring of 100, in order; slices of zero or less take no room, and a whole ring has no gap. */
export function donutArcs(slices: readonly { label: string; value: number }[]): DonutArc[] {
  const whole = slices.reduce((sum, slice) => sum + Math.max(0, slice.value), 0);
  const arcs: DonutArc[] = [];
  let start = 0;
  slices.forEach((slice, index) => {
    if (slice.value <= 0) return;
    const share = slice.value / whole;
    const room = share * 100;
    arcs.push({
      index,
      label: slice.label,
      share,
      start,
      length: share === 1 ? 100 : Math.max(0.1, room - GAP),
    });
    start += room;
  });
  return arcs;
}
