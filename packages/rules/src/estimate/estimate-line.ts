import type { EstimateLine, BudgetCategory } from '@landsea/contracts/money';
import type { PriceRange } from '@landsea/contracts/estimate';

interface Origin {
  asOf: string;
  source: string;
}

/** `3 nights`, `1 night`. */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Cents are shown below this amount. */
const SMALL_CENTS = 20_00;

/** `$1,240`, `$14.50`. */
export const formatDollars = (cents: number): string => {
  const digits = cents < SMALL_CENTS && Math.round(cents) % 100 !== 0 ? 2 : 0;
  const amount = digits === 0 ? Math.round(cents / 100) : Math.round(cents) / 100;
  return `$${amount.toLocaleString('en-US', { minimumFractionDigits: digits })}`;
};

/** `$185` or `$185 to $221`. */
export const formatDollarRange = (amounts: readonly number[]): string => {
  const [least, most] = [formatDollars(Math.min(...amounts)), formatDollars(Math.max(...amounts))];
  return least === most ? least : `${least} to ${most}`;
};

/** Whole cents; null for 0. */
export const estimateLine = (
  category: BudgetCategory,
  label: string,
  basis: string,
  { low, typical, high }: PriceRange,
  { asOf, source }: Origin,
): EstimateLine[] =>
  high === 0
    ? []
    : [
        {
          category,
          label,
          basis,
          lowCents: Math.round(low),
          typicalCents: Math.round(typical),
          highCents: Math.round(high),
          asOf,
          source,
        },
      ];
