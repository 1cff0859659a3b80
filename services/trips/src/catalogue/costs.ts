import type { HotelTier } from '@landsea/contracts/catalogue';
import type { CostRange, DiningStyle, LightningLanePlan, StateroomKind } from '@landsea/contracts/money';

interface Origin {
  asOf: string;
  source: string;
}
export interface Cost extends CostRange, Origin {}

const from =
  (origin: Origin) =>
  (lowDollars: number, typicalDollars: number, highDollars: number): Cost => ({
    lowCents: Math.round(lowDollars * 100),
    typicalCents: Math.round(typicalDollars * 100),
    highCents: Math.round(highDollars * 100),
    ...origin,
  });

const guides = from({ asOf: '2026-08-31', source: 'Independent park price guides, August 2026' });
const ladder = from({
  asOf: '2026-08-31',
  source:
    'Independent price guides: a day of meals for four, and the dining plans’ nightly prices, August 2026',
});
const lanes = from({ asOf: '2026-11-01', source: 'The operator’s published price ranges for 2026' });
const fares = from({
  asOf: '2024-12-31',
  source: 'Averages of published family fares over some 350 sailings of 2024, by independent cruise sites',
});
const gratuities = from({
  asOf: '2025-01-23',
  source: 'The cruise operator’s recommended gratuities since January 2025',
});
const shuttle = from({ asOf: '2024-06-30', source: 'Published fares of the airport shuttles, 2022 to 2024' });
const portTransfer = from({ asOf: '2026-01-31', source: 'Published fares of shared port shuttles, 2026' });
const tours = from({
  asOf: '2026-01-31',
  source: 'Price range of guided port excursions, independent cruise sites',
});
const ours = from({
  asOf: '2026-11-01',
  source: 'An assumption of Landsea’s own: no price is published',
});

/**
 * What a trip is made of, in cents, each with the day its price was true and where it comes from. When prices change,
 * this file changes and nothing else. The ages are those of domain rule 10: adults 10 and over, children 3 to 9.
 */
export const costs = {
  /** A room a night. */
  hotelNight: {
    value: guides(150, 215, 307),
    moderate: guides(280, 350, 550),
    deluxe: guides(500, 750, 1300),
    /** No guide names villas apart; a studio is priced like the deluxe hotel it stands beside. */
    villa: guides(500, 750, 1300),
    'off-site': ours(120, 180, 300),
  } satisfies Record<HotelTier, Cost>,
  preboardNight: ours(140, 200, 280),
  ticketDay: {
    adult: guides(119, 160, 209),
    child: from({
      asOf: '2026-08-31',
      source:
        'Independent park price guides, August 2026, less the 3 percent a child’s ticket is assumed to save',
    })(115, 155, 203),
  },
  /** One guest's meals a day on land. */
  diningDay: {
    quick: { adult: ladder(32.5, 45, 57), child: ladder(20, 27, 34) },
    mixed: { adult: ladder(45, 65, 90), child: ladder(27, 39, 54) },
    table: { adult: ladder(80, 94, 118), child: ladder(48, 56, 71) },
  } satisfies Record<DiningStyle, Record<'adult' | 'child', Cost>>,
  snacksDay: from({
    asOf: '2026-08-31',
    source:
      'One snack, two snacks at the median of 158 menu prices, and the guides’ 25 dollars a day, August 2026',
  })(7, 14, 25),
  /** A guest a day. */
  lightningLaneDay: {
    none: undefined,
    multi: lanes(15, 30, 45),
    'multi-and-single': lanes(27, 50, 72),
    premier: lanes(129, 289, 449),
  } satisfies Record<LightningLanePlan, Cost | undefined>,
  memoryMaker: guides(185, 185, 185),
  parkingDay: guides(35, 35, 35),
  /** A guest one way between the airport and a park hotel. */
  airportRide: { adult: shuttle(12, 16, 30), child: shuttle(12, 13.5, 30) },
  /** A guest one way to or from the port. */
  portRide: portTransfer(25, 32, 40),
  /** A guest a night, fare with taxes and port fees. */
  cruiseNight: {
    inside: fares(220, 275, 345),
    oceanview: fares(245, 310, 390),
    verandah: fares(290, 364, 470),
    concierge: fares(600, 850, 1200),
  } satisfies Record<StateroomKind, Cost>,
  gratuitiesNight: { standard: gratuities(16, 16, 16), concierge: gratuities(27.25, 27.25, 27.25) },
  /** A guest for each port. */
  excursion: tours(50, 85, 150),
  /** A guest for the whole trip. */
  souvenirs: ours(25, 50, 100),
} as const;

/** How many guests of 3 and over one hotel room takes. */
export const GUESTS_PER_ROOM = 4;
