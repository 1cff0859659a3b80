import { createHash, createPublicKey, verify } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { toSignedText } from '@landsea/contracts/releases';
import { openLocalReleases } from '../../src/release/local-releases.js';
import { Outages } from '../../src/release/outages.js';
import { makeKey, readKeys, type ReleaseKey } from '../../src/release/release-keys.js';
import { Releases } from '../../src/release/releases.js';
import { aWorkbench, pagesNamed } from './workbench.js';

const publicKeyOf = ({ publicKey }: ReleaseKey) =>
  createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') },
    format: 'jwk',
  });

const isSigned = (text: string, signatures: { key: string; value: string }[], key: ReleaseKey) =>
  signatures.some(
    ({ key: id, value }) =>
      id === key.id && verify(null, Buffer.from(text), publicKeyOf(key), Buffer.from(value, 'base64')),
  );

it('puts a build live under its own name and leaves an unchanged one alone', async () => {
  const { releases, build, list, web } = await aWorkbench();
  await build('family', 'one');
  const first = await releases.release('family');
  expect(first.changed).toBe(true);
  const { live } = (await list()).remotes.family ?? {};
  expect(live).toMatchObject({ build: first.build, entry: `/remotes/family/${first.build}/remoteEntry.js` });
  expect(await readFile(join(web, `remotes/family/${first.build}/remoteEntry.js`), 'utf8')).toContain('one');
  expect((await releases.release('family')).changed).toBe(false);
  expect((await list()).version).toBe(1);
});

it('writes nothing into the folder of the build, which belongs to root in an image', async () => {
  const { releases, build, checkout, store } = await aWorkbench();
  await build('family', 'one '.repeat(1000));
  const dist = join(checkout, 'mfe-family/dist');
  const before = await readdir(dist, { recursive: true });
  const { build: name } = await releases.release('family');
  expect(await store.read(`remotes/family/${name}/remoteEntry.js.br`)).toBeDefined();
  expect(await readdir(dist, { recursive: true })).toEqual(before);
});

it('signs the list and the files of each build with every key, and names the hash of the entry', async () => {
  const keys = [...readKeys(makeKey()), ...readKeys(makeKey())];
  const { release, signed, list, store } = await aWorkbench({ keys });
  const name = await release('family', 'one');
  const { list: raw, signatures } = await signed();
  for (const key of keys) expect(isSigned(toSignedText(raw), signatures, key)).toBe(true);
  expect(isSigned(toSignedText({ ...(raw as object), version: 2 }), signatures, keys[0] as ReleaseKey)).toBe(
    false,
  );
  const files = JSON.parse(String(await store.read(`remotes/family/${name}/files.json`)));
  for (const key of keys) expect(isSigned(JSON.stringify(files.list), files.signatures, key)).toBe(true);
  expect(Object.keys(files.list.files)).toEqual(Object.keys(files.list.files).sort());
  expect((await list()).remotes.family?.live.integrity).toBe(files.list.files['remoteEntry.js']);
});

it('tells browsers the hashes of scripts and sheets: of a remote by the list, of the shell by its page', async () => {
  const { release, list, store } = await aWorkbench();
  const sha256 = (body: Buffer | undefined) =>
    `sha256-${createHash('sha256')
      .update(body ?? '')
      .digest('base64')}`;
  const readIn = (place: string) => (path: string) => store.read(`${place}/${path}`);
  const namesHashesOf = async (read: ReturnType<typeof readIn>, path = '', integrity = '') => {
    const file = await read(path);
    expect(integrity).toBe(sha256(file));
    const hashes = JSON.parse(String(file)) as Record<string, string>;
    expect(Object.keys(hashes)).toEqual([expect.stringMatching(/^assets\/main\.\w+\.js$/)]);
    for (const [script, hash] of Object.entries(hashes)) expect(hash).toBe(sha256(await read(script)));
  };
  const one = await release('family', 'one');
  const { hashes } = (await list()).remotes.family?.live ?? {};
  await namesHashesOf(readIn(`remotes/family/${one}`), hashes?.path, hashes?.integrity);
  const shell = readIn(`shells/${await release('shell', 'first')}`);
  const [, path, integrity] =
    /name="release-hashes" content="(\S+) (\S+)"/.exec(String(await shell('index.html'))) ?? [];
  await namesHashesOf(shell, path, integrity);
});

it('publishes the pages of the live build, also after a rollback', async () => {
  const { releases, release, list } = await aWorkbench();
  const pages = async () => (await list()).remotes.family?.live.pages;
  await release('family', 'one');
  await release('family', 'two');
  expect(await pages()).toEqual(pagesNamed('two'));
  await releases.rollBack('family');
  expect(await pages()).toEqual(pagesNamed('one'));
});

