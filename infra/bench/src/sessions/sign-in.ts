import { verify } from '@node-rs/argon2';
import type { Local } from '@landsea/local';
import { crowdPassword, makeCrowd, withDatabase } from '../crowd.js';
import type { Extent } from '../extent.js';
import { computePercentile, type Figure } from '../figures.js';

/** A member's password as identity keeps it: what it costs to compare is identity's choice. */
const storedPassword = (local: Local, email: string): Promise<string> =>
  withDatabase(local, 'identity', async (client) => {
    const { rows } = await client.query<{ password_hash: string }>(
      'SELECT password_hash FROM user_account WHERE email = $1',
      [email],
    );
    if (!rows[0]) throw new Error(`there is no account of ${email}`);
    return rows[0].password_hash;
  });

/**
 * One after the other, each another account from another address: a person signing in on a quiet machine. The hash alone,
 * taken between the sign-ins, shows how much of the time is the machine's memory.
 */
export async function signIn(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const [warmUp, measured] = smoke ? [1, 2] : [10, 100];
  const crowd = await makeCrowd(local, warmUp + measured);
  const times: number[] = [];
  const hashes: number[] = [];
  const stored = await storedPassword(local, crowd[0]?.email ?? '');
  for (const [index, { email }] of crowd.entries()) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${local.ports.identity}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: local.origin,
        'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({ email, password: crowdPassword }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
    const answered = performance.now();
    await verify(stored, crowdPassword);
    if (index < warmUp) continue;
    times.push(answered - started);
    hashes.push(performance.now() - answered);
  }
  return [
    { name: 'sign-in, median', value: computePercentile(times, 0.5), unit: 'ms' },
    { name: 'sign-in, p95', value: computePercentile(times, 0.95), unit: 'ms' },
    { name: 'sign-in, the hash alone, median', value: computePercentile(hashes, 0.5), unit: 'ms' },
    { name: 'sign-in, the hash alone, p95', value: computePercentile(hashes, 0.95), unit: 'ms' },
  ];
}
