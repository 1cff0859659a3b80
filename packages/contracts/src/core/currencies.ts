/** Decimal places (ISO 4217). */
export const currencyDigits = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CAD: 2,
  MXN: 2,
  BSD: 2,
  BMD: 2,
  KYD: 2,
  JMD: 2,
  XCD: 2,
  BBD: 2,
  DOP: 2,
  AWG: 2,
  COP: 2,
  BRL: 2,
  CHF: 2,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  ISK: 0,
  PLN: 2,
  CZK: 2,
  TRY: 2,
  AED: 2,
  KWD: 3,
  BHD: 3,
  OMR: 3,
  JPY: 0,
  KRW: 0,
  CNY: 2,
  HKD: 2,
  SGD: 2,
  AUD: 2,
  NZD: 2,
  INR: 2,
  ZAR: 2,
} as const satisfies Record<string, 0 | 2 | 3>;
export type CurrencyCode = keyof typeof currencyDigits;

export const currencyCodes = Object.keys(currencyDigits) as CurrencyCode[];

/** `rate`: US dollars for one unit of the currency, as a decimal (`1.0842`). */
export interface PaidInCurrency {
  currency: CurrencyCode;
  amountMinor: number;
  rate: string;
}

/** Exact, rounded half up once, at the end (domain.md, M1). */
export const getUsdCents = ({ currency, amountMinor, rate }: PaidInCurrency): number => {
  const [whole = '0', fraction = ''] = rate.split('.');
  const numerator = BigInt(amountMinor) * BigInt(whole + fraction) * 100n;
  const denominator = 10n ** BigInt(fraction.length + currencyDigits[currency]);
  return Number((2n * numerator + denominator) / (2n * denominator));
};
