import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KitEnv } from '../env/kit-env.js';
import { makeSecret } from '../secrets/secret.js';

const MAC_BYTES = 16;
const MAC_LENGTH = 22;
const SIGNED_LENGTH = 43 + MAC_LENGTH;

export type SessionKeys = readonly [string, ...string[]];

/** `unsigned`: of a release before tokens were signed. `invented`: no service ever made it. */
export type TokenOrigin = 'signed' | 'unsigned' | 'invented';

type KeyEnv = Pick<
  KitEnv,
  'SESSION_COOKIE_SECRETS' | 'SERVICE_TOKEN_SECRET' | 'SERVICE_TOKEN_SECRET_PREVIOUS'
>;

/** The first one signs, each of them is accepted: a secret of the services that is rotated signs nobody out. */
export const getSessionKeys = ({
  SESSION_COOKIE_SECRETS: [first, ...others],
  SERVICE_TOKEN_SECRET,
  SERVICE_TOKEN_SECRET_PREVIOUS: previous,
}: KeyEnv): SessionKeys => {
  const ofServices = previous === undefined ? [] : [previous];
  return first === undefined ? [SERVICE_TOKEN_SECRET, ...ofServices] : [first, ...others];
};

const sign = (key: string, random: string): string =>
  createHmac('sha256', key)
    .update('landsea session\n')
    .update(random)
    .digest()
    .subarray(0, MAC_BYTES)
    .toString('base64url');

/** 256 random bits and a MAC of 128 bits, 65 characters of base64url. */
export const makeSessionToken = ([key]: SessionKeys): string => {
  const random = makeSecret();
  return random + sign(key, random);
};

export const getTokenOrigin = (keys: SessionKeys, token: string): TokenOrigin => {
  if (token.length !== SIGNED_LENGTH) return 'unsigned';
  // The comparison below throws where characters take more than one byte.
  if (!/^[\w-]+$/.test(token)) return 'invented';
  const mac = Buffer.from(token.slice(-MAC_LENGTH));
  const random = token.slice(0, -MAC_LENGTH);
  return keys.some((key) => timingSafeEqual(Buffer.from(sign(key, random)), mac)) ? 'signed' : 'invented';
};
