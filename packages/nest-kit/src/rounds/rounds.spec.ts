import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { Rounds } from './rounds.js';

/** Work of which each round ends when it is told to. */
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

let rounds: Rounds;
beforeEach(() => {
  jest.useFakeTimers();
  Logger.overrideLogger(false);
  rounds = new Rounds();
});
afterEach(() => {
  jest.useRealTimers();
  Logger.overrideLogger(['log', 'warn', 'error']);
});

it('begins with the service, a round every so often', async () => {
  let done = 0;
  rounds.every(1000, 'letters', async () => (done += 1));
  await jest.advanceTimersByTimeAsync(3000);
  expect(done).toBe(0);
  rounds.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(999);
  expect(done).toBe(0);
  await jest.advanceTimersByTimeAsync(2001);
  expect(done).toBe(3);
});

it('starts at once what is asked for after the start', async () => {
  let done = 0;
  rounds.onApplicationBootstrap();
  rounds.every(1000, 'letters', async () => (done += 1));
  await jest.advanceTimersByTimeAsync(1000);
  expect(done).toBe(1);
});

it('runs one round at a time: the clock adds none while one runs', async () => {
  const { work, begun, end } = heldWork();
  rounds.every(1000, 'letters', work);
  rounds.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(5000);
  expect(begun()).toBe(1);
  end();
  await jest.advanceTimersByTimeAsync(999);
  expect(begun()).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(begun()).toBe(2);
});

it('is woken for a round now, and woken while one runs for one more, however often', async () => {
  const { work, begun, end } = heldWork();
  const round = rounds.every(1000, 'outbox', work);
  round.wake();
  expect(begun()).toBe(0);
  rounds.onApplicationBootstrap();
  round.wake();
  expect(begun()).toBe(1);
  round.wake();
  round.wake();
  expect(begun()).toBe(1);
  end();
  await settle();
  expect(begun()).toBe(2);
  end();
  await settle();
  expect(begun()).toBe(2);
});

it('goes on after a round that failed', async () => {
  let tried = 0;
  rounds.every(1000, 'letters', () => {
    tried += 1;
    return Promise.reject(new Error('away'));
  });
  rounds.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(2000);
  expect(tried).toBe(2);
});

it('ends with the service: the running round is waited for, told of it, and no other begins', async () => {
  const { work, begun, end } = heldWork();
  const round = rounds.every(1000, 'letters', work);
  rounds.onApplicationBootstrap();
  round.wake();
  let ended = false;
  const ending = rounds.beforeApplicationShutdown().then(() => (ended = true));
  await settle();
  expect([ended, round.stopping]).toEqual([false, true]);
  round.wake();
  end();
  await ending;
  await jest.advanceTimersByTimeAsync(5000);
  expect(begun()).toBe(1);
});
