import type { QueueStore } from './product.js';

export interface Options {
  /** Names of scenarios; none means all. */
  names: string[];
  queues: QueueStore[];
  rounds: number | undefined;
  few: boolean;
}

const usage = '[scenario …] [--queue=redis|postgres] [--rounds=N] [--few]';

function queueOf(value: string): QueueStore[] {
  if (value === 'redis' || value === 'postgres') return [value];
  throw new Error(`--queue=${value}: expected redis or postgres`);
}

function countOf(value: string): number {
  const rounds = Number(value);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--rounds=${value}: expected a whole number above 0`);
}

/** @throws Error that says what was expected. */
export function readOptions(words: readonly string[], known: readonly string[]): Options {
  const options: Options = { names: [], queues: ['postgres', 'redis'], rounds: undefined, few: false };
  for (const word of words) {
    const [flag = '', value = ''] = word.split('=');
    if (known.includes(word)) options.names.push(word);
    else if (flag === '--queue') options.queues = queueOf(value);
    else if (flag === '--rounds') options.rounds = countOf(value);
    else if (word === '--few') Object.assign(options, { few: true, queues: ['postgres'] });
    else throw new Error(`${word}: expected ${usage}; scenarios are ${known.join(', ')}`);
  }
  return options;
}
