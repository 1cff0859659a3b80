import { addDays, type CalendarDate } from '@landsea/contracts/core';
import { listUsualCalls, type CreateTrip, type TripDay } from '@landsea/contracts/trip';
import { SHIP_UNKNOWN } from '../../catalogue/ship-names.js';
import { listTripDays } from '../../trip/trip-days.js';
import type { ShippedTrip } from './shipped-trips.js';

type Shape = Pick<CreateTrip, 'mode' | 'startDate' | 'endDate' | 'stays' | 'sailing'>;

export interface ShippedWish {
  date: CalendarDate;
  catalogueId: string;
  /** Null for a ride. */
  meal: 'breakfast' | 'lunch' | 'dinner' | null;
}

/** Calendar days from the first one to the last; the ship sails on the day after the last one on land. */
export const countShippedDays = ({ land, nightsAtSea }: Pick<ShippedTrip, 'land' | 'nightsAtSea'>): number =>
  land.length + (nightsAtSea === null ? 0 : nightsAtSea + 1);

/**
 * The days, the stay and the sailing of a template from its first day on. The ship is still to be chosen; without a
 * hotel there is no stay.
 */
export const planShippedTrip = (
  { land, nightsAtSea }: ShippedTrip,
  startDate: CalendarDate,
  hotel: { hotelName: string; onSite: boolean } | null,
): { shape: Shape; days: TripDay[]; wishes: ShippedWish[] } => {
  const endDate = addDays(startDate, countShippedDays({ land, nightsAtSea }) - 1);
  const embarkationDate = addDays(startDate, land.length);
  const sailing =
    nightsAtSea === null
      ? null
      : {
          ship: SHIP_UNKNOWN,
          embarkationDate,
          nights: nightsAtSea,
          concierge: false,
          ports: listUsualCalls(nightsAtSea).map((port, day) => ({
            date: addDays(embarkationDate, day),
            port,
          })),
        };
  const checkOut = sailing ? embarkationDate : endDate;
  const stays = hotel && land.length > 1 ? [{ ...hotel, checkIn: startDate, checkOut }] : [];
  const mode = sailing === null ? 'parks' : land.length > 0 ? 'combined' : 'cruise';
  const shape: Shape = { mode, startDate, endDate, stays, sailing };
  const days = listTripDays(shape).map((day, index) => {
    const planned = land[index];
    if (!planned) return day;
    return {
      ...day,
      kind: planned.park ? ('park' as const) : ('rest' as const),
      parks: planned.park ? [planned.park] : [],
    };
  });
  const wishes = land.flatMap(({ rides = [], meals = [] }, index) => {
    const date = addDays(startDate, index);
    return [
      ...rides.map((catalogueId) => ({ date, catalogueId, meal: null })),
      ...meals.map(({ id, meal }) => ({ date, catalogueId: id, meal })),
    ];
  });
  return { shape, days, wishes };
};
