import { jest } from '@jest/globals';

/** Moves what the service takes for now; timers keep running. `jest.useRealTimers()` undoes it. */
export const moveClock = (minutes: number): void => {
  jest.useFakeTimers({
    now: Date.now() + minutes * 60_000,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
};
