import { randomInt } from 'node:crypto';
import { ROLLOUT_COOKIE } from '@landsea/contracts/experiments';
import { ROLLOUT_BUCKETS } from '@landsea/rules/releases';
import type { FastifyRequest } from 'fastify';

export const pickRolloutBucket = (): number => randomInt(ROLLOUT_BUCKETS);

/** One of 100 buckets, which a hundredth of all visitors share; it ends with the session of the browser. */
export const readRolloutBucket = ({ headers }: FastifyRequest): number | undefined => {
  const bucket = new RegExp(`(?:^|; )${ROLLOUT_COOKIE}=(\\d{1,2})(?:;|$)`).exec(headers.cookie ?? '')?.[1];
  return bucket === undefined ? undefined : Number(bucket);
};

export const writeRolloutCookie = (bucket: number, isHttps: boolean): string =>
  `${ROLLOUT_COOKIE}=${bucket}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}; HttpOnly`;
