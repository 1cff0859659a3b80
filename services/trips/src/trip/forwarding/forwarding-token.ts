import { createHmac, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** 100 bits, in letters whose case no mail server changes. */
const TOKEN_LENGTH = 20;

/** What is stored of an address, from which only the holder of the secret makes its token. */
export const newAddressSeed = (): string => randomBytes(16).toString('hex');

const tokenOf = (seed: string, secret: string): string =>
  [...createHmac('sha256', secret).update(`trip-address:${seed}`).digest().subarray(0, TOKEN_LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('');

/** `trip-<token>@<domain>`: where people forward the confirmations of one trip. */
export const forwardingAddress = (seed: string, secret: string, domain: string): string =>
  `trip-${tokenOf(seed, secret)}@${domain}`;

const ADDRESS = /^trip-[a-z2-7]{20}@/;

/** The address as it was made; undefined for what cannot be one of this domain. */
export const readForwardingAddress = (recipient: string, domain: string): string | undefined => {
  const address = recipient.trim().toLowerCase();
  const suffix = `@${domain.toLowerCase()}`;
  return ADDRESS.test(address) &&
    address.endsWith(suffix) &&
    address.indexOf('@') === address.length - suffix.length
    ? address
    : undefined;
};
