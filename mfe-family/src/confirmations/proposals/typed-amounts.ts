import { currencyDigits, type CurrencyCode } from '@landsea/contracts/core';
import { findMoneyProblem, formatMoneyText, parseMoney } from '@landsea/ui/fields/money-field';

/** The largest amount of a booking in the smallest unit of its currency. */
const MOST_CENTS = 999_999_999;

export const formatTypedAmount = (cents: number | null, currency: CurrencyCode): string => {
  if (cents === null) return '';
  const digits = currencyDigits[currency];
  if (digits === 2) return formatMoneyText(cents);
  return (cents / 10 ** digits).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
};

const parseOther = (text: string, digits: number): number | undefined => {
  const found = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(text.trim());
  const [, whole = '', fraction = ''] = found ?? [];
  if (!found || fraction.length > digits) return undefined;
  const cents = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  return cents <= MOST_CENTS ? cents : undefined;
};

/** The smallest unit of what is typed; null for nothing, and for what is no amount. */
export const parseAmount = (text: string, currency: CurrencyCode): number | null => {
  if (text.trim() === '') return null;
  const digits = currencyDigits[currency];
  return (digits === 2 ? parseMoney(text) : parseOther(text, digits)) ?? null;
};

export const findAmountProblem = (text: string, currency: CurrencyCode): string | undefined => {
  if (currencyDigits[currency] === 2) return findMoneyProblem(text);
  if (text.trim() === '' || parseAmount(text, currency) !== null) return undefined;
  return currencyDigits[currency] === 0
    ? 'Enter a whole amount like 12,800'
    : 'Enter an amount like 1,240.500';
};