it('never returns to a build that was rolled back', async () => {
  const { releases, release, list } = await aWorkbench();
  const live = async () => (await list()).remotes.family?.live.build;
  const good = await release('family', 'good');
  await release('family', 'bad X');
  await releases.rollBack('family');
  await release('family', 'Y');
  await releases.rollBack('family');
  expect(await live()).toBe(good);
  await expect(releases.rollBack('family')).rejects.toThrow('mfe-family has no earlier build to go back to.');
});

it('a start does not undo a rollback, and the command does', async () => {
  const { releases, release, list, build } = await aWorkbench();
  const one = await release('family', 'one');
  const two = await release('family', 'two');
  await releases.rollBack('family');
  expect(await releases.release('family')).toEqual({
    app: 'family',
    build: one,
    changed: false,
    withdrawn: { build: two, at: expect.any(String) },
  });
  expect((await list()).remotes.family?.live.build).toBe(one);
  expect(await releases.release('family', { again: true })).toMatchObject({ build: two, changed: true });
  await build('family', 'one');
  expect(await releases.release('family')).toEqual({ app: 'family', build: one, changed: true });
});

it('names the build before as the one to fall back on', async () => {
  const { releases, release, list } = await aWorkbench();
  const one = await release('family', 'one');
  expect((await list()).remotes.family?.previous).toBeUndefined();
  await release('family', 'two');
  expect((await list()).remotes.family?.previous).toMatchObject({ build: one });
  await releases.rollBack('family');
  expect((await list()).remotes.family?.previous).toBeUndefined();
});

it('gives a build to a share of the visitors, widens it, and withdraws it', async () => {
  const { releases, release, list } = await aWorkbench();
  const one = await release('marketing', 'one');
  const two = await release('marketing', 'two', 10);
  expect((await list()).remotes.marketing).toMatchObject({
    live: { build: one },
    candidate: { build: two, percent: 10, pages: pagesNamed('two') },
  });
  await release('marketing', 'two', 50);
  expect((await list()).remotes.marketing?.candidate?.percent).toBe(50);
  await releases.rollBack('marketing');
  expect((await list()).remotes.marketing).toMatchObject({ live: { build: one } });
  expect((await list()).remotes.marketing?.candidate).toBeUndefined();
  await release('marketing', 'two', 10);
  await release('marketing', 'two');
  expect((await list()).remotes.marketing).toMatchObject({ live: { build: two }, previous: { build: one } });
  expect((await list()).remotes.marketing?.candidate).toBeUndefined();
});

it('refuses a share of a remote that was never released', async () => {
  const { release } = await aWorkbench();
  await expect(release('marketing', 'one', 10)).rejects.toThrow('no build yet');
});

it('signs the files of a build anew when the keys changed, and only files that it has itself', async () => {
  const before = await aWorkbench();
  const build = await before.release('family', 'one');
  const path = `remotes/family/${build}/files.json`;
  const filesOf = async () => JSON.parse(String(await before.store.read(path)));
  const keys = readKeys(makeKey());
  const { place } = before.releases;
  await new Releases({ ...place, keys }).release('family');
  const { list, signatures } = await filesOf();
  expect(isSigned(JSON.stringify(list), signatures, keys[0] as ReleaseKey)).toBe(true);
  const changed = { list: { ...list, files: { 'remoteEntry.js': 'else' } }, signatures: [] };
  await before.store.write(path, Buffer.from(JSON.stringify(changed)));
  await new Releases({ ...place, keys }).release('family');
  expect(await filesOf()).toEqual(changed);
});

it('releases the shell alone; its page knows the keys and its build, and old hashed files stay', async () => {
  const { releases, release, list, web, keys } = await aWorkbench();
  const page = () => readFile(join(web, 'shell/index.html'), 'utf8');
  const one = await release('shell', 'one');
  expect(await page()).toContain(`<meta name="release-keys" content="${keys[0]?.publicKey}">`);
  expect(await page()).toContain(`<meta name="release-build" content="${one}">`);
  const two = await release('shell', 'two');
  expect((await list()).shell).toEqual({ live: { build: two }, previous: { build: one } });
  expect(await page()).toContain('<p>two</p>');
  // A script and the list of hashes of each build.
  expect(await readdir(join(web, 'shell/assets'))).toHaveLength(4);
  await releases.rollBack('shell');
  expect(await page()).toContain('<p>one</p>');
  expect(await readFile(join(web, 'shell/favicon.svg'), 'utf8')).toBe('<svg>one</svg>');
});

