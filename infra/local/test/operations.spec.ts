import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceName } from '@landsea/contracts/messages';
import pg from 'pg';
import { root } from '../src/env.js';

interface Block {
  language: string;
  text: string;
}

const server = process.env['TEST_POSTGRES_URL'] ?? '';
const onPostgres = server ? it : it.skip;
const page = await readFile(join(root, 'docs/operations.md'), 'utf8');
const blocks: Block[] = [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', text = '']) => ({ language, text }),
);

let folder: string;
let portBase: number;
const urls: Partial<Record<ServiceName, string>> = {};
const processes: ChildProcess[] = [];

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer().listen(port, '127.0.0.1');
  const isListening = await Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ]);
  probe.close();
  return isListening;
};
async function findPorts(): Promise<number> {
  for (let base = 20_000 + (process.pid % 1000) * 10; ; base += 10) {
    const free = await Promise.all(Array.from({ length: 10 }, (_, index) => isFree(base + index)));
    if (free.every(Boolean)) return base;
  }
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const nameOf = (service: ServiceName): string => `operations_${process.pid}_${service}`;
const createDatabase = (service: ServiceName) => query(server, `CREATE DATABASE ${nameOf(service)}`);
const dropDatabase = (service: ServiceName) =>
  query(server, `DROP DATABASE IF EXISTS ${nameOf(service)} WITH (FORCE)`);

/** The places and addresses of the page become those of this test; its commands stay as they are. */
const placed = (text: string): string =>
  text
    .replaceAll(
      /postgres:\/\/(\w+):\$\w+@127\.0\.0\.1:5432\/\w+/g,
      (_, name) => urls[ServiceName.parse(name)] ?? '',
    )
    .replaceAll('redis://127.0.0.1:6379', `redis://127.0.0.1:${portBase + 8}`)
    .replaceAll(/\b430(\d)\b/g, (_, last) => String(portBase + Number(last)))
    .replaceAll('/etc/landsea', join(folder, 'etc'))
    .replaceAll('/var/lib/landsea', join(folder, 'var'))
    .replaceAll('/srv/landsea', root);

/** Somebody who follows the page stays in one shell. */
let umask = '022';

/** @returns what the block printed. @throws Error with it when the block ends with another code than 0. */
const runBlock = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const script = `umask ${umask}\n${placed(text)}\necho "umask $(umask)"`;
    const env = { PATH: process.env['PATH'], HOME: folder };
    execFile('bash', ['--norc', '-euo', 'pipefail', '-c', script], { env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${text}\n${stdout}\n${stderr}`));
      else {
        umask = /^umask (\d+)$/m.exec(stdout)?.[1] ?? umask;
        resolve(stdout + stderr);
      }
    });
  });

/** Starts what the unit of the page starts, with the files of settings that it names. */
function startUnits(): void {
  const unit = blocks.find(({ language }) => language === 'ini')?.text ?? '';
  const gateway = unit.replaceAll('%i', 'gateway').replace(/^ExecStart=.*$/m, () => {
    const [, command = ''] = /`ExecStart=([^`]+)`/.exec(page) ?? [];
    return `ExecStart=${command}`;
  });
  for (const each of [...ServiceName.options.map((name) => unit.replaceAll('%i', name)), gateway]) {
    const files = [...placed(each).matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, path = '']) => path);
    const [, command = ''] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(placed(each)) ?? [];
    const script = `set -a; ${files.map((path) => `. ${path}`).join('; ')}; exec ${command}`;
    const env = { PATH: process.env['PATH'] };
    processes.push(spawn('bash', ['--norc', '-euc', script], { cwd: root, env, stdio: 'ignore' }));
  }
}

const stopUnits = async (): Promise<void> => {
  await Promise.all(
    processes.splice(0).map(async (each) => {
      if (each.exitCode !== null) return;
      each.kill('SIGTERM');
      await once(each, 'exit');
    }),
  );
};

async function waitUntilReady(): Promise<void> {
  for (const last of [1, 2, 3, 9]) {
    const url = `http://127.0.0.1:${portBase + last}/health/ready`;
    for (let tries = 0; !(await fetch(url).catch(() => undefined))?.ok; tries += 1) {
      if (tries > 600) throw new Error(`${url} is not ready`);
      await sleep(200);
    }
  }
}

/** The database of trips as the version before left it: without the newest migration, and with a row. */
async function returnToVersionBefore(): Promise<string> {
  const url = urls.trips ?? '';
  const names = (await query(url, 'SELECT name FROM migration ORDER BY id')).map(({ name }) => String(name));
  await dropDatabase('trips');
  await createDatabase('trips');
  const only = `node services/trips/dist/migrate.js --only=${names.slice(0, -1).join(',')}`;
  await runBlock(`cd /srv/landsea; DATABASE_URL='${url}' ${only}`);
  await query(url, `INSERT INTO rate_limit_count (key, points) VALUES ('kept', 7)`);
  return names.at(-1) ?? '';
}

beforeAll(async () => {
  if (!server) return;
  folder = await mkdtemp(join(tmpdir(), 'landsea-operations-'));
  await Promise.all(['etc', 'var'].map((name) => mkdir(join(folder, name))));
  portBase = await findPorts();
  for (const service of ServiceName.options) {
    await createDatabase(service);
    urls[service] = Object.assign(new URL(server), { pathname: `/${nameOf(service)}` }).toString();
  }
});
afterAll(async () => {
  if (!server) return;
  await stopUnits();
  for (const service of ServiceName.options) await dropDatabase(service);
  await rm(folder, { recursive: true, force: true });
});

onPostgres(
  'the page leads from nothing to a running product, and over an upgrade',
  async () => {
    let missing = '';
    const printed: string[] = [];
    for (const { language, text } of blocks) {
      if (language === 'bash') printed.push(await runBlock(text));
      else if (/systemctl (enable|restart)/.test(text)) {
        await stopUnits();
        startUnits();
        await waitUntilReady();
      } else if (text.includes('git checkout v<new>') && text.includes('npm ci')) {
        await stopUnits();
        missing = await returnToVersionBefore();
      }
    }
    const all = printed.join('\n');
    expect(all).toContain('mfe-marketing is live as build');
    expect(all).toContain('Backed up to');
    expect(all).toContain(`missing in the database: ${missing}`);
    expect(await query(urls.trips ?? '', `SELECT points FROM rate_limit_count WHERE key = 'kept'`)).toEqual([
      { points: 7 },
    ]);
    expect((await stat(join(folder, 'etc/billing.env'))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'var/web/remotes.json'))).mode & 0o004).toBe(0o004);
    const home = await fetch(`http://127.0.0.1:${portBase}/`);
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')]);
  },
  600_000,
);

it('the page is short', () => {
  expect(page.split('\n').length).toBeLessThanOrEqual(300);
});
