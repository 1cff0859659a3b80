import { bookingEntriesOn, type Booking, type BookingKind } from '@landsea/contracts/bookings';
import { hoursAhead, PARKS_ZONE, zonedInstant } from '@landsea/contracts/core';
import type { SharedItem } from '@landsea/contracts/sharing';

const shownKinds: readonly BookingKind[] = ['flight', 'train', 'hotel', 'cruise'];

/** `Chicago time`, where the clocks of a zone differ from those of the parks that day. */
const clockIn = (zone: string, date: string): { clock?: string } => {
  if (hoursAhead(zonedInstant(date, '12:00', zone), zone, PARKS_ZONE) === 0) return {};
  return { clock: `${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')} time` };
};

/**
 * Flights, trains, check-in and check-out, boarding and leaving the ship on a date: no numbers, no money. Hotels and ships have
 * their names only where the link shows where the family stays.
 */
export const sharedBookingsOn = (
  bookings: readonly Booking[],
  date: string,
  showsStays: boolean,
): SharedItem[] =>
  bookingEntriesOn(bookings, date).flatMap(({ bookingId, kind, end, label, title, time }) => {
    if (!shownKinds.includes(kind)) return [];
    const zone = bookings.find(({ id }) => id === bookingId)?.[end]?.zone ?? PARKS_ZONE;
    const isStay = kind === 'hotel' || kind === 'cruise';
    const named = isStay && !showsStays ? label : `${label}: ${title}`;
    return [{ date, time, title: named, ...(time === null ? {} : clockIn(zone, date)) }];
  });
