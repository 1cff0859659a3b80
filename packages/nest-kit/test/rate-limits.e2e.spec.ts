import { randomBytes } from 'node:crypto';
import type { TestService } from '../src/testing/index.js';
import { startExample } from './example-service.js';
import { IdentityEdge } from './identity-edge.js';
import { storesWithRedisOn } from './redis-server.js';

const { stores, killRedis } = storesWithRedisOn(4459);

describe.each(stores)('two copies of a service that count in $store', ({ env }) => {
  const identity = new IdentityEdge();
  let first: TestService;
  let second: TestService;
  beforeAll(async () => {
    await identity.start();
    first = await startExample({ ...env, IDENTITY_URL: identity.url });
    second = await startExample({ ...env, IDENTITY_URL: identity.url }, first);
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await identity.kill();
  });

  const statuses = async (count: number, call: (n: number) => PromiseLike<{ status: number }>) => {
    const all: number[] = [];
    for (let n = 0; n < count; n += 20)
      all.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(20, count - n) }, async (_, m) => (await call(n + m)).status),
        )),
      );
    return all;
  };
  const copy = (n: number) => (n % 2 ? second : first);
  const few = (n: number, from: string) =>
    copy(n).anonymous().get('/api/example/few').set('X-Forwarded-For', from);

  it('share one count', async () => {
    const all = await statuses(8, (n) => few(n, '203.0.113.20'));
    expect(all.filter((status) => status === 200)).toHaveLength(3);
  });

  it('count all addresses of one IPv6 /64 together, and the next /64 by itself', async () => {
    const all = await statuses(60, (n) => few(n, `2001:db8:1:2:${n.toString(16)}::${n.toString(16)}`));
    expect(all.filter((status) => status === 200)).toHaveLength(3);
    expect((await few(0, '2001:db8:1:3::1')).status).toBe(200);
  });

  it('stop a visitor at 600 calls a minute, and not the visitor at another address', async () => {
    const visit = (n: number, from = '203.0.113.30') =>
      copy(n).anonymous().get('/api/example/greeting').set('X-Forwarded-For', from);
    const all = await statuses(700, visit);
    const answered = all.filter((status) => status === 200).length;
    // A copy may hold back one share of the limit that it was granted.
    expect(answered).toBeLessThanOrEqual(600);
    expect(answered).toBeGreaterThan(500);
    expect((await visit(0, '203.0.113.31')).status).toBe(200);
  }, 60_000);

  it('count a visitor who changes an invented cookie with every call', async () => {
    const all = await statuses(700, (n) =>
      copy(n)
        .anonymous()
        .get('/api/example/few-each')
        .set('Cookie', `landsea_sid=${randomBytes(32).toString('base64url')}`)
        .set('X-Forwarded-For', '203.0.113.32'),
    );
    expect(all).toContain(429);
    expect(all).not.toContain(200);
  }, 60_000);

  it('stop asking identity after 20 invented cookies from one address', async () => {
    const mine = (n: number, cookie: string, from = '203.0.113.40') =>
      copy(n).anonymous().get('/api/example/mine').set('Cookie', cookie).set('X-Forwarded-For', from);
    const known = identity.signIn().cookie;
    await mine(0, known).expect(200);
    const before = identity.calls;
    await statuses(500, (n) => mine(n, `landsea_sid=${randomBytes(32).toString('base64url')}`));
    expect(identity.calls - before).toBeLessThanOrEqual(40);
    expect((await mine(0, known)).status).toBe(200);
    expect((await mine(0, identity.signIn().cookie, '203.0.113.41')).status).toBe(200);
  }, 60_000);

  it('let a person make 600 calls at once, and say when to ask again', async () => {
    const { cookie } = identity.signIn();
    const mine = (n: number) => copy(n).anonymous().get('/api/example/mine').set('Cookie', cookie);
    const all = await statuses(700, mine);
    const answered = all.filter((status) => status === 200).length;
    expect(answered).toBeLessThanOrEqual(600);
    expect(answered).toBeGreaterThan(500);
    const { headers } = await mine(0).expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  }, 60_000);

  it('ask identity once about the same invented cookie', async () => {
    const cookie = `landsea_sid=${randomBytes(32).toString('base64url')}`;
    const before = identity.calls;
    for (let n = 0; n < 10; n += 1)
      await first
        .anonymous()
        .get('/api/example/mine')
        .set('Cookie', cookie)
        .set('X-Forwarded-For', '203.0.113.50')
        .expect(401);
    expect(identity.calls - before).toBe(1);
  });

  it('let in forty people who sign in behind one address at the same moment', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, () =>
        first
          .anonymous()
          .get('/api/example/mine')
          .set('Cookie', identity.signIn().cookie)
          .set('X-Forwarded-For', '203.0.113.60'),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  });
});

const onRedis = stores.filter(({ store }) => store === 'Redis');
if (onRedis.length > 0)
  describe.each(onRedis)('a copy of a service that loses its $store', ({ env }) => {
    let service: TestService;
    beforeAll(async () => {
      service = await startExample({ ...env, LOG_LEVEL: 'silent' });
    });
    afterAll(() => service.close());

    it('goes on counting alone: neither is anything refused, nor everything let through', async () => {
      const few = async () =>
        (await service.anonymous().get('/api/example/few').set('X-Forwarded-For', '203.0.113.70')).status;
      expect(await few()).toBe(200);
      killRedis();
      expect([await few(), await few(), await few(), await few()]).toEqual([200, 200, 200, 429]);
      await service.as({}).get('/api/example/mine').expect(200);
    });
  });
