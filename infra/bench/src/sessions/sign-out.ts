import type { Local } from '@landsea/local';
import { makeCrowd } from '../crowd.js';
import type { Extent } from '../extent.js';
import { computePercentile, type Figure } from '../figures.js';
import { assertOpen, listSessionDoors, readStatus, repeatUntilRefused } from './session-doors.js';

/**
 * From the request to sign out until all three services refuse the session; the house allows a second. Identity tells the
 * others by its outbox: what is only remembered would still be let in half a minute later.
 */
export async function signOut(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { origin } = local;
  const doors = listSessionDoors(local);
  const times: number[] = [];
  for (const { cookie } of await makeCrowd(local, smoke ? 2 : 50)) {
    await assertOpen(doors, cookie);
    const started = performance.now();
    const answered = await readStatus(`${origin}/api/auth/logout`, {
      method: 'POST',
      headers: { cookie, origin },
    });
    if (answered >= 300) throw new Error(`the sign-out was answered ${answered}`);
    await repeatUntilRefused(doors, cookie, 5);
    times.push(performance.now() - started);
  }
  return [
    { name: 'signed out to refused everywhere, median', value: computePercentile(times, 0.5), unit: 'ms' },
    { name: 'signed out to refused everywhere, p95', value: computePercentile(times, 0.95), unit: 'ms' },
    { name: 'signed out to refused everywhere, longest', value: Math.max(...times), unit: 'ms' },
  ];
}
