import { improve, type Scored } from './order-moves.js';
import type { PreparedDay } from './prepared-day.js';
import { randomFrom } from './seeded-random.js';
import { scoreOf, VALUE_WEIGHT } from './sequence.js';

export interface SearchLimits {
  seed: number;
  iterations: number;
  budgetMs: number;
}

const MOST_REMOVED = 8;
/** The search starts by accepting orders that are worse by this many minutes of waiting, and ends with hardly any. */
const WARM_MINUTES = 12;
const COLD_MINUTES = 0.2;
/** Skips a place once in a hundred while inserting, so that the same ruin does not always heal the same way. */
const BLINK = 0.01;

type Random = () => number;

/**
 * Takes a stop and those around it out of the order, or single ones from all over, and with them what does not fit: it
 * competes for the place that is made. Fixed stops stay.
 */
function ruin(day: PreparedDay, order: readonly number[], random: Random): [number[], number[]] {
  const { flexible } = day;
  const ways = new Int8Array(order.length);
  scoreOf(day, order, ways);
  const count = 1 + Math.floor(random() * MOST_REMOVED);
  const isStretch = random() < 0.6;
  const first = Math.floor(random() * order.length);
  const chance = count / Math.max(1, flexible);
  const removed: number[] = [];
  const left = order.filter((node, place) => {
    const isChosen = isStretch ? place >= first && place < first + count : random() < chance;
    const isLeftOut = ways[place] === -1;
    if (node >= flexible || !(isChosen || isLeftOut)) return true;
    removed.push(node);
    return false;
  });
  return [left, removed];
}

/** Puts stops back one by one, each where it costs least. */
function recreate(day: PreparedDay, order: number[], removed: number[], random: Random): Scored {
  let now: Scored = { order, score: scoreOf(day, order) };
  const byValue = random() < 0.5;
  const queue = removed
    .map((node) => ({ node, rank: (byValue ? -(day.value[node] ?? 0) : 0) + random() }))
    .sort((a, b) => a.rank - b.rank);
  for (const { node } of queue) {
    let best: Scored = { order: [], score: Infinity };
    for (let place = 0; place <= now.order.length; place += 1) {
      if (random() < BLINK && best.score < Infinity) continue;
      const next = [...now.order.slice(0, place), node, ...now.order.slice(place)];
      const score = scoreOf(day, next);
      if (score < best.score) best = { order: next, score };
    }
    now = best;
  }
  return now;
}

/** The start of a search: the fixed stops in their order, and each other stop where it costs least. */
const built = (day: PreparedDay, random: Random): Scored => {
  const fixed = Array.from({ length: day.fixed }, (_, index) => day.flexible + index);
  return recreate(
    day,
    fixed,
    Array.from({ length: day.flexible }, (_, node) => node),
    random,
  );
};

/**
 * Iterated local search: ruin and recreate with slowly falling tolerance, 2-opt and or-opt on each best order. Starts from the
 * better of the current order and one built around the fixed stops, so it never ends with a worse one than the current.
 */
export function searchOrder(day: PreparedDay, { seed, iterations, budgetMs }: SearchLimits): Scored {
  const random = randomFrom(seed);
  const ends = performance.now() + budgetMs;
  const current = { order: day.current, score: scoreOf(day, day.current) };
  const fresh = improve(day, built(day, random));
  let best = fresh.score < current.score ? fresh : improve(day, current);
  let now = best;
  const minute = Math.max(day.costs.wait, day.costs.walk);
  for (let done = 0; done < iterations; done += 1) {
    if (done % 64 === 0 && performance.now() > ends) break;
    const warmth = minute * WARM_MINUTES * (COLD_MINUTES / WARM_MINUTES) ** (done / iterations);
    const next = recreate(day, ...ruin(day, now.order, random), random);
    const tolerance = Math.min(-Math.log(random() || 1e-9) * warmth, VALUE_WEIGHT / 2);
    if (next.score < now.score + tolerance) now = next;
    if (now.score < best.score) {
      best = improve(day, now);
      now = best;
    }
  }
  return best;
}
