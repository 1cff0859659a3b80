import { cp, mkdir, mkdtemp, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Releases } from '../src/releases.js';

/** The pages of a build: one, named after it. */
const pagesNamed = (name: string) => ({ paths: [{ path: `/${name}`, name, access: 'public' }], nav: [] });

async function scene() {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-releases-'));
  const dist = join(folder, 'mfe-family', 'dist');
  await mkdir(dist, { recursive: true });
  const web = join(folder, 'web');
  const build = async (text: string) => {
    await writeFile(join(dist, 'mf-manifest.json'), text);
    await writeFile(join(dist, 'pages.json'), JSON.stringify(pagesNamed(text)));
  };
  const live = async () => JSON.parse(await readFile(join(web, 'remotes.json'), 'utf8')).family?.build;
  return { releases: new Releases(web, folder), build, live, web, dist };
}

it('puts a build live under its own name and leaves an unchanged one alone', async () => {
  const { releases, build, live, web } = await scene();
  await build('one');
  const first = await releases.release('family');
  expect(first.changed).toBe(true);
  expect(await live()).toBe(first.build);
  expect(await readFile(join(web, 'remotes/family', first.build, 'mf-manifest.json'), 'utf8')).toBe('one');
  expect((await releases.release('family')).changed).toBe(false);
});

it('publishes the pages of the live build, also after a rollback', async () => {
  const { releases, build, web } = await scene();
  const pages = async () => JSON.parse(await readFile(join(web, 'remotes.json'), 'utf8')).family.pages;
  await build('one');
  await releases.release('family');
  await build('two');
  await releases.release('family');
  expect(await pages()).toEqual(pagesNamed('two'));
  await releases.rollBack('family');
  expect(await pages()).toEqual(pagesNamed('one'));
});

it('compresses a build once, for every product that is started from it', async () => {
  const { releases, build, web, dist } = await scene();
  await build('one '.repeat(1000));
  const { build: name } = await releases.release('family');
  const compressed = join('remotes/family', name, 'mf-manifest.json.br');
  const written = (folder: string, file: string) => stat(join(folder, file)).then(({ mtimeMs }) => mtimeMs);
  const first = await written(web, compressed);
  const otherWeb = join(dist, '..', '..', 'other-web');
  expect(await new Releases(otherWeb, join(dist, '..', '..')).release('family')).toMatchObject({
    build: name,
  });
  expect(await written(otherWeb, compressed)).toBe(first);
  expect((await releases.release('family')).changed).toBe(false);
});

it('goes back to the build before, and the next start does not undo that', async () => {
  const { releases, build, live } = await scene();
  await build('one');
  const { build: one } = await releases.release('family');
  await build('two');
  await releases.release('family');
  await releases.rollBack('family');
  expect(await live()).toBe(one);
  expect((await releases.release('family')).changed).toBe(false);
  expect(await live()).toBe(one);
  await expect(releases.rollBack('family')).rejects.toThrow('no earlier build');
});

it('releases an old build again when the source went back to it', async () => {
  const { releases, build, live } = await scene();
  await build('one');
  const { build: one } = await releases.release('family');
  await build('two');
  await releases.release('family');
  await build('one');
  expect((await releases.release('family')).changed).toBe(true);
  expect(await live()).toBe(one);
});

it('keeps five builds', async () => {
  const { releases, build, web } = await scene();
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) {
    await build(text);
    await releases.release('family');
  }
  const entries = await readdir(join(web, 'remotes/family'));
  expect(entries.filter((name) => name !== 'history.json')).toHaveLength(5);
});

it('two remotes released at the same moment are both live', async () => {
  const { releases, build, web, dist } = await scene();
  await build('one');
  await cp(dist, join(dist, '../../mfe-agent/dist'), { recursive: true });
  await Promise.all([releases.release('family'), releases.release('agent')]);
  const manifest = JSON.parse(await readFile(join(web, 'remotes.json'), 'utf8'));
  expect(Object.keys(manifest).sort()).toEqual(['agent', 'family']);
});

it('a remote taken down has no files until it is restored', async () => {
  const { releases, build, web } = await scene();
  await build('one');
  await releases.release('family');
  await releases.takeDown('family');
  expect(await readdir(join(web, 'remotes'))).not.toContain('family');
  await releases.restoreAll();
  expect(await readdir(join(web, 'remotes'))).toContain('family');
});

it('names what is missing', async () => {
  const { releases } = await scene();
  await expect(releases.release('marketing')).rejects.toThrow(
    'mfe-marketing is not built: npx nx build mfe-marketing',
  );
});
