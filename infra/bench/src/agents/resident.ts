import { readFile } from 'node:fs/promises';

const everyMs = 50;

/** Resident megabytes of a process; not a number where the system does not say. */
async function readResident(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** @returns the most megabytes by which the process grew while the work ran. */
export async function watchResident(pid: number | undefined, work: () => Promise<void>): Promise<number> {
  const before = await readResident(pid);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await readResident(pid));
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return most - before;
}
