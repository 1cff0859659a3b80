import type { Booking } from '@landsea/contracts/bookings';
import type { LandStay, Sailing } from '@landsea/contracts/trip';
import { isOfBoarding, isOfShip, isOn, isSameName } from '@landsea/rules/bookings';
import type { TripFrame } from './next-frame.js';

type Dated = Pick<Booking, 'kind' | 'status' | 'title' | 'start' | 'end'>;

/** A booking under another name counts, unless a different stay of the former plan has its name or nights. */
export const isStayBooked = (
  { hotelName, checkIn, checkOut }: LandStay,
  bookings: readonly Dated[],
  former: readonly LandStay[],
): boolean => {
  const others = former.filter((stay) => !isSameName(stay.hotelName, hotelName));
  const isOfOther = (title: string): boolean =>
    others.some(
      (stay) => isSameName(stay.hotelName, title) || (stay.checkIn === checkIn && stay.checkOut === checkOut),
    );
  return bookings
    .filter(isOn)
    .some(
      ({ kind, title, start, end }) =>
        kind === 'hotel' &&
        start.date === checkIn &&
        (end?.date ?? null) === checkOut &&
        (isSameName(title, hotelName) || !isOfOther(title)),
    );
};

export const isSailingBooked = (sailing: Sailing, bookings: readonly Dated[]): boolean =>
  bookings.some(
    (booking) =>
      isOn(booking) &&
      booking.kind === 'cruise' &&
      isOfBoarding(sailing, booking) &&
      isOfShip(sailing, booking),
  );

/** The trip is changed to what was booked: a stay, the sailing, or the way there or home. */
export const suitsFrame = (booking: Dated, before: TripFrame, next: TripFrame): boolean => {
  const { kind, start } = booking;
  const { stays, sailing } = next;
  if (kind === 'hotel') return stays.some((stay) => isStayBooked(stay, [booking], before.stays));
  if (kind === 'cruise') return sailing !== null && isSailingBooked(sailing, [booking]);
  const isThere = start.date === next.startDate && start.date !== before.endDate;
  const isHome = start.date === next.endDate && start.date !== before.startDate;
  return (kind === 'flight' || kind === 'train') && (isThere || isHome);
};
