import { ReleaseList, SignedReleaseList } from '@landsea/contracts/releases';
import { pickRemotes, pickShellBuild } from '@landsea/rules/releases';
import type { RemotesManifest } from '@landsea/contracts/core';
import { getFailedBuilds } from './failed-builds';
import { isSignedBy } from './list-signature';
import { raiseAlarm } from './raise-alarm';
import { getTrustedKeys } from './trusted-keys';
import { localMemory } from '@landsea/web-kit';
import { isDevelopment } from '../env';

export interface LiveBuilds {
  version: number;
  shell: string | undefined;
  remotes: RemotesManifest;
  /** For each remote, the predecessor of a failed build. */
  canFallBack: (build: string) => boolean;
}

const isThisMachine = (): boolean => ['localhost', '127.0.0.1'].includes(window.location.hostname);

/** A development server's shell knows no keys. */
const trusted = async (signed: SignedReleaseList): Promise<ReleaseList> => {
  const keys = getTrustedKeys();
  const isTrusted = (isDevelopment && keys.length === 0) || (await isSignedBy(keys, signed));
  if (isTrusted) return ReleaseList.parse(signed.list);
  void raiseAlarm({
    kind: 'signature',
    app: 'shell',
    reason: signed.signatures.map(({ key }) => key).join(' '),
  });
  throw new Error('The list of releases is not signed by a known key');
};

const KEPT = 'releaseList';

/** An older list than one that this browser saw is not used. */
const newest = async (signed: SignedReleaseList) => {
  const list = await trusted(signed);
  const kept = localMemory.read(KEPT) ?? '0';
  const version = parseInt(kept);
  if (version > list.version)
    return import('./when-wrong').then(
      ({ pickNewer }) => pickNewer(list, KEPT, kept),
      () => list,
    );
  if (version < list.version) localMemory.write(KEPT, `${list.version} ${JSON.stringify(signed)}`);
  return list;
};

/** @throws when the list cannot be read or is not signed. */
export const readReleaseList = async (body: unknown): Promise<LiveBuilds> => {
  const signed = SignedReleaseList.parse(body);
  const list = await newest(signed);
  const { candidates, damaged = [] } = signed;
  const failed = [...getFailedBuilds(), ...damaged];
  const fallBacks = Object.values(list.remotes).flatMap(({ live, previous, candidate }) => [
    ...(candidate ? [candidate.build] : []),
    ...(previous ? [live.build] : []),
  ]);
  return {
    version: list.version,
    shell: pickShellBuild(list, { candidates, failed }),
    remotes: { ...pickRemotes(list, { candidates, failed }), ...(isThisMachine() && signed.development) },
    canFallBack: (build) => fallBacks.includes(build) && !failed.includes(build),
  };
};
