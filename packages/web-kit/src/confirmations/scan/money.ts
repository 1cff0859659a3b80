import { currencyCodes, currencyDigits, type CurrencyCode } from '@landsea/contracts/core';
import type { MoneyReading } from './readings';

/** The text before a dollar sign. A sign with other letters is an unknown currency, and no amount. */
const dollars: Record<string, CurrencyCode> = {
  '': 'USD',
  US: 'USD',
  U: 'USD',
  USD: 'USD',
  CA: 'CAD',
  C: 'CAD',
  CAD: 'CAD',
  CDN: 'CAD',
  A: 'AUD',
  AU: 'AUD',
  AUD: 'AUD',
  NZ: 'NZD',
  NZD: 'NZD',
  MX: 'MXN',
  MEX: 'MXN',
  MXN: 'MXN',
  HK: 'HKD',
  HKD: 'HKD',
  S: 'SGD',
  SG: 'SGD',
  SGD: 'SGD',
  R: 'BRL',
  BRL: 'BRL',
  J: 'JMD',
  JMD: 'JMD',
  EC: 'XCD',
  XCD: 'XCD',
  CI: 'KYD',
  KYD: 'KYD',
  B: 'BSD',
  BSD: 'BSD',
  BDS: 'BBD',
  BBD: 'BBD',
  BMD: 'BMD',
  RD: 'DOP',
  DOP: 'DOP',
  COP: 'COP',
  COL: 'COP',
};
const signs: Record<string, CurrencyCode> = {
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  円: 'JPY',
  '₩': 'KRW',
  '₹': 'INR',
  '₺': 'TRY',
  ZŁ: 'PLN',
  KČ: 'CZK',
  SFR: 'CHF',
  'FR.': 'CHF',
  'CN¥': 'CNY',
  EURO: 'EUR',
  EUROS: 'EUR',
};
const names: [RegExp, CurrencyCode][] = [
  [/canadian/i, 'CAD'],
  [/australian/i, 'AUD'],
  [/new zealand/i, 'NZD'],
  [/mexican/i, 'MXN'],
  [/u\.?s\.?|american/i, 'USD'],
];

const codes: readonly string[] = currencyCodes;
const isCode = (code: string): code is CurrencyCode => codes.includes(code);

const number =
  "\\d{1,3}(?:(?:[,.'’]|[ \\u00a0\\u202f])\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d{1,3}(?:,\\d{2})+,\\d{3}(?:\\.\\d{2})?|\\d+(?:[.,]\\d{1,3})?(?!\\d)";
const blank = '[ \\t\\u00a0\\u202f]?';
const dollarNames =
  '(?:[Cc]anadian|[Aa]ustralian|[Nn]ew [Zz]ealand|[Uu]\\.?[Ss]\\.?|[Aa]merican) [Dd]ollars?';
const amounts = new RegExp(
  `(?<![\\p{L}\\d])(?<minus>[-−–(]${blank})?(?:(?<code>[A-Z]{3})${blank})?(?:(?<letters>(?!EUR|GBP)[A-Z]{1,3})?(?<dollar>\\$)|(?<sign>CN¥|[€£¥￥₩₹₺]|Fr\\.|SFr))?${blank}(?<inner>[-−]${blank})?(?<number>${number})(?<dash>,-|\\.-|,–)?(?:${blank}(?<behind>[A-Z]{3}(?![\\p{L}\\d])|€|£|円|zł|Kč|₺|\\$[ ]?(?:CA|US|AU|CAD|USD|AUD|MXN)(?!\\p{L})|\\$|euros?(?!\\p{L})|${dollarNames})(?![ \\u00a0]?\\d))?(?<close>${blank}\\))?`,
  'gu',
);

/** Units and hundredths, whatever stands between them; null where "1.234" can be both. */
const readNumber = (typed: string, currency: CurrencyCode): number | null => {
  const digits = currencyDigits[currency];
  const [, last = ''] = /[.,](\d+)$/.exec(typed) ?? [];
  const separators = typed.match(/[^\d]/g) ?? [];
  const isGroup = last.length === 3 && digits !== 3;
  // "$1.234" is no amount of dollars, "1.234 €" is one of euros.
  if (isGroup && separators.length === 1 && separators[0] === '.' && typed.startsWith('0')) return null;
  const isDecimal = last !== '' && (!isGroup || new Set(separators).size > 1);
  const whole = isDecimal ? typed.slice(0, -last.length - 1) : typed;
  const value = Number(`${whole.replaceAll(/[^\d]/g, '')}.${isDecimal ? last : '0'}`);
  return Math.round(value * 10 ** digits);
};

/** `GRAND TOTAL (Canadian dollars)`, `CHARGES (USD)`. */
const inBrackets = (text: string): CurrencyCode | null => {
  const said = [
    ...text.matchAll(
      /\((?:in )?([A-Z]{3}|(?:canadian|australian|new zealand|u\.?s\.?|american) dollars)\)/gi,
    ),
  ].map(([, each = '']) => each);
  const code = said.find(isCode) ?? names.find(([name]) => said.some((each) => name.test(each)))?.[1];
  return code !== undefined && isCode(code) ? code : null;
};

