import {
  placeMatcher,
  type CatalogueHotel,
  type ParkCalendar,
  type ParkId,
  type PlaceMatcher,
  type PortGuide,
  type Season,
} from '@landsea/contracts/catalogue';
import { daysBetween, eachDate, type CalendarDate } from '@landsea/contracts/core';
import type { CatalogueParts } from './catalogue-parts.js';
import type { EstimatePrices } from './price-list.js';

/** What of the catalog decides the cost of a trip. */
export interface PriceBook {
  hotels: readonly CatalogueHotel[];
  /** The hotel that somebody typed the name of. */
  hotelNamed: PlaceMatcher<CatalogueHotel>;
  prices: EstimatePrices;
  calendar: ParkCalendar;
  /** The rides of each park with a Single Pass: cents at ticket levels 1 to 5. */
  singlePassIn: ReadonlyMap<ParkId, readonly (readonly number[])[]>;
  ports: readonly PortGuide[];
  /** The season of a date; of the same day in the latest year that the calendar knows where it does not reach the date. */
  seasonOn: (date: CalendarDate) => Season | null;
}

/** Where seasons overlap, the shorter one decides. */
const seasonLookup = ({ seasons }: ParkCalendar): PriceBook['seasonOn'] => {
  const byDate = new Map<string, Season>();
  const longestFirst = seasons.toSorted((a, b) => daysBetween(b.from, b.to) - daysBetween(a.from, a.to));
  for (const season of longestFirst)
    for (const date of eachDate(season.from, season.to)) byDate.set(date, season);
  const inOrder = [...byDate].sort(([one], [other]) => one.localeCompare(other));
  const byDay = new Map(inOrder.map(([date, season]) => [date.slice(5), season]));
  return (date) => byDate.get(date) ?? byDay.get(date.slice(5)) ?? null;
};

const singlePasses = (parts: CatalogueParts): PriceBook['singlePassIn'] => {
  const parkOf = new Map(parts.attractions.map(({ id, park }) => [id, park]));
  const byPark = new Map<ParkId, (readonly number[])[]>();
  for (const { attractionId, cents } of parts['park-calendar'].singlePass) {
    const park = parkOf.get(attractionId);
    if (park) byPark.set(park, [...(byPark.get(park) ?? []), cents]);
  }
  return byPark;
};

export const priceBook = (parts: CatalogueParts): PriceBook => ({
  hotels: parts.hotels,
  hotelNamed: placeMatcher(parts.hotels),
  prices: parts.prices,
  calendar: parts['park-calendar'],
  singlePassIn: singlePasses(parts),
  ports: parts.ports,
  seasonOn: seasonLookup(parts['park-calendar']),
});
