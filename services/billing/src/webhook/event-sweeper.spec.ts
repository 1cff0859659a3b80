import { jest } from '@jest/globals';
import { IntervalTasks } from '@landsea/nest-kit';
import { DataSource } from 'typeorm';
import { EventStore } from './event-store.js';
import { EventSweeper } from './event-sweeper.js';
import { EventWorker } from './event-worker.js';

const dealMs = 20;

/** A sweeper over so many due events, told whether deliveries come in at this moment. */
function sweeping(due: number, waitedSeconds = 3) {
  const state = { inBurst: true, waitedSeconds, left: due, batches: [] as number[] };
  const dataSource = Object.assign(Object.create(DataSource.prototype) as DataSource, {
    query: (_sql: string, [limit]: [number]) => {
      const taken = Math.min(limit, state.left);
      state.left -= taken;
      const rows = Array.from({ length: taken }, () => ({ waitedSeconds: state.waitedSeconds }));
      return Promise.resolve([rows, taken]);
    },
  });
  const worker = Object.assign(Object.create(EventWorker.prototype) as EventWorker, {
    handleAll: async (events: unknown[]) => {
      if (events.length > 0) state.batches.push(events.length);
      await new Promise((resolve) => setTimeout(resolve, dealMs));
    },
  });
  const store = Object.create(EventStore.prototype, {
    inBurst: { get: () => state.inBurst },
  }) as EventStore;
  const rounds = new IntervalTasks();
  new EventSweeper(dataSource, worker, store, rounds);
  rounds.onApplicationBootstrap();
  return state;
}

describe('EventSweeper', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes on while deliveries never stop: a small batch each second', async () => {
    const state = sweeping(10_000);
    await jest.advanceTimersByTimeAsync(5500);
    expect(state.batches).toEqual([20, 20, 20, 20, 20]);
  });

  it('puts nothing off for longer than half a minute, burst or not', async () => {
    const state = sweeping(500, 31);
    await jest.advanceTimersByTimeAsync(2000);
    expect(state.left).toBe(0);
  });

  it('works off what is left after a burst, with rests in between', async () => {
    const state = sweeping(1000);
    state.inBurst = false;
    await jest.advanceTimersByTimeAsync(1000 + 3.5 * dealMs);
    expect(state.batches).toEqual([100, 100, 100]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(state.left).toBe(0);
  });
});
