import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { readDatabaseUrl, runTask } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { dropEdition } from './catalogue/editions/catalogue-edition.queries.js';
import { EditionRefused } from './catalogue/editions/edition-file.js';
import { importEdition } from './catalogue/editions/import-edition.js';
import { partNames, type CataloguePart } from './catalogue/lists/catalogue-parts.js';
import { makeTripsDataSource } from './data-source.js';

const USAGE =
  'expected: <file> [--kind=<kind>] [--dry-run], or --shipped=<kind> to use the released file again';

const partNamed = (name: string): CataloguePart => {
  const part = partNames.find((known) => known === name);
  if (part) return part;
  throw new Error(`"${name}" is no part of the catalog: ${partNames.join(', ')}`);
};
const valueOf = (words: string[], option: string): string | undefined =>
  words.find((word) => word.startsWith(`--${option}=`))?.slice(option.length + 3);

const found = (file: string): string => [resolve(file), resolve('../..', file)].find(existsSync) ?? file;

const show = (lines: string[]): void => {
  for (const line of lines) process.stdout.write(`${line}\n`);
};

async function run(dataSource: DataSource, words: string[]): Promise<void> {
  const shipped = valueOf(words, 'shipped');
  if (shipped !== undefined) return dropEdition(dataSource, partNamed(shipped));
  const file = words.find((word) => !word.startsWith('--'));
  if (file === undefined) throw new Error(USAGE);
  const part = partNamed(valueOf(words, 'kind') ?? basename(file, '.json'));
  const text = await readFile(found(file), 'utf8');
  try {
    show(await importEdition(dataSource, { part, text, isDryRun: words.includes('--dry-run') }));
  } catch (error) {
    if (error instanceof EditionRefused) show(error.problems);
    throw error;
  }
}

/**
 * `npx nx import-catalogue trips -- <file>` imports one list, named like its file (`snacks.json`) or by
 * `--kind`; `--dry-run` shows the changes.
 */
await runTask('trips', 'import-catalogue', async () => {
  const dataSource = await new DataSource(makeTripsDataSource(readDatabaseUrl())).initialize();
  try {
    await run(dataSource, process.argv.slice(2));
  } finally {
    await dataSource.destroy();
  }
});
