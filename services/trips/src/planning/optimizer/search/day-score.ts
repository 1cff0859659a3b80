import type { PreparedDay } from './prepared-day.js';
import { scoreOf } from './sequence.js';
import { splitScoreOf } from './split-scores.js';

export const scoreDay = (day: PreparedDay, order: readonly number[], ways?: Int8Array): number =>
  day.split ? splitScoreOf(day, day.split, order, ways) : scoreOf(day, order, ways);
