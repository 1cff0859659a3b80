import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseList, type AppName } from '@landsea/contracts/releases';
import { FolderStore } from '../../src/release/folder-store.js';
import { makeKey, readKeys, type ReleaseKey } from '../../src/release/release-keys.js';
import { readJson, type ReleaseStore } from '../../src/release/release-store.js';
import { Releases } from '../../src/release/releases.js';

/** The pages of a build: one, named after it. */
export const pagesNamed = (name: string) => ({
  paths: [{ path: `/${name}`, name, access: 'public' }],
  nav: [],
});

const page = (text: string) =>
  `${['keys', 'build', 'hashes'].map((name) => `<meta name="release-${name}" content="" />`).join('')}<p>${text}</p>`;

export async function buildApp(checkout: string, app: AppName, text: string): Promise<void> {
  const dist = join(checkout, app === 'shell' ? 'shell' : `mfe-${app}`, 'dist');
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'assets'), { recursive: true });
  const files: Record<string, string> =
    app === 'shell'
      ? { 'index.html': page(text), 'favicon.svg': `<svg>${text}</svg>` }
      : { 'remoteEntry.js': `entry('${text}')`, 'pages.json': JSON.stringify(pagesNamed(text)) };
  const hash = Buffer.from(text).toString('hex').padEnd(10, '0').slice(0, 10);
  files[`assets/main.${hash}.js`] = `run('${text}')`;
  for (const [path, body] of Object.entries(files)) await writeFile(join(dist, path), body);
}

/** A checkout with builds of its own and a folder that a gateway would serve. */
export async function aWorkbench(
  options: { store?: ReleaseStore; keys?: ReleaseKey[]; now?: () => Date } = {},
) {
  const checkout = await mkdtemp(join(tmpdir(), 'landsea-releases-'));
  const web = join(checkout, 'web');
  const store = options.store ?? new FolderStore(web);
  const keys = options.keys ?? readKeys(makeKey());
  const releases = new Releases({ store, keys, checkout, ...(options.now && { now: options.now }) });
  const signed = async () => (await readJson(store, 'remotes.json')) as { list: unknown; signatures: [] };
  const list = async () => ReleaseList.parse((await signed()).list);
  const build = (app: AppName, text: string) => buildApp(checkout, app, text);
  /** Builds and releases; answers with the name of the build. */
  const release = async (app: AppName, text: string, percent?: number) => {
    await build(app, text);
    return (await releases.release(app, { percent, again: true })).build;
  };
  return { releases, store, keys, web, checkout, signed, list, build, release };
}
