import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf } from './doubles.js';

const script = fileURLToPath(new URL('../copy-views.mjs', import.meta.url));

/** A tree with these files; runs the script where the gateway has it. */
async function treeWith(files: Record<string, string>) {
  const root = await folderOf({ 'mfe-agent/package.json': '{}', ...files });
  await mkdir(join(root, 'infra/gateway'), { recursive: true });
  const copy = join(root, 'infra/gateway/copy-views.mjs');
  await copyFile(script, copy);
  const run = () => execFileSync(process.execPath, [copy], { stdio: 'pipe' });
  return { run, read: (path: string) => readFile(join(root, 'infra/gateway/dist/views', path), 'utf8') };
}

it('takes the code of documents into the build of the gateway', async () => {
  const { run, read } = await treeWith({ 'mfe-agent/dist/views/offer.mjs': 'export const draw = 1;' });
  run();
  expect(await read('offer.mjs')).toBe('export const draw = 1;');
});

it('fails the build where no remote has any, since pages would be drawn by scripts for good', async () => {
  const { run } = await treeWith({ 'mfe-agent/dist/views/offer.mjs.map': '{}' });
  expect(run).toThrow('build mfe-agent first');
});
