import { Worker } from 'node:worker_threads';
import { DomainError } from '../errors/domain-error.js';
import { ThreadPool, type PoolLimits, JobFailed } from './thread-pool.js';

const BREAKS = -1;
const ENDS = -2;
const NEVER_ANSWERS = -3;

const ana = { person: 'ana' };

describe('a pool of one thread', () => {
  let started: number;
  let pool: ThreadPool<number, boolean>;
  const open = (timeoutMs = 10_000, limits: Partial<PoolLimits> = {}) => {
    started = 0;
    pool = new ThreadPool(
      () => {
        started += 1;
        return new Worker(new URL('./testing/answering-thread.mjs', import.meta.url));
      },
      { mostWaiting: 3, mostOfOnePerson: 3, timeoutMs, ...limits },
    );
  };
  afterEach(() => pool.close());
  const refusal = (task: number): Promise<unknown> => pool.work(task, ana).catch((error: unknown) => error);
  const isUnavailable = (error: unknown): boolean =>
    error instanceof DomainError && error.error.code === 'SERVICE_UNAVAILABLE';

  it('works on one job after the other in one thread', async () => {
    open();
    const found = await Promise.all([pool.work(2, ana), pool.work(3, ana), pool.work(4, ana)]);
    expect(found).toEqual([true, false, true]);
    expect(started).toBe(1);
  });

  it('refuses a job when too many wait', async () => {
    open();
    const accepted = [2, 3, 4, 5].map((task) => pool.work(task, ana));
    expect(isUnavailable(await refusal(6))).toBe(true);
    await expect(Promise.all(accepted)).resolves.toHaveLength(4);
  });

  it('lets people take turns, however much one of them asks for', async () => {
    open(10_000, { mostWaiting: 10 });
    const answered: string[] = [];
    const ask = async (person: string, task: number): Promise<void> => {
      await pool.work(task, { person });
      answered.push(`${person} ${task}`);
    };
    await Promise.all([
      ask('ana', 2),
      ask('ana', 3),
      ask('ana', 4),
      ask('ben', 5),
      ask('leo', 6),
      ask('ben', 7),
    ]);
    expect(answered).toEqual(['ana 2', 'ben 5', 'leo 6', 'ana 3', 'ben 7', 'ana 4']);
  });

  it('refuses a person who has too much waiting, and nobody else', async () => {
    open(10_000, { mostWaiting: 10, mostOfOnePerson: 2 });
    const accepted = [2, 3, 4].map((task) => pool.work(task, ana));
    expect(isUnavailable(await refusal(5))).toBe(true);
    await expect(pool.work(6, { person: 'ben' })).resolves.toBe(true);
    await expect(Promise.all(accepted)).resolves.toHaveLength(3);
  });

  it('drops the jobs of a caller who has left, waiting or in work', async () => {
    open();
    const leaving = new AbortController();
    const caller = { person: 'ana', signal: leaving.signal };
    const dropped = [NEVER_ANSWERS, 2].map((task) => pool.work(task, caller).catch(isUnavailable));
    const kept = pool.work(4, { person: 'ben' });
    leaving.abort();
    expect(await Promise.all(dropped)).toEqual([true, true]);
    await expect(kept).resolves.toBe(true);
    expect(started).toBe(2);
    expect(await pool.work(2, caller).catch(isUnavailable)).toBe(true);
  });

  it.each([BREAKS, ENDS])('starts another thread when one fails (%s)', async (task) => {
    open();
    expect(await refusal(task)).toBeInstanceOf(JobFailed);
    await expect(pool.work(2, ana)).resolves.toBe(true);
    expect(started).toBe(2);
  });

  it('gives up a job that takes too long, and goes on with the next', async () => {
    open(1_000);
    const [late, next] = await Promise.all([refusal(NEVER_ANSWERS), pool.work(2, ana)]);
    expect(late).toBeInstanceOf(JobFailed);
    expect(isUnavailable(late)).toBe(true);
    expect(next).toBe(true);
  });

  it('refuses what waits when it closes', async () => {
    open();
    const running = refusal(NEVER_ANSWERS);
    const waiting = refusal(2);
    await pool.close();
    expect(isUnavailable(await waiting)).toBe(true);
    expect(isUnavailable(await running)).toBe(true);
    expect(await running).not.toBeInstanceOf(JobFailed);
  });
});
