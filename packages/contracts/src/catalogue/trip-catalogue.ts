import * as z from 'zod/mini';
import { Attraction } from './attractions.js';
import { Restaurant, Snack } from './food.js';
import { CharacterMeet, PhotoSpot } from './meets-and-photos.js';
import { Travel } from './park-calendar.js';
import { Excursion, ShipVenue } from './sea.js';
import { Show } from './shows.js';

/** `GET /api/v1/trips/:tripId/day-catalogue`: the entries by which the days of a trip are evaluated. */
export const TripCatalogue = z.object({
  attractions: z.array(Attraction),
  shows: z.array(Show),
  restaurants: z.array(Restaurant),
  snacks: z.array(Snack),
  meets: z.array(CharacterMeet),
  photoSpots: z.array(PhotoSpot),
  shipVenues: z.array(ShipVenue),
  excursions: z.array(Excursion),
  /** Ways within and between parks only. */
  travel: Travel,
  /** Catalog ids of items that are on none of these lists, as those of closed rides. */
  unknownIds: z.array(z.string()),
});
export type TripCatalogue = z.infer<typeof TripCatalogue>;
