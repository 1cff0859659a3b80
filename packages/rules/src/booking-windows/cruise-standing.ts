import { getDateIn } from '@landsea/contracts/core';
import type { BookingWindow } from '@landsea/contracts/planning';
import type { Sailing } from '@landsea/contracts/trip';
import { isOfSailing, isSailingCanceled } from '../bookings/sailing-booking.js';
import type { CruiseBooking, DuePayment, WindowTrip } from './window-rule.js';

/** A held booking without a number is a price that is kept, unless something was paid for it. */
const isMade = ({ status, numbers, payments, hasPaid = false }: CruiseBooking): boolean =>
  status === 'held'
    ? numbers.length > 0 || hasPaid || payments.some(({ paidOn }) => paidOn !== null)
    : status !== 'canceled';

const isPaid = ({ totalCents, payments }: CruiseBooking): boolean =>
  payments.length > 0 &&
  payments.every(({ paidOn }) => paidOn !== null) &&
  (totalCents === null || totalCents === 0
    ? payments.some(({ kind }) => kind === 'final')
    : payments.reduce((sum, { cents }) => sum + cents, 0) >= totalCents);

/** A cruise of several days under another name and day may be the sailing with a mistake; a dinner cruise is not. */
const mayBeOfSailing = (sailing: Sailing, cruise: CruiseBooking): boolean =>
  isOfSailing(sailing, cruise) || cruise.end?.date !== cruise.start.date;

const findCruiseOfLine = ({ cruises = [] }: WindowTrip, { lineId }: DuePayment): CruiseBooking | undefined =>
  cruises.find(({ id }) => id === lineId);

export const isFareOfSailing = (sailing: Sailing, trip: WindowTrip, line: DuePayment): boolean => {
  const cruise = findCruiseOfLine(trip, line);
  return !cruise || mayBeOfSailing(sailing, cruise);
};

/** A price that is only held asks for no final payment, unless the payment keeps the hold. */
export const isQuotedFare = (trip: WindowTrip, line: DuePayment): boolean => {
  const cruise = findCruiseOfLine(trip, line);
  if (!cruise || cruise.status !== 'held' || isMade(cruise)) return false;
  const { heldUntil, start } = cruise;
  return heldUntil === null || line.dueOn > getDateIn(new Date(heldUntil), start.zone);
};

/** Undefined while something is to be paid, in doubt, and where the bookings are not known. */
export const getCruiseStanding = (
  sailing: Sailing,
  { cruises, isFareBooked = false, isFareOpen = false }: WindowTrip,
): BookingWindow['standing'] => {
  if (!cruises) return undefined;
  const made = cruises.filter((cruise) => isMade(cruise) && mayBeOfSailing(sailing, cruise));
  if (made.length === 0) {
    const isNumbered = Boolean(sailing.reservation || sailing.stateroom);
    const isBooked = isFareBooked || (isNumbered && !isSailingCanceled(sailing, cruises));
    return isBooked ? undefined : 'unbooked';
  }
  const isKnown = made.some((cruise) => isOfSailing(sailing, cruise));
  return isKnown && !isFareOpen && made.every(isPaid) ? 'paid' : undefined;
};
