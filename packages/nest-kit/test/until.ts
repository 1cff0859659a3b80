import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition holds; fails loudly when it does not within the time. */
export async function until(holds: () => boolean | Promise<boolean>, withinMs = 30_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${holds.toString()}`);
    await sleep(20);
  }
}
