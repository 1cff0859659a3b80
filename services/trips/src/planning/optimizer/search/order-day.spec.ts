import { jest } from '@jest/globals';
import { orderDay } from './order-day.js';
import { exhaustiveOrder, isBetter } from './testing/exhaustive-order.js';
import { generatedDay } from './testing/generated-days.js';
import { worthOfCurrent, worthOfFound } from './testing/order-worth.js';

const ample = { labels: Infinity, places: Infinity };
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the best order of a day', () => {
  it('is that of an exhaustive search on 120 generated days of up to 10 stops, begun at every minute', () => {
    for (const seed of upTo(120)) {
      const day = generatedDay(seed, seed % 30 === 0 ? 7 : 2 + (seed % 5));
      const found = orderDay(day.problem);
      const best = exhaustiveOrder(day.problem);
      const worth = worthOfFound(day, found);
      expect({ seed, proven: found.proven, value: worth.value }).toEqual({
        seed,
        proven: true,
        value: best.value,
      });
      expect(worth.cost).toBeCloseTo(best.cost, 5);
    }
  }, 300_000);

  it('is never worse than the current order on 500 generated days', () => {
    for (const seed of upTo(500)) {
      const day = generatedDay(1000 + seed, 3 + (seed % 8));
      const found = orderDay({
        ...day.problem,
        budget: seed % 2 === 0 ? { labels: 200, places: 2_000 } : ample,
      });
      expect(isBetter(worthOfCurrent(day), worthOfFound(day, found))).toBe(false);
    }
  }, 300_000);

  it('is the same, and as proven, however slowly the machine runs', () => {
    const found = (clock: () => number): unknown[] => {
      const now = jest.spyOn(performance, 'now').mockImplementation(clock);
      const date = jest.spyOn(Date, 'now').mockImplementation(clock);
      const budgets = [ample, { labels: 300, places: Infinity }, { labels: 300, places: 30_000 }];
      const answers = upTo(6).flatMap((seed) =>
        budgets.map((budget) => orderDay({ ...generatedDay(seed, 9 + seed).problem, budget })),
      );
      now.mockRestore();
      date.mockRestore();
      return answers;
    };
    let minutes = 0;
    const slow = found(() => (minutes += 60_000));
    const fast = found(() => 0);
    expect(slow).toEqual(fast);
    const proven = fast.map((answer) => (answer as { proven: boolean }).proven);
    expect(proven).toContain(true);
    expect(proven).toContain(false);
  }, 300_000);
});
