import type { RemoteName, RemotesManifest } from '@landsea/contracts/core';
import { shareOf } from '../experiments/share.js';
import type { AppName, ReleaseList } from '@landsea/contracts/releases';

interface Picks {
  candidates?: readonly AppName[] | undefined;
  failed?: readonly string[];
}

type Remote = NonNullable<ReleaseList['remotes'][RemoteName]>;

const candidateOf = ({ shell, remotes }: ReleaseList, app: AppName) =>
  (app === 'shell' ? shell : remotes[app])?.candidate;

export const hasCandidate = ({ shell, remotes }: ReleaseList): boolean =>
  [shell, ...Object.values(remotes)].some((app) => app?.candidate !== undefined);

/** A visitor keeps the candidate when its share grows. */
export const listCandidates = (list: ReleaseList, visitorId: string): AppName[] =>
  (['shell', ...Object.keys(list.remotes)] as AppName[]).filter((app) => {
    const candidate = candidateOf(list, app);
    return candidate && shareOf(`${app}:${candidate.build}`, visitorId) < candidate.percent / 100;
  });

const pickBuild = (
  { live, previous, candidate }: Remote,
  isCandidate: boolean,
  failed: readonly string[],
): Remote['live'] => {
  if (candidate && isCandidate && !failed.includes(candidate.build)) return candidate;
  return previous && failed.includes(live.build) ? { ...live, ...previous } : live;
};

/** Candidates, else live builds, else those before them. */
export const pickRemotes = (list: ReleaseList, { candidates = [], failed = [] }: Picks): RemotesManifest =>
  Object.fromEntries(
    Object.entries(list.remotes).map(([name, remote]) => [
      name,
      pickBuild(remote, candidates.includes(name as RemoteName), failed),
    ]),
  );

export const pickShellBuild = ({ shell }: ReleaseList, { candidates = [] }: Picks): string | undefined =>
  (candidates.includes('shell') ? shell?.candidate : undefined)?.build ?? shell?.live.build;
