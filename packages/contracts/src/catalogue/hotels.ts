import * as z from 'zod/mini';
import { HotelTier } from './catalogue.js';
import { catalogueEntry } from './places.js';

/** Cents a night before tax: at the quietest dates of the year, at usual ones, and at Christmas or Easter. */
export const NightPrices = z.object({ low: z.int(), typical: z.int(), peak: z.int() });
export type NightPrices = z.infer<typeof NightPrices>;

/**
 * A hotel on site, near the parks or by a cruise port. `onSite`: its guests enter the parks early and book Lightning Lanes and
 * dining before others. `runByParks`: the parks' operator runs it, so its guests park for free. `sleeps`: guests of 3 and over
 * in the room of `room`, whose price `night` is. `byPoints`: a vacation club hotel.
 */
export const CatalogueHotel = z.object({
  ...catalogueEntry,
  /** Other names that people use for it. */
  aliases: z.array(z.string()),
  tier: HotelTier,
  onSite: z.boolean(),
  runByParks: z.boolean(),
  sleeps: z.int(),
  /** Other rooms of the hotel, for five and more guests; their prices are not known. */
  largerRooms: z.optional(z.array(z.object({ kind: z.string(), sleeps: z.int() }))),
  byPoints: z.boolean(),
  room: z.string(),
  night: NightPrices,
});
export type CatalogueHotel = z.infer<typeof CatalogueHotel>;
