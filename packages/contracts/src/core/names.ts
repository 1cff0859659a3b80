import * as z from 'zod/mini';
import { defineShortText, freeText } from './primitives.js';

/** Other scripts than Latin, Greek and Cyrillic, and emoji, need these joiners. */
const NEEDED_JOINERS =
  /((?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;
/** Controls, format characters, line separators, Hangul fillers and the blank Braille cell. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0\u2800]/u;

const SCHEME = /\bhttps?\b|\bwww\b|\/\/|\b(?:mailto|javascript|data|ftp|tel|sms):/i;
/** Mail programs make a link of `letters.letters`, whether or not there is such a domain. */
const DOMAIN = /[\p{L}\p{N}]\.\p{L}[\p{L}\p{M}]/u;
const IP_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;

const holdsAddress = (text: string): boolean => {
  // A browser treats wide letters and other periods alike.
  const plain = text.normalize('NFKC').replaceAll('\u3002', '.');
  return SCHEME.test(plain) || DOMAIN.test(plain) || IP_ADDRESS.test(plain) || plain.includes('@');
};

const isOneVisibleLine = (text: string): boolean => !UNSEEN.test(text.trim().replace(NEEDED_JOINERS, '$1'));

/** Names are sent in emails: one visible line, without an address of a site or a mailbox. */
const mailable = (what: string) => [
  z.refine<string>(isOneVisibleLine, {
    error: `${what} contains an invisible character: please retype it`,
    abort: true,
  }),
  z.refine<string>((text) => !holdsAddress(text), {
    error: `${what} cannot hold a web address: leave it out, or put a space after the period`,
    abort: true,
  }),
];

/** `message` says that it is missing or too short. */
export const definePersonName = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(2, message),
      ...mailable('The name'),
      z.maxLength(80, 'That name is too long (80 characters at most)'),
    );

/** {@link defineShortText} that may be sent in an email. */
export const defineShortName = (what: string, max = 120) =>
  defineShortText(what, max).check(...mailable(what));

/** Lines of text that may be sent in an email; not empty. */
export const defineMailableText = (what: string, max: number) =>
  freeText(what, max).check(
    z.minLength(1, `${what} is required`),
    z.refine((text) => !holdsAddress(text), {
      error: `${what} cannot hold a web address: leave it out, or put a space after the period`,
      abort: true,
    }),
  );

/** The first word, with the number of a person without a name. */
export const getFirstName = ({ name }: { name: string }): string =>
  /^\S+ \d+$/.test(name) ? name : (name.split(' ')[0] ?? name);
