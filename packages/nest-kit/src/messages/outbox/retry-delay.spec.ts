import { retryDelayMs } from './outbox-relay.js';

describe('retryDelayMs', () => {
  it('doubles from a quarter of a second to fifteen seconds', () => {
    expect([1, 2, 3, 7, 8, 500].map(retryDelayMs)).toEqual([250, 500, 1000, 15_000, 15_000, 15_000]);
  });
});
