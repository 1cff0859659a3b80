// The command of a front end's image: `publish.js <folder the gateway serves> <shell | mfe-…>`.
import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { precompress } from '@landsea/gateway/precompress';
import { root } from './env.js';
import { releaseRemotes } from './release-command.js';
import { Releases } from './releases.js';

/** Old hashed files stay for tabs that are open; the page that names the new ones comes last. */
async function publishShell(web: string): Promise<void> {
  const dist = join(root, 'shell', 'dist');
  const target = join(web, 'shell');
  await precompress(dist);
  const page = join(dist, 'index.html');
  await cp(dist, target, { recursive: true, filter: (source) => !source.startsWith(page) });
  for (const suffix of ['.br', '.gz', '']) {
    const next = join(target, `index.html${suffix}.next`);
    const copied = await cp(page + suffix, next).then(
      () => true,
      () => false, // too small to be worth compressing
    );
    if (copied) await rename(next, join(target, `index.html${suffix}`));
  }
}

const [web, app] = process.argv.slice(2);
if (!web || !app) throw new Error('expected the folder that the gateway serves and a front end');
if (app === 'shell') await publishShell(web);
else await releaseRemotes(new Releases(web, root), [app]);
