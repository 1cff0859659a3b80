import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@landsea/contracts/releases';
import { root } from '../../env.js';
import type { Releases } from '../releases.js';
import { listFilesAfterRelease } from './app-files.js';
import { findBudgetProblems, Budgets } from './budgets.js';
import { routeFigures } from './route-figures.js';

const file = join(root, 'infra/budgets.json');

export const checkBudgets = async (releases: Releases, app: AppName): Promise<string[]> => {
  const budgets = Budgets.parse(JSON.parse(await readFile(file, 'utf8')));
  return findBudgetProblems(await routeFigures(await listFilesAfterRelease(releases, app), app), budgets);
};
