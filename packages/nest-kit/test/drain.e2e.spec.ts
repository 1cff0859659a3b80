import { Agent, get, type IncomingMessage } from 'node:http';
import { startExample } from './example-service.js';

describe('shutting down', () => {
  it('lets a running call finish and ends event streams, which would never end', async () => {
    const service = await startExample();
    const stream = await fetch(`${service.url}/api/example/stream`);
    const slow = fetch(`${service.url}/api/example/slow`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const started = Date.now();
    const closed = service.close();
    const answer = await slow;
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }]);
    expect(await stream.text()).toContain('data: {"n":0}');
    await closed;
    expect(Date.now() - started).toBeLessThan(5000);
  });

  it('answers what still comes on a kept connection as ever, and then lets go of it', async () => {
    const service = await startExample();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = (path: string) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        get(`${service.url}${path}`, { agent }, (answer) => resolve(answer.resume())).on('error', reject);
      });
    const slow = call('/api/example/slow');
    const next = call('/api/example/greeting');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const closed = service.close();
    await slow;
    const { statusCode, headers } = await next;
    expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' });
    expect(headers).toHaveProperty('content-security-policy');
    await closed;
    agent.destroy();
  });
});
