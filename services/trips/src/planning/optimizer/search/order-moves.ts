import type { PreparedDay } from './prepared-day.js';
import { scoreOf } from './sequence.js';

/** An order of nodes with its score. */
export interface Scored {
  order: number[];
  score: number;
}

/** Fixed stops stay in the order of their times. */
const keepsFixedOrder = ({ flexible }: PreparedDay, order: readonly number[]): boolean => {
  let before = 0;
  for (const node of order) {
    if (node < flexible) continue;
    if (node < before) return false;
    before = node;
  }
  return true;
};

const better = (day: PreparedDay, order: number[], best: Scored): Scored => {
  if (!keepsFixedOrder(day, order)) return best;
  const score = scoreOf(day, order);
  return score < best.score ? { order, score } : best;
};

/** The best order after turning a stretch around (2-opt). */
function turnStretch(day: PreparedDay, from: Scored): Scored {
  let best = from;
  const { order } = from;
  for (let first = 0; first < order.length - 1; first += 1) {
    for (let last = first + 1; last < order.length; last += 1) {
      const stretch = order.slice(first, last + 1).reverse();
      best = better(day, [...order.slice(0, first), ...stretch, ...order.slice(last + 1)], best);
    }
  }
  return best;
}

/** The best order after moving one, two or three stops elsewhere (or-opt). */
function moveStretch(day: PreparedDay, from: Scored): Scored {
  let best = from;
  for (let length = 1; length <= 3; length += 1) {
    for (let first = 0; first + length <= from.order.length; first += 1) {
      const stretch = from.order.slice(first, first + length);
      const rest = [...from.order.slice(0, first), ...from.order.slice(first + length)];
      for (let place = 0; place <= rest.length; place += 1) {
        if (place !== first)
          best = better(day, [...rest.slice(0, place), ...stretch, ...rest.slice(place)], best);
      }
    }
  }
  return best;
}

/** Repeats 2-opt and or-opt until neither makes the order better. */
export function improve(day: PreparedDay, from: Scored): Scored {
  const moved = turnStretch(day, moveStretch(day, from));
  return moved.score < from.score ? improve(day, moved) : moved;
}
