import { randomBytes } from 'node:crypto';
import { ROLLOUT_COOKIE } from '@landsea/contracts/experiments';
import type { FastifyRequest } from 'fastify';

const MONTH_SECONDS = 30 * 86_400;

export const newRolloutId = (): string => randomBytes(16).toString('base64url');

/** The number of a browser while a build is tried by some visitors only; nothing is recorded under it. */
export const rolloutIdOf = ({ headers }: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|; )${ROLLOUT_COOKIE}=([\\w-]{22})(?:;|$)`).exec(headers.cookie ?? '')?.[1];

export const rolloutCookie = (id: string, isHttps: boolean): string =>
  `${ROLLOUT_COOKIE}=${id}; Path=/; SameSite=Lax; Max-Age=${MONTH_SECONDS}${isHttps ? '; Secure' : ''}; HttpOnly`;
