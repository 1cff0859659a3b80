import type { Booking } from '@landsea/contracts/bookings';
import type { LandStay, Sailing } from '@landsea/contracts/trip';
import type { TripFrame } from './next-frame.js';

type Dated = Pick<Booking, 'kind' | 'status' | 'start' | 'end'>;

const isOn = ({ status }: Dated): boolean => status !== 'canceled';

export const isStayBooked = (
  { checkIn, checkOut }: Pick<LandStay, 'checkIn' | 'checkOut'>,
  bookings: readonly Dated[],
): boolean =>
  bookings
    .filter(isOn)
    .some(
      ({ kind, start, end }) =>
        kind === 'hotel' && start.date === checkIn && (end?.date ?? null) === checkOut,
    );

export const isSailingBooked = (
  { embarkationDate }: Pick<Sailing, 'embarkationDate'>,
  bookings: readonly Dated[],
): boolean =>
  bookings.filter(isOn).some(({ kind, start }) => kind === 'cruise' && start.date === embarkationDate);

/** The trip is changed to what was booked: a stay, the sailing, or the way there or home. */
export const suitsFrame = (booking: Dated, { startDate, endDate, stays, sailing }: TripFrame): boolean => {
  const { kind, start } = booking;
  if (kind === 'hotel') return stays.some((stay) => isStayBooked(stay, [booking]));
  if (kind === 'cruise') return sailing !== null && isSailingBooked(sailing, [booking]);
  return (kind === 'flight' || kind === 'train') && [startDate, endDate].includes(start.date);
};
