import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { TestService } from '@landsea/nest-kit/testing';
import { OneTimeTokens } from './one-time-tokens.service.js';
import { startIdentity } from '../testing/app.js';
import { moveClock } from '../testing/clock.js';

let service: TestService;
let tokens: OneTimeTokens;
beforeAll(async () => {
  service = await startIdentity();
  tokens = service.app.get(OneTimeTokens);
});
afterAll(() => service.close());
afterEach(() => jest.useRealTimers());

const aHolder = () => ({ userId: randomUUID(), email: 'ada@example.com' });
const issue = (holder = aHolder(), payload?: object) =>
  service.dataSource.transaction((manager) =>
    tokens.issue(manager, { kind: 'reset', minutes: 30, ...holder, ...(payload ? { payload } : {}) }),
  );
const use = (token: string, kind: 'reset' | 'verify-email' = 'reset') =>
  service.dataSource.transaction((manager) => tokens.use(manager, kind, token));

describe('one-time tokens', () => {
  it('return their owner and the stored data', async () => {
    const holder = aHolder();
    const token = await issue(holder, { newEmail: 'new@example.com' });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await use(token)).toEqual({ ...holder, payload: { newEmail: 'new@example.com' } });
  });

  it('are kept as a hash alone', async () => {
    const token = await issue();
    expect(JSON.stringify(await service.dataSource.query('SELECT * FROM one_time_token'))).not.toContain(
      token,
    );
  });

  it('let exactly one of 20 who use them at once win', async () => {
    const token = await issue();
    const wins = await Promise.all(Array.from({ length: 20 }, () => use(token)));
    expect(wins.filter(Boolean)).toHaveLength(1);
  });

  it('stay usable when the change they were for is rolled back', async () => {
    const token = await issue();
    await service.dataSource
      .transaction(async (manager) => {
        await tokens.use(manager, 'reset', token);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(await use(token)).toBeDefined();
  });

  it('are good for their own kind alone', async () => {
    const token = await issue();
    expect(await use(token, 'verify-email')).toBeUndefined();
    expect(await use(`${token}x`)).toBeUndefined();
    expect(await use(token)).toBeDefined();
  });

  it('expire', async () => {
    const [token, inTime] = [await issue(), await issue()];
    moveClock(29);
    expect(await use(inTime)).toBeDefined();
    moveClock(1.1);
    expect(await tokens.find('reset', token)).toBeUndefined();
    expect(await use(token)).toBeUndefined();
  });

  it('can be looked at, and made void for one person', async () => {
    const [mine, other] = [aHolder(), aHolder()];
    const [first, second, others] = [await issue(mine), await issue(mine), await issue(other)];
    expect(await tokens.find('reset', first)).toMatchObject(mine);
    await tokens.voidAll(service.dataSource.manager, 'reset', mine.userId);
    expect([await use(first), await use(second)]).toEqual([undefined, undefined]);
    expect(await use(others)).toBeDefined();
  });
});
