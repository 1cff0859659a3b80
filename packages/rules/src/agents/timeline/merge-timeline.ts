/** `at` is an instant with milliseconds, in UTC; a key is unique and settles two lines of one instant. */
export interface PlaceInTime {
  at: string;
  key: string;
}

export const toTimelineCursor = ({ at, key }: PlaceInTime): string => `${at}~${key}`;

export const readTimelineCursor = (cursor: string): PlaceInTime => {
  const end = cursor.indexOf('~');
  return { at: cursor.slice(0, end), key: cursor.slice(end + 1) };
};

const isLater = (one: PlaceInTime, other: PlaceInTime): boolean =>
  one.at === other.at ? one.key > other.key : one.at > other.at;

/**
 * One page of several lists, the newest first. Each list holds its newest `size + 1` lines before the cursor, or more,
 * in any order.
 * @returns the cursor of the page that follows, or null.
 */
export const mergeTimeline = <Line extends PlaceInTime>(
  lists: readonly (readonly Line[])[],
  size: number,
  before: PlaceInTime | null = null,
): { lines: Line[]; next: string | null } => {
  const known = new Map(lists.flat().map((line) => [line.key, line]));
  const all = [...known.values()]
    .filter((line) => !before || isLater(before, line))
    .sort((one, other) => (isLater(one, other) ? -1 : 1));
  const lines = all.slice(0, size);
  const last = lines.at(-1);
  return { lines, next: last && all.length > size ? toTimelineCursor(last) : null };
};

interface StepChange {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

const stepOf = (row: Record<string, unknown> | null): string | null => {
  const [text, on] = [row?.['next_step'], row?.['next_step_on']];
  return typeof text === 'string' ? text : typeof on === 'string' ? 'Follow up' : null;
};

/**
 * A change of the next step alone, by the changed columns of the client.
 * @returns undefined for any other change, and `planned` with what takes the place of nothing or of another step.
 */
export const readStepChange = (
  { before, after }: StepChange,
  columns: readonly string[],
): { kind: 'planned' | 'done'; what: string } | undefined => {
  if (columns.length === 0 || columns.some((column) => !column.startsWith('next_step'))) return undefined;
  const [was, is] = [stepOf(before), stepOf(after)];
  if (is !== null) return { kind: 'planned', what: is };
  return was === null ? undefined : { kind: 'done', what: was };
};
