import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { TestService } from '../src/testing/index.js';
import { startExample } from './example-service.js';
import { until } from './until.js';

/** Waits until so many calls have reached the route that takes two seconds. */
const slowCalls = (service: TestService, count: number): Promise<void> =>
  until(async () => {
    const running = await service.dataSource.query<unknown[]>(
      `SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE '%pg_sleep%'`,
    );
    return running.length >= count;
  });

describe('shutting down', () => {
  it('lets a running call finish and ends event streams, which would never end', async () => {
    const service = await startExample();
    const stream = await fetch(`${service.url}/api/example/stream`);
    const events = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    while (!received.includes('data: {"n":0}')) received += (await events?.read())?.value ?? '';
    const slow = fetch(`${service.url}/api/example/slow`);
    await slowCalls(service, 1);
    const closed = service.close();
    const answer = await slow;
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    // The stream ends: otherwise this would wait for ever.
    while (!(await events?.read())?.done) continue;
    await closed;
  });

  it('answers what still arrives on a kept connection, and then closes it', async () => {
    const service = await startExample();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        request(`${service.url}${path}`, { agent }, (answer) => resolve(answer.resume()))
          .on('error', reject)
          .end();
      });
    const slow = call('/api/example/slow');
    const next = call('/api/example/greeting');
    await slowCalls(service, 1);
    const closed = service.close();
    await slow;
    const { statusCode, headers } = await next;
    expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' });
    expect(headers).toHaveProperty('content-security-policy');
    await closed;
    agent.destroy();
  });

  it('waits for no call on a connection that never brought one', async () => {
    const service = await startExample();
    const silent = connect(Number(new URL(service.url).port), '127.0.0.1');
    const ended = new Promise((resolve) => silent.once('close', resolve));
    await new Promise((resolve) => silent.once('connect', resolve));
    await service.close();
    await ended;
  });
});
