import { demoAccount } from '@landsea/contracts';
import type { Local } from '@landsea/local';
import type { Member } from './crowd.js';
import { percentile, type Figure } from './figures.js';

/** One after the other, each another account from another address: a person signing in on a quiet machine. */
export async function signIn(local: Local, crowd: Member[]): Promise<Figure[]> {
  const warmUp = 10;
  const times: number[] = [];
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
    if (index >= warmUp) times.push(performance.now() - started);
  }
  return [
    { name: 'sign-in, median', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'sign-in, p95', value: percentile(times, 0.95), unit: 'ms' },
  ];
}
