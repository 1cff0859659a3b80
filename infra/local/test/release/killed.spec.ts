import type { ReleaseStore } from '../../src/release/release-store.js';
import { FolderStore } from '../../src/release/folder-store.js';
import { Releases } from '../../src/release/releases.js';
import { readPublishedList } from '../../src/release/release-list.js';
import { SignedBuildFiles, type AppName } from '@landsea/contracts/releases';
import { aWorkbench } from './workbench.js';

class Killed extends Error {}

/** Ends like a killed command at its n-th change of the store: nothing after it happens. */
function killedAt(store: FolderStore, step: number): ReleaseStore & { changes: number } {
  const counted = {
    changes: 0,
    read: (path: string) => store.read(path),
    list: (prefix: string) => store.list(prefix),
    write: (path: string, body: Buffer) => counted.change(() => store.write(path, body)),
    remove: (prefix: string) => counted.change(() => store.remove(prefix)),
    exclusively: <T>(work: () => Promise<T>) => store.exclusively(work),
    change: async (work: () => Promise<void>) => {
      if ((counted.changes += 1) > step) throw new Killed();
      await work();
    },
  };
  return counted;
}

/** Every file that a visitor of the live builds may get is there, and is what was signed. */
async function brokenFiles(store: ReleaseStore): Promise<string[]> {
  const list = await readPublishedList(store);
  const broken: string[] = [];
  const check = async (app: AppName, build: string) => {
    const place = app === 'shell' ? `shells/${build}/` : `remotes/${app}/${build}/`;
    const known = await store.read(`${place}files.json`);
    if (!known) return broken.push(`${place}files.json`);
    const { files } = SignedBuildFiles.parse(JSON.parse(known.toString())).list;
    for (const path of Object.keys(files)) if (!(await store.read(place + path))) broken.push(place + path);
    return undefined;
  };
  if (list.shell) await check('shell', list.shell.live.build);
  for (const [name, { live, previous }] of Object.entries(list.remotes)) {
    await check(name as AppName, live.build);
    if (previous) await check(name as AppName, previous.build);
  }
  const page = (await store.read('shell/index.html'))?.toString() ?? '';
  if (!page.includes('<p>')) broken.push('shell/index.html');
  return broken;
}

/** One command is killed at each of its steps, and the next one must find a usable state. */
describe.each(['marketing', 'shell'] as const)('a release of %s that is killed', (app) => {
  it('leaves a whole product at every step, and the next command completes it', async () => {
    let steps = 0;
    for (let step = 0; ; step += 1) {
      const { web, keys, checkout, release, build } = await aWorkbench();
      await release('shell', 'one');
      const before = await release('marketing', 'one');
      const old = app === 'shell' ? undefined : before;
      await build(app, 'two');
      const store = new FolderStore(web);
      const killed = new Releases({ store: killedAt(store, step), keys, checkout });
      const ended = await killed.release(app).catch((error: unknown) => error);
      expect(await brokenFiles(store)).toEqual([]);
      const isDone = !(ended instanceof Killed);
      const next = new Releases({ store, keys, checkout });
      const { build: after } = await next.release(app);
      const list = await readPublishedList(store);
      expect((app === 'shell' ? list.shell : list.remotes.marketing)?.live.build).toBe(after);
      expect(after).not.toBe(old);
      expect(await brokenFiles(store)).toEqual([]);
      expect((await store.read('shell/index.html'))?.toString()).toContain(
        app === 'shell' ? '<p>two' : '<p>one',
      );
      // what was begun and never went live is no release to go back to
      await next.rollBack(app);
      await expect(next.rollBack(app)).rejects.toThrow('no earlier build');
      if (isDone) break;
      steps = step + 1;
    }
    expect(steps).toBeGreaterThanOrEqual(5);
  });
});
