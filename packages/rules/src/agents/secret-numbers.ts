export type SecretKind = 'card' | 'passport' | 'traveler' | 'social-security' | 'password';

export const secretNames: Readonly<Record<SecretKind, string>> = {
  card: 'a card number',
  passport: 'a passport number',
  traveler: 'a known traveler number',
  'social-security': 'a Social Security number',
  password: 'a password',
};

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
};

/**
 * Ids that a program made up, as addresses of pages hold: a UUID, or 32 and more signs of a hash. Their digits read
 * like those of a card once in some hundred ids; a number of digits alone is never such an id.
 */
const RANDOM_ID =
  '(?<![\\da-zA-Z])(?=[\\d-]{0,35}[a-fA-F])(?:[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}|[\\da-fA-F]{32,})(?![\\da-zA-Z])';
const RANDOM_IDS = new RegExp(RANDOM_ID, 'g');
const BETWEEN = '[ .\\-\\u2010-\\u2015]';
/** As cards are printed: the date or the code behind them is no part of the number. */
const PRINTED_CARD = new RegExp(
  `${RANDOM_ID}|(?<!\\d)(?:\\d{13,19}|\\d{4}(?:${BETWEEN}\\d{4}){3}|\\d{4}${BETWEEN}\\d{6}${BETWEEN}\\d{4,5})(?!\\d)`,
  'g',
);
const CARD = new RegExp(`${RANDOM_ID}|(?<!\\d)\\d(?:${BETWEEN}?\\d){12,18}(?!\\d)`, 'g');
const NUMBER = '(?=[A-Z0-9]*\\d)[A-Z0-9]{7,10}\\b';
const PASSPORT = new RegExp(`(\\b(?:passports?|pspt|ppt)\\b[^\\n\\d]{0,30}?)\\b${NUMBER}`, 'gi');
const TRAVELER = new RegExp(
  `(\\b(?:known traveler|ktn|tsa ?pre(?:check)?|global entry)\\b[^\\n\\d]{0,30}?)\\b${NUMBER}`,
  'gi',
);
const SOCIAL_SECURITY = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
const PASSWORD = /(\b(?:password|passwd|pwd|pw)\s*[:=]\s*)\S+/gi;

/** The text without the digits of ids, which are no part of a number that a person wrote. */
export const maskRandomIds = (text: string): string => text.replace(RANDOM_IDS, 'id');

/** A booking number of the trade has 12 digits at most, so a longer one that passes the check is a card. */
const isCardNumber = (text: string): boolean => {
  const digits = text.replace(/[ .\-\u2010-\u2015]/g, '');
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits);
};

export interface TakenSecrets {
  text: string;
  taken: SecretKind[];
}

/** Numbers that nobody may keep are replaced by a mark, wherever they stand in a text. */
export const takeSecrets = (text: string): TakenSecrets => {
  const taken: SecretKind[] = [];
  const take = (kind: SecretKind) => (_match: string, before: string) => {
    taken.push(kind);
    return `${before}[${secretNames[kind]} was taken out]`;
  };
  const takeCard = (match: string) => (isCardNumber(match) ? take('card')(match, '') : match);
  const without = text
    .replace(PRINTED_CARD, takeCard)
    .replace(CARD, takeCard)
    .replace(PASSPORT, take('passport'))
    .replace(TRAVELER, take('traveler'))
    .replace(SOCIAL_SECURITY, (match) => take('social-security')(match, ''))
    .replace(PASSWORD, take('password'));
  return { text: without, taken };
};

/** The sentence that refuses a text, in whatever signs it is typed; undefined for a text without such a number. */
export const findSecretNumber = (text: string): string | undefined => {
  const [kind] = takeSecrets(text.normalize('NFKC')).taken;
  return kind && `That looks like ${secretNames[kind]}. Please leave it out: your agent never needs it here.`;
};
