import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { JobQueues } from '@landsea/nest-kit';
import type { Stripe } from 'stripe';
import { DataSource } from 'typeorm';
import type { BillingEnv } from '../env.js';
import { EventIntake } from './event-intake.js';
import { EventMetrics } from './event-metrics.js';
import { EventStore } from './event-store.js';
import { EventWorker } from './event-worker.js';

/** A database that commits when it is told to, and says what it was given. */
class Database {
  readonly groups: string[][] = [];
  away: Error | undefined;
  /** The id of an event that it cannot hold. */
  wrong: string | undefined;
  private commits: (() => void)[] = [];

  readonly source = Object.assign(Object.create(DataSource.prototype) as DataSource, {
    query: async (_sql: string, [events]: [string]) => {
      const ids = (JSON.parse(events) as { id: string }[]).map(({ id }) => id);
      this.groups.push(ids);
      if (this.away) throw this.away;
      if (ids.some((id) => id === this.wrong)) throw new Error('unsupported Unicode escape sequence');
      await new Promise<void>((resolve) => this.commits.push(resolve));
      return [...new Set(ids)].map((id) => ({ id }));
    },
  });

  async commit(): Promise<void> {
    this.commits.shift()?.();
    await turn();
  }
}

const event = (id: string) => ({ id, payload: JSON.stringify({ id }), state: 'pending' as const });

describe('EventStore', () => {
  let database: Database;
  let store: EventStore;
  const taken: string[] = [];
  const come = (...ids: string[]): void => {
    for (const id of ids) void store.add(event(id)).then(() => taken.push(id));
  };
  const many = (name: string, count: number): string[] =>
    Array.from({ length: count }, (_, n) => `${name}${String(n)}`);

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    taken.length = 0;
    database = new Database();
    store = new EventStore(database.source);
  });
  afterEach(() => jest.useRealTimers());

  it('writes one that comes alone at once, and the next one right after its commit', async () => {
    come('a');
    expect(database.groups).toEqual([['a']]);
    come('b');
    await database.commit();
    expect(database.groups).toEqual([['a'], ['b']]);
    expect(store.inBurst).toBe(false);
  });

  it('answers nothing before its commit', async () => {
    come('a', 'b');
    await turn();
    expect(taken).toEqual([]);
    await database.commit();
    expect(taken).toEqual(['a']);
    await database.commit();
    expect(taken).toEqual(['a', 'b']);
  });

  it('writes a burst in few groups, and answers it at its pace', async () => {
    come('first', ...many('a', 49));
    await database.commit();
    expect(database.groups[1]).toHaveLength(49);
    await database.commit();
    expect(taken.length).toBeLessThan(5);
    expect(store.inBurst).toBe(true);
    come(...many('b', 25));
    await jest.advanceTimersByTimeAsync(40);
    expect(taken.length).toBeGreaterThan(15);
    expect(taken.length).toBeLessThan(30);
    come(...many('c', 25));
    expect(database.groups).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(60);
    expect(taken).toHaveLength(50);
    expect(database.groups[2]).toEqual([...many('b', 25), ...many('c', 25)]);
  });

  it('tells all of a burst when the database is away', async () => {
    const failures: unknown[] = [];
    database.away = Object.assign(new Error('gone'), { code: '57P03' });
    for (const id of many('a', 20)) store.add(event(id)).catch((error: unknown) => failures.push(error));
    await jest.advanceTimersByTimeAsync(100);
    expect(failures).toHaveLength(20);
    expect(database.groups.map((ids) => ids.length)).toEqual([1, 19]);
  });

  it('refuses alone what the database cannot hold', async () => {
    const failures: string[] = [];
    database.wrong = 'wrong';
    come('first');
    for (const id of ['a', 'wrong', 'b'])
      store.add(event(id)).then(
        () => taken.push(id),
        () => failures.push(id),
      );
    for (let commits = 0; commits < 3; commits += 1) await database.commit();
    expect({ taken, failures }).toEqual({ taken: ['first', 'a', 'b'], failures: ['wrong'] });
  });

  it('keeps a statement short, and knows the same event twice in it', async () => {
    const isNew: boolean[] = [];
    come('first', ...many('a', 130));
    for (const id of ['twice', 'twice']) void store.add(event(id)).then((fresh) => isNew.push(fresh));
    for (let commits = 0; commits < 3; commits += 1) {
      await database.commit();
      await jest.advanceTimersByTimeAsync(1000);
    }
    expect(database.groups.map((ids) => ids.length)).toEqual([1, 100, 32]);
    expect(isNew).toEqual([true, false]);
  });

  it('is done with a burst: what comes alone later is written at once again', async () => {
    come('first', ...many('a', 20));
    await database.commit();
    await database.commit();
    await jest.advanceTimersByTimeAsync(1000);
    expect(taken).toHaveLength(21);
    expect(store.inBurst).toBe(false);
    come('later');
    expect(database.groups.at(-1)).toEqual(['later']);
  });
});

describe('EventIntake', () => {
  const state = { inBurst: false, busy: false };
  const store = Object.create(EventStore.prototype, {
    inBurst: { get: () => state.inBurst },
    add: { value: ({ id }: { id: string }) => Promise.resolve(id !== 'evt_known') },
  }) as EventStore;
  const worker = Object.create(EventWorker.prototype, { busy: { get: () => state.busy } }) as EventWorker;
  const metrics = Object.create(EventMetrics.prototype, {
    accepted: { value: { inc: () => undefined } },
  }) as EventMetrics;
  let queued: string[] = [];
  const handOver: (() => void)[] = [];
  const queues = Object.assign(Object.create(JobQueues.prototype) as JobQueues, {
    add: (_queue: string, _name: string, { id }: { id: string }) => {
      queued.push(id);
      return new Promise<void>((resolve) => handOver.push(resolve));
    },
  });
  const told = (id: string, livemode = false) =>
    ({ id, livemode, type: 'checkout.session.completed' }) as Stripe.Event;
  let intake: EventIntake;
  beforeEach(() => {
    Object.assign(state, { inBurst: false, busy: false });
    queued = [];
    intake = new EventIntake(store, queues, worker, metrics, {
      STRIPE_SECRET_KEY: 'sk_test_none',
    } as BillingEnv);
  });

  it.each([
    ['one that comes alone', {}, ['evt_new']],
    ['one of a burst', { inBurst: true }, []],
    ['one that comes while every hand is at work', { busy: true }, []],
  ])('hands to the queue, or leaves to the sweeper: %s', async (_, now, expected) => {
    Object.assign(state, now);
    expect(await intake.take(told('evt_new'))).toBe(true);
    expect(queued).toEqual(expected);
  });

  it('hands over eight at a time, and nothing that is known or of the other mode', async () => {
    for (let n = 0; n < 12; n += 1) await intake.take(told(`evt_${String(n)}`));
    expect(queued).toHaveLength(8);
    for (const done of handOver.splice(0)) done();
    await turn();
    await intake.take(told('evt_after'));
    await intake.take(told('evt_known'));
    await intake.take(told('evt_live', true));
    expect(queued.slice(8)).toEqual(['evt_after']);
  });
});
