import { findBestStarts } from './search/best-starts.js';
import { orderDay } from './search/order-day.js';
import { searchOrder } from './search/order-search.js';
import { prepareDay, type PreparedDay } from './search/prepared-day.js';
import { scoreOrder, VALUE_WEIGHT } from './search/sequence.js';
import { exhaustiveOrder } from './search/testing/exhaustive-order.js';
import { catalogueDay } from './testing/catalogue-days.js';
import { mipOrder } from './testing/mip-order.js';

// The whole comparison: SOLVER_DAYS=40 SOLVER_SECONDS=60 npx nx test trips -- solver-comparison
const isWhole = process.env.SOLVER_DAYS !== undefined;
const days = Number(process.env.SOLVER_DAYS ?? 3);
const firstDay = Number(process.env.SOLVER_FIRST_DAY ?? 0);
const seconds = Number(process.env.SOLVER_SECONDS ?? 4);

const worth = (score: number): { value: number; cost: number } => {
  const value = Math.ceil(-score / VALUE_WEIGHT);
  return { value, cost: score + value * VALUE_WEIGHT };
};

/** The score of the stops that an order keeps, each begun at its best time: as soon as people are there, or later on purpose. */
const scoreAtBestStarts = (day: PreparedDay, nodes: readonly number[]): number => {
  const ways = new Int8Array(nodes.length);
  const atOnce = scoreOrder(day, nodes, ways);
  const kept = nodes.filter((_, place) => (ways[place] ?? -1) >= 0);
  const timed = findBestStarts(day, kept);
  const value = kept.reduce((sum, node) => sum + (day.value[node] ?? 0), 0);
  return timed ? Math.min(atOnce, timed.cost - value * VALUE_WEIGHT) : atOnce;
};

it('is the order of an exhaustive search on small days of the catalog', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const problem = catalogueDay(seed, 7);
    const day = prepareDay(problem);
    const found = orderDay(problem);
    const ours = worth(
      scoreAtBestStarts(
        day,
        found.order.map(({ stop }) => day.stops.indexOf(stop)),
      ),
    );
    expect({ seed, proven: found.proven, ...ours }).toEqual({
      seed,
      proven: true,
      ...exhaustiveOrder(problem),
    });
  }
}, 300_000);

it('is within 1 % of a search ten times as long on a day of 20 stops', () => {
  const day = prepareDay(catalogueDay(3, 20));
  const [usual, long] = [40_000, 400_000].map((iterations) =>
    worth(searchOrder(day, { seed: 20, iterations, places: Infinity }).score),
  );
  expect(usual?.value).toBe(long?.value);
  expect((usual?.cost ?? Infinity) / (long?.cost ?? 1)).toBeLessThan(1.01);
}, 300_000);

it('is within 2 % of the order of an open-source solver', async () => {
  const behind: number[] = [];
  for (let seed = firstDay; seed < firstDay + days; seed += 1) {
    const problem = catalogueDay(seed, isWhole ? 20 + (seed % 6) : 10);
    const day = prepareDay(problem);
    const nodes = (stops: readonly number[]): number[] => stops.map((stop) => day.stops.indexOf(stop));
    const found = orderDay(problem);
    const ours = worth(scoreAtBestStarts(day, nodes(found.order.map(({ stop }) => stop))));
    const { score, solved } = await mipOrder(problem, seconds, (order) =>
      scoreAtBestStarts(day, nodes(order)),
    );
    const theirs = worth(score);
    if (isWhole)
      process.stderr.write(`${JSON.stringify({ seed, stops: day.flexible, ours, theirs, solved })}\n`);
    const isBehind =
      ours.value === theirs.value ? ours.cost > theirs.cost * 1.02 : ours.value < theirs.value * 0.98;
    if (isBehind) behind.push(seed);
  }
  expect(behind).toEqual([]);
}, 3_600_000);
