import { SLOWED_DOWN_MS } from './guess-limits.js';
import { startIdentity } from '../testing/app.js';
import { aRegistration, cookieOf, register } from '../testing/factories.js';
import { inBatches } from '../testing/in-batches.js';

const service = await startIdentity();
afterAll(() => service.close());

let address = 0;
const elsewhere = (): string => {
  address += 1;
  return `198.18.${address >> 8}.${address & 255}`;
};
const login = (body: object, from = elsewhere()) =>
  service.anonymous().post('/api/auth/login').set('X-Forwarded-For', from).send(body);

describe('who guesses', () => {
  it('is slowed down after a hundred guesses at one account from many addresses, which lock nobody out', async () => {
    const { email, password } = await register(service.anonymous());
    const guesses = (batch: number) =>
      Promise.all(
        Array.from({ length: 20 }, async (_, n) => {
          const body = { email, password: `guess ${batch} ${n}` };
          const started = performance.now();
          const { status } = await login(body);
          return { status, isSlow: performance.now() - started >= SLOWED_DOWN_MS };
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
      async (n) => (await login({ email: `n${n}@example.com`, password: 'x' }, from)).status,
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

describe('a cookie that somebody else chose', () => {
  it('is never taken over: signing in makes another, and the planted one opens nothing', async () => {
    const planted = `landsea_sid=${'p'.repeat(43)}`;
    const { email, password } = await register(service.anonymous());
    const answer = await login({ email, password }).set('Cookie', planted).expect(200);
    expect(cookieOf(answer)).toMatch(/^landsea_sid=[\w-]{65};/);
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
