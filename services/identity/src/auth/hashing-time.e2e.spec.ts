import { setTimeout as pause } from 'node:timers/promises';
import { startIdentity } from '../testing/app.js';
import { register } from '../testing/factories.js';
import { FULL_COST, PasswordHasher } from './password-hasher.js';

const service = await startIdentity({}, FULL_COST);
afterAll(() => service.close());

let callers = 0;
const login = (body: object) => {
  callers += 1;
  return service.anonymous().post('/api/auth/login').set('X-Forwarded-For', `198.18.0.${callers}`).send(body);
};

async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

it('tells nobody by its time whether an email is known', async () => {
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
