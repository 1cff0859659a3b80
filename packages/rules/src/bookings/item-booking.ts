import type { DayItem, KindTable, UnreservedKind } from '@landsea/contracts/planning';
import type { Booking, BookingKind } from '@landsea/contracts/bookings';
import { isShipMeal } from '../planning/ship-dinner.js';

const itemBookingKinds: KindTable<BookingKind, UnreservedKind> = {
  dining: 'dining',
  lane: 'lane',
  excursion: 'outing',
  show: 'outing',
  activity: 'outing',
};

/** The item stores all fields. Null without a reservation. @param zone the IANA zone of the item's clocks. */
export const toItemBooking = (item: DayItem, zone: string): Booking | null => {
  const kind = isShipMeal(item) ? 'dining' : itemBookingKinds[item.details.kind];
  const isReserved = item.status === 'booked' || (item.confirmation !== null && item.status !== 'cancelled');
  if (!kind || !isReserved || item.date === null) return null;
  const { id, title, date, time, place, people, costCents, confirmation, details, version, updatedAt } = item;
  return {
    ...{ id, itemId: id, kind, title, version, updatedAt },
    supplier: null,
    status: 'booked',
    heldUntil: null,
    numbers: confirmation ? [{ role: 'confirmation', value: confirmation }] : [],
    people: people && people.map((personId) => ({ personId })),
    start: { date, time, zone, place },
    end: details.kind === 'lane' && details.returnUntil ? { date, time: details.returnUntil, zone } : null,
    staterooms: [],
    included: null,
    note: item.note,
    totalCents: costCents,
    currency: 'USD',
    dollarCents: null,
    payments: [],
    refundCents: null,
    cancelUntil: null,
    source: 'typed',
  };
};
