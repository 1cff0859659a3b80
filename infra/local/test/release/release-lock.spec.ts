import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const lock = fileURLToPath(new URL('../../release-lock.mjs', import.meta.url));
const program = (file: string, then: string) =>
  `import { lockReleases } from '${lock}'; lockReleases('${file}', ['mfe-marketing']); ${then}`;
const node = (source: string) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '-e', source]).then(
    ({ stdout }) => stdout,
    ({ stderr }: { stderr: string }) => stderr,
  );

it('lets one release at a time begin from a checkout, and says which one is under way', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-lock-'));
  const file = join(folder, 'cache/release.lock');
  const first = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    program(file, "console.log('locked'); setInterval(() => undefined, 1000);"),
  ]);
  await once(first.stdout, 'data');
  const refused = await node(program(file, "console.log('locked');"));
  expect(refused).toContain('Another release from this checkout is under way since 20');
  expect(refused).toContain(`mfe-marketing (process ${first.pid})`);

  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(await node(program(file, "console.log('locked');"))).toBe('locked\n');
  expect(await readdir(join(folder, 'cache'))).toEqual([]);
});
