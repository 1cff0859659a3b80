import type { RemoteName, RemotesManifest } from '@landsea/contracts/core';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { requireHashes, requireIntegrity } from './releases/file-integrity';
import { LiveBuildsSource } from './releases/live-builds';
import { getOwnBuild } from './releases/trusted-keys';
import { Updates } from './releases/updates';

type RemoteBuild = NonNullable<RemotesManifest[RemoteName]>;

const containerName = (name: RemoteName) => `landsea_${name}`;
const addressOf = ({ entry }: RemoteBuild) => new URL(entry, window.location.origin).href;

const builds = new LiveBuildsSource();
const reload = () => {
  window.location.reload();
};

export const updates = new Updates(builds, {
  shellBuild: getOwnBuild(),
  open: (path, replace) => {
    if (replace) window.location.replace(path);
    else window.location.assign(path);
  },
  reload,
});

export const fetchLiveRemotes = async (): Promise<RemotesManifest> => (await builds.getLatest()).remotes;

let attempts = 0;

/** Remotes on their way of which a page wants only a part: what somebody types there is not lost for it. */
export const asides = new Set<RemoteName>();

const loadBuild = async (name: RemoteName, live: RemoteBuild, isRetry: boolean): Promise<RemoteModule> => {
  // Federation and the browser remember a failed entry by its address.
  const entry = isRetry ? `${addressOf(live)}?again=${(attempts += 1)}` : addressOf(live);
  if (live.integrity) requireIntegrity(entry, live.integrity);
  if (live.hashes) requireHashes(new URL('.', entry).href, live.hashes);
  registerRemotes([{ name: containerName(name), entry }], { force: isRetry });
  const loaded = await loadRemote<{ default: RemoteModule }>(`${containerName(name)}/remote`);
  if (!loaded) throw new Error(`The ${name} remote exposes nothing`);
  return loaded.default;
};

export const fetchRemote = async (name: RemoteName, isRetry: boolean): Promise<RemoteModule> => {
  if (isRetry) builds.expire();
  const live = (await fetchLiveRemotes())[name];
  if (!live) throw new Error(`The ${name} remote is not released`);
  try {
    const remote = await loadBuild(name, live, isRetry);
    updates.noteRemoteLoaded(name, live.build);
    return remote;
  } catch (error) {
    // Whatever keeps this script away says nothing about the remote.
    const next = await import('./releases/when-wrong').then(
      ({ decideAfterFailure }) => decideAfterFailure({ name, live, url: addressOf(live), error, builds }),
      () => undefined,
    );
    if (next === 'here') return fetchRemote(name, true);
    if (next === 'new-document' && !asides.has(name)) reload();
    throw error;
  }
};
