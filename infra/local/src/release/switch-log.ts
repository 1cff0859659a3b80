import { AppName } from '@landsea/contracts/releases';
import { z } from 'zod';

/** One change of what is live. `build` is what was released, what is tried out, or what is live again. */
export const Switch = z.object({
  version: z.number().int(),
  at: z.iso.datetime(),
  app: AppName,
  kind: z.enum(['release', 'candidate', 'rollback']),
  build: z.string(),
  percent: z.number().optional(),
});
export type Switch = z.infer<typeof Switch>;

/** `releases.json`: every change, oldest first. Those above the version of the list were begun and never went live. */
export const SwitchLog = z.array(Switch);

export interface AppState {
  /** The builds that were live and not rolled back, oldest first; the last one is live. */
  line: readonly string[];
  candidate?: { build: string; percent: number } | undefined;
}

/** A release that is rolled back leaves the line, so that no later rollback returns to it. */
function after({ line, candidate }: AppState, { kind, build, percent = 0 }: Switch): AppState {
  if (kind === 'candidate') return { line, candidate: { build, percent } };
  if (kind === 'rollback') return { line: candidate ? line : line.slice(0, -1) };
  return { line: line.at(-1) === build ? line : [...line, build] };
}

const of = (log: readonly Switch[], app: AppName): Switch[] => log.filter((entry) => entry.app === app);

export const readState = (log: readonly Switch[], app: AppName): AppState =>
  of(log, app).reduce(after, { line: [] });

/** The build that was last released or tried out, whatever became of it. */
export const findLastReleased = (log: readonly Switch[], app: AppName): string | undefined =>
  of(log, app).findLast(({ kind }) => kind !== 'rollback')?.build;

/** Maps each build that was rolled back, and not released again since, to the time of the rollback (ISO). */
export function listWithdrawnBuilds(log: readonly Switch[], app: AppName): Map<string, string> {
  const withdrawn = new Map<string, string>();
  let state: AppState = { line: [] };
  for (const entry of of(log, app)) {
    const bad = state.candidate?.build ?? state.line.at(-1);
    if (entry.kind !== 'rollback') withdrawn.delete(entry.build);
    else if (bad && bad !== entry.build) withdrawn.set(bad, entry.at);
    state = after(state, entry);
  }
  return withdrawn;
}

/** The builds that visitors can get now: the live one, the one to fall back on, and the candidate. */
export const buildsInUse = ({ line, candidate }: AppState): string[] => [
  ...line.slice(-2),
  ...(candidate ? [candidate.build] : []),
];

/** Maps each build that visitors no longer get to the time when they stopped. */
export function endOfUse(log: readonly Switch[], app: AppName): Map<string, Date> {
  const ends = new Map<string, Date>();
  let state: AppState = { line: [] };
  for (const entry of of(log, app)) {
    const before = buildsInUse(state);
    state = after(state, entry);
    const now = buildsInUse(state);
    for (const build of before) if (!now.includes(build)) ends.set(build, new Date(entry.at));
    for (const build of now) ends.delete(build);
  }
  return ends;
}
