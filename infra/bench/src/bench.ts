import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal } from '@landsea/local';
import { fileURLToPath } from 'node:url';
import { readBenchPortBase, readInheritedEnv, resultsFolder } from './env.js';
import { printFigures, type Figure } from './figures.js';
import { measurements } from './measurements.js';
import type { Extent } from './extent.js';

const startScript = fileURLToPath(new URL('../../local/start.mjs', import.meta.url));

/** `npm start` on a state that was started before, until it prints that it is ready. */
async function measureWarmStart(portBase: number, home: string): Promise<Figure[]> {
  const started = performance.now();
  const child = spawn(process.execPath, [startScript], {
    env: { ...readInheritedEnv(), PORT_BASE: String(portBase), LANDSEA_HOME: home },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('Landsea is ready')) resolve(performance.now());
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  child.kill('SIGTERM');
  await ended;
  return [{ name: 'npm start, warm, until ready', value: (ready - started) / 1000, unit: 's' }];
}

interface Failure {
  name: string;
  error: unknown;
}

/** A measurement that breaks off ends none of the others: it comes back as a failure. */
async function attempt(name: string, measure: () => Promise<Figure[]>): Promise<Failure | undefined> {
  const started = performance.now();
  try {
    const figures = await measure();
    printFigures(`${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`, figures);
    return undefined;
  } catch (error) {
    return { name, error };
  }
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function report(measured: number, failures: readonly Failure[]): Promise<void> {
  for (const { name, error } of failures) console.error(`\n${name} broke off: ${textOf(error)}`);
  const names = failures.map(({ name }) => name);
  const counts = { passed: measured - names.length, failed: names.length, names };
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(join(resultsFolder, 'report.json'), `${JSON.stringify(counts, null, 2)}\n`);
  const which = names.length > 0 ? `: ${names.join(', ')}` : '';
  console.log(`\n${counts.passed} measured, ${counts.failed} broke off${which}`);
}

/** Measures what is named, or all that run by default, on its own product. True when all ran through. */
export async function runBench(words: string[]): Promise<boolean> {
  const { names, smoke } = readOptions(words, [...measurements.map(({ name }) => name), 'warm-start']);
  const wanted = (name: string, onlyByName = false): boolean =>
    names.length === 0 ? smoke || !onlyByName : names.includes(name);
  const outcomes: (Failure | undefined)[] = [];
  const portBase = readBenchPortBase();
  const home = await mkdtemp(join(tmpdir(), 'landsea-bench-'));
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  try {
    // The whole crowd shares one address.
    const env = { LOG_LEVEL: 'warn', VISITOR_CALLS_PER_MINUTE: '6000' };
    const local = await startLocal({ portBase, home, env });
    try {
      for (const { name, onlyByName, run } of measurements)
        if (wanted(name, onlyByName)) outcomes.push(await attempt(name, () => run(local, { smoke })));
    } finally {
      await local.stop();
    }
    if (wanted('warm-start'))
      outcomes.push(await attempt('warm-start', () => measureWarmStart(portBase, home)));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
  const failures = outcomes.filter((outcome) => outcome !== undefined);
  await report(outcomes.length, failures);
  return failures.length === 0;
}

interface BenchOptions extends Extent {
  /** Names of measurements; none means all that run by default. */
  names: string[];
}

/** @throws Error that says what was expected. */
function readOptions(words: readonly string[], known: readonly string[]): BenchOptions {
  const names = words.filter((word) => word !== '--smoke');
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: expected --smoke or some of ${known.join(', ')}`);
  return { names, smoke: names.length < words.length };
}
