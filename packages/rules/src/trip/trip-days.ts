import { addDays, listDates, type CalendarDate } from '@landsea/contracts/core';
import {
  AT_SEA,
  getDebarkationDate,
  type CreateTrip,
  type LandStay,
  type Sailing,
  type TripDay,
} from '@landsea/contracts/trip';

type Planned = Pick<CreateTrip, 'mode' | 'startDate' | 'endDate' | 'stays' | 'sailing'>;

const newDay = (date: CalendarDate, kind: TripDay['kind'], place: string | null = null): TripDay => ({
  date,
  kind,
  parks: [],
  place,
  note: null,
  version: 1,
});

const shipDay = (date: CalendarDate, sailing: Sailing): TripDay | undefined => {
  const last = getDebarkationDate(sailing);
  if (date < sailing.embarkationDate || date > last) return undefined;
  const place = sailing.ports.find((call) => call.date === date)?.port ?? AT_SEA;
  if (date === sailing.embarkationDate) return newDay(date, 'embarkation', place);
  if (date === last) return newDay(date, 'debarkation', place);
  return newDay(date, place === AT_SEA ? 'sea' : 'port', place);
};

/** One off-site night that ends on the day of embarkation is the hotel by the port. */
export const isPreboard = (
  { onSite, checkIn, checkOut }: Pick<LandStay, 'onSite' | 'checkIn' | 'checkOut'>,
  sailing: Sailing | null,
): boolean => !onSite && checkOut === sailing?.embarkationDate && checkOut === addDays(checkIn, 1);

const isParkDay = (date: CalendarDate, trip: Planned): boolean => {
  if (trip.mode === 'cruise') return false;
  if (trip.stays.length === 0) return true;
  return trip.stays.some(
    (stay) => stay.checkIn <= date && date < stay.checkOut && !isPreboard(stay, trip.sailing),
  );
};

/** Land nights are park days (every date without a stay), the rest travel; parks stay open. */
export const listTripDays = (trip: Planned): TripDay[] =>
  listDates(trip.startDate, trip.endDate).map(
    (date) =>
      (trip.sailing && shipDay(date, trip.sailing)) ??
      newDay(date, isParkDay(date, trip) ? 'park' : 'travel'),
  );
