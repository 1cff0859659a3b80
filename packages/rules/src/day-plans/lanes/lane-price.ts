import type { ParkCalendar, ParkId } from '@landsea/contracts/catalogue';
import type { CalendarDate } from '@landsea/contracts/core';
import { findSeason } from '../crowds.js';
import { type LanePerson, needsLane } from './lane-facts.js';

type Prices = Pick<ParkCalendar, 'seasons' | 'multiPass' | 'singlePass' | 'premierPass'>;

export type LaneOffer =
  { product: 'multi' | 'premier'; park: ParkId } | { product: 'single'; attractionId: string };

export interface LanePrice {
  /** Cents for all. */
  cents: number;
  /** Cents for each person of 3 and over. */
  personCents: number;
  payers: number;
  /** True when the date's season is absent or not well known. */
  isTypical: boolean;
}

const TYPICAL_LEVEL = 3;

const centsOf = (offer: LaneOffer, prices: Prices): readonly number[] | undefined => {
  if (offer.product === 'single')
    return prices.singlePass.find(({ attractionId }) => attractionId === offer.attractionId)?.cents;
  const list = offer.product === 'multi' ? prices.multiPass : prices.premierPass;
  return list.find(({ park }) => park === offer.park)?.cents;
};

/** Guests under 3 are free (domain.md, L6). Null for a pass that is not sold. */
export const priceLane = (
  offer: LaneOffer,
  date: CalendarDate,
  people: readonly LanePerson[],
  prices: Prices,
): LanePrice | null => {
  const season = findSeason(prices.seasons, date);
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
