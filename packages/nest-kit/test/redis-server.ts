import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { until } from './until.js';

const installed = spawnSync('redis-server', ['--version']).status === 0;

interface Store {
  store: 'Postgres' | 'Redis';
  /** Environment variables of a service that uses it. */
  env: { REDIS_URL?: string };
}

/** Both stores that services run on, for `describe.each`. Redis listens on this port while the tests of the file run. */
export function storesWithRedisOn(port: number): { stores: Store[]; killRedis: () => void } {
  const stores: Store[] = [{ store: 'Postgres', env: {} }];
  if (!installed) {
    console.warn('redis-server is not installed: this is tested on Postgres alone');
    return { stores, killRedis: () => undefined };
  }
  let redis: ChildProcess | undefined;
  const killRedis = (): void => {
    redis?.kill('SIGKILL');
  };
  beforeAll(async () => {
    const flags = ['--port', String(port), '--save', '', '--bind', '127.0.0.1'];
    redis = spawn('redis-server', flags, { stdio: 'pipe' });
    let log = '';
    redis.stdout?.on('data', (chunk) => (log += String(chunk)));
    await until(() => log.includes('Ready to accept connections'));
  });
  afterAll(killRedis);
  return {
    stores: [...stores, { store: 'Redis', env: { REDIS_URL: `redis://127.0.0.1:${port}` } }],
    killRedis,
  };
}
