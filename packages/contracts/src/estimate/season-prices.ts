import type { NightPrices } from '../catalogue/hotels.js';
import type { CalendarDate } from '../core/primitives.js';
import type { PriceBook } from './price-book.js';
import type { EstimatePrices, PriceRange } from './price-list.js';

/** The level of dates that no season describes. */
const USUAL_LEVEL = 3;
const [LOWEST_LEVEL, HIGHEST_LEVEL] = [1, 5];
/** How far prices go below the lowest and above the highest level. */
const [BELOW_LOWEST, ABOVE_HIGHEST] = [0.9, 1.1];

/** The price level of hotels or tickets on a date, 1 to 5. */
export const levelOf = (
  kind: 'hotelLevel' | 'ticketLevel',
  date: CalendarDate,
  { seasonOn }: Pick<PriceBook, 'seasonOn'>,
): number => seasonOn(date)?.[kind] ?? USUAL_LEVEL;

/** The usual price at a level, with those of the levels below and above as the least and the most. */
const between = (level: number, at: (level: number) => number): PriceRange => ({
  low: level > LOWEST_LEVEL ? at(level - 1) : at(LOWEST_LEVEL) * BELOW_LOWEST,
  typical: at(level),
  high: level < HIGHEST_LEVEL ? at(level + 1) : at(HIGHEST_LEVEL) * ABOVE_HIGHEST,
});

/** A night at a level, cents before tax: low at 1, typical at 3, peak at 5, and the middle between them at 2 and 4. */
export const nightAt = ({ low, typical, peak }: NightPrices, level: number): PriceRange =>
  between(
    level,
    (each) => [low, (low + typical) / 2, typical, (typical + peak) / 2, peak][each - 1] ?? typical,
  );

/** A price that is known for each level. */
export const priceAt = (byLevel: readonly number[], level: number): PriceRange =>
  between(level, (each) => byLevel[each - 1] ?? 0);

export const timesRange = ({ low, typical, high }: PriceRange, factor: number): PriceRange => ({
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

/** A price that is the same at each bound. */
export const fixedPrice = (cents: number): PriceRange => ({ low: cents, typical: cents, high: cents });

/** The factor on park prices in the year of a date. */
export const yearFactor = (date: CalendarDate, { year, laterYear }: EstimatePrices): number =>
  (1 + laterYear.percent / 100) ** Math.max(0, Number(date.slice(0, 4)) - year);

export const withTax = (percent: number): number => 1 + percent / 100;
