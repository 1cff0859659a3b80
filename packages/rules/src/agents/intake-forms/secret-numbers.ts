const CARD_LENGTHS = { least: 13, most: 19 };
/** Digits with at most one space, dash or period between them. */
const LONG_NUMBERS = /\d(?:[ .\-\u2010-\u2015]?\d){12,}/g;

const isLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

const isCard = (text: string): boolean => {
  const digits = text.replace(/\D/g, '');
  return (
    digits.length >= CARD_LENGTHS.least &&
    digits.length <= CARD_LENGTHS.most &&
    /^[2-6]/.test(digits) &&
    isLuhn(digits)
  );
};

const PASSPORT = /passport(?:\W+\w+){0,4}?\W+(?=\w*\d)[a-z]?\d{8,9}\b/i;
const KNOWN_TRAVELER =
  /(?:known\W?traveler|\bktn\b|\btsa\b|precheck|global\W?entry|redress)(?:\W+\w+){0,4}?\W+(?=\w*\d)[a-z\d]{8,10}\b/i;
const SOCIAL_SECURITY = /\b\d{3}-\d{2}-\d{4}\b/;

/** The sentence that refuses a text; undefined for a text without such a number. */
export const findSecretNumber = (text: string): string | undefined => {
  const plain = text.normalize('NFKC');
  if ((plain.match(LONG_NUMBERS) ?? []).some(isCard))
    return 'That looks like a card number. Please leave it out: your agent never needs it here.';
  if (PASSPORT.test(plain))
    return 'That looks like a passport number. Please leave it out: the expiration date is enough.';
  if (KNOWN_TRAVELER.test(plain) || SOCIAL_SECURITY.test(plain))
    return 'That looks like a number of a personal document. Please leave it out.';
  return undefined;
};
