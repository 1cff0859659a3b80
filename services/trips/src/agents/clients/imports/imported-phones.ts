import type { ImportedPerson } from '@landsea/contracts/agents/imports';
import { toPhoneKey } from '../phone-key.js';

const keys = new WeakMap<ImportedPerson, string | null>();

/** As `toPhoneKey`, read once for a person of a call: reading takes long, and each step of an import asks for it. */
export const getPhoneKey = (person: ImportedPerson): string | null => {
  const known = keys.get(person);
  if (known !== undefined) return known;
  const key = toPhoneKey(person.phone);
  keys.set(person, key);
  return key;
};
