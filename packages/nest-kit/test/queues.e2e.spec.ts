import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Logger, type INestApplication } from '@nestjs/common';
import { Redis } from 'ioredis';
import pg from 'pg';
import { createApp, JobQueues, KIT_ENV, LiveBus, type Job, type KitEnv } from '../src/index.js';
import type { TestService } from '../src/testing/index.js';
import { ExampleModule, startExample } from './example-service.js';
import { storesWithRedisOn } from './redis-server.js';
import { until } from './until.js';

const { stores } = storesWithRedisOn(4451);

const loseQueues = async ({ dataSource }: TestService, env: { REDIS_URL?: string }): Promise<void> => {
  if (env.REDIS_URL === undefined) {
    await dataSource.query('DELETE FROM landsea_queue.job');
    await dataSource.query('DELETE FROM landsea_queue.scheduler');
    return;
  }
  const client = new Redis(env.REDIS_URL);
  await client.flushall();
  client.disconnect();
};

describe.each(stores)('on $store', ({ env }) => {
  let service: TestService;
  let second: INestApplication;
  let queues: JobQueues;
  beforeAll(async () => {
    service = await startExample(env);
    queues = service.app.get(JobQueues);
    second = await createApp({
      service: 'trips',
      env: service.app.get<KitEnv>(KIT_ENV),
      module: (kitEnv) => ExampleModule.register(kitEnv),
    });
  });
  afterAll(async () => {
    await second.close();
    await service.close();
  });

  const worked = (queue: string, work: (job: Job) => Promise<void> = () => Promise.resolve()): Job[] => {
    const jobs: Job[] = [];
    queues.process(queue, async (job) => {
      jobs.push(job);
      await work(job);
    });
    return jobs;
  };

  it('does a job that was added, with its data', async () => {
    const jobs = worked('plain');
    await queues.add('plain', 'greet', { to: 'Ada' });
    await until(() => jobs.length === 1);
    expect(jobs[0]).toEqual({ name: 'greet', data: { to: 'Ada' }, attempt: 1 });
  });

  it('queues the same job id once', async () => {
    for (let times = 0; times < 3; times += 1) await queues.add('once', 'a', {}, { jobId: 'the-same' });
    await queues.add('once', 'last', {});
    const jobs = worked('once');
    await until(() => jobs.some(({ name }) => name === 'last'));
    expect(jobs.map(({ name }) => name)).toEqual(['a', 'last']);
  });

  it('adds many jobs with one call, each id once', async () => {
    const bulk = ['a', 'b', 'a'].map((jobId) => ({ jobId, data: { jobId } }));
    await queues.add('many', 'first', {}, { jobId: 'b' });
    await queues.addAll('many', 'more', bulk);
    await queues.addAll('many', 'more', []);
    await queues.add('many', 'last', {});
    const jobs = worked('many');
    await until(() => jobs.some(({ name }) => name === 'last'));
    expect(jobs.map(({ name, data }) => ({ name, data }))).toEqual([
      { name: 'first', data: {} },
      { name: 'more', data: { jobId: 'a' } },
      { name: 'last', data: {} },
    ]);
  });

  it('tries again what failed', async () => {
    const jobs = worked('flaky', ({ attempt }) =>
      attempt === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve(),
    );
    await queues.add('flaky', 'try', {});
    await until(() => jobs.length === 2);
    expect(jobs.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });

  it('waits with a job that is for later', async () => {
    const jobs = worked('later');
    const added = Date.now();
    await queues.add('later', 'wait', {}, { delay: 700 });
    await until(() => jobs.length === 1);
    expect(Date.now() - added).toBeGreaterThan(600);
  });

  it('repeats again what was scheduled after the store has lost it', async () => {
    const jobs = worked('lost');
    await queues.schedule('lost', 'tick', { everyMs: 300 });
    await until(() => jobs.length >= 1);
    await loseQueues(service, env);
    const ran = (name: string) => jobs.filter((job) => job.name === name).length;
    await queues.schedule('lost', 'witness', { everyMs: 300 });
    // One that had been taken may still run.
    await until(() => ran('witness') >= 3);
    const before = ran('tick');
    await until(() => ran('witness') >= 7);
    expect(ran('tick')).toBe(before);
    await queues.restoreSchedules();
    await until(() => ran('tick') >= before + 2);
  });

  it('repeats what is scheduled, once for each time although it was scheduled twice', async () => {
    const jobs = worked('repeated');
    const since = Date.now();
    await queues.schedule('repeated', 'tick', { everyMs: 400 });
    await queues.schedule('repeated', 'tick', { everyMs: 400 });
    await until(() => jobs.length >= 4);
    expect(Date.now() - since).toBeGreaterThan(900);
    await queues.schedule('repeated', 'nightly', { cron: '0 3 * * *', tz: 'America/New_York' });
  });

  it('delivers a message to every copy of the service, on that channel only', async () => {
    const channel = `trip:${randomUUID()}`;
    const here: object[] = [];
    const there: object[] = [];
    service.app
      .get(LiveBus)
      .subscribe(channel)
      .subscribe((event) => here.push(event));
    second
      .get(LiveBus)
      .subscribe(channel)
      .subscribe((event) => there.push(event));
    await service.app.get(LiveBus).publish('trip:another', { type: 'other' });
    await service.app.get(LiveBus).publish(channel, { type: 'changed', version: 7 });
    await until(() => here.length > 0 && there.length > 0);
    expect([here, there]).toEqual([[{ type: 'changed', version: 7 }], [{ type: 'changed', version: 7 }]]);
  });
});

describe('when the connection for LISTEN breaks', () => {
  it('comes back by itself', async () => {
    const service = await startExample();
    const bus = service.app.get(LiveBus);
    const seen: object[] = [];
    bus.subscribe('c').subscribe((event) => seen.push(event));
    await service.dataSource.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()`,
    );
    await until(async () => {
      await bus.publish('c', { n: 1 });
      return seen.length > 0;
    });
    await service.close();
  });
});

it('a worker whose store refuses every query retries once a second, and recovers', async () => {
  const service = await startExample({});
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  try {
    const queues = service.app.get(JobQueues);
    const done: string[] = [];
    queues.process('refused', ({ name }) => Promise.resolve(void done.push(name)));
    await queues.add('refused', 'before', {});
    await until(() => done.length === 1);
    await service.dataSource.query('ALTER TABLE landsea_queue.job RENAME TO lost');
    // An idle worker polls only after five seconds.
    await until(() => warn.mock.calls.length > 0);
    const [first, times] = [performance.now(), warn.mock.calls.length];
    await until(() => warn.mock.calls.length >= times + 2);
    expect(performance.now() - first).toBeGreaterThan(900);
    await service.dataSource.query('ALTER TABLE landsea_queue.lost RENAME TO job');
    await queues.add('refused', 'after', {});
    await until(() => done.length === 2);
  } finally {
    warn.mockRestore();
    await service.close();
  }
});

it('a queue and a worker that could not connect at first do their work once they can', async () => {
  const service = await startExample({});
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const url = new URL(service.app.get<KitEnv>(KIT_ENV).DATABASE_URL);
  const name = pg.escapeIdentifier(url.pathname.slice(1));
  const server = new pg.Client({ connectionString: new URL('/postgres', url).toString() });
  await server.connect();
  try {
    const queues = service.app.get(JobQueues);
    const done: string[] = [];
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    queues.process('shut', (job) => Promise.resolve(void done.push(job.name)));
    await expect(queues.add('shut', 'refused', {})).rejects.toThrow('not currently accepting connections');
    await until(() => warn.mock.calls.length > 0);
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await queues.add('shut', 'taken', {});
    await until(() => done.length === 1);
    expect(done).toEqual(['taken']);
  } finally {
    warn.mockRestore();
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await server.end();
    await service.close();
  }
});
