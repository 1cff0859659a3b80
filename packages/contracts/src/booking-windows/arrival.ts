import * as z from 'zod/mini';
import { addDays } from '../core/calendar.js';
import { CalendarDate } from '../core/primitives.js';
import { listTripDays } from '../trip/trip-days.js';
import { LoyaltyLevel, TripMode } from '../trip/trips.js';
import type { WindowTrip } from './window-rule.js';

export const arrivalBounds = { nights: { min: 1, max: 14 }, sea: { min: 1, max: 14 } };

const nightsWithin = ({ min, max }: { min: number; max: number }, usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max)), usual);

export const ArrivalStay = z.enum(['on-site', 'off-site'], 'Choose where you stay');
export type ArrivalStay = z.infer<typeof ArrivalStay>;

/** By sailings completed, or concierge. */
export const ArrivalGuest = z.enum([...LoyaltyLevel.options, 'concierge'], 'Choose who sails');
export type ArrivalGuest = z.infer<typeof ArrivalGuest>;

/**
 * The query of `GET /api/v1/planning-calendar`. A cruise sails on the first day, else after the nights by the
 * parks.
 */
export const Arrival = z.object({
  arrive: CalendarDate,
  mode: z._default(TripMode, 'parks'),
  nights: nightsWithin(arrivalBounds.nights, 5),
  stay: z._default(ArrivalStay, 'on-site'),
  sea: nightsWithin(arrivalBounds.sea, 4),
  guest: z._default(ArrivalGuest, 'first-time'),
});
export type Arrival = z.infer<typeof Arrival>;

/** Irrelevant parts are left out: equal calendars have equal addresses. */
export const toArrivalQuery = ({ arrive, mode, nights, stay, sea, guest }: Arrival): string =>
  new URLSearchParams({
    arrive,
    mode,
    ...(mode !== 'cruise' && { nights: String(nights), stay }),
    ...(mode !== 'parks' && { sea: String(sea), guest }),
  }).toString();

/** Null without a cruise. */
export const getEmbarkation = ({ arrive, mode, nights }: Arrival): CalendarDate | null => {
  if (mode === 'parks') return null;
  return mode === 'cruise' ? arrive : addDays(arrive, nights);
};

export const getLastDay = (arrival: Arrival): CalendarDate => {
  const embarkation = getEmbarkation(arrival);
  return embarkation === null ? addDays(arrival.arrive, arrival.nights) : addDays(embarkation, arrival.sea);
};

const ADULT_AGE = 35;

export const toArrivalTrip = (arrival: Arrival): WindowTrip => {
  const { arrive, mode, nights, stay, sea, guest } = arrival;
  const embarkationDate = getEmbarkation(arrival);
  const shape = {
    mode,
    startDate: arrive,
    endDate: getLastDay(arrival),
    stays:
      mode === 'cruise'
        ? []
        : [
            {
              hotelName: 'your hotel',
              onSite: stay === 'on-site',
              checkIn: arrive,
              checkOut: addDays(arrive, nights),
            },
          ],
    sailing: embarkationDate
      ? { ship: 'your ship', embarkationDate, nights: sea, concierge: guest === 'concierge', ports: [] }
      : null,
  };
  const level = guest === 'concierge' ? {} : { loyaltyLevel: guest };
  const days = listTripDays(shape).filter(({ kind }) => kind !== 'debarkation');
  return { ...shape, party: [{ name: 'You', age: ADULT_AGE, ...level }], days };
};
