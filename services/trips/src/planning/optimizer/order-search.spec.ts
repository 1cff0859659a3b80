import { improve } from './order-moves.js';
import { searchOrder } from './order-search.js';
import { prepareDay } from './prepared-day.js';
import { scoreOf, VALUE_WEIGHT } from './sequence.js';
import { generatedDay } from './testing/generated-days.js';

const ample = 60_000;
const dayOf = (seed: number, stops: number) => prepareDay(generatedDay(seed, stops).problem);
/** The cost of a score, whatever it leaves out. */
const costOf = (score: number): number => ((score % VALUE_WEIGHT) + VALUE_WEIGHT) % VALUE_WEIGHT;

describe('the search for an order', () => {
  it('comes within two percent of a search sixty times as long, on days of 20 to 25 stops', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const day = dayOf(seed, 19 + seed);
      const short = searchOrder(day, { seed, iterations: 100, budgetMs: ample });
      const long = searchOrder(day, { seed, iterations: 6_000, budgetMs: ample });
      expect(Math.ceil(short.score / VALUE_WEIGHT)).toBe(Math.ceil(long.score / VALUE_WEIGHT));
      expect(costOf(short.score)).toBeLessThanOrEqual(costOf(long.score) * 1.02);
    }
  });

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
