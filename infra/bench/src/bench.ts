import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocal } from '@landsea/local';
import { benchPortBase, resultsFolder } from './env.js';
import { printFigures, type Figure } from './figures.js';
import { measurements } from './measurements.js';
import { readOptions } from './options.js';
import { warmStart } from './warm-start.js';

/** What ran and what broke off, by name. */
class Outcome {
  private readonly passed: string[] = [];
  private readonly failed: string[] = [];

  /** A measurement that breaks off is told, and the others still run. */
  async run(name: string, measure: () => Promise<Figure[]>): Promise<void> {
    try {
      printFigures(name, await measure());
      this.passed.push(name);
    } catch (error) {
      console.error(
        `\n${name} broke off: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      this.failed.push(name);
    }
  }

  /** True when all ran through. */
  async finish(): Promise<boolean> {
    const report = { passed: this.passed.length, failed: this.failed.length, names: this.failed };
    await mkdir(resultsFolder, { recursive: true });
    await writeFile(join(resultsFolder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
    const broken = this.failed.length > 0 ? `: ${this.failed.join(', ')}` : '';
    console.log(`\n${this.passed.length} measured, ${this.failed.length} broke off${broken}`);
    return this.failed.length === 0;
  }
}

/** Measures what is named, or all that need not be asked for, on a product of its own. True when all ran through. */
export async function bench(words: string[]): Promise<boolean> {
  const { names, smoke } = readOptions(words, [...measurements.map(({ name }) => name), 'warm-start']);
  const wanted = (name: string, onlyByName = false): boolean =>
    names.length === 0 ? smoke || !onlyByName : names.includes(name);
  const outcome = new Outcome();
  const portBase = benchPortBase();
  const home = await mkdtemp(join(tmpdir(), 'landsea-bench-'));
  console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`);
  try {
    const local = await startLocal({ portBase, home, env: { LOG_LEVEL: 'warn' } });
    try {
      for (const { name, onlyByName, run } of measurements)
        if (wanted(name, onlyByName)) await outcome.run(name, () => run(local, { smoke }));
    } finally {
      await local.stop();
    }
    if (wanted('warm-start')) await outcome.run('warm-start', () => warmStart(portBase, home));
  } finally {
    await rm(home, { recursive: true, force: true });
  }
  return outcome.finish();
}
