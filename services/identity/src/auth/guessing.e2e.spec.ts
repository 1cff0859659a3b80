import { setTimeout as pause } from 'node:timers/promises';
import type { TestService } from '@landsea/nest-kit/testing';
import { FULL_COST, PasswordHasher } from './password-hasher.js';
import { SLOWED_DOWN_MS } from './guess-limits.js';
import { startIdentity } from '../testing/app.js';
import { aRegistration, cookieOf, register } from '../testing/factories.js';
import { inBatches } from '../testing/in-batches.js';

let service: TestService;
beforeAll(async () => {
  service = await startIdentity({}, FULL_COST);
});
afterAll(() => service.close());

let address = 0;
const elsewhere = (): string => {
  address += 1;
  return `198.18.${String(address >> 8)}.${String(address & 255)}`;
};
const login = (body: object, from = elsewhere()) =>
  service.anonymous().post('/api/auth/login').set('X-Forwarded-For', from).send(body);

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

describe('who guesses', () => {
  it('learns nothing from the time of an answer: known and unknown emails cost the same', async () => {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const { email } = await register(service.anonymous());
      known.push(await timed(() => login({ email, password: 'not the password' })));
      unknown.push(await timed(() => login({ email: `no-${email}`, password: 'not the password' })));
    }
    // The best of each: what else the machine does only adds to a time.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  it('is slowed down after a hundred guesses at one account from many addresses, which lock nobody out', async () => {
    const { email, password } = await register(service.anonymous());
    const guesses = (batch: number) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const body = { email, password: `guess ${String(batch)} ${String(n)}` };
          let status = 0;
          const took = await timed(async () => {
            ({ status } = await login(body));
          });
          return { status, isSlow: took >= SLOWED_DOWN_MS };
        }),
      );
    for (let batch = 0; batch < 5; batch += 1)
      expect((await guesses(batch)).map(({ status }) => status)).toEqual(Array<number>(20).fill(401));
    const slowed = await guesses(5);
    expect(slowed).toEqual(Array(20).fill({ status: 401, isSlow: true }));
    await login({ email, password }).expect(200);
  }, 120_000);

  it('is stopped at twenty a minute from one address, whatever the accounts', async () => {
    const from = elsewhere();
    const statuses = await inBatches(
      60,
      async (n) => (await login({ email: `n${String(n)}@example.com`, password: 'x' }, from)).status,
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  });

  it('signs nobody out by guessing', async () => {
    const agent = service.anonymous();
    const { email } = await register(agent);
    await Promise.all(Array.from({ length: 15 }, () => login({ email, password: 'a guess' })));
    await agent.get('/api/auth/user').expect(200);
  });
});

describe('passwords', () => {
  /** Does the work while so many other passwords wait to be hashed. */
  const whileWaiting = async <T>(count: number, work: () => PromiseLike<T>): Promise<T> => {
    const hasher = service.app.get(PasswordHasher);
    let isOver = false;
    const keep = async (): Promise<void> => {
      while (!isOver) await hasher.hash('x').catch(() => pause(10));
    };
    const others = Promise.all(Array.from({ length: count }, keep));
    try {
      return await work();
    } finally {
      isOver = true;
      await others;
    }
  };

  it('are hashed one at a time: with 30 waiting, the next one gets 503', async () => {
    const { status, headers, body } = await whileWaiting(30, () =>
      login({ email: 'busy@example.com', password: 'x' }),
    );
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '2' });
    expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await login({ email: 'after@example.com', password: 'x' }).expect(401);
  });

  it('are hashed in their turn: who comes when 29 wait is answered', async () => {
    await whileWaiting(29, () => login({ email: 'in-turn@example.com', password: 'x' }).expect(401));
  });
});

describe('a cookie that somebody else chose', () => {
  it('is never taken over: signing in makes another, and the planted one opens nothing', async () => {
    const planted = `landsea_sid=${'p'.repeat(43)}`;
    const { email, password } = await register(service.anonymous());
    const answer = await login({ email, password }).set('Cookie', planted).expect(200);
    expect(cookieOf(answer)).toMatch(/^landsea_sid=[\w-]{43};/);
    expect(cookieOf(answer)).not.toContain('ppppp');
    await service.anonymous().get('/api/auth/user').set('Cookie', planted).expect(401);
    const registered = await service
      .anonymous()
      .post('/api/auth/register')
      .set('Cookie', planted)
      .send(aRegistration())
      .expect(201);
    expect(cookieOf(registered)).not.toContain('ppppp');
    await service.anonymous().get('/api/auth/user').set('Cookie', planted).expect(401);
  });
});
