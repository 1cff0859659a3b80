import type { AppName } from '@landsea/contracts/releases';
import { listFiles, findFolder, isHashed, findPlace, SHELL_FOLDER } from './build-place.js';
import type { ReleaseStore } from './release-store.js';
import { buildsInUse, endOfUse, readState, type Switch } from './switch-log.js';

const keptDays = 30;
const dayMs = 86_400_000;

/** The builds whose last visitors got them more than 30 days ago: no tab still needs their files. */
export function findOutlivedBuilds(log: readonly Switch[], app: AppName, now: Date): string[] {
  const limit = now.getTime() - keptDays * dayMs;
  const inUse = buildsInUse(readState(log, app));
  return [...endOfUse(log, app)]
    .filter(([build, end]) => end.getTime() < limit && !inUse.includes(build))
    .map(([build]) => build);
}

/** Removes from the folder of the shell the hashed files that no build has any more. */
async function pruneShellFolder(store: ReleaseStore): Promise<void> {
  const builds = new Set((await store.list(findFolder('shell'))).map((path) => path.split('/')[1] ?? ''));
  const kept = new Set<string>();
  for (const build of builds)
    for (const path of Object.keys((await listFiles(store, 'shell', build)).list.files)) kept.add(path);
  for (const path of await store.list(SHELL_FOLDER)) {
    const name = path.slice(SHELL_FOLDER.length);
    if (isHashed(name) && !kept.has(name.replace(/\.(br|gz)$/, ''))) await store.remove(path);
  }
}

/** Removes the files of builds that nobody got for 30 days. @returns what was removed. */
export async function prune(
  store: ReleaseStore,
  log: readonly Switch[],
  app: AppName,
  now: Date,
): Promise<string[]> {
  const builds = findOutlivedBuilds(log, app, now);
  const removed: string[] = [];
  for (const build of builds) {
    const place = findPlace(app, build);
    // files.json first: without it the rest is no build
    if ((await store.read(`${place}files.json`)) === undefined) continue;
    await store.remove(`${place}files.json`);
    await store.remove(place);
    removed.push(build);
  }
  if (app === 'shell' && removed.length > 0) await pruneShellFolder(store);
  return removed;
}
