import type { AppStore } from '@landsea/web-kit';
import { registerWorker } from './offline/register-worker';
import type { RemoteRegistry } from './remote-registry';
import { asides } from './remotes';
import { serveRemotes } from './serve-remotes';

/** The first page needs none of this, so that its code comes after it. */
export const startLate = (store: AppStore, registry: RemoteRegistry): Promise<void> => {
  serveRemotes(registry, asides);
  return registerWorker(store);
};
