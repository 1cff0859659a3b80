import { formatDate } from '@landsea/contracts/core';
import type { Booking } from '@landsea/contracts/bookings';
import { getDebarkationDate, type TripDetail } from '@landsea/contracts/trip';
import { isOn } from './booking-days.js';
import { isOfBoarding, isOfShip, isSameName } from './sailing-booking.js';

type PlannedTrip = Pick<TripDetail, 'startDate' | 'endDate' | 'stays' | 'sailing'>;
type Placed = Pick<Booking, 'kind' | 'status' | 'title' | 'start' | 'end'>;

const toSpan = (from: string, to: string): string => `${formatDate(from)} to ${formatDate(to)}`;

/** Two rooms and two halves of a stay are several bookings of one hotel. */
const ofHotel = (hotel: Placed, { stays }: PlannedTrip, bookings: readonly Placed[]): string | undefined => {
  const { title, start, end } = hotel;
  const named = stays.filter(({ hotelName }) => isSameName(hotelName, title));
  const [stay] = named;
  const others = bookings.filter((each) => each !== hotel && isSameName(each.title, title));
  if (!stay || named.length > 1 || others.length > 0 || !end) return undefined;
  return stay.checkIn === start.date && stay.checkOut === end.date
    ? undefined
    : `${title} is booked ${toSpan(start.date, end.date)}. Your trip says ${toSpan(stay.checkIn, stay.checkOut)}.`;
};

const ofCruise = (
  cruise: Placed,
  { sailing }: PlannedTrip,
  bookings: readonly Placed[],
): string | undefined => {
  const { title, start, end } = cruise;
  if (!sailing) return undefined;
  if (isOfBoarding(sailing, cruise)) {
    const back = getDebarkationDate(sailing);
    return end && end.date !== start.date && end.date !== back
      ? `${title} is booked until ${formatDate(end.date)}. Your trip has it until ${formatDate(back)}.`
      : undefined;
  }
  const boards = bookings.some((each) => each.kind === 'cruise' && isOfBoarding(sailing, each));
  return isOfShip(sailing, cruise) && !boards
    ? `${title} is booked from ${formatDate(start.date)}. Your trip has it from ${formatDate(sailing.embarkationDate)}.`
    : undefined;
};

const ofWay = ({ title, start, end }: Placed, { startDate, endDate }: PlannedTrip): string | undefined => {
  if (start.date > endDate)
    return `${title} is on ${formatDate(start.date)}. Your trip ends ${formatDate(endDate)}.`;
  return (end?.date ?? start.date) < startDate
    ? `${title} is on ${formatDate(start.date)}. Your trip starts ${formatDate(startDate)}.`
    : undefined;
};

/** A sentence for each booking whose dates differ from the trip's plan: hotels, cruises, flights and trains. */
export const listPlanDifferences = (trip: PlannedTrip, bookings: readonly Placed[]): string[] => {
  const booked = bookings.filter(isOn);
  return booked.flatMap((booking) => {
    const { kind } = booking;
    const isWay = kind === 'flight' || kind === 'train';
    return (
      (kind === 'hotel' && ofHotel(booking, trip, booked)) ||
      (kind === 'cruise' && ofCruise(booking, trip, booked)) ||
      (isWay && ofWay(booking, trip)) ||
      []
    );
  });
};
