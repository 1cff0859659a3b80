import { setTimeout as pause } from 'node:timers/promises';
import type { Local } from '@landsea/local';

const ownData = [
  ['identity', '/api/auth/user'],
  ['trips', '/api/trips'],
  ['billing', '/api/billing/payments'],
] as const;

/** One address of each service that lets in nobody without a session, past the gateway. */
export const listSessionDoors = ({ ports }: Local): string[] =>
  ownData.map(([service, path]) => `http://127.0.0.1:${ports[service]}${path}`);

export async function readStatus(url: string, init: RequestInit): Promise<number> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  return answer.status;
}

const statusFor = (url: string, cookie: string) => readStatus(url, { headers: { cookie } });

export async function assertOpen(doors: readonly string[], cookie: string): Promise<void> {
  for (const url of doors) {
    const status = await statusFor(url, cookie);
    if (status !== 200) throw new Error(`${url} answered ${status} before the session was ended`);
  }
}

/** Resolves when each of them has refused the session, polled every so many milliseconds. */
export async function repeatUntilRefused(
  doors: readonly string[],
  cookie: string,
  everyMs: number,
): Promise<void> {
  await Promise.all(
    doors.map(async (url) => {
      while ((await statusFor(url, cookie)) !== 401) await pause(everyMs);
    }),
  );
}
