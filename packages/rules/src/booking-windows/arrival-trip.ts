import { ANY_SHIP, type Arrival } from '@landsea/contracts/booking-windows';
import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { listTripDays } from '../trip/trip-days.js';
import type { WindowTrip } from './window-rule.js';

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
      ? { ship: ANY_SHIP, embarkationDate, nights: sea, concierge: guest === 'concierge', ports: [] }
      : null,
  };
  const level = guest === 'concierge' ? {} : { loyaltyLevel: guest };
  const days = listTripDays(shape).filter(({ kind }) => kind !== 'debarkation');
  return { ...shape, party: [{ name: 'You', age: ADULT_AGE, ...level }], days };
};
