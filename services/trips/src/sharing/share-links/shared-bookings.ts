import type { BookingKind } from '@landsea/contracts/bookings';
import { getOtherClockName } from '@landsea/contracts/core';
import type { DayBooking } from '@landsea/rules/day-plans';
import type { Minute } from '@landsea/rules/trip';
import type { SharedItem } from '@landsea/contracts/sharing';

const shownKinds: readonly BookingKind[] = ['flight', 'train', 'hotel', 'cruise'];

/** `at` is the place in the order of the day; null at the top. */
export interface PlacedItem {
  at: Minute | null;
  item: SharedItem;
}

/** Numbers and prices are left out; hotels and ships are named only where the link shows stays. */
export const makeSharedBookings = (entries: readonly DayBooking[], showsStays: boolean): PlacedItem[] =>
  entries
    .filter(({ kind }) => shownKinds.includes(kind))
    .map(({ kind, label, title, date, time, limit, zone, spot }) => {
      const isStay = kind === 'hotel' || kind === 'cruise';
      const named = isStay && !showsStays ? label : `${label}: ${title}`;
      const clock = time === null ? '' : getOtherClockName(zone, date);
      return {
        at: spot,
        item: { date, time, title: named, ...(clock && { clock }), ...(limit && { limit }) },
      };
    });
