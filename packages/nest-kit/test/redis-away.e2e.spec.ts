import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { JobQueues, LiveBus } from '../src/index.js';
import type { TestService } from '../src/testing/index.js';
import { startExample } from './example-service.js';
import { until } from './until.js';

const PORT = 4454;
const installed = spawnSync('redis-server', ['--version']).status === 0;

let redis: ChildProcess | undefined;
const startRedis = (): void => {
  redis = spawn('redis-server', ['--port', String(PORT), '--save', '', '--bind', '127.0.0.1']);
};
afterAll(() => redis?.kill('SIGKILL'));

const isReady = async (service: TestService): Promise<unknown> =>
  (await service.anonymous().get('/health/ready').expect(200)).body;
const upMetric = async (service: TestService): Promise<string | undefined> => {
  const { text } = await service.anonymous().get('/metrics').expect(200);
  return text.split('\n').find((line) => line.startsWith('redis_up'));
};

(installed ? it : it.skip)('starts without Redis, says so, and works once it is there', async () => {
  const error = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const service = await startExample({ REDIS_URL: `redis://127.0.0.1:${PORT}` });
  const problem = `Redis at 127.0.0.1:${PORT} (REDIS_URL) does not answer`;
  try {
    expect(await isReady(service)).toEqual({ status: 'degraded', problems: { redis: problem } });
    expect(await upMetric(service)).toMatch(/ 0$/);
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ alarm: 'redis-away' }));
    await service.anonymous().get('/api/example/few').expect(200);

    const queues = service.app.get(JobQueues);
    const done: string[] = [];
    queues.process('away', ({ name }) => Promise.resolve(void done.push(name)));
    await queues.schedule('away', 'tick', { everyMs: 200 });
    const heard: object[] = [];
    const bus = service.app.get(LiveBus);
    bus.subscribe('c').subscribe((event) => heard.push(event));

    startRedis();
    const returned = Date.now();
    await until(() => done.includes('tick'));
    await until(async () => {
      await bus.publish('c', { n: 1 }).catch(() => undefined);
      return heard.length > 0;
    });
    expect(Date.now() - returned).toBeLessThan(30_000);
    expect(await isReady(service)).toEqual({ status: 'ok' });
    expect(await upMetric(service)).toMatch(/ 1$/);

    redis?.kill('SIGKILL');
    await until(async () => JSON.stringify(await isReady(service)).includes(problem));
  } finally {
    await service.close();
    error.mockRestore();
    warn.mockRestore();
  }
});
