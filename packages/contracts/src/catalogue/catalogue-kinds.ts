import * as z from 'zod/mini';
import { Attraction } from './attractions.js';
import { GuestPlace, RestaurantFacts, AttractionFacts, SnackFacts } from './facts.js';
import { Restaurant, Snack } from './food.js';
import { CharacterMeet, PhotoSpot } from './meets-and-photos.js';
import { ParkId } from './places.js';
import { Excursion, Itinerary, PortGuide, ShipVenue } from './sea.js';
import { Show } from './shows.js';

export const catalogueKinds = {
  attractions: Attraction,
  shows: Show,
  restaurants: Restaurant,
  snacks: Snack,
  meets: CharacterMeet,
  'photo-spots': PhotoSpot,
  ports: PortGuide,
  excursions: Excursion,
  'ship-venues': ShipVenue,
  itineraries: Itinerary,
  'guest-places': GuestPlace,
  'ride-facts': AttractionFacts,
  'restaurant-facts': RestaurantFacts,
  'snack-facts': SnackFacts,
} as const;
export type CatalogueKind = keyof typeof catalogueKinds;
export const CatalogueKind = z.enum(Object.keys(catalogueKinds) as CatalogueKind[], 'No such list');

/** Their entries have the ids of other lists. */
export const factKinds = [
  'ride-facts',
  'restaurant-facts',
  'snack-facts',
] as const satisfies readonly CatalogueKind[];

/** `GET /api/v1/catalogue/<kind>`. */
export const getCatalogueList = (kind: CatalogueKind) => z.object({ entries: z.array(catalogueKinds[kind]) });

export interface CatalogueEntries {
  attractions: Attraction;
  shows: Show;
  restaurants: Restaurant;
  snacks: Snack;
  meets: CharacterMeet;
  'photo-spots': PhotoSpot;
  ports: PortGuide;
  excursions: Excursion;
  'ship-venues': ShipVenue;
  itineraries: Itinerary;
  'guest-places': GuestPlace;
  'ride-facts': AttractionFacts;
  'restaurant-facts': RestaurantFacts;
  'snack-facts': SnackFacts;
}

export const CatalogueList = z.object({ entries: z.array(z.union(Object.values(catalogueKinds))) });
export type CatalogueList = z.infer<typeof CatalogueList>;

/** `GET /api/v1/catalogue/search?q=…&kinds=…&park=…`, the best first; typos are tolerated. */
export const CatalogueHit = z.object({
  kind: CatalogueKind,
  id: z.string(),
  name: z.string(),
  where: z.string(),
  park: z.nullable(ParkId),
});
export type CatalogueHit = z.infer<typeof CatalogueHit>;
export const CatalogueHits = z.object({ hits: z.array(CatalogueHit) });
export type CatalogueHits = z.infer<typeof CatalogueHits>;
