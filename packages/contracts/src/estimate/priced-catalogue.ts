import * as z from 'zod/mini';
import { Attraction } from '../catalogue/attractions.js';
import { CatalogueHotel } from '../catalogue/hotels.js';
import { ParkCalendar } from '../catalogue/park-calendar.js';
import { PortGuide } from '../catalogue/sea.js';
import { TypicalMeal } from '../dining-plan/typical-meal.js';
import { EstimatePrices } from './price-list.js';

/** `GET /api/v1/catalogue/price-book`. */
export const PricedCatalogue = z.object({
  hotels: z.array(CatalogueHotel),
  prices: EstimatePrices,
  calendar: ParkCalendar,
  singlePassRides: z.array(z.pick(Attraction, { id: true, park: true })),
  ports: z.array(z.pick(PortGuide, { id: true, name: true, aliases: true, ownIsland: true })),
  typicalMeals: z.array(TypicalMeal),
  snackCents: z.int(),
});
export type PricedCatalogue = z.infer<typeof PricedCatalogue>;
