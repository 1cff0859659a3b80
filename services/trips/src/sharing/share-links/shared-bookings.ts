import { bookingEntriesOn, limitLabel, type Booking, type BookingKind } from '@landsea/contracts/bookings';
import { otherClockName, PARKS_ZONE } from '@landsea/contracts/core';
import { stepOfEntry, type UsualRow } from '@landsea/contracts/day-plans';
import type { SharedItem } from '@landsea/contracts/sharing';

const shownKinds: readonly BookingKind[] = ['flight', 'train', 'hotel', 'cruise'];

/**
 * Numbers and prices are left out; hotels and ships are named only where the link shows stays.
 * @param steps boarding and leaving at the usual time, without a booked one.
 */
export const sharedBookingsOn = (
  bookings: readonly Booking[],
  date: string,
  showsStays: boolean,
  steps: readonly UsualRow[] = [],
): SharedItem[] =>
  bookingEntriesOn(bookings, date).flatMap((entry) => {
    const { bookingId, kind, end, title } = entry;
    const step = stepOfEntry(entry, steps);
    const time = step?.time ?? entry.time;
    const label = limitLabel(entry);
    if (!shownKinds.includes(kind)) return [];
    const zone = bookings.find(({ id }) => id === bookingId)?.[end]?.zone ?? PARKS_ZONE;
    const isStay = kind === 'hotel' || kind === 'cruise';
    const named = isStay && !showsStays ? label : `${label}: ${title}`;
    const clock = time === null ? '' : otherClockName(zone, date);
    return [{ date, time, title: named, ...(clock && { clock }) }];
  });
