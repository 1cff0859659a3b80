import { z } from 'zod';

import { seconds } from '../context.js';
import type { Emulator } from '../emulator.js';
import type { Dunning } from '../invoices/dunning.js';

/** Where the account's clock goes: on by some seconds, to a Unix second, or, with nothing given, back to the machine's. */
export const MoveClock = z.union([
  z.strictObject({ advance_seconds: z.number().int().min(1) }),
  z.strictObject({ now: z.number().int().min(0) }),
  z.strictObject({}),
]);

export interface ShownClock {
  now: number;
  ahead_seconds: number;
}

/** Moves the account's clock and does what falls due by it. What was done is not undone by going back. */
export function moveClock(emulator: Emulator, to: z.infer<typeof MoveClock>): ShownClock {
  emulator.run(null, ({ tx, now }) => {
    const machine = emulator.settings.clock().getTime();
    const wanted =
      'now' in to
        ? to.now * 1000
        : 'advance_seconds' in to
          ? now.getTime() + to.advance_seconds * 1000
          : machine;
    tx.put('clock_shift', { id: 'clock', ahead_ms: wanted - machine });
  });
  emulator.tick();
  return showClock(emulator);
}

export function showClock(emulator: Emulator): ShownClock {
  return emulator.run(null, ({ now }) => ({
    now: seconds(now),
    ahead_seconds: seconds(now) - seconds(emulator.settings.clock()),
  }));
}

export const SetDunning = z.strictObject({
  retry_days: z.array(z.number().positive().max(60)).max(8).default([3, 5, 7]),
  then: z.enum(['cancel', 'unpaid', 'past_due']).default('cancel'),
});

export function setDunning(emulator: Emulator, wanted: z.infer<typeof SetDunning>): Dunning {
  return emulator.run(null, ({ tx }) => tx.put('dunning', { id: 'dunning', ...wanted }));
}
