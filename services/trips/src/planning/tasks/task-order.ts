/** A task's place in its column: the smaller, the higher. */
export interface Placed {
  id: string;
  position: number;
}

/** What lies between two neighbours when a column is numbered afresh, so that most moves touch one row. */
export const GAP = 1024;
/** No number of a place is beyond it, so that each fits its column of the database. */
const MOST = 2 ** 30;

/**
 * Where a task goes that is put below `afterId` in a column, or on top of it when that is null; below all when that task is
 * not in the column any more. `column` is in order and without the task itself. Where no number is free between the
 * neighbours, `renumbered` holds the whole column anew.
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
