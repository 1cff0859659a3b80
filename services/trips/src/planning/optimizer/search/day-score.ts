import type { PreparedDay } from './prepared-day.js';
import { scoreOrder } from './sequence.js';
import { splitScoreOf } from './split-scores.js';

export const scoreDay = (day: PreparedDay, order: readonly number[], ways?: Int8Array): number =>
  day.split ? splitScoreOf(day, day.split, order, ways) : scoreOrder(day, order, ways);
