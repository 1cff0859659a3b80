import type { NightPrices, Season } from '@landsea/contracts/catalogue';
import { addDays, addMonths, listDates, type CalendarDate } from '@landsea/contracts/core';
import type { PriceBook } from './price-book.js';
import type { PriceRange } from '@landsea/contracts/estimate';
import { getSeasonLevel, priceNightAt, sumOfPrices, multiplyRange, getTaxFactor } from './season-prices.js';

type Book = Pick<PriceBook, 'seasonOn' | 'prices'>;

/** Cents with tax. */
export const priceNight = (night: NightPrices, date: CalendarDate, book: Book): PriceRange =>
  multiplyRange(
    priceNightAt(night, getSeasonLevel('hotelLevel', date, book)),
    getTaxFactor(book.prices.taxes.hotelPercent),
  );

export const countRooms = (guests: number, sleeps: number): number => Math.max(1, Math.ceil(guests / sleeps));

export interface MonthNight extends PriceRange {
  /** `YYYY-MM`. */
  month: string;
}

export const listMonthNights = (
  night: NightPrices,
  first: CalendarDate,
  months: number,
  book: Book,
): MonthNight[] =>
  Array.from({ length: months }, (_, index) => {
    const from = addMonths(`${first.slice(0, 7)}-01`, index);
    const dates = listDates(from, addDays(addMonths(from, 1), -1));
    const sum = sumOfPrices(dates.map((date) => priceNight(night, date, book)));
    return { month: from.slice(0, 7), ...multiplyRange(sum, 1 / dates.length) };
  });

export interface SeasonNights {
  from: CalendarDate;
  to: CalendarDate;
  season: Season | null;
}

export const listSeasons = (
  first: CalendarDate,
  days: number,
  { seasonOn }: Pick<PriceBook, 'seasonOn'>,
): SeasonNights[] => {
  const runs: SeasonNights[] = [];
  for (const date of listDates(first, addDays(first, days - 1))) {
    const season = seasonOn(date);
    const last = runs.at(-1);
    if (last && last.season === season) last.to = date;
    else runs.push({ from: date, to: date, season });
  }
  return runs;
};
