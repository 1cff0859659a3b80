import type { NightPrices } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import type { PriceBook } from './price-book.js';
import type { EstimatePrices, PriceRange } from '@landsea/contracts/estimate';

const USUAL_LEVEL = 3;
const [LOWEST_LEVEL, HIGHEST_LEVEL] = [1, 5];
const [BELOW_LOWEST, ABOVE_HIGHEST] = [0.9, 1.1];

/** From 1 to 5. */
export const getSeasonLevel = (
  kind: 'hotelLevel' | 'ticketLevel',
  date: CalendarDate,
  { seasonOn }: Pick<PriceBook, 'seasonOn'>,
): number => seasonOn(date)?.[kind] ?? USUAL_LEVEL;

const between = (level: number, at: (level: number) => number): PriceRange => ({
  low: level > LOWEST_LEVEL ? at(level - 1) : at(LOWEST_LEVEL) * BELOW_LOWEST,
  typical: at(level),
  high: level < HIGHEST_LEVEL ? at(level + 1) : at(HIGHEST_LEVEL) * ABOVE_HIGHEST,
});

/** Cents before tax: low at 1, typical at 3, peak at 5, averages between. */
export const priceNightAt = ({ low, typical, peak }: NightPrices, level: number): PriceRange =>
  between(
    level,
    (each) => [low, (low + typical) / 2, typical, (typical + peak) / 2, peak][each - 1] ?? typical,
  );

export const priceAt = (byLevel: readonly number[], level: number): PriceRange =>
  between(level, (each) => byLevel[each - 1] ?? 0);

export const multiplyRange = ({ low, typical, high }: PriceRange, factor: number): PriceRange => ({
  low: low * factor,
  typical: typical * factor,
  high: high * factor,
});

export const sumOfPrices = (ranges: readonly PriceRange[]): PriceRange =>
  ranges.reduce(
    (sum, { low, typical, high }) => ({
      low: sum.low + low,
      typical: sum.typical + typical,
      high: sum.high + high,
    }),
    { low: 0, typical: 0, high: 0 },
  );

export const fixPrice = (cents: number): PriceRange => ({ low: cents, typical: cents, high: cents });

export const getYearFactor = (date: CalendarDate, { year, laterYear }: EstimatePrices): number =>
  (1 + laterYear.percent / 100) ** Math.max(0, Number(date.slice(0, 4)) - year);

export const getTaxFactor = (percent: number): number => 1 + percent / 100;
