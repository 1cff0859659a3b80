import { join } from 'node:path';
import { FolderStore } from './folder-store.js';
import { ownKeys } from './release-keys.js';
import { Releases } from './releases.js';

/** The releases of a product on this machine, signed with the key in its state folder. */
export async function openLocalReleases(home: string, checkout: string): Promise<Releases> {
  const keys = await ownKeys(join(home, 'release-key.pem'));
  return new Releases({ store: new FolderStore(join(home, 'web')), keys, checkout });
}
