import type { Extent } from './extent.js';

export interface BenchOptions extends Extent {
  /** Names of measurements; none means all that run by default. */
  names: string[];
}

/** @throws Error that says what was expected. */
export function readOptions(words: readonly string[], known: readonly string[]): BenchOptions {
  const names = words.filter((word) => word !== '--smoke');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: expected --smoke or some of ${known.join(', ')}`);
  return { names, smoke: names.length < words.length };
}
