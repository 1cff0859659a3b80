import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeKey, readKeys } from '../../src/release/release-keys.js';
import { releasesOfImage } from '../../src/release/release-env.js';

const aFolder = () => mkdtemp(join(tmpdir(), 'landsea-image-'));
const idsOf = (keys: readonly { id: string }[]) => keys.map(({ id }) => id);

it('an image makes no key of its own: without the setting it names the setting', async () => {
  const web = await aFolder();
  await expect(releasesOfImage(web, { LANDSEA_HOME: web })).rejects.toThrow(
    /^RELEASE_KEYS is missing: .*\.$/,
  );
  await expect(releasesOfImage(web, { RELEASE_KEYS: '' })).rejects.toThrow('RELEASE_KEYS is missing');
  expect(await readdir(web)).toEqual([]);
});

it('images with the same setting sign with the same key', async () => {
  const web = await aFolder();
  const pem = makeKey();
  const file = join(await aFolder(), 'keys.pem');
  await writeFile(file, pem);
  const shell = await releasesOfImage(web, { RELEASE_KEYS: pem });
  const family = await releasesOfImage(web, { RELEASE_KEYS_FILE: file });
  expect(idsOf(shell.place.keys)).toEqual(idsOf(readKeys(pem)));
  expect(idsOf(family.place.keys)).toEqual(idsOf(shell.place.keys));
});

it('refuses what is no key', async () => {
  await expect(releasesOfImage(await aFolder(), { RELEASE_KEYS: 'secret' })).rejects.toThrow(
    'Expected one or two private keys in PEM',
  );
});
