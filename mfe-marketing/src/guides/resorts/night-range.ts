import type { CatalogueHotel } from '@landsea/contracts/catalogue';
import { eachDate, addDays } from '@landsea/contracts/core';
import { nightPrice, roomsOf } from '@landsea/contracts/estimate';
import type { PriceBook } from '@landsea/contracts/estimate';

/** What a night costs a party in cents with tax: on the quietest, the usual and the dearest dates of the list. */
export interface YearOfNights {
  quiet: number;
  usual: number;
  holiday: number;
}

/** Each level once, by the dates that have it; a middle one where no date of a level is known. */
export const yearOfNights = (
  { night, sleeps }: Pick<CatalogueHotel, 'night' | 'sleeps'>,
  people: number,
  book: PriceBook,
): YearOfNights => {
  const rooms = roomsOf(people, sleeps);
  const first = book.calendar.seasons.reduce(
    (from, season) => (season.from < from ? season.from : from),
    '9999-12-31',
  );
  const prices = eachDate(first, addDays(first, 364))
    .map((date) => nightPrice(night, date, book).typical * rooms)
    .sort((a, b) => a - b);
  const [quiet = 0] = prices;
  return { quiet, usual: prices[Math.floor(prices.length / 2)] ?? quiet, holiday: prices.at(-1) ?? quiet };
};
