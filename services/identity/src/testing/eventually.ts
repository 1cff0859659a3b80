import { setTimeout as pause } from 'node:timers/promises';

/** Resolves with the first result of `look`; fails after half a minute. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await pause(100);
  }
  throw new Error('it never came');
}
