import { NightPrices } from '../catalogue/hotels.js';
import { catalogueEntry, ParkId } from '../catalogue/places.js';
import { YearlySeason } from '../catalogue/yearly-season.js';
import * as z from 'zod/mini';

const { asOf, source, confidence } = catalogueEntry;
const sourced = { asOf, source, confidence };

/** Cents: the cheapest, the usual and the dearest that a family meets. */
const Range = z.object({ low: z.int(), typical: z.int(), high: z.int() });
export type PriceRange = z.infer<typeof Range>;

/** Cents at price levels 1 to 5 of the park calendar. */
const ByLevel = z.array(z.int()).check(z.length(5));

export const fareLevels = ['late', 'low', 'typical', 'summer', 'holiday'] as const;
const FareLevel = z.enum(fareLevels);
export type FareLevel = z.infer<typeof FareLevel>;

/** Cents for the whole sailing without taxes: each of the first two guests of a stateroom, then the third and fourth by age. */
const Fares = z.object({
  inside: z.int(),
  oceanview: z.int(),
  verandah: z.int(),
  concierge: z.int(),
  third: z.object({ adult: z.int(), child: z.int(), infant: z.int() }),
});

/** Fares of some ships for one length; `homePortIds` where they hold for sailings from these ports only. */
export const SailingFares = z.object({
  ships: z.array(z.string()),
  nights: z.int(),
  region: z.string(),
  homePortIds: z.array(z.string()),
  /** Taxes and port fees of each guest, cents. */
  taxes: z.int(),
  levels: z.partialRecord(FareLevel, Fares),
});
export type SailingFares = z.infer<typeof SailingFares>;

/** What a trip costs, in cents before tax unless a field says otherwise, each with its day and source. */
export const EstimatePrices = z.object({
  asOf,
  source,
  /** The year that the park prices are of; a later year costs `laterYear.percent` more for each year. */
  year: z.int(),
  laterYear: z.object({ percent: z.number(), ...sourced }),
  taxes: z.object({
    hotelPercent: z.number(),
    ticketPercent: z.number(),
    foodPercent: z.number(),
    ...sourced,
  }),
  tickets: z.object({
    /** The whole ticket of so many days, whichever the parks are. */
    byDays: z.array(z.object({ days: z.int(), adult: ByLevel, child: ByLevel })),
    /** A ticket of one day for one park. */
    oneDay: z.array(z.object({ park: ParkId, adult: ByLevel, child: ByLevel })),
    ...sourced,
  }),
  /** The supplement of a ticket for two parks a day, by the most days it has. */
  parkHopper: z.object({ byDays: z.array(z.object({ most: z.int(), perTicket: Range })), ...sourced }),
  /** A guest's meals a day on land, without snacks and tips. */
  meals: z.object({
    quick: z.object({ adult: Range, child: Range }),
    mixed: z.object({ adult: Range, child: Range }),
    table: z.object({ adult: Range, child: Range }),
    ...sourced,
  }),
  /** A guest's snacks a park day. */
  snacks: z.object({ ...Range.shape, ...sourced }),
  /** A guest one way between the airport and a park hotel. */
  airportRide: z.object({ adult: Range, child: Range, ...sourced }),
  parkingDay: z.object({ ...Range.shape, ...sourced }),
  /** A night at a hotel that the catalog does not know, inland and by a port. */
  unknownHotel: z.object({ night: NightPrices, ...sourced }),
  portHotel: z.object({ night: NightPrices, ...sourced }),
  /** Vacation club points: the price of one rented, and how many a studio night takes at hotel levels 1 to 5. */
  points: z.object({ rentedPoint: z.int(), nightPoints: ByLevel, ...sourced }),
  cruise: z.object({
    fares: z.array(SailingFares),
    /** How many fares one guest alone in a stateroom pays. */
    soloFareFactor: z.number(),
    /** How much more a chosen category costs than the lowest of its kind. */
    chosenCategoryPercent: z.number(),
    seasons: z.array(z.object({ ...YearlySeason.shape, level: FareLevel })),
    ...sourced,
  }),
  /** A guest of any age a night. */
  gratuities: z.object({ standard: z.int(), concierge: z.int(), ...sourced }),
  /** A guest one way to or from the port. */
  portRide: z.object({ ...Range.shape, ...sourced }),
  /** A guest for each port. */
  excursion: z.object({ adult: Range, child: Range, ...sourced }),
  /** A guest for the whole trip. */
  souvenirs: z.object({ ...Range.shape, ...sourced }),
});
export type EstimatePrices = z.infer<typeof EstimatePrices>;
