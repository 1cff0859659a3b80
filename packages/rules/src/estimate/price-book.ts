import type { PricedCatalogue, EstimatePrices } from '@landsea/contracts/estimate';
import type { CatalogueHotel, ParkCalendar, Season, ParkId } from '@landsea/contracts/catalogue';
import { placeMatcher, type PlaceMatcher } from '../catalogue/place-matcher.js';
import { countDaysBetween, listDates, type CalendarDate } from '@landsea/contracts/core';

export interface PriceBook {
  hotels: readonly CatalogueHotel[];
  hotelNamed: PlaceMatcher<CatalogueHotel>;
  prices: EstimatePrices;
  calendar: ParkCalendar;
  /** Cents at ticket levels 1 to 5. */
  singlePassIn: ReadonlyMap<ParkId, readonly (readonly number[])[]>;
  ports: PricedCatalogue['ports'];
  /** Beyond the calendar, the season of the same day in its latest year. */
  seasonOn: (date: CalendarDate) => Season | null;
}

/** The shorter of overlapping seasons decides. */
const seasonLookup = ({ seasons }: ParkCalendar): PriceBook['seasonOn'] => {
  const byDate = new Map<string, Season>();
  const longestFirst = seasons.toSorted(
    (a, b) => countDaysBetween(b.from, b.to) - countDaysBetween(a.from, a.to),
  );
  for (const season of longestFirst)
    for (const date of listDates(season.from, season.to)) byDate.set(date, season);
  const inOrder = [...byDate].sort(([one], [other]) => one.localeCompare(other));
  const byDay = new Map(inOrder.map(([date, season]) => [date.slice(5), season]));
  return (date) => byDate.get(date) ?? byDay.get(date.slice(5)) ?? null;
};

const singlePasses = (parts: PricedCatalogue): PriceBook['singlePassIn'] => {
  const parkOf = new Map(parts.singlePassRides.map(({ id, park }) => [id, park]));
  const byPark = new Map<ParkId, (readonly number[])[]>();
  for (const { attractionId, cents } of parts.calendar.singlePass) {
    const park = parkOf.get(attractionId);
    if (park) byPark.set(park, [...(byPark.get(park) ?? []), cents]);
  }
  return byPark;
};

export const priceBook = (parts: PricedCatalogue): PriceBook => ({
  hotels: parts.hotels,
  hotelNamed: placeMatcher(parts.hotels),
  prices: parts.prices,
  calendar: parts.calendar,
  singlePassIn: singlePasses(parts),
  ports: parts.ports,
  seasonOn: seasonLookup(parts.calendar),
});
