import { currencyDigits, type CurrencyCode } from '@landsea/contracts/core';
import type { DecimalMark } from '@landsea/web-kit/tables';

const groupOf: Record<DecimalMark, string> = { '.': ',', ',': '.' };

/** A sign stands for one or several currencies; a code like `EUR` for itself. */
const signs: Record<string, readonly string[]> = {
  $: ['USD', 'CAD', 'MXN', 'BSD', 'BMD', 'KYD', 'JMD', 'XCD', 'BBD', 'COP', 'HKD', 'SGD', 'AUD', 'NZD'],
  US$: ['USD'],
  C$: ['CAD'],
  CA$: ['CAD'],
  A$: ['AUD'],
  AU$: ['AUD'],
  NZ$: ['NZD'],
  MX$: ['MXN'],
  HK$: ['HKD'],
  S$: ['SGD'],
  R$: ['BRL'],
  '€': ['EUR'],
  '£': ['GBP'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
  '₩': ['KRW'],
  '₹': ['INR'],
  '₺': ['TRY'],
};

const SIGN = '[A-Z]*(?!¢)\\p{Sc}|[A-Z]+';
const anySign = new RegExp(SIGN, 'gu');
const signsAround = new RegExp(`^(?:${SIGN})\\s*|\\s*(?:${SIGN})$`, 'gu');

/** `12 €`, `CHF 5`, `¥500`; undefined without a sign. */
export const listCurrenciesNamed = (text: string): readonly string[] | undefined => {
  const [first, ...others] = (text.match(anySign) ?? []).map((sign) => signs[sign] ?? [sign]);
  return first?.filter((code) => others.every((codes) => codes.includes(code)));
};

/**
 * Minor units of `1,240.50`, `$12`, `.5`, or with a decimal comma `1.240,50`. Undefined for text that is no
 * amount, is negative, has more decimals than its currency, or names another one.
 */
export const toMinorUnits = (
  text: string,
  currency: CurrencyCode,
  mark: DecimalMark = '.',
): number | undefined => {
  if (listCurrenciesNamed(text)?.includes(currency) === false) return undefined;
  const bare = text
    .trim()
    .replace(signsAround, '')
    .replace(/[\s’']/g, '');
  const group = groupOf[mark];
  const [whole = '', fraction = '', ...rest] = bare.split(mark);
  const isGrouped = /^\d{1,3}(\D\d{3})+$/.test(whole) && !/[^\d]/.test(whole.replaceAll(group, ''));
  const digitsOnly = isGrouped ? whole.replaceAll(group, '') : whole;
  const isAmount = /^\d*$/.test(digitsOnly) && /^\d*$/.test(fraction) && digitsOnly + fraction !== '';
  const digits = currencyDigits[currency];
  if (!isAmount || rest.length > 0 || fraction.replace(/0+$/, '').length > digits) return undefined;
  const minor = Number(digitsOnly + fraction.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
};

/** `1240.50`, as a person would type it. */
export const formatMinor = (minor: number, digits: number): string => (minor / 10 ** digits).toFixed(digits);
