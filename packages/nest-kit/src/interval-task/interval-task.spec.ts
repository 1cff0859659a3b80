import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { IntervalTasks } from './interval-tasks.js';

/** Work whose runs end when the test says so. */
function heldWork() {
  const ends: (() => void)[] = [];
  let begun = 0;
  const work = () =>
    new Promise<void>((resolve) => {
      begun += 1;
      ends.push(resolve);
    });
  return { work, begun: () => begun, end: () => ends.shift()?.() };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

let tasks: IntervalTasks;
beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
  tasks = new IntervalTasks();
});
afterEach(() => {
  jest.useRealTimers();
  Logger.overrideLogger(['log', 'warn', 'error']);
});

it('starts with the service and runs once per interval', async () => {
  let done = 0;
  tasks.add('emails', 1000, async () => (done += 1));
  await jest.advanceTimersByTimeAsync(3000);
  expect(done).toBe(0);
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(999);
  expect(done).toBe(0);
  await jest.advanceTimersByTimeAsync(2001);
  expect(done).toBe(3);
});

it('starts a task at once that is added after the start', async () => {
  let done = 0;
  tasks.onApplicationBootstrap();
  tasks.add('emails', 1000, async () => (done += 1));
  await jest.advanceTimersByTimeAsync(1000);
  expect(done).toBe(1);
});

it('never overlaps runs', async () => {
  const { work, begun, end } = heldWork();
  tasks.add('emails', 1000, work);
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(5000);
  expect(begun()).toBe(1);
  end();
  await jest.advanceTimersByTimeAsync(999);
  expect(begun()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun()).toBe(2);
});

it('runs at once when woken, and exactly once more when woken during a run', async () => {
  const { work, begun, end } = heldWork();
  const task = tasks.add('outbox', 1000, work);
  task.wake();
  expect(begun()).toBe(0);
  tasks.onApplicationBootstrap();
  task.wake();
  expect(begun()).toBe(1);
  task.wake();
  task.wake();
  expect(begun()).toBe(1);
  end();
  await settle();
  expect(begun()).toBe(2);
  end();
  await settle();
  expect(begun()).toBe(2);
});

it('runs again after a run that failed', async () => {
  let tried = 0;
  tasks.add('emails', 1000, () => {
    tried += 1;
    return Promise.reject(new Error('unreachable'));
  });
  tasks.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(2000);
  expect(tried).toBe(2);
});

it('waits for the current run at shutdown and starts no other', async () => {
  const { work, begun, end } = heldWork();
  const task = tasks.add('emails', 1000, work);
  tasks.onApplicationBootstrap();
  task.wake();
  let ended = false;
  const ending = tasks.beforeApplicationShutdown().then(() => (ended = true));
  await settle();
  expect([ended, task.stopping]).toEqual([false, true]);
  task.wake();
  end();
  await ending;
  await jest.advanceTimersByTimeAsync(5000);
  expect(begun()).toBe(1);
});
