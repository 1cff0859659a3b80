import { CircuitBreaker } from './circuit-breaker.js';

let now = 0;
const limits = { failures: 3, openMs: 1000 };
const opened = () => {
  const breaker = new CircuitBreaker(limits, () => now);
  for (let times = 0; times < limits.failures; times += 1) breaker.failed();
  return breaker;
};
beforeEach(() => {
  now = 0;
});

describe('CircuitBreaker', () => {
  it('lets everything through until the failures in a row are too many', () => {
    const breaker = new CircuitBreaker(limits, () => now);
    breaker.failed();
    breaker.failed();
    breaker.succeeded();
    breaker.failed();
    breaker.failed();
    expect([breaker.state, breaker.admit()]).toEqual(['closed', true]);
    breaker.failed();
    expect([breaker.state, breaker.admit()]).toEqual(['open', false]);
  });

  it('lets one call through when the time is over, and no second beside it', () => {
    const breaker = opened();
    now = 999;
    expect(breaker.admit()).toBe(false);
    now = 1000;
    expect(breaker.state).toBe('half-open');
    expect([breaker.admit(), breaker.admit()]).toEqual([true, false]);
  });

  it('tries another one when the first said nothing', () => {
    const breaker = opened();
    now = 1000;
    breaker.admit();
    breaker.undecided();
    expect([breaker.state, breaker.admit(), breaker.admit()]).toEqual(['half-open', true, false]);
  });

  it('closes when that one succeeds, and opens for the whole time when it fails', () => {
    const breaker = opened();
    now = 1000;
    breaker.admit();
    breaker.failed();
    now = 1999;
    expect(breaker.admit()).toBe(false);
    now = 2000;
    expect(breaker.admit()).toBe(true);
    breaker.succeeded();
    expect([breaker.state, breaker.admit(), breaker.admit()]).toEqual(['closed', true, true]);
    breaker.failed();
    expect(breaker.state).toBe('closed');
  });
});
