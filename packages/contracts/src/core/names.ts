import * as z from 'zod/mini';
import { shortText } from './primitives.js';

/** Joiners that scripts other than Latin, Greek and Cyrillic, and emoji, cannot be written without. */
const NEEDED_JOINERS =
  /((?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu;
/** Controls, format signs, line separators, and the letters that are drawn as nothing: Hangul fillers and the blank Braille cell. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0\u2800]/u;

const SCHEME = /\bhttps?\b|\bwww\b|\/\/|\b(?:mailto|javascript|data|ftp|tel|sms):/i;
/** Mail programs make a link of `letters.letters`, whether or not there is such a domain. */
const DOMAIN = /[\p{L}\p{N}]\.\p{L}[\p{L}\p{M}]/u;
const IP_ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;

/** Whether a mail program or a reader would take a part of the text for a web or email address. */
const holdsAddress = (text: string): boolean => {
  // Wide letters and other periods mean the same to a browser.
  const plain = text.normalize('NFKC').replaceAll('\u3002', '.');
  return SCHEME.test(plain) || DOMAIN.test(plain) || IP_ADDRESS.test(plain) || plain.includes('@');
};

const isOneVisibleLine = (text: string): boolean => !UNSEEN.test(text.trim().replace(NEEDED_JOINERS, '$1'));

/**
 * What every name must keep to, because names are sent in emails: one line, nothing that cannot be seen, no address of a
 * site or a mailbox.
 */
const mailable = (what: string) => [
  z.refine<string>(isOneVisibleLine, {
    error: `${what} holds a sign that cannot be seen: type it anew`,
    abort: true,
  }),
  z.refine<string>((text) => !holdsAddress(text), {
    error: `${what} cannot hold a web address: leave it out, or put a space after the period`,
    abort: true,
  }),
];

/** A first or last name of an account; `message` says which one is missing or too short. */
export const personName = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(2, message),
      ...mailable('The name'),
      z.maxLength(80, 'That name is too long (80 characters at most)'),
    );

/** A name of a trip, a client, a person of the party or a jar: {@link shortText} that may be sent in an email. */
export const shortName = (what: string, max = 120) => shortText(what, max).check(...mailable(what));

/** What a person is called in a list of several: the first word of the name, with the number of one that has no name yet. */
export const firstNameOf = ({ name }: { name: string }): string =>
  /^\S+ \d+$/.test(name) ? name : (name.split(' ')[0] ?? name);
