import { NightPrices } from '../catalogue/hotels.js';
import { catalogueEntry, ParkId } from '../catalogue/places.js';
import { YearlySeason } from '../catalogue/yearly-season.js';
import * as z from 'zod/mini';

const { asOf, source, confidence } = catalogueEntry;
const sourced = { asOf, source, confidence };

/** Cents: the cheapest, the usual and the dearest. */
const Range = z.object({ low: z.int(), typical: z.int(), high: z.int() });
export type PriceRange = z.infer<typeof Range>;

/** Cents at price levels 1 to 5. */
const ByLevel = z.array(z.int()).check(z.length(5));

export const fareLevels = ['late', 'low', 'typical', 'summer', 'holiday'] as const;
const FareLevel = z.enum(fareLevels);
export type FareLevel = z.infer<typeof FareLevel>;

/** Cents for the sailing without taxes: the first two guests each, then the third and fourth by age. */
const Fares = z.object({
  inside: z.int(),
  oceanview: z.int(),
  verandah: z.int(),
  concierge: z.int(),
  third: z.object({ adult: z.int(), child: z.int(), infant: z.int() }),
});

/** `homePortIds` limits the fares to these ports. */
export const SailingFares = z.object({
  ships: z.array(z.string()),
  nights: z.int(),
  region: z.string(),
  homePortIds: z.array(z.string()),
  /** Cents for each guest. */
  taxes: z.int(),
  levels: z.partialRecord(FareLevel, Fares),
});
export type SailingFares = z.infer<typeof SailingFares>;

/** Cents before tax unless stated otherwise. */
export const EstimatePrices = z.object({
  asOf,
  source,
  /** Each later year costs `laterYear.percent` more. */
  year: z.int(),
  laterYear: z.object({ percent: z.number(), ...sourced }),
  taxes: z.object({
    hotelPercent: z.number(),
    ticketPercent: z.number(),
    foodPercent: z.number(),
    ...sourced,
  }),
  tickets: z.object({
    /** The whole ticket. */
    byDays: z.array(z.object({ days: z.int(), adult: ByLevel, child: ByLevel })),
    oneDay: z.array(z.object({ park: ParkId, adult: ByLevel, child: ByLevel })),
    ...sourced,
  }),
  parkHopper: z.object({ byDays: z.array(z.object({ most: z.int(), perTicket: Range })), ...sourced }),
  meals: z.object({
    quick: z.object({ adult: Range, child: Range }),
    mixed: z.object({ adult: Range, child: Range }),
    table: z.object({ adult: Range, child: Range }),
    ...sourced,
  }),
  snacks: z.object({ ...Range.shape, ...sourced }),
  airportRide: z.object({ adult: Range, child: Range, ...sourced }),
  parkingDay: z.object({ ...Range.shape, ...sourced }),
  unknownHotel: z.object({ night: NightPrices, ...sourced }),
  portHotel: z.object({ night: NightPrices, ...sourced }),
  /** Cents for a rented point; points for a studio night at hotel levels 1 to 5. */
  points: z.object({ rentedPoint: z.int(), nightPoints: ByLevel, ...sourced }),
  cruise: z.object({
    fares: z.array(SailingFares),
    soloFareFactor: z.number(),
    chosenCategoryPercent: z.number(),
    seasons: z.array(z.object({ ...YearlySeason.shape, level: FareLevel })),
    ...sourced,
  }),
  gratuities: z.object({ standard: z.int(), concierge: z.int(), ...sourced }),
  portRide: z.object({ ...Range.shape, ...sourced }),
  excursion: z.object({ adult: Range, child: Range, ...sourced }),
  souvenirs: z.object({ ...Range.shape, ...sourced }),
});
export type EstimatePrices = z.infer<typeof EstimatePrices>;
