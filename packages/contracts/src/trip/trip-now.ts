import { addDays } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';
import { dateIn, timeIn } from '../core/time-zones.js';
import { zoneOfDay, type PortClock, type ZonedTrip } from './day-zones.js';

/** `HH:MM` on the clocks of {@link clockOfDay}. */
export const tripNow = (
  trip: ZonedTrip,
  now: Date,
  ports: readonly PortClock[],
): { date: CalendarDate; time: string } => {
  const eastern = dateIn(now);
  const zoneOf = (date: CalendarDate) => zoneOfDay(trip, date, ports);
  const near = [eastern, addDays(eastern, 1), addDays(eastern, -1)];
  const date = near.find((each) => dateIn(now, zoneOf(each)) === each) ?? eastern;
  return { date, time: timeIn(now, zoneOf(date)) };
};
