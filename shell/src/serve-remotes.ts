import { announce, listenToAnnouncement } from '@landsea/web-kit';
import type { RemoteName } from '@landsea/contracts/core';
import type { RemoteRegistry } from './remote-registry';

/**
 * Hands a remote to another one that wants a part of it. A remote that cannot be loaded is not given. While it loads, it
 * is in `asides`: the page can do without it, and is not loaded anew where it fails.
 * @returns the function that stops it.
 */
export const serveRemotes = (
  registry: Pick<RemoteRegistry, 'load'>,
  asides: Set<RemoteName>,
): (() => void) => {
  const stop = listenToAnnouncement('remote-wanted', ({ name, give }) => {
    asides.add(name);
    void registry
      .load(name)
      .finally(() => asides.delete(name))
      .then((module) => module && give(module));
  });
  announce('remotes-ready', undefined);
  return stop;
};