/** `BOOKING CHARGES   USD` above a column of amounts. */
const aboveCharges = (text: string): CurrencyCode | null => {
  const code = /\b(?:prices?|amounts?|fares?|rates?|charges?|costs?)[ \t]+([A-Z]{3})[ \t]*$/im.exec(
    text,
  )?.[1];
  return code !== undefined && isCode(code) ? code : null;
};

/** A mail that says once that its prices are in Canadian dollars means them by every plain `$`. */
export const findStatedDollar = (text: string): CurrencyCode | null => {
  const stated =
    /\b(?:prices?|amounts?|fares?|rates?|totals?|charges?|costs?)\b[^.\n]{0,40}?\b(?:in|are|currency)\b[^.\n]{0,12}?\b([A-Z]{3}|(?:canadian|australian|new zealand|mexican|u\.?s\.?) (?:dollars|pesos))\b/i.exec(
      text,
    )?.[1] ??
    /\bcurrency\b[ \t]*:?[ \t]*([A-Z]{3}|(?:canadian|australian|new zealand|mexican|u\.?s\.?) (?:dollars|pesos))\b/i.exec(
      text,
    )?.[1];
  if (!stated) return inBrackets(text) ?? aboveCharges(text);
  const code = stated.toUpperCase();
  return isCode(code) ? code : (names.find(([name]) => name.test(stated))?.[1] ?? null);
};

type Groups = Record<string, string | undefined>;

const readBehind = (behind: string): CurrencyCode | null => {
  if (isCode(behind)) return behind;
  return signs[behind.toUpperCase()] ?? names.find(([name]) => name.test(behind))?.[1] ?? null;
};

/** The currency that the parts of an amount name; null where they name none, one that we do not know, or two. */
const readCurrency = (
  { code, letters: lettersAhead = '', dollar, sign, behind: written }: Groups,
  ahead: string,
  stated: CurrencyCode | null,
): CurrencyCode | null => {
  // `412,50 $ CA` has its letters behind the sign.
  const [, letters = lettersAhead] = /^\$ ?([A-Z]+)$/.exec(written ?? '') ?? [];
  const behind = letters === lettersAhead ? written : '$';
  const label = /\(([A-Z]{3})\)[ \t]*:?[ \t]*$/.exec(ahead)?.[1] ?? code;
  const outer = behind && behind !== '$' ? behind : undefined;
  if (outer && /^[A-Z]{3}$/.test(outer) && !isCode(outer) && !label && !dollar && !sign) return null;
  const isMarked = dollar !== undefined || behind === '$';
  const own = isMarked ? (dollars[letters] ?? null) : sign ? (signs[sign.toUpperCase()] ?? null) : null;
  if ((isMarked || sign) && own === null) return null;
  const said = outer ? readBehind(outer) : label && isCode(label) ? label : null;
  // Three capital letters behind a sign: another currency's code, or a word such as "PER".
  if (outer && said === null && /^[A-Z]{3}$/.test(outer) && isMarked) return null;
  if (said === null) return isMarked && letters === '' && stated ? stated : own;
  if (own === null || own === said || (isMarked && letters === '')) return said;
  return null;
};

/** The last column of a table of charges whose currency stands above it. */
const plainAmount = /(?:^|[\s:])([-−])?(\d{1,3}(?:[,.]\d{3})*[.,]\d{2})$/;

/**
 * Every amount with its currency in a text. A number without a currency, or with one that we do not know, is no amount.
 * @param stated what a plain `$` means, where only another part of the mail says so.
 */
export const scanMoney = (text: string, stated = findStatedDollar(text)): MoneyReading[] => {
  const found = [...text.matchAll(amounts)].flatMap((match) => {
    const groups: Groups = match.groups ?? {};
    const ahead = text.slice(Math.max(0, match.index - 12), match.index);
    const currency = readCurrency(groups, ahead, stated);
    const cents = currency && readNumber(groups['number'] ?? '', currency);
    if (!currency || cents === null) return [];
    const isNegative =
      groups['inner'] !== undefined ||
      (groups['minus']?.startsWith('(') ? groups['close'] !== undefined : groups['minus'] !== undefined);
    return [
      {
        start: match.index,
        end: match.index + match[0].length,
        cents: isNegative ? -cents : cents,
        currency,
      },
    ];
  });
  const plain = stated && found.length === 0 ? plainAmount.exec(text) : null;
  const cents = plain && stated ? readNumber(plain[2] ?? '', stated) : null;
  if (!plain || !stated || cents === null) return found;
  const start = plain.index + plain[0].length - (plain[2] ?? '').length;
  return [{ start, end: text.length, cents: plain[1] ? -cents : cents, currency: stated }];
};
