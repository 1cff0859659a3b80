import { OrderDraft } from './order-draft.js';
import { OrderScores } from './order-scores.js';
import { searchOrder } from './order-search.js';
import { prepareDay } from './prepared-day.js';
import { scoreOrder, VALUE_WEIGHT } from './sequence.js';
import { generatedDay } from './testing/generated-days.js';

const ample = Infinity;
const dayOf = (seed: number, stops: number) => prepareDay(generatedDay(seed, stops).problem);

describe('the search for an order', () => {
  it('is within 2 % of a search five times as long, on days of 20 to 25 stops', () => {
    for (const seed of [1, 3, 6]) {
      const day = dayOf(seed, 19 + seed);
      const short = searchOrder(day, { seed, iterations: 40_000, places: ample });
      const long = searchOrder(day, { seed, iterations: 200_000, places: ample });
      const kept = ({ score }: { score: number }): number => Math.ceil(-score / VALUE_WEIGHT);
      const cost = (found: { score: number }): number => found.score + kept(found) * VALUE_WEIGHT;
      expect(kept(short) / kept(long)).toBeGreaterThan(0.98);
      if (kept(short) === kept(long)) expect(cost(short) / cost(long)).toBeLessThan(1.02);
    }
  }, 300_000);

  it('finds the same order for the same seed', () => {
    const limits = { seed: 9, iterations: 50, places: ample };
    expect(searchOrder(dayOf(9, 18), limits)).toEqual(searchOrder(dayOf(9, 18), limits));
  });

  it('ends with its places, no worse than the current order', () => {
    const day = dayOf(10, 25);
    const { score } = searchOrder(day, { seed: 10, iterations: 1_000_000, places: 0 });
    expect(score).toBeLessThanOrEqual(scoreOrder(day, day.current));
  });

  it('keeps fixed stops in the order of their times', () => {
    const day = dayOf(11, 17);
    const { order, score } = searchOrder(day, { seed: 11, iterations: 2_000, places: ample });
    const fixed = order.filter((node) => node >= day.flexible);
    expect(fixed.length).toBeGreaterThan(1);
    expect(fixed).toEqual([...fixed].sort((a, b) => a - b));
    expect(score).toBeLessThan(scoreOrder(day, day.current));
  });

  it('scores an insertion as the whole order with the stop in that place', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const day = dayOf(seed, 12);
      const scores = new OrderScores(day, VALUE_WEIGHT);
      const [inserted = 0, ...others] = day.current.filter((node) => node < day.flexible);
      const order = day.current.filter((node) => node !== inserted);
      expect(others.length).toBeGreaterThan(5);
      const draft = new OrderDraft(day);
      for (const node of order) draft.append(node);
      expect(scores.load(draft.order, draft.length)).toBeCloseTo(scoreOrder(day, order), 3);
      for (let place = 0; place <= order.length; place += 1) {
        const whole = scoreOrder(day, [...order.slice(0, place), inserted, ...order.slice(place)]);
        expect(scores.insertion(draft.order, draft.length, inserted, place)).toBeCloseTo(whole, 3);
      }
    }
  });
});
