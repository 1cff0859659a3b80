import { cp, mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { resultsFolder } from './env.js';
import type { Product, QueueStore } from './product.js';
import type { Measure } from './scenario.js';

export interface Result {
  scenario: string;
  queue: QueueStore;
  did: string;
  rounds: number;
  seconds: number;
  measures: Measure[];
  broken: string[];
  /** Others used the processors when it began: its speeds are not the product's. */
  underLoad: boolean;
}

/** True when others take the processors before any work of ours. */
export const isMachineBusy = (): boolean => (loadavg()[0] ?? 0) > cpus().length * 0.5;

const bound = ({ atMost, atLeast, unit }: Measure): string =>
  [
    ...(atMost !== undefined ? [`at most ${atMost} ${unit}`] : []),
    ...(atLeast !== undefined ? [`at least ${atLeast} ${unit}`] : []),
  ].join(', ');

export function printResult(result: Result): void {
  const { scenario, queue, did, rounds, seconds, measures, broken, underLoad } = result;
  const load = underLoad ? ', under load' : '';
  console.log(`\n${scenario} on ${queue}: ${rounds} rounds in ${seconds.toFixed(1)} s${load}\n  ${did}`);
  for (const measure of measures) {
    const { name, value, unit } = measure;
    const amount = Number.isInteger(value) ? String(value) : value.toFixed(2);
    const limit = bound(measure);
    console.log(`  ${name.padEnd(52)} ${amount.padStart(10)} ${unit}${limit ? `   (${limit})` : ''}`);
  }
  for (const what of broken) console.log(`  ✗ ${what}`);
  console.log(broken.length === 0 ? '  ✓ all invariants hold' : `  ${broken.length} broken`);
}

export function printTable(results: readonly Result[]): void {
  console.log('\nscenario             queue      rounds   seconds   invariants');
  for (const { scenario, queue, rounds, seconds, broken, underLoad } of results) {
    const held = broken.length === 0 ? 'held' : `${broken.length} BROKEN`;
    const cells = [
      scenario.padEnd(20),
      queue.padEnd(8),
      String(rounds).padStart(8),
      seconds.toFixed(1).padStart(9),
    ];
    console.log(`${cells.join(' ')}   ${held}${underLoad ? ' (under load)' : ''}`);
  }
  const failed = results.filter(({ broken }) => broken.length > 0).length;
  const rounds = results.reduce((sum, result) => sum + result.rounds, 0);
  console.log(`\n${results.length - failed} held, ${failed} broken, ${rounds} rounds in all`);
}

export const keepLogs = ({ local, queue }: Product): Promise<void> =>
  cp(join(local.home, 'logs'), join(resultsFolder, 'logs', queue), { recursive: true });

/** `report.json`, for the next reader. */
export async function writeReport(results: readonly Result[]): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  const names = results
    .filter(({ broken }) => broken.length > 0)
    .map(({ scenario, queue }) => `${scenario} on ${queue}`);
  const counts = { passed: results.length - names.length, failed: names.length, names };
  const report = { at: new Date().toISOString(), ...counts, results };
  await writeFile(join(resultsFolder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
}
