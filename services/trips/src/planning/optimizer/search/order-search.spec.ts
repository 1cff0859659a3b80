import { improve } from './order-moves.js';
import { searchOrder } from './order-search.js';
import { prepareDay } from './prepared-day.js';
import { scoreOf } from './sequence.js';
import { generatedDay } from './testing/generated-days.js';

const ample = 60_000;
const dayOf = (seed: number, stops: number) => prepareDay(generatedDay(seed, stops).problem);

describe('the search for an order', () => {
  it('keeps nearly what a search six times as long keeps, on days of 20 to 25 stops', () => {
    for (const seed of [1, 3, 6]) {
      const day = dayOf(seed, 19 + seed);
      const short = searchOrder(day, { seed, iterations: 1_000, budgetMs: ample });
      const long = searchOrder(day, { seed, iterations: 6_000, budgetMs: ample });
      expect(short.score / long.score).toBeGreaterThan(0.95);
    }
  }, 120_000);

  it('finds the same order for the same seed', () => {
    const limits = { seed: 9, iterations: 50, budgetMs: ample };
    expect(searchOrder(dayOf(9, 18), limits)).toEqual(searchOrder(dayOf(9, 18), limits));
  });

  it('ends with its time, no worse than the current order', () => {
    const day = dayOf(10, 25);
    const { score } = searchOrder(day, { seed: 10, iterations: 1_000_000, budgetMs: 0 });
    expect(score).toBeLessThanOrEqual(scoreOf(day, day.current));
  });

  it('keeps fixed stops in the order of their times', () => {
    const day = dayOf(11, 17);
    const improved = improve(day, { order: day.current, score: scoreOf(day, day.current) });
    const fixed = improved.order.filter((node) => node >= day.flexible);
    expect(fixed).toEqual([...fixed].sort((a, b) => a - b));
    expect(improved.score).toBeLessThan(scoreOf(day, day.current));
  });
});
