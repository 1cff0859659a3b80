import type { Activity } from '@landsea/contracts/trip';

export interface ActivityGroup {
  /** The newest first; never empty. */
  entries: readonly [Activity, ...Activity[]];
}

const TOGETHER_MS = 10_000;
const FOLDED_FROM = 3;

const isSameStep = (a: Activity, b: Activity): boolean =>
  a.by === b.by &&
  a.isYou === b.isYou &&
  a.kind === b.kind &&
  a.action === b.action &&
  a.undo === b.undo &&
  Math.abs(Date.parse(a.at) - Date.parse(b.at)) <= TOGETHER_MS;

/** Three or more changes by one person to one kind within seconds form a group. */
export const groupActivities = (activities: readonly Activity[]): ActivityGroup[] => {
  const runs: [Activity, ...Activity[]][] = [];
  for (const entry of activities) {
    const run = runs.at(-1);
    if (run && isSameStep(run[run.length - 1] ?? run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) =>
    run.length >= FOLDED_FROM
      ? [{ entries: run }]
      : run.map((entry): ActivityGroup => ({ entries: [entry] })),
  );
};

const plurals: Partial<Record<string, string>> = {
  'budget-line': 'budget lines',
  'day-item': 'plans',
  expense: 'expenses',
  task: 'tasks',
  'trip-day': 'days',
};

export const groupText = ({ entries }: ActivityGroup): string =>
  `${entries.length} ${plurals[entries[0].kind] ?? 'things'}`;
