/** 0x80 to 0x9F of windows-1252. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const MISREAD = /[\u00C2-\u00F4][\u0080-\u00BF\u20AC\u201A-\u2122\u0152-\u0178]/;

const toByte = (char: string): number => {
  const at = WESTERN.indexOf(char);
  return at >= 0 ? 0x80 + at : char.charCodeAt(0);
};

/** `JosÃ©` was UTF-8 read as windows-1252; other text stays as it is. */
export const repairEncoding = (text: string): string => {
  if (!MISREAD.test(text)) return text;
  const bytes = Array.from(text, toByte);
  if (bytes.some((byte) => byte > 255)) return text;
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return text;
  }
};

/** An export puts an apostrophe before what a spreadsheet would run as a formula. */
const stripApostrophe = (text: string): string => (/^'+\s*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text);

const UNSEEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A cell as text: never a formula, without what nobody sees. */
export const cleanCell = (cell: string): string =>
  stripApostrophe(repairEncoding(cell).replace(UNSEEN, '').trim());

/** Compared without case, accents, spaces and punctuation. */
export const foldName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const isAllCaps = (text: string): boolean => /\p{Lu}.*\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

const capitalize = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

/** `14 ELM ST` as `14 Elm St`; text with a small letter stays as it is. */
export const readCapitals = (text: string): string =>
  isAllCaps(text) ? text.replace(/[\p{L}\p{M}]+/gu, capitalize) : text;

/** Breaks of ClientBase are `^`. */
export const readNotes = (text: string, system: string): string =>
  (system === 'clientbase' ? text.replaceAll('^', '\n') : text).replace(/\r\n?/g, '\n').trim();

/** `Clients ::: * myContacts`, `CRUISE^FAM`, `disney;vip`; labels of the system itself begin with a star. */
export const splitValues = (text: string): string[] =>
  text
    .split(/\s*:::\s*|[;,^|]/)
    .map((value) => value.trim())
    .filter((value) => value !== '' && !value.startsWith('*'));

/** Without those that differ in case only. */
export const listOnce = (values: readonly string[]): string[] =>
  values.filter(
    (value, index) => values.findIndex((each) => each.toLowerCase() === value.toLowerCase()) === index,
  );
