import type { Figure } from '@landsea/bench/figures';
import type { Product, QueueStore } from './product.js';

/** A figure that may have a bound. */
export interface Measure extends Figure {
  atMost?: number;
  atLeast?: number;
}

export interface Effort {
  rounds: number;
  /** As little as shows that the scenario works: bounds of speed are then reported, not enforced. */
  few: boolean;
}

export interface Outcome {
  /** One sentence: what was done. */
  did: string;
  rounds: number;
  measures: Measure[];
  broken: string[];
}

export interface Scenario {
  name: string;
  rounds: number;
  /** Rounds of a run with few. */
  few: number;
  queues?: QueueStore[];
  run(product: Product, effort: Effort): Promise<Outcome>;
}

/** Bounds that were missed, as sentences. */
export const listMissedBounds = (measures: readonly Measure[]): string[] =>
  measures.flatMap(({ name, value, unit, atMost, atLeast }) => [
    ...(atMost !== undefined && !(value <= atMost)
      ? [`${name}: ${value.toFixed(1)} ${unit}, at most ${atMost}`]
      : []),
    ...(atLeast !== undefined && !(value >= atLeast)
      ? [`${name}: ${value.toFixed(1)} ${unit}, at least ${atLeast}`]
      : []),
  ]);
