import * as z from 'zod/mini';
import { HotelTier } from './catalogue.js';
import { catalogueEntry } from './places.js';

/** Cents a night before tax at the quietest, usual and busiest dates of the year. */
export const NightPrices = z.object({ low: z.int(), typical: z.int(), peak: z.int() });
export type NightPrices = z.infer<typeof NightPrices>;

/**
 * `onSite`: early entry and early booking; `runByParks`: free parking; `sleeps`: guests of 3 and over;
 * `byPoints`: a vacation club.
 */
export const CatalogueHotel = z.object({
  ...catalogueEntry,
  aliases: z.array(z.string()),
  tier: HotelTier,
  onSite: z.boolean(),
  runByParks: z.boolean(),
  sleeps: z.int(),
  largerRooms: z.optional(z.array(z.object({ kind: z.string(), sleeps: z.int() }))),
  byPoints: z.boolean(),
  room: z.string(),
  night: NightPrices,
});
export type CatalogueHotel = z.infer<typeof CatalogueHotel>;
