import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** `00` and `011`, which stand for the `+` on phones abroad and in America. */
const ABROAD = /^\s*\(?(?:00|011)[\s)-]*(?=[1-9])/;
/** An American number whose end is written in letters, or that has a word behind it: `1-800-SEA-LAND`. */
const LETTERED = /^1?[2-9]\d{2}(?=[\dA-Z]*[A-Z])[\dA-Z]{7,}$/;
const EXTENSION = /(?:\s|,|;)*(?:ext(?:ension|n)?\.?|x|#|ex\.)\s*:?\s*(\d{1,7})\s*$/i;
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const keyOfLetter = (letter: string): string =>
  String(KEYS.findIndex((letters) => letters.includes(letter)) + 2);

/** The digits that somebody dials for letters; more than a number has are for the eye only. Other text stays as it is. */
const dialed = (phone: string): string => {
  const bare = phone.toUpperCase().replace(/[^\dA-Z]/g, '');
  if (phone.trim().startsWith('+') || !LETTERED.test(bare)) return phone;
  return bare.replace(/[A-Z]/g, keyOfLetter).slice(0, bare.startsWith('1') ? 11 : 10);
};

/**
 * A phone as E.164, with its extension (`;ext=12`) where it has one, by which two spellings of one number are the same; null for
 * what is no number. Without a country code it is American.
 */
export const phoneKeyOf = (phone: string | null | undefined): string | null => {
  if (!phone) return null;
  const [, extension] = EXTENSION.exec(phone) ?? [];
  const bare = phone.replace(EXTENSION, '').replace(ABROAD, '+');
  const number = parsePhoneNumberFromString(dialed(bare), 'US', metadata);
  if (!number?.isPossible()) return null;
  const own = extension ?? number.ext;
  return `${number.number}${own ? `;ext=${own}` : ''}`;
};
