import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobQueues, LiveBus } from '../src/index.js';
import type { TestService } from '../src/testing/index.js';
import { startExampleBehind } from './example-service.js';
import { until } from './until.js';

const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };
const installed = spawnSync('pgbouncer', ['--version'], { env }).status === 0;
if (!installed) console.warn('pgbouncer is not installed: nothing is tested behind a pooler');

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Two connections of Postgres for everybody, shared by transaction. */
async function startPooler(postgres: URL, listenPort: number): Promise<ChildProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'landsea-pooler-'));
  await chmod(folder, 0o755);
  const { hostname, port, username, password } = postgres;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${port} user=${username} password=${password}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${listenPort}\nunix_socket_dir =`,
      'auth_type = any\npool_mode = transaction\ndefault_pool_size = 2',
    ].join('\n'),
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', [...user, file], { env });
  let log = '';
  pooler.stderr.on('data', (chunk) => (log += String(chunk)));
  await until(() => log.includes('process up'));
  return pooler;
}

(installed ? describe : describe.skip)('behind a pooler that shares connections by transaction', () => {
  let pooler: ChildProcess;
  let service: TestService;
  beforeAll(async () => {
    service = await startExampleBehind(async (url) => {
      const listenPort = await findFreePort();
      pooler = await startPooler(url, listenPort);
      const pooled = new URL(url);
      pooled.host = `127.0.0.1:${listenPort}`;
      return { DATABASE_URL: pooled.toString(), DATABASE_DIRECT_URL: url.toString(), DATABASE_POOL: '8' };
    });
  });
  afterAll(async () => {
    await service.close();
    pooler.kill('SIGKILL');
  });

  it('answers reads that are prepared elsewhere, many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) => service.anonymous().get(`/api/example/written/${count}`)),
    );
    expect(answers.map(({ status, body }) => [status, (body as { count: number }).count])).toEqual(
      answers.map((_, count) => [200, count]),
    );
  });

  it('hears live events and works on jobs past the pooler', async () => {
    const bus = service.app.get(LiveBus);
    const queues = service.app.get(JobQueues);
    const heard: object[] = [];
    const done: string[] = [];
    bus.subscribe('c').subscribe((event) => heard.push(event));
    queues.process('pooled', ({ name }) => Promise.resolve(void done.push(name)));
    await bus.publish('c', { n: 1 });
    await queues.add('pooled', 'job', {});
    await until(() => heard.length > 0 && done.length > 0);
  });

  it('opens as many connections as it is given', async () => {
    const waits = Array.from({ length: 12 }, () => service.dataSource.query('SELECT pg_sleep(0.2)'));
    const { driver } = service.dataSource;
    const pool = 'master' in driver ? (driver.master as { totalCount: number }) : undefined;
    await until(() => pool?.totalCount === 8);
    await Promise.all(waits);
    expect(pool?.totalCount).toBe(8);
  });
});
