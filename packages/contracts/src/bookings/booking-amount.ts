import { currencyDigits, type CurrencyCode } from '../core/currencies.js';

/** An amount in the smallest unit of its currency, in words: `$1,842.00`, `CA$120.00`. */
export const amountLabel = (cents: number, currency: CurrencyCode): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    cents / 10 ** currencyDigits[currency],
  );
