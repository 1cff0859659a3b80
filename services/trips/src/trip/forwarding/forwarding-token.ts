import { createHmac, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** 100 bits, in letters whose case no mail server changes. */
const TOKEN_LENGTH = 20;

export const makeAddressSeed = (): string => randomBytes(16).toString('hex');

const tokenOf = (seed: string, secret: string): string =>
  [...createHmac('sha256', secret).update(`trip-address:${seed}`).digest().subarray(0, TOKEN_LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

export const makeForwardingAddress = (seed: string, secret: string, domain: string): string =>
  `trip-${tokenOf(seed, secret)}@${domain}`;

const ADDRESS = /^trip-[a-z2-7]{20}@/;

export const readForwardingAddress = (recipient: string, domain: string): string | undefined => {
  const address = recipient.trim().toLowerCase();
  const suffix = `@${domain.toLowerCase()}`;
  return ADDRESS.test(address) &&
    address.endsWith(suffix) &&
    address.indexOf('@') === address.length - suffix.length
    ? address
    : undefined;
};
