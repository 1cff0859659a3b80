import type { RemoteName, RemotesManifest } from '@landsea/contracts/core';
import { computeShare } from '../experiments/share.js';
import type { AppName, ReleaseList } from '@landsea/contracts/releases';

/** Visitors are in one of these, evenly; a bucket says nothing about who somebody is. */
export const ROLLOUT_BUCKETS = 100;

interface Picks {
  candidates?: readonly AppName[] | undefined;
  failed?: readonly string[];
}

type Remote = NonNullable<ReleaseList['remotes'][RemoteName]>;

const candidateOf = ({ shell, remotes }: ReleaseList, app: AppName) =>
  (app === 'shell' ? shell : remotes[app])?.candidate;

export const hasCandidate = ({ shell, remotes }: ReleaseList): boolean =>
  [shell, ...Object.values(remotes)].some((app) => app?.candidate !== undefined);

/** Each build starts at another bucket, so that not the same visitors try every build. */
const firstBucketOf = (app: AppName, build: string): number =>
  Math.floor(computeShare(`${app}:${build}`, '') * ROLLOUT_BUCKETS);

/** @param bucket from 0 to 99. A visitor keeps the candidate when its share (percent) grows. */
export const listCandidates = (list: ReleaseList, bucket: number): AppName[] =>
  (['shell', ...Object.keys(list.remotes)] as AppName[]).filter((app) => {
    const candidate = candidateOf(list, app);
    if (!candidate) return false;
    const place = (bucket - firstBucketOf(app, candidate.build) + ROLLOUT_BUCKETS) % ROLLOUT_BUCKETS;
    return place < candidate.percent;
  });

const pickBuild = (
  { live, previous, candidate }: Remote,
  isCandidate: boolean,
  failed: readonly string[],
): Remote['live'] => {
  if (candidate && isCandidate && !failed.includes(candidate.build)) return candidate;
  return previous && failed.includes(live.build) ? { ...previous, pages: live.pages } : live;
};

/** Candidates, else live builds, else those before them. */
export const pickRemotes = (list: ReleaseList, { candidates = [], failed = [] }: Picks): RemotesManifest =>
  Object.fromEntries(
    Object.entries(list.remotes).map(([name, remote]) => [
      name,
      pickBuild(remote, candidates.includes(name as RemoteName), failed),
    ]),
  );

/** The candidate, else the live build, else the one before; the live one where all of them failed. */
export const pickShellBuild = (
  { shell }: ReleaseList,
  { candidates = [], failed = [] }: Picks,
): string | undefined => {
  const tried = candidates.includes('shell') ? shell?.candidate : undefined;
  const builds = [tried, shell?.live, shell?.previous].flatMap((each) => each?.build ?? []);
  return builds.find((build) => !failed.includes(build)) ?? shell?.live.build;
};
