import type { PricedCatalogue } from '@landsea/contracts/estimate';

/** Prices of hotels follow from this part, which is half of the price book. */
export const pickHotelPart = (book: PricedCatalogue): PricedCatalogue => ({
  ...book,
  prices: { ...book.prices, cruise: { ...book.prices.cruise, fares: [] } },
  calendar: { ...book.calendar, hours: [], partyNights: [], sun: [] },
  ports: [],
});
