import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceName } from '@landsea/contracts/messages';
import { countPortsFrom, startLocal, type Local, type PartName } from '@landsea/local';
import pg from 'pg';
import { Stripe } from 'stripe';
import { readFaultsPortBase, buildSufferingEnv } from './env.js';
import { Orders } from './preload/orders.js';
import { RedisServer } from './redis-server.js';

export type QueueStore = 'postgres' | 'redis';

/** Promises made while the product suffered are held against its state afterwards. */
export interface Promises {
  /** Ids of events answered with 2xx. */
  events: Set<string>;
  /** Ids of sessions a person was sent to. */
  sessions: Set<string>;
  /** Sessions that were paid and differ from what billing requested: never granted. */
  forged: Set<string>;
}

export interface Product {
  local: Local;
  queue: QueueStore;
  redis: RedisServer | undefined;
  stripe: Stripe;
  orders: Orders;
  promises: Promises;
  rows<T extends object>(service: ServiceName, sql: string, values?: unknown[]): Promise<T[]>;
  emulatorUrl(path: string): string;
  emulator<T = object>(path: string, body?: object): Promise<T>;
  /** kill -9 of a part of ours, down until `back`. */
  killUntil(part: PartName, back: () => Promise<unknown>): Promise<void>;
  /** A second call waits for the first. */
  stop(): Promise<void>;
}

/** Makes its own product, with nothing in it but the demo account. */
export async function startProduct(queue: QueueStore): Promise<Product> {
  const home = await mkdtemp(join(tmpdir(), 'landsea-faults-'));
  const ordersFolder = join(home, 'orders');
  await mkdir(ordersFolder);
  const portBase = readFaultsPortBase();
  const redis = queue === 'redis' ? new RedisServer(countPortsFrom(portBase).faultsRedis) : undefined;
  await redis?.start();
  const env = {
    ...buildSufferingEnv(ordersFolder),
    LOG_LEVEL: 'warn',
    REDIS_URL: redis?.url ?? '',
    // People come from addresses of their own: the gateway believes the scenarios where a call comes from.
    TRUSTED_PROXIES: 'loopback',
  };
  const local = await startLocal({ portBase, home, env, frontEnds: false }).catch(async (error: unknown) => {
    await redis?.kill();
    throw error;
  });
  const { emulator } = local;
  if (!emulator) throw new Error('faults are made with the emulator: unset STRIPE_SECRET_KEY');
  const { hostname, port } = new URL(emulator.url);
  const emulatorUrl = (path: string): string => `${emulator.url}/_emulator/${path}`;
  const pools = Object.fromEntries(
    Object.entries(local.databaseUrls).map(([service, connectionString]) => {
      const pool = new pg.Pool({ connectionString, max: 2 });
      pool.on('error', () => undefined); // Postgres is killed on purpose
      return [service, pool];
    }),
  );
  const stop = async (): Promise<void> => {
    await Promise.all(Object.values(pools).map((pool) => pool.end()));
    await local.stop();
    await redis?.kill();
    await rm(home, { recursive: true, force: true });
  };
  let stopping: Promise<void> | undefined;
  return {
    local,
    queue,
    redis,
    stripe: new Stripe(emulator.secretKey, { host: hostname, port, protocol: 'http', telemetry: false }),
    orders: new Orders(ordersFolder),
    promises: { events: new Set(), sessions: new Set(), forged: new Set() },
    rows: async <T extends object>(service: ServiceName, sql: string, values: unknown[] = []) => {
      const answer = await pools[service]?.query<T>(sql, values);
      return answer?.rows ?? [];
    },
    emulatorUrl,
    emulator: async <T>(path: string, body?: object) => {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(emulatorUrl(path), init);
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    killUntil: async (part, back) => {
      local.kill(part, part === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
      await local.stopPart(part);
      await back();
      await local.startPart(part);
    },
    stop: () => (stopping ??= stop()),
  };
}
