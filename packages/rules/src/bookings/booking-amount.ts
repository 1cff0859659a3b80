import { currencyDigits, type CurrencyCode } from '@landsea/contracts/core';

/** `$1,842.00`, `CA$120.00`; in the smallest unit of the currency. */
export const formatAmount = (cents: number, currency: CurrencyCode): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(
    cents / 10 ** currencyDigits[currency],
  );
