import { listBookingEntriesOn, limitLabel } from '@landsea/rules/bookings';
import type { Booking, BookingKind } from '@landsea/contracts/bookings';
import { getOtherClockName, PARKS_ZONE } from '@landsea/contracts/core';
import { findStepOfEntry, type UsualRow } from '@landsea/rules/day-plans';
import type { SharedItem } from '@landsea/contracts/sharing';

const shownKinds: readonly BookingKind[] = ['flight', 'train', 'hotel', 'cruise'];

/**
 * Numbers and prices are left out; hotels and ships are named only where the link shows stays.
 * @param steps boarding and leaving at the usual time, without a booked one.
 */
export const listSharedBookingsOn = (
  bookings: readonly Booking[],
  date: string,
  showsStays: boolean,
  steps: readonly UsualRow[] = [],
): SharedItem[] =>
  listBookingEntriesOn(bookings, date).flatMap((entry) => {
    const { bookingId, kind, end, title } = entry;
    const step = findStepOfEntry(entry, steps);
    const time = step?.time ?? entry.time;
    const label = limitLabel(entry);
    if (!shownKinds.includes(kind)) return [];
    const zone = bookings.find(({ id }) => id === bookingId)?.[end]?.zone ?? PARKS_ZONE;
    const isStay = kind === 'hotel' || kind === 'cruise';
    const named = isStay && !showsStays ? label : `${label}: ${title}`;
    const clock = time === null ? '' : getOtherClockName(zone, date);
    return [{ date, time, title: named, ...(clock && { clock }) }];
  });
