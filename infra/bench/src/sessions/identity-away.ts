import { setTimeout as pause } from 'node:timers/promises';
import type { Local } from '@landsea/local';
import { makeCrowd, hashToken, withDatabase, type Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import { computePercentile, type Figure } from '../figures.js';
import { assertOpen, listSessionDoors, readStatus, repeatUntilRefused } from './session-doors.js';

const full = { awayMs: 5.5 * 60_000, people: 20 };
const few = { awayMs: 1_500, people: 2 };
const callEveryMs = 250;
const ownData = ['/api/trips', '/api/billing/payments'];

const call = (origin: string, path: string, cookie: string): Promise<number> =>
  readStatus(`${origin}${path}`, { headers: { cookie } });

/** Each person calls on, a quarter of a second after the last response, until stopped. */
async function callOn(origin: string, member: Member, going: () => boolean, answers: [number, number][]) {
  for (let round = 0; going(); round += 1) {
    const started = performance.now();
    const status = await call(origin, ownData[round % ownData.length] ?? '', member.cookie);
    answers.push([status, performance.now() - started]);
    await pause(callEveryMs);
  }
}

/** The longest that any service goes on with a session that vanished from identity's table without a word. */
async function secondsUntilRefused(local: Local, member: Member): Promise<number> {
  const doors = listSessionDoors(local);
  await assertOpen(doors, member.cookie);
  const token = member.cookie.split('=')[1] ?? '';
  const { rowCount } = await withDatabase(local, 'identity', (client) =>
    client.query('DELETE FROM session WHERE token_hash = $1', [hashToken(token)]),
  );
  if (rowCount !== 1) throw new Error('the session to take away was not found');
  const started = performance.now();
  await repeatUntilRefused(doors, member.cookie, callEveryMs);
  return (performance.now() - started) / 1000;
}

/** Identity killed while families plan on, for longer than five minutes; and a session whose end was not published. */
export async function measureIdentityAway(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { awayMs, people } = smoke ? few : full;
  const [unlucky, ...load] = await makeCrowd(local, 1 + people);
  if (!unlucky) throw new Error('a crowd of nobody');
  // Half a minute that a smoke run does not wait for.
  const refusedAfter = smoke ? undefined : await secondsUntilRefused(local, unlucky);
  for (const member of load) for (const path of ownData) await call(local.origin, path, member.cookie);
  const answers: [status: number, ms: number][] = [];
  await local.stopPart('identity');
  const end = performance.now() + awayMs;
  await Promise.all(
    load.map((member) => callOn(local.origin, member, () => performance.now() < end, answers)),
  );
  await local.startPart('identity');
  const refused = answers.filter(([status]) => status !== 200).length;
  const times = answers.map(([, ms]) => ms);
  return [
    ...(refusedAfter === undefined
      ? []
      : [{ name: 'session ended without a message, refused after', value: refusedAfter, unit: 's' }]),
    { name: 'identity away', value: awayMs / 1000, unit: 's', note: `${people} people signed in` },
    { name: 'calls not answered as before', value: refused, unit: `of ${answers.length}` },
    { name: 'answer, p95', value: computePercentile(times, 0.95), unit: 'ms' },
    { name: 'answer, longest', value: Math.max(...times), unit: 'ms' },
  ];
}
