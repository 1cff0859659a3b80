import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readDatabaseUrl, makeEmailBody, readPublicOrigin, runTask } from '@landsea/nest-kit/tasks';
import { DataSource } from 'typeorm';
import { makeDataSourceOptions } from './data-source.js';
import { readIssue } from './outreach/newsletter/issue-file.js';
import { sendIssue } from './outreach/newsletter/send-issue.js';

const found = (file: string): string => [resolve(file), resolve('../..', file)].find(existsSync) ?? file;

async function run(dataSource: DataSource, words: string[]): Promise<void> {
  const file = words.find((word) => !word.startsWith('--'));
  if (file === undefined) throw new Error('expected: <file.md> [--dry-run]');
  const isDryRun = words.includes('--dry-run');
  const text = await readFile(found(file), 'utf8');
  const issue = readIssue(text);
  const { readers, lastAt } = await dataSource.transaction((manager) =>
    sendIssue(manager, { issue, text, origin: readPublicOrigin(), now: new Date(), isDryRun }),
  );
  const { text: shown } = makeEmailBody({ heading: issue.subject, ...issue });
  const end = lastAt ? `, the last at ${lastAt.toISOString()}` : '';
  process.stdout.write(`${shown}\n${isDryRun ? 'Would go' : 'Goes'} to ${readers} readers${end}.\n`);
}

/**
 * `npx nx newsletter identity -- <file.md>` mails one issue to all confirmed readers, 60 a minute;
 * `--dry-run` shows the text and their number.
 */
await runTask('identity', 'newsletter', async () => {
  const dataSource = await new DataSource(makeDataSourceOptions(readDatabaseUrl())).initialize();
  try {
    await run(dataSource, process.argv.slice(2));
  } finally {
    await dataSource.destroy();
  }
});
