import { addDays, type CalendarDate, getDateIn, timeIn } from '@landsea/contracts/core';
import { getDayZone, type PortClock, type ZonedTrip } from './day-zones.js';

/** `HH:MM` on the clocks of {@link getDayClock}. */
export const getTripNow = (
  trip: ZonedTrip,
  now: Date,
  ports: readonly PortClock[],
): { date: CalendarDate; time: string } => {
  const eastern = getDateIn(now);
  const zoneOf = (date: CalendarDate) => getDayZone(trip, date, ports);
  const near = [eastern, addDays(eastern, 1), addDays(eastern, -1)];
  const date = near.find((each) => getDateIn(now, zoneOf(each)) === each) ?? eastern;
  return { date, time: timeIn(now, zoneOf(date)) };
};
