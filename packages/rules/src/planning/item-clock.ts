import { getDayClock, type ClockSide, type PortClock, type ZonedTrip } from '../trip/day-zones.js';
import type { DayClock } from '@landsea/contracts/trip';
import type { CalendarDate } from '@landsea/contracts/core';
import type { AboardKind, ItemDetails, KindTable } from '@landsea/contracts/planning';

const inTown: KindTable<true, AboardKind | 'excursion'> = { photo: true, snack: true };

/** Outings of the ship meet on ship time, as their tickets say; others go by the port's clocks. */
export const getClockSide = (details: ItemDetails): ClockSide => {
  if (details.kind !== 'excursion') return inTown[details.kind] ? 'ashore' : 'aboard';
  return details.bookedWith === 'self' || details.bookedWith === 'own-island' ? 'ashore' : 'aboard';
};

export const getItemClock = (
  trip: ZonedTrip,
  { date, details }: { date: CalendarDate; details: ItemDetails },
  ports: readonly PortClock[],
): DayClock => getDayClock(trip, date, ports, getClockSide(details));
