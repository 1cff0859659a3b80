import { randomInt } from 'node:crypto';

/** The alphabet has no characters that are mistaken for one another: no 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 10;
const PREFIX = 3;

/** Ten characters of 29, about 48 bits, shown as `ABCDE-23456`. */
export const makeInviteCode = (): string => {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
};

export const normalizeInviteCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** Tries at codes with the same prefix are counted together, from any address. */
export const inviteCodePrefix = (typed: string): string => normalizeInviteCode(typed).slice(0, PREFIX);
