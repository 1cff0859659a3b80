import { randomInt } from 'node:crypto';

/** Digits and capitals that nobody takes for one another, read aloud or by hand: no 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const LENGTH = 10;
const PREFIX = 3;

/** A code for people: ten signs of 29, about 48 bits, shown as `ABCDE-23456`. */
export const newInviteCode = (): string => {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${signs.slice(0, 5).join('')}-${signs.slice(5).join('')}`;
};

/** A code as it is hashed: however it was typed, in capitals and without anything between. */
export const plainInviteCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');

/** What tries at one code have in common, so that they are counted together from wherever they come. */
export const inviteCodePrefix = (typed: string): string => plainInviteCode(typed).slice(0, PREFIX);
