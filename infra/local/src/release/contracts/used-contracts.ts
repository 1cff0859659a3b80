import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listContractImports } from '@landsea/contracts/contract-list';
import type { AppName } from '@landsea/contracts/releases';
import { findProject } from '../built-app.js';

async function importedBy(folder: string): Promise<Set<string>> {
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /(?<!\.spec)\.tsx?$/.test(name),
  );
  const sources = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return new Set(
    sources.flatMap((source) => [...listContractImports(source)].map(([name, area]) => `${area}/${name}`)),
  );
}

/** The contracts that an app names by itself, and those that it may use through what all apps share. */
export async function findUsedContracts(
  checkout: string,
  app: AppName,
): Promise<{ own: ReadonlySet<string>; all: ReadonlySet<string> }> {
  const own = await importedBy(join(checkout, findProject(app), 'src'));
  const shared = await importedBy(join(checkout, 'packages/web-kit/src'));
  return { own, all: new Set([...own, ...shared]) };
}
