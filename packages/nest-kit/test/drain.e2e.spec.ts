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
});
