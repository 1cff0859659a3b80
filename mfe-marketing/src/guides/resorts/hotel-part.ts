import type { PricedCatalogue } from '@landsea/contracts/estimate';

/** The part of the price book that prices of hotels follow from, which is half of it. */
export const hotelPartOf = (book: PricedCatalogue): PricedCatalogue => ({
  ...book,
  prices: { ...book.prices, cruise: { ...book.prices.cruise, fares: [] } },
  calendar: { ...book.calendar, hours: [], partyNights: [], sun: [] },
  ports: [],
});
