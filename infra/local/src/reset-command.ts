import { rm } from 'node:fs/promises';
import { readSettings } from './env.js';
import { getHomePaths } from './home.js';
import { endStalePostmaster } from './postgres/postgres-cluster.js';
import { findClusterFolder, getOutsidePlace, findPostgresAccount } from './postgres/postgres-place.js';
import { clearLeftovers, findRunning } from './run-file.js';

/** `npm run reset`: the next start begins with nothing but the demo. Refuses while Landsea runs. */
export async function runReset(): Promise<void> {
  const { home } = readSettings();
  const paths = getHomePaths(home);
  const running = await findRunning(paths.runFile);
  if (running) {
    throw new Error(`Landsea runs at ${running.origin} (process ${running.pid}): end it first, then reset.`);
  }
  await clearLeftovers(paths.runFile);
  await endStalePostmaster(await findClusterFolder(home, await findPostgresAccount()));
  // Our own entries one by one: LANDSEA_HOME may point to a folder that holds other things too.
  const { home: _, ...entries } = paths;
  for (const entry of Object.values(entries)) await rm(entry, { recursive: true, force: true });
  await rm(getOutsidePlace(home), { recursive: true, force: true });
  console.log(`State in ${home} is cleared.`);
}
