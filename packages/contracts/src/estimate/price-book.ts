import * as z from 'zod/mini';
import { Attraction } from '../catalogue/attractions.js';
import { CatalogueHotel } from '../catalogue/hotels.js';
import { ParkCalendar, type Season } from '../catalogue/park-calendar.js';
import { placeMatcher, type PlaceMatcher } from '../catalogue/place-matcher.js';
import type { ParkId } from '../catalogue/places.js';
import { PortGuide } from '../catalogue/sea.js';
import { countDaysBetween, listDates } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';
import { TypicalMeal } from '../dining-plan/typical-days.js';
import { EstimatePrices } from './price-list.js';

/** `GET /api/v1/catalogue/price-book`. */
export const PricedCatalogue = z.object({
  hotels: z.array(CatalogueHotel),
  prices: EstimatePrices,
  calendar: ParkCalendar,
  singlePassRides: z.array(z.pick(Attraction, { id: true, park: true })),
  ports: z.array(z.pick(PortGuide, { id: true, name: true, aliases: true, ownIsland: true })),
  typicalMeals: z.array(TypicalMeal),
  /** Cents. */
  snackCents: z.int(),
});
export type PricedCatalogue = z.infer<typeof PricedCatalogue>;

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
