import type { Booking } from '@landsea/contracts/bookings';
import type { Sailing } from '@landsea/contracts/trip';

type SailingKey = Pick<Sailing, 'ship' | 'embarkationDate'>;
type Cruise = Pick<Booking, 'title' | 'start'>;
type Canceled = Pick<Booking, 'title' | 'status' | 'numbers'>;
type NumberedCruise = Cruise & Canceled;

export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const isOfShip = ({ ship }: SailingKey, { title }: Cruise): boolean => isSameName(title, ship);

export const isOfBoarding = ({ embarkationDate }: SailingKey, { start }: Cruise): boolean =>
  start.date === embarkationDate;

/** @param cruise a booking of that kind: it is of the ship, or of the day on which the ship leaves. */
export const isOfSailing = (sailing: SailingKey, cruise: Cruise): boolean =>
  isOfShip(sailing, cruise) || isOfBoarding(sailing, cruise);

/** A canceled booking of another name says nothing of what came instead, unless it has the same number. */
export const isCanceledAs = (
  { title, status, numbers }: Canceled,
  name: string,
  number: string | null | undefined,
): boolean => {
  if (status !== 'canceled') return false;
  if (numbers.some(({ value }) => value === number)) return true;
  const isInDoubt = !number || numbers.length === 0;
  return isInDoubt && isSameName(title, name);
};

/** False as well where the sailing keeps the number of another booking than the canceled ones. */
export const isSailingCanceled = (
  { reservation, ...sailing }: Pick<Sailing, 'ship' | 'embarkationDate' | 'reservation'>,
  cruises: readonly NumberedCruise[],
): boolean => {
  const booked = cruises.filter((cruise) => isOfSailing(sailing, cruise));
  return (
    booked.every(({ status }) => status === 'canceled') &&
    booked.some((cruise) => isCanceledAs(cruise, sailing.ship, reservation))
  );
};
