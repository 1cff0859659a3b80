import type { Booking } from '@landsea/contracts/bookings';
import type { LandStay, Sailing } from '@landsea/contracts/trip';

const isOn = ({ status }: Booking): boolean => status !== 'canceled';

/** The booking of a stay: at that hotel, else the only one of these nights. */
export const bookingOfStay = (
  { hotelName, checkIn, checkOut }: LandStay,
  bookings: readonly Booking[],
): Booking | undefined => {
  const there = bookings.filter(
    (booking) =>
      booking.kind === 'hotel' &&
      isOn(booking) &&
      booking.start.date < checkOut &&
      (booking.end?.date ?? booking.start.date) > checkIn,
  );
  const named = there.find(({ title }) => title.toLowerCase() === hotelName.toLowerCase());
  return named ?? (there.length === 1 ? there[0] : undefined);
};

/** The booking of the sailing: of that ship, else the one that boards that day. */
export const bookingOfSailing = (
  { ship, embarkationDate }: Sailing,
  bookings: readonly Booking[],
): Booking | undefined => {
  const cruises = bookings.filter((booking) => booking.kind === 'cruise' && isOn(booking));
  return (
    cruises.find(({ title }) => title.toLowerCase() === ship.toLowerCase()) ??
    cruises.find(({ start }) => start.date === embarkationDate)
  );
};
