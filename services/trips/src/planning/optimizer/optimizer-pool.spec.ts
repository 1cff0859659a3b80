import { DomainError } from '@landsea/nest-kit';
import { Worker } from 'node:worker_threads';
import type { DayProblem } from './search/day-problem.js';
import { OptimizerPool } from './optimizer-pool.js';
import { generatedDay } from './search/testing/generated-days.js';

const BREAKS = -1;
const ENDS = -2;
const NEVER_ANSWERS = -3;

const day = (seed: number): DayProblem => ({ ...generatedDay(1, 2).problem, seed });

describe('the optimizer pool', () => {
  let started: number;
  let pool: OptimizerPool;
  const open = (timeoutMs = 10_000) => {
    started = 0;
    pool = new OptimizerPool(
      () => {
        started += 1;
        return new Worker(new URL('./testing/answering-thread.mjs', import.meta.url));
      },
      { mostWaiting: 3, timeoutMs },
    );
  };
  afterEach(() => pool.close());
  const refusal = (seed: number): Promise<unknown> => pool.order(day(seed)).catch((error: unknown) => error);
  const isUnavailable = (error: unknown): boolean =>
    error instanceof DomainError && error.error.code === 'SERVICE_UNAVAILABLE';

  it('works on one day after the other in one thread', async () => {
    open();
    const found = await Promise.all([pool.order(day(2)), pool.order(day(3)), pool.order(day(4))]);
    expect(found.map(({ proven }) => proven)).toEqual([true, false, true]);
    expect(started).toBe(1);
  });

  it('refuses a day when too many wait', async () => {
    open();
    const accepted = [2, 3, 4, 5].map((seed) => pool.order(day(seed)));
    expect(isUnavailable(await refusal(6))).toBe(true);
    await expect(Promise.all(accepted)).resolves.toHaveLength(4);
  });

  it.each([BREAKS, ENDS])('starts another thread when one fails (%s)', async (seed) => {
    open();
    expect(isUnavailable(await refusal(seed))).toBe(true);
    await expect(pool.order(day(2))).resolves.toMatchObject({ proven: true });
    expect(started).toBe(2);
  });

  it('gives up a search that takes too long, and goes on with the next', async () => {
    open(1_000);
    const [late, next] = await Promise.all([refusal(NEVER_ANSWERS), pool.order(day(2))]);
    expect(isUnavailable(late)).toBe(true);
    expect(next).toMatchObject({ proven: true });
  });

  it('refuses what waits when it closes', async () => {
    open();
    const running = refusal(NEVER_ANSWERS);
    const waiting = refusal(2);
    await pool.close();
    expect(isUnavailable(await waiting)).toBe(true);
    expect(isUnavailable(await running)).toBe(true);
  });
});
