import { type HotelTier } from '@landsea/contracts/catalogue';
import { daysBetween } from '@landsea/contracts/core';
import { type EstimateChoices, type EstimateQuery } from '@landsea/contracts/money';
import { type TripDetail } from '@landsea/contracts/trip';
import { hotels } from '../../catalogue/hotels.js';
import { isPreboard } from '../../trip/trips/trip-days.js';

/** What an estimate reads of a trip. */
export type EstimatedTrip = Pick<
  TripDetail,
  'id' | 'mode' | 'startDate' | 'endDate' | 'stays' | 'sailing' | 'party' | 'days'
>;

export interface StayNights {
  hotelName: string;
  nights: number;
  tier: HotelTier;
}

/** What of a trip its cost hangs on. */
export interface EstimateFacts {
  mode: EstimatedTrip['mode'];
  guests: { adults: number; children: number; infants: number };
  parkDays: number;
  /** Days with meals on land. */
  landDays: number;
  stays: StayNights[];
  preboard: StayNights[];
  seaNights: number;
  portDays: number;
}

/** The port days on the operator's own island: its beach and lunch are included. */
const INCLUDED_PORTS = new Set(['Castaway Cay', 'Lookout Cay at Lighthouse Point']);
const NOT_CHOSEN_YET = 'Hotel, not chosen yet';

/** Domain rule 10: under 3 free, 3 to 9 child, 10 and over adult. */
export const guestsOf = (party: readonly { age: number }[]): EstimateFacts['guests'] => ({
  adults: party.filter(({ age }) => age >= 10).length,
  children: party.filter(({ age }) => age >= 3 && age < 10).length,
  infants: party.filter(({ age }) => age < 3).length,
});

const tierOf = (hotelName: string, onSite: boolean): HotelTier =>
  hotels.find(({ name }) => name === hotelName)?.tier ?? (onSite ? 'moderate' : 'off-site');

const nightsOf = (trip: EstimatedTrip): { stays: StayNights[]; preboard: StayNights[] } => {
  const stays: StayNights[] = [];
  const preboard: StayNights[] = [];
  for (const stay of trip.stays) {
    const isBeforeShip = trip.mode === 'cruise' || isPreboard(stay, trip.sailing);
    (isBeforeShip ? preboard : stays).push({
      hotelName: stay.hotelName,
      nights: daysBetween(stay.checkIn, stay.checkOut),
      tier: tierOf(stay.hotelName, stay.onSite),
    });
  }
  const open = daysBetween(trip.startDate, trip.endDate) - (trip.sailing?.nights ?? 0);
  if (trip.stays.length === 0 && trip.mode !== 'cruise' && open > 0) {
    stays.push({ hotelName: NOT_CHOSEN_YET, nights: open, tier: 'moderate' });
  }
  return { stays, preboard };
};

export const estimateFacts = (trip: EstimatedTrip): EstimateFacts => ({
  mode: trip.mode,
  guests: guestsOf(trip.party),
  parkDays: trip.days.filter(({ kind }) => kind === 'park').length,
  landDays: trip.days.filter(({ kind }) => kind === 'park' || kind === 'rest' || kind === 'travel').length,
  ...nightsOf(trip),
  seaNights: trip.sailing?.nights ?? 0,
  portDays: trip.days.filter(({ kind, place }) => kind === 'port' && !INCLUDED_PORTS.has(place ?? '')).length,
});

/** Takes days off the end of the time on land; at least one park day and one night stay. */
export const shortened = (facts: EstimateFacts, daysLess: number): EstimateFacts => {
  const less = Math.min(daysLess, Math.max(0, facts.parkDays - 1));
  let left = less;
  const stays = facts.stays.toReversed().map((stay) => {
    const taken = Math.min(left, stay.nights);
    left -= taken;
    return { ...stay, nights: stay.nights - taken };
  });
  return {
    ...facts,
    parkDays: facts.parkDays - less,
    landDays: facts.landDays - less,
    stays: stays.toReversed().filter(({ nights }) => nights > 0),
  };
};

/** The choices of the query; what was left out follows the trip. */
export const choicesFor = (
  trip: EstimatedTrip,
  facts: EstimateFacts,
  query: EstimateQuery,
): EstimateChoices => {
  const longest = facts.stays.toSorted((a, b) => b.nights - a.nights)[0];
  return {
    hotelTier: query.hotelTier ?? longest?.tier ?? 'moderate',
    dining: query.dining ?? 'mixed',
    lightningLane: query.lightningLane ?? 'multi',
    stateroom: query.stateroom ?? (trip.sailing?.concierge ? 'concierge' : 'oceanview'),
    daysLess: Math.min(query.daysLess ?? 0, Math.max(0, facts.parkDays - 1)),
  };
};
