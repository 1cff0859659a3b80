import { verify } from '@node-rs/argon2';
import type { Local } from '@landsea/local';
import pg from 'pg';
import { CROWD_PASSWORD, type Member } from './crowd.js';
import { percentile, type Figure } from './figures.js';

/** The crowd's password as identity keeps it: what it costs to compare is identity's choice. */
async function storedPassword(databaseUrl: string, email = ''): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ password_hash: string }>(
      'SELECT password_hash FROM user_account WHERE email = $1',
      [email],
    );
    if (!rows[0]) throw new Error('the crowd has no password');
    return rows[0].password_hash;
  } finally {
    await client.end();
  }
}

/**
 * One after the other, each another account from another address: a person signing in on a quiet machine. The hash alone,
 * taken between the sign-ins, tells how much of the time is the machine's memory.
 */
export async function signIn(local: Local, crowd: Member[]): Promise<Figure[]> {
  const warmUp = 10;
  const times: number[] = [];
  const hashes: number[] = [];
  const stored = await storedPassword(local.databaseUrls.identity, crowd[0]?.email);
  for (const [index, { email }] of crowd.slice(0, 100 + warmUp).entries()) {
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${local.ports.identity}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: local.origin,
        'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({ email, password: CROWD_PASSWORD }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
    const answered = performance.now();
    await verify(stored, CROWD_PASSWORD);
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
