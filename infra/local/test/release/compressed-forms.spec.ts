import { mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { addCompressedForms } from '../../src/release/compressed-forms.js';

const script = Buffer.from('console.log("landsea");'.repeat(200));
const aFolder = () => mkdtemp(join(tmpdir(), 'landsea-forms-'));

async function compress(folder: string, files: Record<string, Buffer>): Promise<Map<string, Buffer>> {
  const all = new Map(Object.entries(files));
  await addCompressedForms(all, folder);
  return all;
}

it('adds both forms of a text that is worth it, and none of maps, pictures and short texts', async () => {
  const files = await compress(await aFolder(), {
    'assets/main.js': script,
    'assets/main.js.map': script,
    'photo.webp': script,
    'robots.txt': Buffer.from('short'),
  });
  expect([...files.keys()].filter((path) => /\.(br|gz)$/.test(path)).sort()).toEqual([
    'assets/main.js.br',
    'assets/main.js.gz',
  ]);
  expect(brotliDecompressSync(files.get('assets/main.js.br') ?? '')).toEqual(script);
  expect(gunzipSync(files.get('assets/main.js.gz') ?? '')).toEqual(script);
});

it('takes a form that was kept, and makes one that was damaged anew', async () => {
  const folder = await aFolder();
  await compress(folder, { 'main.js': script });
  const kept = (await readdir(folder)).sort();
  expect(kept.map((name) => name.slice(64))).toEqual(['.br', '.gz']);
  const [br = '', gz = ''] = kept.map((name) => join(folder, name));
  const quick = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  await writeFile(br, quick);
  await writeFile(gz, 'cut off');
  const files = await compress(folder, { 'main.js': script });
  expect(files.get('main.js.br')).toEqual(quick);
  expect(gunzipSync(files.get('main.js.gz') ?? '')).toEqual(script);
  expect(gunzipSync(await readFile(gz))).toEqual(script);
});

it('forgets after a week what no build has', async () => {
  const folder = await aFolder();
  await compress(folder, { 'old.js': script });
  const [old = ''] = await readdir(folder);
  const before = new Date(Date.now() - 8 * 86_400_000);
  await utimes(join(folder, old), before, before);
  await compress(folder, { 'new.js': Buffer.concat([script, script]) });
  expect(await readdir(folder)).not.toContain(old);
  expect(await readdir(folder)).toHaveLength(3);
});

it('compresses also where nothing can be kept', async () => {
  const file = join(await aFolder(), 'a-file');
  await writeFile(file, '');
  const files = await compress(join(file, 'below'), { 'main.js': script });
  expect(brotliDecompressSync(files.get('main.js.br') ?? '')).toEqual(script);
});
