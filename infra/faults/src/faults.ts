import { isRedisInstalled } from './redis-server.js';
import { startProduct, type Product, type QueueStore } from './product.js';
import { keepLogs, isMachineBusy, printResult, printTable, writeReport, type Result } from './report.js';
import { listMissedBounds, type Scenario } from './scenario.js';
import { scenarios } from './scenarios/all.js';

interface Options {
  /** Names of scenarios; none means all. */
  names: string[];
  /** Undefined: both. */
  queue: QueueStore | undefined;
  rounds: number | undefined;
  few: boolean;
}

const usage = '[scenario …] [--queue=redis|postgres] [--rounds=N] [--few]';

function queueOf(value: string): QueueStore {
  if (value === 'redis' || value === 'postgres') return value;
  throw new Error(`--queue=${value}: expected redis or postgres`);
}

function countOf(value: string): number {
  const rounds = Number(value);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new Error(`--rounds=${value}: expected a whole number above 0`);
}

/** @throws Error that says what was expected. */
function readOptions(words: readonly string[], known: readonly string[]): Options {
  const options: Options = { names: [], queue: undefined, rounds: undefined, few: false };
  for (const word of words) {
    const [flag = '', value = ''] = word.split('=');
    if (known.includes(word)) options.names.push(word);
    else if (flag === '--queue') options.queue = queueOf(value);
    else if (flag === '--rounds') options.rounds = countOf(value);
    else if (word === '--few') options.few = true;
    else throw new Error(`${word}: expected ${usage}; scenarios are ${known.join(', ')}`);
  }
  return options;
}

async function runOne(product: Product, scenario: Scenario, { rounds, few }: Options): Promise<Result> {
  const underLoad = isMachineBusy();
  const started = performance.now();
  const effort = { rounds: rounds ?? (few ? scenario.few : scenario.rounds), few };
  const outcome = await scenario.run(product, effort).catch((error: unknown) => ({
    did: 'broke off',
    rounds: 0,
    measures: [],
    broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  const { measures, broken, ...rest } = outcome;
  return {
    scenario: scenario.name,
    queue: product.queue,
    ...rest,
    seconds: (performance.now() - started) / 1000,
    measures,
    broken: [...broken, ...(few ? [] : listMissedBounds(measures))],
    underLoad,
  };
}

/** In short form one of them shows that the product runs on Redis too, where that is installed. */
function chooseScenarios(wanted: readonly Scenario[], queue: QueueStore, options: Options): Scenario[] {
  if (options.queue !== undefined && options.queue !== queue) return [];
  const possible = wanted.filter(({ queues }) => queues?.includes(queue) !== false);
  if (!options.few || options.queue !== undefined || queue === 'postgres') return possible;
  if (isRedisInstalled()) return possible.slice(0, 1);
  console.warn('redis-server is not installed: faults are made on Postgres alone');
  return [];
}

/** Breaks the product in all the ways named, or in all ways. True when everything held. */
export async function runFaults(words: string[]): Promise<boolean> {
  const options = readOptions(
    words,
    scenarios.map(({ name }) => name),
  );
  const wanted = scenarios.filter(({ name }) => options.names.length === 0 || options.names.includes(name));
  const results: Result[] = [];
  for (const queue of ['postgres', 'redis'] as const) {
    const chosen = chooseScenarios(wanted, queue, options);
    if (chosen.length === 0) continue;
    const product = await startProduct(queue);
    let isCancelled = false;
    const cancel = (): void => {
      isCancelled = true;
      void product.stop().finally(() => process.exit(130));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, cancel);
    try {
      for (const scenario of chosen) {
        const result = await runOne(product, scenario, options);
        if (isCancelled) break;
        results.push(result);
        printResult(result);
      }
    } finally {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, cancel);
      if (!isCancelled && results.some(({ broken }) => broken.length > 0)) await keepLogs(product);
      await product.stop();
    }
  }
  printTable(results);
  await writeReport(results);
  return results.every(({ broken }) => broken.length === 0);
}
