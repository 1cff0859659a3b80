import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { addDays, listDates, type CalendarDate } from '@landsea/contracts/core';
import { priceNight, countRooms, type PriceBook } from '@landsea/rules/estimate';

/** A night's price in cents with tax on the quietest, the usual and the dearest dates. */
export interface YearOfNights {
  quiet: number;
  usual: number;
  holiday: number;
}

/** All hotels of a book share the price levels of its 365 dates. */
const levels = new WeakMap<PriceBook, { date: CalendarDate; dates: number }[]>();

const levelsOf = (book: PriceBook) => {
  const known = levels.get(book);
  if (known) return known;
  const first = book.calendar.seasons.reduce(
    (from, season) => (season.from < from ? season.from : from),
    '9999-12-31',
  );
  const counted = new Map<number | undefined, { date: CalendarDate; dates: number }>();
  for (const date of listDates(first, addDays(first, 364))) {
    const level = book.seasonOn(date)?.hotelLevel;
    const before = counted.get(level);
    counted.set(level, { date, dates: (before?.dates ?? 0) + 1 });
  }
  const all = [...counted.values()];
  levels.set(book, all);
  return all;
};

/** A level without a known date falls back to a middle one. */
export const priceYearOfNights = (
  { night, sleeps }: Pick<CatalogueHotel, 'night' | 'sleeps'>,
  people: number,
  book: PriceBook,
): YearOfNights => {
  const rooms = countRooms(people, sleeps);
  const prices = levelsOf(book)
    .map(({ date, dates }) => ({ cents: priceNight(night, date, book).typical * rooms, dates }))
    .sort((a, b) => a.cents - b.cents);
  const middle = Math.floor(prices.reduce((sum, { dates }) => sum + dates, 0) / 2);
  let passed = 0;
  const usual = prices.find(({ dates }) => (passed += dates) > middle);
  const quiet = prices[0]?.cents ?? 0;
  return { quiet, usual: usual?.cents ?? quiet, holiday: prices.at(-1)?.cents ?? quiet };
};
