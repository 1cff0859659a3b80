import type { RequestListener } from 'node:http';
import { Upstreams } from '../src/upstreams.js';
import { call, closeAll, gatewayWith, serviceDouble } from './doubles.js';

afterEach(closeAll);

const dead = [new URL('http://127.0.0.1:9')];
const body = JSON.stringify({ text: 'x'.repeat(200_000) });

/** A copy that counts what reaches it and answers with its name and the size of the body. */
async function copy(name: string, instead?: RequestListener) {
  let reached = 0;
  const urls = await serviceDouble((req, res) => {
    reached += 1;
    if (instead) return instead(req, res);
    let size = 0;
    req.on('data', (part: Buffer) => (size += part.length));
    req.on('end', () => res.end(`${name} ${size}`));
  });
  return { urls, reached: () => reached };
}
/** Takes the whole call and is gone before it answers. */
const dies: RequestListener = (req) => {
  req.on('data', () => undefined);
  req.on('end', () => req.socket.destroy());
};
const gatewayTo = (...copies: URL[][]) =>
  gatewayWith({ services: { identity: dead, trips: copies.flat(), billing: dead } });
const post = (port: number) =>
  call(port, '/api/trips', { method: 'POST', body, headers: { 'content-type': 'application/json' } });

it('goes to the copies of a service in turn', async () => {
  const [a, b] = [await copy('a'), await copy('b')];
  const port = await gatewayTo(a.urls, b.urls);
  const answers = [1, 2, 3, 4].map(async () => (await call(port, '/api/trips')).text);
  expect((await Promise.all(answers)).sort()).toEqual(['a 0', 'a 0', 'b 0', 'b 0']);
});

it('sends a call past a dead copy, also a large one that may be sent only once', async () => {
  const alive = await copy('alive');
  const port = await gatewayTo(dead, alive.urls);
  for (let calls = 0; calls < 4; calls += 1) {
    const { status, text } = await post(port);
    expect({ status, text }).toEqual({ status: 200, text: `alive ${body.length}` });
  }
  expect(alive.reached()).toBe(4);
});

it('never sends again what a copy has begun to take and may have done', async () => {
  const [first, other] = [await copy('first', dies), await copy('other')];
  const port = await gatewayTo(first.urls, other.urls);
  const { status, text } = await post(port);
  expect(status).toBe(503);
  expect(JSON.parse(text)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect([first.reached(), other.reached()]).toEqual([1, 0]);
});

it('uses the other copy when one dies before it responds', async () => {
  const [first, other] = [await copy('first', dies), await copy('other')];
  const port = await gatewayTo(first.urls, other.urls);
  expect((await call(port, '/api/trips')).text).toBe('other 0');
  expect([first.reached(), other.reached()]).toEqual([1, 1]);
});

it('answers 503 when no copy is left', async () => {
  const port = await gatewayTo(dead, [new URL('http://127.0.0.1:9')]);
  expect((await call(port, '/api/trips')).status).toBe(503);
  expect((await post(port)).status).toBe(503);
});

it('leaves a dead copy alone for two seconds, unless all are dead', () => {
  let now = 1_000_000;
  const upstreams = new Upstreams([new URL('http://a'), new URL('http://b')], () => now);
  const hosts = (count: number) => Array.from({ length: count }, () => upstreams.next()?.address.host);
  const first = upstreams.next();
  if (!first) throw new Error('no copy');
  upstreams.notReached(first);
  expect(hosts(4)).toEqual(['b', 'b', 'b', 'b']);
  now += 2000;
  expect(hosts(2).sort()).toEqual(['a', 'b']);
  for (const copy of [upstreams.next(), upstreams.next()]) if (copy) upstreams.notReached(copy);
  expect(hosts(2).sort()).toEqual(['a', 'b']);
  expect(upstreams.next([first])?.address.host).toBe('b');
});
