import { join } from 'node:path';
import { RemoteName } from '@landsea/contracts/core';
import { readSettings, root } from './env.js';
import { Releases } from './releases.js';

function remoteOf(project: string): RemoteName {
  const name = RemoteName.options.find((remote) => project === `mfe-${remote}`);
  if (name) return name;
  const known = RemoteName.options.map((remote) => `mfe-${remote}`).join(', ');
  throw new Error(`${project} is not a remote: expected one of ${known}`);
}

export async function releaseRemotes(
  releases: Releases,
  projects: string[],
  rollback = false,
): Promise<void> {
  for (const name of projects.map(remoteOf)) {
    const done = await (rollback ? releases.rollBack(name) : releases.release(name));
    const what = rollback
      ? 'is back at build'
      : done.changed
        ? 'is live as build'
        : 'was released already as build';
    console.log(`mfe-${name} ${what} ${done.build}`);
  }
}

/** `npm run release -- mfe-marketing [--rollback]`: live at once, no restart. */
export async function runRelease(projects: string[], rollback: boolean): Promise<void> {
  if (projects.length === 0)
    throw new Error('Name what to release: npm run release -- mfe-marketing [--rollback]');
  await releaseRemotes(new Releases(join(readSettings().home, 'web'), root), projects, rollback);
}
