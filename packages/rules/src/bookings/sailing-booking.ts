import type { Booking } from '@landsea/contracts/bookings';
import type { Sailing } from '@landsea/contracts/trip';

type SailingKey = Pick<Sailing, 'ship' | 'embarkationDate'>;
type Cruise = Pick<Booking, 'title' | 'start'>;

export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const isOfShip = ({ ship }: SailingKey, { title }: Cruise): boolean => isSameName(title, ship);

export const isOfBoarding = ({ embarkationDate }: SailingKey, { start }: Cruise): boolean =>
  start.date === embarkationDate;

/** @param cruise a booking of that kind: it is of the ship, or of the day on which the ship leaves. */
export const isOfSailing = (sailing: SailingKey, cruise: Cruise): boolean =>
  isOfShip(sailing, cruise) || isOfBoarding(sailing, cruise);
