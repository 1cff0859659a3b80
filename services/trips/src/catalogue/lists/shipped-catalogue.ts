import airports from '../data/airports.json' with { type: 'json' };
import attractions from '../data/attractions.json' with { type: 'json' };
import excursions from '../data/excursions.json' with { type: 'json' };
import guestPlaces from '../data/guest-places.json' with { type: 'json' };
import hotels from '../data/hotels.json' with { type: 'json' };
import itineraries from '../data/itineraries.json' with { type: 'json' };
import meets from '../data/meets.json' with { type: 'json' };
import parkCalendar from '../data/park-calendar.json' with { type: 'json' };
import photoSpots from '../data/photo-spots.json' with { type: 'json' };
import ports from '../data/ports.json' with { type: 'json' };
import prices from '../data/prices.json' with { type: 'json' };
import restaurants from '../data/restaurants.json' with { type: 'json' };
import restaurantFacts from '../data/restaurant-facts.json' with { type: 'json' };
import rideFacts from '../data/ride-facts.json' with { type: 'json' };
import shipVenues from '../data/ship-venues.json' with { type: 'json' };
import shows from '../data/shows.json' with { type: 'json' };
import snackFacts from '../data/snack-facts.json' with { type: 'json' };
import snacks from '../data/snacks.json' with { type: 'json' };
import travel from '../data/travel.json' with { type: 'json' };
import { parseCatalogue, type CatalogueParts, type CataloguePart } from './catalogue-parts.js';

const files: Record<CataloguePart, unknown> = {
  attractions,
  shows,
  restaurants,
  snacks,
  meets,
  'photo-spots': photoSpots,
  ports,
  airports,
  excursions,
  'ship-venues': shipVenues,
  itineraries,
  'guest-places': guestPlaces,
  'ride-facts': rideFacts,
  'restaurant-facts': restaurantFacts,
  'snack-facts': snackFacts,
  'park-calendar': parkCalendar,
  travel,
  hotels,
  prices,
};

let parsed: CatalogueParts | undefined;

/** Parsed once in a process. @throws when a file does not match its schema. */
export const loadShippedCatalogue = (): CatalogueParts => (parsed ??= parseCatalogue(files));
