import { hash, verify } from '@node-rs/argon2';
import { demoAccount } from '@landsea/contracts';
import type { Local } from '@landsea/local';
import type { Member } from './crowd.js';
import { percentile, type Figure } from './figures.js';

/** What identity stores passwords with. */
const COST = { memoryCost: 64 * 1024, timeCost: 2, parallelism: 1 } as const;

/**
 * One after the other, each another account from another address: a person signing in on a quiet machine. The hash alone,
 * taken between the sign-ins, tells how much of the time is the machine's memory.
 */
export async function signIn(local: Local, crowd: Member[]): Promise<Figure[]> {
  const warmUp = 10;
  const times: number[] = [];
  const hashes: number[] = [];
  const stored = await hash(demoAccount.password, COST);
  for (const [index, { email }] of crowd.slice(0, 100 + warmUp).entries()) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${local.ports.identity}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: local.origin,
        'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({ email, password: demoAccount.password }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
    const answered = performance.now();
    await verify(stored, demoAccount.password);
    if (index < warmUp) continue;
    times.push(answered - started);
    hashes.push(performance.now() - answered);
  }
  return [
    { name: 'sign-in, median', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'sign-in, p95', value: percentile(times, 0.95), unit: 'ms' },
    { name: 'sign-in, the hash alone, median', value: percentile(hashes, 0.5), unit: 'ms' },
    { name: 'sign-in, the hash alone, p95', value: percentile(hashes, 0.95), unit: 'ms' },
  ];
}
