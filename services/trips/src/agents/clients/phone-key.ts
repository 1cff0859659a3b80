import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** `00` and `011` replace the `+` abroad and in America. */
const ABROAD = /^\s*\(?(?:00|011)[\s)-]*(?=[1-9])/;
const LETTERED = /^1?[2-9]\d{2}(?=[\dA-Z]*[A-Z])[\dA-Z]{7,}$/;
const EXTENSION = /(?:\s|,|;)*(?:ext(?:ension|n)?\.?|x|#|ex\.)\s*:?\s*(\d{1,7})\s*$/i;
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

const keyOfLetter = (letter: string): string =>
  String(KEYS.findIndex((letters) => letters.includes(letter)) + 2);

/** Letters become the digits of a dial pad; letters beyond a number's length are decoration. */
const dialed = (phone: string): string => {
  const bare = phone.toUpperCase().replace(/[^\dA-Z]/g, '');
  if (phone.trim().startsWith('+') || !LETTERED.test(bare)) return phone;
  return bare.replace(/[A-Z]/g, keyOfLetter).slice(0, bare.startsWith('1') ? 11 : 10);
};

/**
 * E.164 with the extension as `;ext=12`; null for other text. A number without a country code is American.
 */
export const toPhoneKey = (phone: string | null | undefined): string | null => {
  if (!phone) return null;
  const [, extension] = EXTENSION.exec(phone) ?? [];
  const bare = phone.replace(EXTENSION, '').replace(ABROAD, '+');
  const number = parsePhoneNumberFromString(dialed(bare), 'US', metadata);
  if (!number?.isPossible()) return null;
  const own = extension ?? number.ext;
  return `${number.number}${own ? `;ext=${own}` : ''}`;
};
