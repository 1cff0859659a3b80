// A later step of the build: the code that draws signed-in pages, and the builds of shell and family that it fits.
import { execFileSync } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PageFiles } from '@landsea/contracts/core';
import { nameBuilds } from './dist/document/first/first-screen-view.js';

const root = new URL('../../', import.meta.url);
const prerender = fileURLToPath(new URL('infra/prerender/', root));
const rspack = fileURLToPath(new URL('node_modules/.bin/rspack', root));

execFileSync(rspack, ['build', '--env', 'part=first-screen'], {
  cwd: prerender,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const filesOf = async (app) =>
  PageFiles.parse(JSON.parse(await readFile(new URL(`${app}/dist/page-files.json`, root), 'utf8')));
const builtFrom = nameBuilds(await filesOf('shell'), await filesOf('mfe-family'));
const font = (await readdir(new URL('shell/dist/assets/', root))).find((name) =>
  /^fraunces-latin-opsz-normal\.\w+\.woff2$/.test(name),
);
const lines = [builtFrom, ...(font ? [`/assets/${font}`] : [])];
await writeFile(new URL('dist/first-screen/built-from.txt', import.meta.url), lines.join('\n'));
