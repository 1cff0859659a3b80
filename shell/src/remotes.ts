import { RemotesManifest, responseSchema } from '@landsea/contracts/core';
import type { RemoteName } from '@landsea/contracts/core';
import type { RemoteModule } from '@landsea/web-kit/pages';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';

const containerName = (name: RemoteName) => `landsea_${name}`;

let manifest: Promise<RemotesManifest> | undefined;

const readManifest = async (): Promise<RemotesManifest> => {
  const response = await fetch('/remotes.json', {
    cache: 'no-cache',
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`/remotes.json answered ${String(response.status)}`);
  return responseSchema(RemotesManifest).parse(await response.json());
};

/** Which build of each remote is live, asked once a page load; a failure is not remembered. */
export const liveRemotes = (): Promise<RemotesManifest> => {
  manifest ??= readManifest().catch((error: unknown) => {
    manifest = undefined;
    throw error;
  });
  return manifest;
};

/** One attempt to load a remote, at its live address. A new attempt after a failure starts afresh. */
export const fetchRemote = async (name: RemoteName, isRetry: boolean): Promise<RemoteModule> => {
  if (isRetry) manifest = undefined;
  const live = (await liveRemotes())[name];
  if (!live) throw new Error(`The ${name} remote is not released`);
  const entry = new URL(live.entry, window.location.origin).href;
  registerRemotes([{ name: containerName(name), entry }], { force: isRetry });
  const loaded = await loadRemote<{ default: RemoteModule }>(`${containerName(name)}/remote`);
  if (!loaded) throw new Error(`The ${name} remote exposes nothing`);
  return loaded.default;
};
