// What a release would refuse, over all that is built in this checkout: `npm test` runs it, so that nobody learns it at a release.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppName } from '@landsea/contracts/releases';
import { root } from './env.js';
import { checkBudgets } from './release/checks/check-budgets.js';
import { checkPrerendered } from './release/checks/check-prerendered.js';
import { FolderStore } from './release/folder-store.js';
import { Releases } from './release/releases.js';

const nothingReleased = new FolderStore(join(tmpdir(), 'landsea-nothing-released'));
const releases = new Releases({ store: nothingReleased, keys: [], checkout: root });
const problems = new Set<string>();
for (const app of AppName.options)
  for (const check of [checkBudgets, checkPrerendered])
    for (const problem of await check(releases, app)) problems.add(problem);
if (problems.size > 0) {
  console.error([...problems].join('\n'));
  process.exitCode = 1;
}
