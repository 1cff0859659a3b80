import { setTimeout as pause } from 'node:timers/promises';

/** Looks until `look` no longer throws, and answers what it found; the last failure when that takes too long. */
export async function eventually<T>(look: () => Promise<T> | T, withinMs = 30_000): Promise<T> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(25);
    }
  }
}
