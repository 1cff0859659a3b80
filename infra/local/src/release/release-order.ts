import { AppName } from '@landsea/contracts/releases';
import { findProject } from './built-app.js';

export type ReleaseAction = 'release' | 'rollback' | 'history' | 'renew';

export interface ReleaseOrder {
  apps: AppName[];
  action: ReleaseAction;
  percent?: number;
  /** Releases also a build that was rolled back. */
  again?: boolean;
}

export const releaseUsage =
  'npm run release -- <shell|mfe-family|mfe-agent|mfe-marketing> [--percent N] [--again] | [--rollback] | [--history] | --renew';

function appOf(word: string): AppName {
  const app = AppName.options.find((name) => word === name || word === findProject(name));
  if (app) return app;
  const known = AppName.options.map(findProject).join(', ');
  throw new Error(`${word} is no app that is released by itself: expected one of ${known}`);
}

function percentOf(word: string | undefined): number {
  const percent = Number(word);
  if (word && Number.isFinite(percent) && percent > 0 && percent <= 100) return percent;
  throw new Error(`--percent ${word ?? ''}: expected a number above 0 and up to 100`);
}

/** @throws Error that says what was expected. */
export function readReleaseOrder(words: readonly string[]): ReleaseOrder {
  const rest = [...words];
  const order: ReleaseOrder = { apps: [], action: 'release' };
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [flag, value] = word.split('=');
    if (flag === '--percent') order.percent = percentOf(value ?? rest.shift());
    else if (word === '--again') order.again = true;
    else if (word === '--rollback') order.action = 'rollback';
    else if (word === '--history') order.action = 'history';
    else if (word === '--renew') order.action = 'renew';
    else if (word.startsWith('--')) throw new Error(`${word} is unknown: ${releaseUsage}`);
    else order.apps.push(appOf(word));
  }
  if (order.action !== 'release') {
    if (order.percent !== undefined) throw new Error(`--percent belongs to a release: ${releaseUsage}`);
    if (order.again) throw new Error(`--again belongs to a release: ${releaseUsage}`);
  }
  if (order.apps.length > 0 && order.action === 'renew')
    throw new Error(`--renew is for all front ends at once: ${releaseUsage}`);
  if (order.apps.length === 0 && order.action !== 'history' && order.action !== 'renew')
    throw new Error(`Name what to release: ${releaseUsage}`);
  return order;
}
