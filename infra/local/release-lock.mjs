// Runs before anything is built: Node's own modules only.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holderOf(file) {
  try {
    const { pid, since, words } = JSON.parse(readFileSync(file, 'utf8'));
    return isRunning(pid) ? { pid, since, words } : undefined;
  } catch {
    return undefined;
  }
}

function take(file, words) {
  const own = JSON.stringify({ pid: process.pid, since: new Date().toISOString(), words });
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * One release at a time from a checkout: two would build into the same folders, and one would sign what the other is writing. What a
 * killed release left does not count.
 * @throws an Error that says which release is under way.
 */
export function lockReleases(file, words) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file, words)) {
    const holder = holderOf(file);
    if (holder)
      throw new Error(
        `Another release from this checkout is under way since ${holder.since}: ${holder.words.join(' ')} (process ${holder.pid}).\n` +
          'Two at once would build into the same folders. Run this again when it is done.',
      );
    rmSync(file, { force: true });
  }
  process.once('exit', () => rmSync(file, { force: true }));
}
