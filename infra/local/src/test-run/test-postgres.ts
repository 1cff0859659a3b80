import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from '../child.js';
import { makeAdminUrl, waitUntilConnected } from '../postgres/databases.js';
import {
  findClusterFolder,
  getOutsidePlace,
  findPostgresAccount,
  prepareBinaries,
} from '../postgres/postgres-place.js';
import { forgetful, makePostgresProcess, prepareCluster } from '../postgres/postgres-cluster.js';

export interface TestPostgres {
  /** Names the superuser: tests make and drop their own databases. */
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

export async function startTestPostgres(): Promise<TestPostgres> {
  const home = await mkdtemp(join(tmpdir(), 'landsea-test-'));
  const account = await findPostgresAccount();
  const folder = await findClusterFolder(home, account);
  const cluster = { folder, account, binaries: await prepareBinaries(home, account) };
  const port = await freePort();
  await prepareCluster(cluster, 'test', forgetful);
  const surroundings = { logs: home, env: {}, onStart: () => undefined, say: () => undefined };
  const child = new Child(makePostgresProcess(cluster, port, forgetful), surroundings);
  child.start();
  const url = makeAdminUrl(port, 'test');
  await (await waitUntilConnected(url, 30_000)).end();
  return {
    url,
    stop: async () => {
      await child.stop();
      await rm(home, { recursive: true, force: true });
      await rm(getOutsidePlace(home), { recursive: true, force: true });
    },
  };
}
