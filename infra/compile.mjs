// The `build` of a package that Node runs: each TypeScript file of ./src becomes a module at the same place in ./dist,
// or in the folder that is named.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const dist = process.argv[2] ?? 'dist';
const configFile = fileURLToPath(new URL('swcrc.json', import.meta.url));

async function compile(file) {
  const source = join('src', file);
  const target = join(dist, file.replace(/\.ts$/, '.js'));
  const sourceFileName = relative(dirname(target), source); // as the map names it
  const { code, map } = await transformFile(source, { configFile, sourceFileName });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
  await writeFile(`${target}.map`, map);
}

await rm(dist, { recursive: true, force: true });
const sources = (await readdir('src', { recursive: true })).filter((file) =>
  /(?<!\.d|\.spec)\.ts$/.test(file),
);
await Promise.all(sources.map(compile));
