import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Child } from './child.js';
import { adminUrl, untilConnected } from './databases.js';
import { clusterFolder, outsidePlace, postgresAccount, postgresBinaries } from './postgres-place.js';
import { prepareCluster } from './postgres-cluster.js';

export interface TestPostgres {
  /** Of the superuser: tests make and drop their own databases. */
  url: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A Postgres for one run of the tests: nothing in it outlives the run, so it does not wait for the disk. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'landsea-test-'));
  const account = await postgresAccount();
  const folder = await clusterFolder(home, account);
  const binaries = await postgresBinaries(home, account);
  const port = await freePort();
  await prepareCluster({ folder, account, binaries }, 'test');
  const owner = account ? [String(account.uid), String(account.gid)] : ['', ''];
  const child = new Child(
    {
      name: 'postgres',
      entry: fileURLToPath(new URL('./postgres-keeper.js', import.meta.url)),
      args: [
        binaries.postgres,
        folder,
        String(port),
        ...owner,
        '-c',
        'fsync=off',
        '-c',
        'full_page_writes=off',
      ],
      env: {},
    },
    { logs: home, env: {}, onStart: () => undefined, say: () => undefined },
  );
  child.start();
  const url = adminUrl(port, 'test');
  await (await untilConnected(url, 30_000)).end();
  return {
    url,
    stop: async () => {
      await child.stop();
      await rm(home, { recursive: true, force: true });
      await rm(outsidePlace(home), { recursive: true, force: true });
    },
  };
}
