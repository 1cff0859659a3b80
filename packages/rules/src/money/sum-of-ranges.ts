import type { CostRange } from '@landsea/contracts/money';

/** Cents, bound by bound; the only sum of estimates. */
export const sumOfRanges = (ranges: readonly CostRange[]): CostRange =>
  ranges.reduce<CostRange>(
    (sum, range) => ({
      lowCents: sum.lowCents + range.lowCents,
      typicalCents: sum.typicalCents + range.typicalCents,
      highCents: sum.highCents + range.highCents,
    }),
    { lowCents: 0, typicalCents: 0, highCents: 0 },
  );
