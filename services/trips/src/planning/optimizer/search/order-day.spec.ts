import { orderDay } from './order-day.js';
import { exhaustiveOrder, isBetter } from './testing/exhaustive-order.js';
import { generatedDay } from './testing/generated-days.js';
import { worthOfCurrent, worthOfFound } from './testing/order-worth.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the best order of a day', () => {
  it('is that of an exhaustive search on 200 generated days of up to 10 stops', () => {
    for (const seed of upTo(200)) {
      const day = generatedDay(seed, seed % 20 === 0 ? 7 : 2 + (seed % 5));
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
      const found = orderDay({ ...day.problem, budgetMs: seed % 2 === 0 ? 1 : 1000 });
      expect(isBetter(worthOfCurrent(day), worthOfFound(day, found))).toBe(false);
    }
  }, 300_000);
});
