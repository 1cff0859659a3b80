import type { HotelTier, CatalogueHotel } from '@landsea/contracts/catalogue';
import { countDaysBetween, type CalendarDate } from '@landsea/contracts/core';
import type { BudgetEstimate, EstimateChoices, EstimateQuery, VillaPayment } from '@landsea/contracts/money';
import { countGuestsOn, type Guests } from '../trip/guests.js';
import type { TripDay, TripDetail } from '@landsea/contracts/trip';
import type { PriceBook } from './price-book.js';
import { isPreboard } from '../trip/trip-days.js';

const POINTS = /\b(?:dvc|points?|vacation club)\b/iu;
const RENTED = /\b(?:rent|rented|rental)\b/iu;
const POINTS_WORDS =
  /\b(?:with|on|by|using|our|own|my|rent|rented|rental|dvc|points?|vacation club|stay)\b|[()]/giu;

/** "Riviera (rented DVC points)" is rented points, "Riviera, our points" own ones. */
export const getVillaPayment = (hotelName: string): VillaPayment => {
  if (!POINTS.test(hotelName)) return 'cash';
  return RENTED.test(hotelName) ? 'rented-points' : 'own-points';
};

const omitPoints = (hotelName: string): string =>
  POINTS.test(hotelName) ? hotelName.replace(POINTS_WORDS, ' ').trim() : hotelName;

export type EstimatedTrip = Pick<
  TripDetail,
  'id' | 'mode' | 'startDate' | 'endDate' | 'stays' | 'sailing' | 'party' | 'days'
>;
export type EstimatedDay = Pick<TripDay, 'date' | 'kind' | 'parks' | 'place'>;

export interface EstimatedStay {
  hotelName: string;
  hotel: CatalogueHotel | null;
  tier: HotelTier;
  checkIn: CalendarDate;
  nights: number;
  paidWith: VillaPayment;
}

export interface EstimateFacts {
  party: EstimatedTrip['party'];
  guestsOn: (date: CalendarDate) => Guests;
  startDate: CalendarDate;
  parkDays: EstimatedDay[];
  landDays: EstimatedDay[];
  stays: EstimatedStay[];
  portStays: EstimatedStay[];
  sailing: EstimatedTrip['sailing'];
  portDays: EstimatedDay[];
}

const NOT_CHOSEN_YET = 'Hotel, not chosen yet';
const LAND_DAYS = new Set<TripDay['kind']>(['park', 'rest', 'travel']);

const guestsByDate = (party: EstimatedTrip['party']): EstimateFacts['guestsOn'] => {
  const known = new Map<CalendarDate, Guests>();
  return (date) => {
    const guests = known.get(date) ?? countGuestsOn(party, date);
    known.set(date, guests);
    return guests;
  };
};

const stayOf = (stay: EstimatedTrip['stays'][number], { hotelNamed }: PriceBook): EstimatedStay => {
  const hotel = hotelNamed(omitPoints(stay.hotelName));
  const paidWith = getVillaPayment(stay.hotelName);
  const unknown = stay.onSite ? (paidWith === 'cash' ? 'moderate' : 'villa') : 'off-site';
  return {
    hotelName: stay.hotelName,
    hotel,
    tier: hotel?.tier ?? unknown,
    checkIn: stay.checkIn,
    nights: countDaysBetween(stay.checkIn, stay.checkOut),
    paidWith,
  };
};

const staysOf = (trip: EstimatedTrip, book: PriceBook): Pick<EstimateFacts, 'stays' | 'portStays'> => {
  const isByPort = (stay: EstimatedTrip['stays'][number]) =>
    trip.mode === 'cruise' || isPreboard(stay, trip.sailing);
  const stays = trip.stays.filter((stay) => !isByPort(stay)).map((stay) => stayOf(stay, book));
  const nights = countDaysBetween(trip.startDate, trip.endDate) - (trip.sailing?.nights ?? 0);
  if (trip.stays.length === 0 && trip.mode !== 'cruise' && nights > 0)
    stays.push({
      hotelName: NOT_CHOSEN_YET,
      hotel: null,
      tier: 'moderate',
      checkIn: trip.startDate,
      nights,
      paidWith: 'cash',
    });
  return { stays, portStays: trip.stays.filter(isByPort).map((stay) => stayOf(stay, book)) };
};

export const estimateFacts = (trip: EstimatedTrip, book: PriceBook): EstimateFacts => ({
  party: trip.party,
  guestsOn: guestsByDate(trip.party),
  startDate: trip.startDate,
  parkDays: trip.days.filter(({ kind }) => kind === 'park'),
  landDays: trip.days.filter(({ kind }) => LAND_DAYS.has(kind)),
  ...staysOf(trip, book),
  sailing: trip.sailing,
  portDays: trip.days.filter(({ kind }) => kind === 'port'),
});

export const shortenFacts = (facts: EstimateFacts, daysLess: number): EstimateFacts => {
  const less = Math.min(daysLess, Math.max(0, facts.parkDays.length - 1));
  const dropped = new Set(facts.parkDays.slice(facts.parkDays.length - less).map(({ date }) => date));
  const isKept = ({ date }: EstimatedDay) => !dropped.has(date);
  let left = less;
  const stays = facts.stays.toReversed().map((stay) => {
    const taken = Math.min(left, stay.nights);
    left -= taken;
    return { ...stay, nights: stay.nights - taken };
  });
  return {
    ...facts,
    parkDays: facts.parkDays.filter(isKept),
    landDays: facts.landDays.filter(isKept),
    stays: stays.toReversed().filter(({ nights }) => nights > 0),
  };
};

export const summarizeFacts = (
  facts: EstimateFacts,
): Pick<BudgetEstimate, 'guests' | 'parkDays' | 'landNights' | 'seaNights'> => ({
  guests: facts.guestsOn(facts.startDate),
  parkDays: facts.parkDays.length,
  landNights: facts.stays.reduce((sum, { nights }) => sum + nights, 0),
  seaNights: facts.sailing?.nights ?? 0,
});

export const resolveChoices = (
  trip: EstimatedTrip,
  facts: EstimateFacts,
  query: EstimateQuery,
): EstimateChoices => {
  const longest = facts.stays.toSorted((a, b) => b.nights - a.nights)[0];
  const named = facts.stays.find(({ paidWith }) => paidWith !== 'cash')?.paidWith;
  const hasVilla = facts.stays.some(({ hotel, paidWith }) => hotel?.byPoints || paidWith !== 'cash');
  return {
    hotelTier: query.hotelTier ?? longest?.tier ?? 'moderate',
    dining: query.dining ?? 'mixed',
    lightningLane: query.lightningLane ?? 'multi',
    stateroom: query.stateroom ?? (trip.sailing?.concierge ? 'concierge' : 'oceanview'),
    ...(facts.parkDays.length > 0 ? { tickets: query.tickets ?? 'buy' } : {}),
    ...(hasVilla ? { villaPayment: query.villaPayment ?? named ?? 'cash' } : {}),
    daysLess: Math.min(query.daysLess ?? 0, Math.max(0, facts.parkDays.length - 1)),
  };
};
