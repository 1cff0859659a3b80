export interface Placed {
  id: string;
  position: number;
}

/** The gap between neighbors, so that most moves write one row. */
export const GAP = 1024;
/** Fits the integer column. */
const MOST = 2 ** 30;

/**
 * `column` is in order, without the task; `renumbered` holds the whole column when no number is free between
 * the neighbors.
 */
export const placeIn = (
  column: readonly Placed[],
  afterId: string | null | undefined,
): { position: number; renumbered: Placed[] } => {
  const found = column.findIndex(({ id }) => id === afterId);
  const index = afterId === null ? 0 : found < 0 ? column.length : found + 1;
  const above = column[index - 1]?.position;
  const below = column[index]?.position;
  const position = between(above, below);
  const isFree = (above ?? -MOST) < position && position < (below ?? MOST);
  if (isFree) return { position, renumbered: [] };
  const renumbered = column.map(({ id }, at) => ({ id, position: (at < index ? at + 1 : at + 2) * GAP }));
  return { position: (index + 1) * GAP, renumbered };
};

const between = (above: number | undefined, below: number | undefined): number => {
  if (below === undefined) return (above ?? 0) + GAP;
  return above === undefined ? below - GAP : Math.floor((above + below) / 2);
};
