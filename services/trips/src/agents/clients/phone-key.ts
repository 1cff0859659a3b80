import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A phone as E.164, by which two spellings of one number are the same; null for what is no number. Without a country code it is American. */
export const phoneKeyOf = (phone: string | null | undefined): string | null => {
  const number = phone ? parsePhoneNumberFromString(phone, 'US', metadata) : undefined;
  return number?.isPossible() ? number.number : null;
};
