import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child, runOnce } from '../src/child.js';

const server = `
import http from 'node:http';
http.createServer((_, res) => res.end(String(process.pid))).listen(process.env.PORT, '127.0.0.1');
`;

async function freePort(): Promise<string> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return String(port);
}

async function childOf(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-child-'));
  const entry = join(folder, 'main.mjs');
  await writeFile(entry, source);
  const said: string[] = [];
  const around = {
    logs: folder,
    env: process.env,
    onStart: () => undefined,
    say: (line: string) => said.push(line),
  };
  const port = await freePort();
  const spec = { name: 'part', entry, env: { PORT: port, NODE_OPTIONS: '' } };
  return { spec, around, said, url: `http://127.0.0.1:${port}/`, log: join(folder, 'part.log') };
}

const bodyOf = (url: string): Promise<string> =>
  fetch(url).then(
    (answer) => answer.text(),
    () => '',
  );

it('starts a killed child again and says so; a stopped one stays down', async () => {
  const { spec, around, said, url } = await childOf(server);
  const child = new Child(spec, around);
  child.start();
  await child.ready(url);
  const first = await bodyOf(url);
  child.kill('SIGKILL');
  const until = Date.now() + 25_000;
  let second = '';
  while (Date.now() < until && (second === '' || second === first)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    second = await bodyOf(url);
  }
  expect(second).not.toBe('');
  expect(second).not.toBe(first);
  expect(said).toEqual([expect.stringContaining('part ended (SIGKILL); starting it again in 0.5 s')]);
  await child.stop();
  expect(await bodyOf(url)).toBe('');
});

it('a child that ends before it is ready fails the start with its last words', async () => {
  const { spec, around, url } = await childOf('console.error("PORT: expected a port"); process.exit(2);');
  const child = new Child(spec, around);
  child.start();
  await expect(child.ready(url)).rejects.toThrow(/part stopped before it was ready[^]*PORT: expected a port/);
  await child.stop();
});

it('a one-off process that fails carries its last words', async () => {
  const { spec, around, log } = await childOf('console.log("migrating"); throw new Error("table exists");');
  await expect(runOnce(spec, around)).rejects.toThrow('table exists');
  expect(await readFile(log, 'utf8')).toContain('migrating');
});
