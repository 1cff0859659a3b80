import { z } from 'zod';
import { toSeconds } from '../context.js';
import type { Emulator } from '../emulator.js';

/** The account's clock goes on by some seconds, or, with nothing given, back to the machine's. */
export const MoveClock = z.strictObject({ advance_seconds: z.number().int().min(1).optional() });

/** Moves the account's clock and does what falls due by it. What was done is not undone by going back. */
export function moveClock(
  emulator: Emulator,
  { advance_seconds: by }: z.infer<typeof MoveClock>,
): { now: number; ahead_seconds: number } {
  emulator.run(null, ({ tx }) => {
    const ahead_ms = by === undefined ? 0 : (tx.get('clock_shift', 'clock')?.ahead_ms ?? 0) + by * 1000;
    tx.put('clock_shift', { id: 'clock', ahead_ms });
  });
  emulator.tick();
  return emulator.run(null, ({ now }) => ({
    now: toSeconds(now),
    ahead_seconds: toSeconds(now) - toSeconds(emulator.settings.clock()),
  }));
}
