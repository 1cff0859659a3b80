import { EARLIEST_FINISH, makeLeastEffort, splitParts } from '@landsea/rules/day-plans';
import { scoreDay } from './day-score.js';
import { orderDay } from './order-day.js';
import { OrderDraft } from './order-draft.js';
import { prepareDay } from './prepared-day.js';
import { VALUE_WEIGHT } from './sequence.js';
import { SplitScores } from './split-scores.js';
import { exhaustiveSplitOrder } from './testing/exhaustive-split-order.js';
import { isBetter } from './testing/exhaustive-order.js';
import { generatedSplitDay } from './testing/generated-days.js';
import { worthOfCurrent, worthOfFound } from './testing/order-worth.js';

const ample = { labels: Infinity, places: Infinity };
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);
const isDivided = (seed: number, stops: number): boolean =>
  splitParts(generatedSplitDay(seed, stops).problem.stops, ['ana', 'ben', 'leo']).length > 1;

describe('the best order of a day on which the family divides', () => {
  const seeds = upTo(110).filter((seed) => isDivided(seed, 2 + (seed % 4)));

  it('is that of an exhaustive search of days without waiting on purpose, on days of up to 8 stops', () => {
    expect(seeds.length).toBeGreaterThan(70);
    let same = 0;
    let proven = 0;
    for (const seed of seeds) {
      const day = generatedSplitDay(seed, 2 + (seed % 4));
      const found = orderDay(day.problem);
      const best = exhaustiveSplitOrder(day.problem);
      const worth = worthOfFound(day, found);
      const isSame = worth.value === best.value && Math.abs(worth.cost - best.cost) < 1e-4;
      if (isSame) same += 1;
      if (!found.proven) continue;
      proven += 1;
      expect({ seed, isSame }).toEqual({ seed, isSame: true });
    }
    expect(same).toBeGreaterThan(seeds.length * 0.8);
    expect(proven).toBeGreaterThan(seeds.length * 0.3);
  }, 300_000);

  it('is never called proven where it might be better to come later', () => {
    for (const seed of seeds) {
      const { problem } = generatedSplitDay(seed, 2 + (seed % 4));
      const { proven } = orderDay({ ...problem, costs: makeLeastEffort(0.5), budget: ample });
      expect({ seed, proven }).toEqual({ seed, proven: false });
    }
  });

  it('is never worse than the current order, whatever the budget', () => {
    for (const seed of upTo(60)) {
      const day = generatedSplitDay(3000 + seed, 3 + (seed % 7));
      const found = orderDay({
        ...day.problem,
        budget: seed % 2 === 0 ? { labels: 200, places: 2_000 } : { labels: 20_000, places: 200_000 },
      });
      expect(isBetter(worthOfCurrent(day), worthOfFound(day, found))).toBe(false);
    }
  }, 300_000);

  it('scores an insertion as the whole order with the stop in that place', () => {
    for (const seed of seeds.slice(0, 10)) {
      const day = prepareDay(generatedSplitDay(seed, 9).problem);
      if (!day.split) continue;
      const scores = new SplitScores(day, day.split, VALUE_WEIGHT);
      const inserted = day.current.find((node) => node < day.flexible) ?? 0;
      const order = day.current.filter((node) => node !== inserted);
      const draft = new OrderDraft(day);
      for (const node of order) draft.append(node);
      expect(scores.load(draft.order, draft.length)).toBeCloseTo(scoreDay(day, order), 3);
      for (let place = 0; place <= order.length; place += 1) {
        const whole = scoreDay(day, [...order.slice(0, place), inserted, ...order.slice(place)]);
        expect(scores.insertion(draft.order, draft.length, inserted, place)).toBeCloseTo(whole, 3);
      }
    }
  });

  it('is proven on small days with an ample budget', () => {
    for (const seed of [1, 4, 8]) {
      const { problem } = generatedSplitDay(seed, 6);
      expect(orderDay({ ...problem, costs: EARLIEST_FINISH, budget: ample }).proven).toBe(true);
    }
  });
});
