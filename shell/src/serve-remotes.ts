import { announce, listenToAnnouncement } from '@landsea/web-kit';
import type { RemoteRegistry } from './remote-registry';

/**
 * Hands a remote to another one that wants a part of it. A remote that cannot be loaded is not given.
 * @returns the function that stops it.
 */
export const serveRemotes = (registry: Pick<RemoteRegistry, 'load'>): (() => void) => {
  const stop = listenToAnnouncement('remote-wanted', ({ name, give }) => {
    void registry.load(name).then((module) => module && give(module));
  });
  announce('remotes-ready', undefined);
  return stop;
};
