import { readOptions, type Options } from './options.js';
import { startProduct, type Product } from './product.js';
import { keepLogs, isMachineBusy, printResult, printTable, writeReport, type Result } from './report.js';
import { listMissedBounds, type Scenario } from './scenario.js';
import { scenarios } from './scenarios/all.js';

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

/** Breaks the product in all the ways named, or in all ways. True when everything held. */
export async function runFaults(words: string[]): Promise<boolean> {
  const options = readOptions(
    words,
    scenarios.map(({ name }) => name),
  );
  const wanted = scenarios.filter(({ name }) => options.names.length === 0 || options.names.includes(name));
  const results: Result[] = [];
  for (const queue of options.queues) {
    const product = await startProduct(queue);
    let isCancelled = false;
    const cancel = (): void => {
      isCancelled = true;
      void product.stop().finally(() => process.exit(130));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, cancel);
    try {
      for (const scenario of wanted) {
        if (scenario.queues?.includes(queue) === false) continue;
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
