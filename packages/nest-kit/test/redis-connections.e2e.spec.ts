import { Redis } from 'ioredis';
import { JobQueues, LiveBus } from '../src/index.js';
import { startExample } from './example-service.js';
import { storesWithRedisOn } from './redis-server.js';
import { until } from './until.js';

const { stores } = storesWithRedisOn(4456);
const redis = stores.find(({ store }) => store === 'Redis');

const listConnections = async (url: string): Promise<string[]> => {
  const client = new Redis(url);
  const lines = String(await client.client('LIST'))
    .trim()
    .split('\n');
  const own = `id=${await client.client('ID')} `;
  client.disconnect();
  return lines.filter((line) => !line.startsWith(own));
};

(redis ? it : it.skip)(
  'queues share a connection, workers another, and each worker waits on one',
  async () => {
    const url = redis?.env.REDIS_URL ?? '';
    const service = await startExample({ REDIS_URL: url });
    try {
      const queues = service.app.get(JobQueues);
      const names = ['one', 'two', 'three', 'four'];
      const done: string[] = [];
      for (const name of names) {
        queues.process(name, () => Promise.resolve(void done.push(name)), { concurrency: 2 });
        await queues.schedule(name, 'nightly', { cron: '0 3 * * *', tz: 'UTC' });
        await queues.add(name, 'now', {});
      }
      service.app.get(LiveBus).subscribe('c').subscribe();
      await until(() => names.every((name) => done.includes(name)));
      const connections = await listConnections(url);
      // Short commands, live updates, queues, workers, and the four that wait.
      expect(connections).toHaveLength(8);
    } finally {
      await service.close();
    }
    await until(async () => (await listConnections(url)).length === 0);
  },
);

it('handlers of one queue take the jobs of their names, and none is named after the start', async () => {
  const service = await startExample({});
  try {
    const queues = service.app.get(JobQueues);
    queues.process('all', () => Promise.resolve());
    expect(() => queues.process('all', () => Promise.resolve())).toThrow('all has a handler of all jobs');
    expect(() => queues.process('all', () => Promise.resolve(), { name: 'late' })).toThrow(
      'all is processed before late has a handler',
    );
  } finally {
    await service.close();
  }
});
