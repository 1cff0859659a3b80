import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/**
 * Tells a process from a later one that got the same id: undefined when no such process runs.
 * Linux knows the start in clock ticks; elsewhere `ps` knows it in seconds.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields && fields[0] !== 'Z' ? fields[19] : undefined;
  }
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return stdout.trim() || undefined;
  } catch {
    return undefined;
  }
}

export interface ProcessMark {
  pid: number;
  identity: string;
}

export async function getMark(pid: number): Promise<ProcessMark | undefined> {
  const identity = await processIdentity(pid);
  return identity === undefined ? undefined : { pid, identity };
}

export const isRunning = async (mark: ProcessMark): Promise<boolean> =>
  (await processIdentity(mark.pid)) === mark.identity;

/** Waits for it to go; true when it did. */
export async function waitUntilGone(mark: ProcessMark, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (await isRunning(mark)) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