it('another key makes another build of the shell', async () => {
  const { release, build, store, checkout } = await aWorkbench();
  const one = await release('shell', 'one');
  await build('shell', 'one');
  const rotated = new Releases({ store, keys: readKeys(makeKey()), checkout });
  expect((await rotated.release('shell')).build).not.toBe(one);
});

it('keeps the files of a build for 30 days after the last visitor got it', async () => {
  let now = new Date('2027-01-01T00:00:00Z');
  const { release, web } = await aWorkbench({ now: () => now });
  const after = (days: number) => (now = new Date(now.getTime() + days * 86_400_000));
  const kept = async (folder: string) => (await readdir(join(web, folder))).sort();
  for (const app of ['family', 'shell'] as const) await release(app, '1');
  after(100);
  for (const app of ['family', 'shell'] as const) {
    for (const text of ['2', '3', '4', '5', '6', '7', '8']) await release(app, text);
  }
  expect(await kept('remotes/family')).toHaveLength(8);
  after(29);
  await release('family', '9');
  expect(await kept('remotes/family')).toHaveLength(9);
  after(2);
  for (const app of ['family', 'shell'] as const) await release(app, '10');
  // 7 was the one to fall back on until 9 came, 8 and 9 still are within their days
  expect(await kept('remotes/family')).toHaveLength(4);
  expect(await kept('shells')).toHaveLength(3);
  expect(await kept('shell/assets')).toHaveLength(6);
});

it('two remotes released at the same moment are both live', async () => {
  const { releases, build, list } = await aWorkbench();
  await build('family', 'one');
  await build('agent', 'one');
  await Promise.all([releases.release('family'), releases.release('agent')]);
  expect(Object.keys((await list()).remotes).sort()).toEqual(['agent', 'family']);
});

it('logs every change with its time, and none that was not published', async () => {
  const { releases, release, store } = await aWorkbench();
  const one = await release('family', 'one');
  const two = await release('family', 'two', 25);
  await releases.rollBack('family');
  const log = await releases.history();
  expect(log.map(({ kind, build, percent }) => [kind, build, percent])).toEqual([
    ['release', one, undefined],
    ['candidate', two, 25],
    ['rollback', one, undefined],
  ]);
  const begun = { ...log[0], version: 4, build: 'ffffffffffff' };
  await store.write('releases.json', Buffer.from(JSON.stringify([...log, begun])));
  expect(await releases.history()).toEqual(log);
});

it('makes a key for a state folder once, readable by its owner alone', async () => {
  const { checkout, build } = await aWorkbench();
  await build('family', 'one');
  const [first, second] = await Promise.all([
    openLocalReleases(checkout, checkout),
    openLocalReleases(checkout, checkout),
  ]);
  await first.release('family');
  await second.settle();
  expect((await stat(join(checkout, 'release-key.pem'))).mode & 0o777).toBe(0o600);
});

it('a remote taken down has no files until it is restored', async () => {
  const { release, web } = await aWorkbench();
  await release('family', 'one');
  const outages = new Outages(web);
  await outages.takeDown('family');
  expect(await readdir(join(web, 'remotes'))).not.toContain('family');
  await outages.restoreAll();
  expect(await readdir(join(web, 'remotes'))).toContain('family');
});

it.each(['family', 'shell'] as const)('names the missing build of %s', async (app) => {
  const { releases } = await aWorkbench();
  await expect(releases.release(app)).rejects.toThrow('is not built: npx nx build');
});

it('gives each list a month, and signs it anew above every version before', async () => {
  const { releases, release, list, signed, store } = await aWorkbench();
  expect(await releases.renew()).toBeUndefined();
  const build = await release('family', 'one');
  const before = await list();
  expect(Date.parse(before.expiresAt ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000);
  await store.write('releases.json', Buffer.from(JSON.stringify([...(await releases.history()), neverLive])));
  const renewed = await releases.renew();
  expect(await list()).toEqual(renewed);
  expect((await signed()).signatures).toHaveLength(1);
  expect(renewed?.version).toBeGreaterThan(1_700_000_000);
  expect((await releases.history()).map((entry) => entry.build)).toEqual([build]);
  await release('family', 'two');
  await releases.rollBack('family');
  expect(await list()).toMatchObject({
    version: (renewed?.version ?? 0) + 2,
    remotes: { family: { live: { build } } },
  });
});

/** A switch of a command that was killed before it published the list. */
const neverLive = {
  version: 2,
  at: '2026-01-01T00:00:00.000Z',
  app: 'family',
  kind: 'release',
  build: 'cccccccccccc',
};
