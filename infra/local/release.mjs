import { join } from 'node:path';
import { checkNode, command, install, nx, root, step } from './bootstrap.mjs';
import { lockReleases } from './release-lock.mjs';

const words = process.argv.slice(2);
// A rollback and the history read no build, and a rollback must not wait.
const builds = !words.some((word) => word === '--rollback' || word === '--history');

await command(async () => {
  checkNode();
  if (builds) lockReleases(join(root, 'node_modules/.cache/landsea-release.lock'), words);
  await install();
  await step('Preparing', () => nx(['build', 'local']));
  const { readReleaseOrder, runRelease } = await import('./dist/release/release-command.js');
  const order = readReleaseOrder(words);
  const projects = order.apps.map((app) => (app === 'shell' ? app : `mfe-${app}`));
  if (order.action === 'release')
    await step('Building and checking types', () =>
      nx(['run-many', '-t', 'build', 'typecheck', '-p', ...projects]),
    );
  await runRelease(order);
});
