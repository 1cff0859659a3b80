import {
  Airport,
  CatalogueHotel,
  catalogueKinds,
  factKinds,
  ParkCalendar,
  Travel,
  type CatalogueEntries,
  type CatalogueKind,
} from '@landsea/contracts/catalogue';
import type { DayCatalogue } from '@landsea/rules/day-plans';
import * as z from 'zod';
import { listTypicalMeals, getTypicalSnack } from '@landsea/rules/dining-plan';
import { EstimatePrices, type PricedCatalogue } from '@landsea/contracts/estimate';

export type CatalogueParts = { [K in CatalogueKind]: CatalogueEntries[K][] } & {
  'park-calendar': ParkCalendar;
  travel: Travel;
  hotels: CatalogueHotel[];
  airports: Airport[];
  prices: EstimatePrices;
};
export type CataloguePart = keyof CatalogueParts;
export type AnyEntry = CatalogueEntries[CatalogueKind];

export const listKinds = Object.keys(catalogueKinds) as CatalogueKind[];
export const entryKinds = listKinds.filter((kind) => !(factKinds as readonly CatalogueKind[]).includes(kind));

export const toDayCatalogue = ({ travel, ...parts }: CatalogueParts): DayCatalogue => ({
  attractions: parts.attractions,
  shows: parts.shows,
  restaurants: parts.restaurants,
  snacks: parts.snacks,
  meets: parts.meets,
  photoSpots: parts['photo-spots'],
  shipVenues: parts['ship-venues'],
  excursions: parts.excursions,
  ports: parts.ports,
  calendar: parts['park-calendar'],
  travel,
  airports: parts.airports,
});

export const toPricedCatalogue = (parts: CatalogueParts): PricedCatalogue => {
  const calendar = parts['park-calendar'];
  const sold = new Set(calendar.singlePass.map(({ attractionId }) => attractionId));
  return {
    hotels: parts.hotels,
    prices: parts.prices,
    calendar,
    singlePassRides: parts.attractions.filter(({ id }) => sold.has(id)).map(({ id, park }) => ({ id, park })),
    ports: parts.ports.map(({ id, name, aliases, ownIsland }) => ({ id, name, aliases, ownIsland })),
    typicalMeals: listTypicalMeals(parts.restaurants),
    snackCents: getTypicalSnack(parts.snacks),
  };
};

export const listEntryIds = (parts: CatalogueParts): Set<string> =>
  new Set(entryKinds.flatMap((kind) => parts[kind].map(({ id }) => id)));

const { attractions, shows, restaurants, snacks, meets, ports, excursions, itineraries } = catalogueKinds;

const partSchemas = {
  attractions: z.array(attractions),
  shows: z.array(shows),
  restaurants: z.array(restaurants),
  snacks: z.array(snacks),
  meets: z.array(meets),
  'photo-spots': z.array(catalogueKinds['photo-spots']),
  ports: z.array(ports),
  airports: z.array(Airport),
  excursions: z.array(excursions),
  'ship-venues': z.array(catalogueKinds['ship-venues']),
  itineraries: z.array(itineraries),
  'guest-places': z.array(catalogueKinds['guest-places']),
  'ride-facts': z.array(catalogueKinds['ride-facts']),
  'restaurant-facts': z.array(catalogueKinds['restaurant-facts']),
  'snack-facts': z.array(catalogueKinds['snack-facts']),
  'park-calendar': ParkCalendar,
  travel: Travel,
  hotels: z.array(CatalogueHotel),
  prices: EstimatePrices,
} as const;

export const partNames = Object.keys(partSchemas) as CataloguePart[];

export const getPartSchema = (part: CataloguePart): z.core.$ZodType => partSchemas[part];

/** False for an edition that an earlier release stored in another form. */
export const fitsSchema = (part: CataloguePart, value: unknown): boolean =>
  z.core.safeParse(partSchemas[part], value).success;

const Parts = z.object(partSchemas);

/** @throws an error with the path of the problem. */
export function parseCatalogue(files: Record<CataloguePart, unknown>): CatalogueParts {
  const result = Parts.safeParse(files);
  if (result.success) return result.data;
  throw new Error(`the catalog does not fit its schema: ${z.prettifyError(result.error)}`);
}
