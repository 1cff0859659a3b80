import {
  clockOfDay,
  type ClockSide,
  type DayClock,
  type PortClock,
  type ZonedTrip,
} from '../trip/day-zones.js';
import type { CalendarDate } from '../core/primitives.js';
import type { ItemKind } from './day-items.js';
import type { ItemDetails } from './item-details.js';

/** On a day in port these happen in town; everything else happens aboard. */
const inTown: readonly ItemKind[] = ['photo', 'snack'];

/**
 * Outings that are booked with the ship meet on ship time, as their tickets say; the cruise line's own islands and what a family
 * arranges itself go by the clocks of the port.
 */
export const sideOf = (details: ItemDetails): ClockSide => {
  if (details.kind !== 'excursion') return inTown.includes(details.kind) ? 'ashore' : 'aboard';
  return details.bookedWith === 'self' || details.bookedWith === 'own-island' ? 'ashore' : 'aboard';
};

/** The clocks on which the time of an item is read. */
export const clockOfItem = (
  trip: ZonedTrip,
  { date, details }: { date: CalendarDate; details: ItemDetails },
  ports: readonly PortClock[],
): DayClock => clockOfDay(trip, date, ports, sideOf(details));
