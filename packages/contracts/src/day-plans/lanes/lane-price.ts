import type { ParkCalendar } from '../../catalogue/park-calendar.js';
import type { ParkId } from '../../catalogue/places.js';
import type { CalendarDate } from '../../core/primitives.js';
import { seasonOf } from '../crowds.js';
import type { LanePerson } from './lane-rules.js';
import { needsLane } from './lane-rules.js';

type Prices = Pick<ParkCalendar, 'seasons' | 'multiPass' | 'singlePass' | 'premierPass'>;

/** What is bought: Multi and Premier Pass by park, Single Pass by ride. */
export type LaneOffer =
  { product: 'multi' | 'premier'; park: ParkId } | { product: 'single'; attractionId: string };

export interface LanePrice {
  /** For all who pay together, in cents. */
  cents: number;
  /** For each person of 3 and over, in cents. */
  personCents: number;
  payers: number;
  /** A usual price for such dates, not a known one: the date has no season, or one that is not well known. */
  isTypical: boolean;
}

const TYPICAL_LEVEL = 3;

const centsOf = (offer: LaneOffer, prices: Prices): readonly number[] | undefined => {
  if (offer.product === 'single')
    return prices.singlePass.find(({ attractionId }) => attractionId === offer.attractionId)?.cents;
  const list = offer.product === 'multi' ? prices.multiPass : prices.premierPass;
  return list.find(({ park }) => park === offer.park)?.cents;
};

/** What a pass costs on a date for these people: the price level of the date's season, guests under 3 free (domain.md,
 * L6). null where the pass is not sold for that park or ride. */
export const lanePrice = (
  offer: LaneOffer,
  date: CalendarDate,
  people: readonly LanePerson[],
  prices: Prices,
): LanePrice | null => {
  const season = seasonOf(prices.seasons, date);
  const personCents = centsOf(offer, prices)?.[(season?.ticketLevel ?? TYPICAL_LEVEL) - 1];
  if (personCents === undefined) return null;
  const payers = people.filter((person) => needsLane(person, date)).length;
  return {
    cents: personCents * payers,
    personCents,
    payers,
    isTypical: season === null || season.confidence === 'low',
  };
};
