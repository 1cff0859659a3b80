// The last step of the build: the code that draws documents comes with the gateway, so that it never runs what lies in the store.
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const target = new URL('dist/views/', import.meta.url);

await mkdir(target, { recursive: true });
const apps = (await readdir(root)).filter((name) => name.startsWith('mfe-'));
for (const app of apps) {
  const views = new URL(`${app}/dist/views/`, root);
  for (const name of await readdir(views).catch(() => []))
    if (name.endsWith('.mjs')) await copyFile(fileURLToPath(new URL(name, views)), new URL(name, target));
}
