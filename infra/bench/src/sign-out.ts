import { setTimeout as pause } from 'node:timers/promises';
import type { Local } from '@landsea/local';
import type { Member } from './crowd.js';
import { percentile, type Figure } from './figures.js';

const ownData = [
  ['identity', '/api/auth/user'],
  ['trips', '/api/trips'],
  ['billing', '/api/billing/payments'],
] as const;

const status = async (url: string, headers: Record<string, string>, method = 'GET'): Promise<number> => {
  const answer = await fetch(url, { method, headers });
  await answer.arrayBuffer();
  return answer.status;
};

/**
 * From the request to sign out until all three services refuse the session; the house allows a second. Identity tells the
 * others by its outbox: what is only remembered would still be let in half a minute later.
 */
export async function signOut(local: Local, crowd: Member[]): Promise<Figure[]> {
  const { origin, ports } = local;
  const doors = ownData.map(([service, path]) => `http://127.0.0.1:${ports[service]}${path}`);
  const times: number[] = [];
  // The last of the crowd: what else is measured is of its first.
  for (const { cookie } of crowd.slice(-50)) {
    for (const url of doors) {
      const before = await status(url, { cookie });
      if (before !== 200) throw new Error(`${url} answered ${before} before the sign-out`);
    }
    const started = performance.now();
    const answered = await status(`${origin}/api/auth/logout`, { cookie, origin }, 'POST');
    if (answered >= 300) throw new Error(`the sign-out was answered ${answered}`);
    await Promise.all(
      doors.map(async (url) => {
        while ((await status(url, { cookie })) !== 401) await pause(5);
      }),
    );
    times.push(performance.now() - started);
  }
  return [
    { name: 'signed out to refused everywhere, median', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'signed out to refused everywhere, p95', value: percentile(times, 0.95), unit: 'ms' },
    { name: 'signed out to refused everywhere, longest', value: Math.max(...times), unit: 'ms' },
  ];
}
