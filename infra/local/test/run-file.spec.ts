import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning, getMark } from '../src/process-identity.js';
import { clearLeftovers, RunFile, findRunning } from '../src/run-file.js';
import { readSecrets } from '../src/secrets.js';

const fileIn = async (name: string) => join(await mkdtemp(join(tmpdir(), 'landsea-run-')), name);

it('knows the launcher that runs, and not one whose process id was given to another', async () => {
  const file = await fileIn('run.json');
  await new RunFile(file, 'http://localhost:1').write();
  expect(await findRunning(file)).toEqual({ pid: process.pid, origin: 'http://localhost:1' });
  const record = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...record, launcher: { pid: process.pid, identity: 'another' } }));
  expect(await findRunning(file)).toBeUndefined();
});

it('ends children that a killed launcher left behind', async () => {
  const file = await fileIn('run.json');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const mark = await getMark(child.pid ?? 0);
  if (!mark) throw new Error('the child did not start');
  await writeFile(
    file,
    JSON.stringify({ launcher: { pid: 1, identity: 'gone' }, origin: '', children: [mark] }),
  );
  await clearLeftovers(file);
  await ended;
  expect(await isRunning(mark)).toBe(false);
  expect(await stat(file).catch(() => undefined)).toBeUndefined();
}, 20_000);

it('takes a run file cut off by a kill for none', async () => {
  const file = await fileIn('run.json');
  await writeFile(file, '{"launcher":{"pid":1');
  expect(await findRunning(file)).toBeUndefined();
});

it('makes secrets once, for the owner alone', async () => {
  const file = await fileIn('secrets.json');
  const first = await readSecrets(file);
  expect(await readSecrets(file)).toEqual(first);
  expect(first.serviceTokenSecret.length).toBeGreaterThanOrEqual(32);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
